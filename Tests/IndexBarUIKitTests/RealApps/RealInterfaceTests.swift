#if INDEXBAR_UIKIT_DOUBLE
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite(.serialized) struct RealInterfaceTests {
        private static let own = UIColor(white: 0.3, alpha: 1)

        @Test func `IndexBarView.attach(to:) beside the initialiser`() {
            let stage = RealStage(.plain, Shelf([20, 20]), attach: false)
            Wanted.attach(to: stage.list)
            stage.frames()
            #expect(stage.place(of: "B") != nil)
        }

        @Test
        func `select(entry:) and selectedEntry have the same name in UIKit and GTK`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            Wanted.select(stage.bar, entry: 1)
            stage.frames()
            #expect(stage.header(1) == 0 && stage.bar.selectedIndex == 1)
        }

        @Test(.disabled("issue 12")) func `style members are settable through appearance()`() {
            defer { UIView.forgetAppearance() }
            Wanted.appearanceTitleColor(RealInterfaceTests.own)
            let stage = RealStage(.plain, Shelf([20, 20]))
            let color = stage.window.texts().first { $0.text == "B" }?.color
            #expect(color == RealInterfaceTests.own)
        }

        @Test(.disabled("issue 12")) func `@IBOutlet list: a bar from a nib attaches itself`() {
            let stage = RealStage(.plain, Shelf([20, 20]), attach: false)
            let bar = IndexBarView(coder: NSCoder())
            if let bar { Wanted.outlet(bar, stage.list) }
            stage.frames()
            #expect(stage.place(of: "B") != nil)
        }

        @Test(.disabled("issue 12")) func `the colour of the lit title can be set`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            Wanted.litColor(stage.bar, RealInterfaceTests.own)
            stage.tap("B")
            #expect(stage.window.texts().contains { $0.text == "B" && $0.color == RealInterfaceTests.own })
        }
    }
#endif
