#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct TouchTests {
        @Test func `a touch on a title brings its first row to the top and shows the preview`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let point = try list.point(of: "M")
            list.display.touch.touch(.began, x: point.x, y: point.y)
            #expect(run { list.topRow == list.starts[12] })
            settle(list.window)
            let screen = try #require(list.bar.screen())
            #expect(screen.highlighted == "M")
            #expect(screen.preview == "M")
            list.display.touch.touch(.ended, x: point.x, y: point.y)
            #expect(run { !list.bar.isTracking })
        }
    }
#endif
