import Testing
import UIKit

/// A control that answers recognisers.
final class Stubborn: UIControl {
    var allows = true
    var asked: [UIGestureRecognizer] = []
    var cancelled = 0
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        asked.append(recognizer)
        return allows
    }
    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        cancelled += 1
    }
}

@MainActor @Suite struct GestureTests {
    private func stubborn(in view: UIView) -> Stubborn {
        let control = Stubborn(frame: CGRect(x: 0, y: 0, width: 50, height: 200))
        view.addSubview(control)
        return control
    }

    @Test(arguments: [true, false])
    func `behaviour 9: the hit view is asked, a winner cancels the touch`(allows: Bool) {
        let window = window()
        let pan = UIPanGestureRecognizer()
        window.addGestureRecognizer(pan)
        let control = stubborn(in: window)
        control.allows = allows
        let finger = Finger(on: window)
        finger.down(at: CGPoint(x: 10, y: 10))
        finger.move(to: CGPoint(x: 10, y: 40))
        Display.frame()
        #expect(control.asked == [pan])
        #expect(control.cancelled == (allows ? 1 : 0))
        #expect(control.isTracking == !allows)
        finger.lift()
    }

    @Test func `behaviour 9: a scroll view delays the touch and does not take it from a control`() {
        Policy.with(Policy()) {
            let window = window()
            let list = UIScrollView(frame: window.bounds)
            window.addSubview(list)
            let control = stubborn(in: list)
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 10, y: 10))
            #expect(!control.isTracking)
            Clock.advance(0.2)
            #expect(control.isTracking)
            finger.move(to: CGPoint(x: 10, y: 60))
            #expect(control.isTracking && control.cancelled == 0)
            finger.lift()
        }
    }

    @Test func `behaviour 9: a quick drag in a scroll view never reaches a control that lets it`() {
        Policy.with(Policy()) {
            let window = window()
            let list = UIScrollView(frame: window.bounds)
            window.addSubview(list)
            let control = stubborn(in: list)
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 10, y: 10))
            finger.move(to: CGPoint(x: 10, y: 60))
            #expect(!control.isTracking && control.sent.isEmpty)
            finger.lift()
            control.allows = false
            finger.down(at: CGPoint(x: 10, y: 10))
            finger.move(to: CGPoint(x: 10, y: 60))
            #expect(control.isTracking)
            finger.lift()
            list.delaysContentTouches = false
            finger.down(at: CGPoint(x: 10, y: 10))
            #expect(control.isTracking)
            finger.lift()
        }
    }
}
