extension UIControl {
    /// Behaviour 4: inside is true first; then `beginTracking`; then, if it said yes, tracking and
    /// `.touchDown`, which by the other source comes before.
    func trackStart(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        let first = Policy.current.touchDownFirst
        if first {
            isHighlighted = true
            sendActions(for: .touchDown)
        }
        isTracking = beginTracking(touch, with: event)
        isHighlighted = isTracking
        guard isTracking else { return }
        trackedTouch = touch
        if !first { sendActions(for: .touchDown) }
    }

    /// Behaviour 5: `isTouchInside` is up to date before `continueTracking`; the drag events follow.
    func trackMove(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return refused(touch, event) }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    /// Behaviour 6: after a no there is no touch-up; whether `endTracking` follows is a matter of policy.
    private func refused(_ touch: UITouch, _ event: UIEvent?) {
        trackedTouch = nil
        isHighlighted = false
        if Policy.current.endsAfterRefusal { endTracking(touch, with: event) }
    }

    /// Behaviour 7: inside once more, `endTracking`, the touch-up, and only then neither inside nor tracking.
    func trackEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = point(inside: touch.location(in: self), with: event)
        superEnded = false
        endTracking(touch, with: event)
        sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
        stopTracking()
    }

    func trackCancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        cancelNow(event)
    }

    /// Behaviour 8: once, without an event, on leaving the window, hiding or being disabled.
    func loseTracking() {
        guard isTracking else { return }
        cancelNow(nil)
    }

    private func cancelNow(_ event: UIEvent?) {
        trackedTouch = nil
        superEnded = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
        stopTracking()
    }

    private func stopTracking() {
        isHighlighted = false
        guard superEnded else { return }
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
    }
}
