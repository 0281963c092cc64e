import Testing
import UIKit

@MainActor @Suite struct ControlTests {
    @Test func `an action of the same identifier replaces the one before`() {
        let control = UIControl()
        var got: [Int] = []
        let name = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: name) { _ in got.append(1) }, for: .valueChanged)
        control.addAction(UIAction(identifier: name) { _ in got.append(2) }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(got == [2])
    }

    @Test func `the screen reader adjusts adjustable elements in a window only`() {
        final class Counter: UIView {
            var count = 0
            override func accessibilityIncrement() { count += 1 }
        }
        let window = window()
        let view = Counter(frame: window.bounds)
        window.addSubview(view)
        VoiceOver.increment(view)
        view.isAccessibilityElement = true
        VoiceOver.increment(view)
        #expect(view.count == 0)
        view.accessibilityTraits = .adjustable
        VoiceOver.increment(view)
        #expect(view.count == 1)
    }

    @Test func `keys go to the focused view if it can be first responder`() {
        final class Keyed: UIView {
            var keys = 0
            override var canBecomeFocused: Bool { true }
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
        }
        let window = window()
        let view = Keyed(frame: window.bounds)
        window.addSubview(view)
        window.press(UIKey(code: .keyboardA, characters: "a"))
        #expect(view.keys == 0)
        #expect(window.moveFocus(to: view))
        window.press(UIKey(code: .keyboardA, characters: "a"))
        #expect(view.keys == 1)
        #expect(!window.moveFocus(to: UIView()))
    }

    @Test func `the pointer enters and leaves regions`() {
        final class Delegate: NSObject, UIPointerInteractionDelegate {
            var log: [String] = []
            func pointerInteraction(
                _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
                defaultRegion: UIPointerRegion
            ) -> UIPointerRegion? {
                UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 10, height: request.location.y < 5 ? 5 : 10))
            }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) { log.append("enter \(region.rect.height)") }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) { log.append("exit \(region.rect.height)") }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let delegate = Delegate()
        let pointer = UIPointerInteraction(delegate: delegate)
        view.addInteraction(pointer)
        pointer.point(at: CGPoint(x: 1, y: 1))
        pointer.point(at: CGPoint(x: 1, y: 2))
        pointer.point(at: CGPoint(x: 1, y: 8))
        pointer.point(at: nil)
        #expect(delegate.log == ["enter 5.0", "exit 5.0", "enter 10.0", "exit 10.0"])
    }
}
