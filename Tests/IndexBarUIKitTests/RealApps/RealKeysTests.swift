#if INDEXBAR_UIKIT_DOUBLE
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct RealKeysTests {
        @Test(arguments: [true, false], [Home.plain, .rootView])
        func `R19: arrows, page, home and end are the bar's before the focus system's`(
            taken: Bool, home: Home
        ) {
            Policy.with(.but { $0.systemTakesPageKeys = taken }) {
                let stage = RealStage(home, Shelf(Array(repeating: 20, count: 9)))
                #expect(stage.window.moveFocus(to: stage.bar))
                stage.window.press(UIKey(code: .keyboardEnd))
                #expect(stage.bar.selectedIndex == 8)
                stage.window.press(UIKey(code: .keyboardUpArrow))
                #expect(stage.bar.selectedIndex == 7)
                stage.window.press(UIKey(code: .keyboardHome))
                #expect(stage.bar.selectedIndex == 0)
                stage.window.press(UIKey(code: .keyboardDownArrow))
                #expect(stage.bar.selectedIndex == 1 && stage.bar.isFocused)
                stage.window.press(UIKey(code: .keyboardPageDown))
                #expect((stage.bar.selectedIndex ?? 0) > 1)
            }
        }

        @Test func `arrow keys across the bar are the focus system's`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            stage.window.moveFocus(to: stage.bar)
            stage.window.press(UIKey(code: .keyboardLeftArrow))
            #expect(stage.bar.selectedIndex == nil)
        }

        @Test(arguments: [true, false])
        func `the large content viewer may cancel the drag: the entry under the lift is chosen, once`(
            cancels: Bool
        ) throws {
            try Policy.with(.but { $0.largeContentCancels = cancels }) {
                let stage = RealStage(.plain, Shelf(Array(repeating: 20, count: 5)))
                stage.window.changeTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
                stage.frames()
                let finger = Finger(on: stage.window)
                finger.down(at: try #require(stage.place(of: "B")))
                Clock.advance(0.7)
                stage.frames()
                let viewer = stage.bar.interactions.compactMap { $0 as? UILargeContentViewerInteraction }
                    .first
                #expect(viewer?.shownTitle == "B")
                finger.move(to: try #require(stage.place(of: "D")))
                stage.frames()
                #expect(viewer?.shownTitle == "D")
                finger.lift()
                stage.frames()
                #expect(stage.bar.selectedIndex == 3 && stage.header(3) == 0)
                #expect(stage.selections.filter { $0 == 3 }.count == 1)
                #expect(!stage.bar.isTracking)
            }
        }

        @Test func `the system's glass is there by choice on iOS 26, plain by default`() throws {
            let stage = RealStage(.plain, Shelf([20, 20]))
            func effects(_ view: UIView) -> [UIVisualEffect] {
                ((view as? UIVisualEffectView)?.effect.map { [$0] } ?? []) + view.subviews.flatMap(effects)
            }
            #expect(!effects(stage.window).contains { $0 is UIGlassEffect })
            stage.bar.style.material = .glass
            let finger = Finger(on: stage.window)
            finger.down(at: try #require(stage.place(of: "B")))
            Clock.advance(0.2)
            stage.frames()
            #expect(effects(stage.window).contains { $0 is UIGlassEffect })
            finger.lift()
        }
    }
#endif
