import Testing

@testable import UIKit

/// A control with a viewer that shows thirds of it.
final class LargeControl: UIControl, UILargeContentViewerInteractionDelegate {
    let item = UIView()
    var ended: [String?] = []
    var allows = true
    var cancelled = 0
    func setUp() {
        item.showsLargeContentViewer = true
        addInteraction(UILargeContentViewerInteraction(delegate: self))
    }
    var viewer: UILargeContentViewerInteraction? { interactions.first as? UILargeContentViewerInteraction }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { allows }
    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        cancelled += 1
    }
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        item.largeContentTitle = "\(Int(point.y / 100))"
        return item
    }
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { ended.append(item?.largeContentTitle) }
}

@MainActor @Suite struct LargeContentTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func control(largeText: Bool = true) -> LargeControl {
        let control = LargeControl(frame: CGRect(x: 0, y: 0, width: 40, height: 300))
        control.setUp()
        window.addSubview(control)
        if largeText { window.changeTraits { $0.preferredContentSizeCategory = .accessibilityMedium } }
        Display.frame()
        return control
    }

    @Test(arguments: [true, false])
    func `behaviour 20: a press of half a second shows the item; the touch below is taken away, or not`(
        cancels: Bool
    ) {
        Policy.with(.but { $0.largeContentCancels = cancels }) {
            let control = control()
            control.viewer?.gestureRecognizerForExclusionRelationship.cancelsTouchesInView = !cancels
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 20, y: 50))
            Clock.advance(0.4)
            #expect(control.viewer?.shownTitle == nil)
            Clock.advance(0.2)
            #expect(control.viewer?.shownTitle == "0")
            #expect(control.isTracking == !cancels && control.cancelled == (cancels ? 1 : 0))
            finger.move(to: CGPoint(x: 20, y: 250))
            Display.frame()
            #expect(control.viewer?.shownTitle == "2" && control.isTracking == !cancels)
            finger.lift()
            #expect(control.ended == ["2"] && control.viewer?.shownTitle == nil)
        }
    }

    @Test func `behaviour 20: not with ordinary text, after a movement, or where the view below says no`() {
        let plain = control(largeText: false)
        let finger = Finger(on: window)
        finger.down(at: CGPoint(x: 20, y: 50))
        Clock.advance(1)
        #expect(plain.viewer?.shownTitle == nil)
        finger.lift()
        plain.removeFromSuperview()
        let control = control()
        finger.down(at: CGPoint(x: 20, y: 50))
        finger.move(to: CGPoint(x: 20, y: 90))
        Display.frame()
        Clock.advance(1)
        #expect(control.viewer?.shownTitle == nil && control.isTracking)
        finger.lift()
        control.allows = false
        finger.down(at: CGPoint(x: 20, y: 50))
        Clock.advance(1)
        #expect(control.viewer?.shownTitle == nil)
        finger.lift()
        #expect(control.ended.isEmpty)
    }
}
