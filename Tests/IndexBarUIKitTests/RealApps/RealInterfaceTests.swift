#if INDEXBAR_UIKIT_DOUBLE
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite(.serialized) struct RealInterfaceTests {
        @Test func `IndexBarView.attach(to:) beside the initialiser`() {
            let stage = RealStage(.plain, Shelf([20, 20]), attach: false)
            Wanted.attach(to: stage.list)
            stage.frames()
            #expect(stage.place(of: "B") != nil)
        }

        @Test func `select(entry:) and selectedEntry have the same name in UIKit and GTK`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            Wanted.select(stage.bar, entry: 1)
            stage.frames()
            #expect(stage.header(1) == 0 && stage.bar.selectedIndex == 1)
        }

        @Test func `style members are settable through appearance()`() {
            defer { UIView.forgetAppearance() }
            Wanted.appearanceTitleColor(.systemBlue)
            let stage = RealStage(.plain, Shelf([20, 20]))
            let color = stage.window.texts().first { $0.text == "B" }?.color
            #expect(color == .systemBlue)
        }

        @Test func `@IBOutlet list: a bar from a nib attaches itself`() {
            let stage = RealStage(.plain, Shelf([20, 20]), attach: false)
            let bar = IndexBarView(coder: NSCoder())
            if let bar { Wanted.outlet(bar, stage.list) }
            stage.frames()
            #expect(stage.place(of: "B") != nil)
        }

        @Test func `the colour of the lit title can be set`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            Wanted.litColor(stage.bar, .systemBlue)
            stage.tap("B")
            #expect(stage.window.texts().contains { $0.text == "B" && $0.color == .systemBlue })
        }
    }
#endif
