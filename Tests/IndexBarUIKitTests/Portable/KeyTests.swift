#if canImport(UIKit)
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    @MainActor @Suite struct KeyTests {
        private func press(_ bar: IndexBarView, _ presses: FakePress...) {
            for press in presses { bar.pressesBegan([press], with: nil) }
        }

        @Test func `arrows, paging, ends`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            press(bar, FakePress(.keyboardDownArrow))
            #expect(bar.selectedIndex == 0)
            press(
                bar, FakePress(.keyboardDownArrow), FakePress(.keyboardDownArrow), FakePress(.keyboardUpArrow)
            )
            #expect(bar.selectedIndex == 1)
            press(bar, FakePress(.keyboardEnd))
            #expect(bar.selectedIndex == 2)
            press(bar, FakePress(.keyboardPageUp))
            #expect(bar.selectedIndex == 1)
            press(bar, FakePress(.keyboardPageDown))
            #expect(bar.selectedIndex == 2)
            press(bar, FakePress(.keyboardHome))
            #expect(bar.selectedIndex == 0)
        }

        @Test func `sideways arrows belong to a horizontal bar, mirrored where reading is`() {
            let bar = IndexBarView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 20), titles: ["A", "B", "C"])
            bar.layoutIfNeeded()
            press(
                bar, FakePress(.keyboardRightArrow), FakePress(.keyboardRightArrow),
                FakePress(.keyboardDownArrow))
            #expect(bar.selectedIndex == 1)
            bar.semanticContentAttribute = .forceRightToLeft
            bar.layoutIfNeeded()
            press(bar, FakePress(.keyboardRightArrow))
            #expect(bar.selectedIndex == 0)
            press(bar, FakePress(.keyboardLeftArrow))
            #expect(bar.selectedIndex == 1)
        }

        @Test func `typed text finds titles without case and accents, and adds up for a second`() {
            let bar = IndexBarView.spread(["Alpha", "Émile", "Éva", "Zoë"])
            press(bar, FakePress(.keyboardE, "e", time: 1))
            #expect(bar.selectedTitle == "Émile")
            press(bar, FakePress(.keyboardA, "V", time: 1.5))
            #expect(bar.selectedTitle == "Éva")
            press(bar, FakePress(.keyboardA, "z", time: 3))
            #expect(bar.selectedTitle == "Zoë")
        }

        @Test(arguments: [UIKeyModifierFlags.command, .control, .alternate])
        func `short cuts are not typing`(flags: UIKeyModifierFlags) {
            let bar = IndexBarView.spread(["A", "B"])
            press(bar, FakePress(.keyboardA, "a", flags), FakePress(.keyboardDownArrow, "", flags))
            #expect(bar.selectedIndex == nil)
        }

        @Test(arguments: ["", "\u{7F}", "\u{F704}", "UIKeyInputF1", "\u{1B}"])
        func `keys without a character are not typing`(text: String) {
            let bar = IndexBarView.spread(["A", "B", ""])
            #expect(!bar.take(FakePress(.keyboardA, text)))
        }

        @Test func `what the bar does not understand goes on`() {
            let bar = IndexBarView.spread(["A", "B"])
            #expect(!bar.take(FakePress(.keyboardTab, "\t")))
            #expect(!bar.take(FakePress(.keyboardLeftArrow)))
            #expect(!bar.take(FakePress(.keyboardEscape)))
            #expect(bar.take(FakePress(.keyboardDownArrow)))
            bar.isEnabled = false
            #expect(!bar.take(FakePress(.keyboardDownArrow)))
        }

        @Test func `escape ends a drag and nothing else`() {
            let bar = IndexBarView.spread(["A", "B"])
            #expect(!bar.accessibilityPerformEscape())
            let touch = bar.drag(150)
            #expect(bar.take(FakePress(.keyboardEscape)))
            #expect(!bar.driver.isTracking)
            #expect(!bar.continueTracking(touch, with: nil))
            #expect(!bar.accessibilityPerformEscape())
        }

        @Test func `focus comes where there is something to move along, and touch takes none`() {
            let bar = IndexBarView.spread(["A", "B"])
            #expect(bar.canBecomeFocused && bar.canBecomeFirstResponder)
            bar.tap(10)
            #expect(!bar.isFirstResponder)
            bar.isEnabled = false
            #expect(!bar.canBecomeFocused)
            bar.isEnabled = true
            bar.style.minimumRows = 9
            #expect(!bar.canBecomeFocused)
            bar.style.minimumRows = 0
            bar.titles = []
            #expect(!bar.canBecomeFocused)
            #expect(bar.focusGroupIdentifier != IndexBarView(frame: .zero).focusGroupIdentifier)
        }
    }
#endif
