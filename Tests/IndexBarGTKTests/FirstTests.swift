#if GTK
    import CGTK
    import Foundation
    import IndexBarCore
    import IndexBarGTK
    import Testing

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct FirstTests {
        @Test func `a touch on M`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let point = try list.point(of: "M")
            list.display.touch.touch(.began, x: point.x, y: point.y)
            #expect(run { list.topRow == list.starts[12] })
            settle(list.window)
            print(list.bar.screen() as Any)
            let picture = try IndexBarSnapshot.drawing(list.window, scale: 2)
            try picture.write(to: "/tmp/gtk-first.png")
            picture.free()
            list.display.touch.touch(.ended, x: point.x, y: point.y)
            #expect(run { !list.bar.isTracking })
        }
    }
#endif
