/// A finger on a window of the double: what the system does with a touch before, beside and instead of the
/// view's own methods. Several may be down at once.
@MainActor public final class Finger {
    private let window: UIWindow
    private var touch: UITouch?
    private var event = UIEvent()
    private var recognizers: [UIGestureRecognizer] = []
    private var delivered = false
    private var dead = false
    private var waitingMove: CGPoint?
    private var downCount = 0
    private static var live: [Finger] = []
    private var viewer: UILargeContentViewerInteraction?

    private let type: UITouch.TouchType

    /// A finger above the window; or a pointer whose button is pressed, by its type.
    public init(on window: UIWindow, type: UITouch.TouchType = .direct) {
        (self.window, self.type) = (window, type)
    }

    /// The view that the touch belongs to.
    public var view: UIView? { touch?.view }

    /// Puts the finger down, after a frame: hit test, recognisers, then the view.
    ///
    /// Behaviour 3: a second touch is not delivered to a view that takes one only.
    public func down(at point: CGPoint) {
        Display.frame()
        let touch = UITouch()
        touch.storedType = type
        self.touch = touch
        event = UIEvent()
        event.touches = [touch]
        (delivered, dead) = (false, false)
        touch.state = (.began, Clock.now, point, point)
        touch.home = window
        touch.target = window.hitTest(point, with: event)
        let all = chain(from: touch.target).filter(\.isEnabled)
        // A recogniser of the screen's edge has its say before a list's pan.
        recognizers =
            all.filter { $0 is UIScreenEdgePanGestureRecognizer }
            + all.filter { !($0 is UIScreenEdgePanGestureRecognizer) }
        for recognizer in recognizers where recognizer.start == nil {
            recognizer.start = point
            recognizer.point = point
        }
        let taken = Finger.live.contains { $0.touch?.view === touch.view && !$0.dead }
        Finger.live.append(self)
        guard let view = touch.view, !taken || view.isMultipleTouchEnabled else {
            dead = true
            return
        }
        downCount += 1
        let thisDown = downCount
        Clock.after(0.5) { [weak self] in self?.holdStill(ifDown: thisDown, from: point) }
        if delays(view) {
            Clock.after(0.15) { [weak self] in self?.deliver(ifDown: thisDown) }
        } else {
            deliver(ifDown: thisDown)
        }
    }

    /// Behaviour 20: half a second after the touch, if the finger has not gone ten points by then.
    private func holdStill(ifDown number: Int, from start: CGPoint) {
        guard number == downCount, viewer == nil, let touch, let view = touch.view else { return }
        let place = touch.state.point
        guard hypot(Double(place.x - start.x), Double(place.y - start.y)) < 10 else { return }
        var next: UIView? = view
        while let above = next {
            for case let one as UILargeContentViewerInteraction in above.interactions
            where one.begin(at: place, over: view) {
                viewer = one
                if Policy.current.largeContentCancels { cancelDelivery() }
                return
            }
            next = above.superview
        }
    }

    private func deliver(ifDown number: Int) {
        guard number == downCount, !delivered, !dead, let touch, let view = touch.view else { return }
        delivered = true
        view.touchesBegan([touch], with: event)
    }

    /// Moves the finger; under the policy that merges moves, it does so with the next frame or lift.
    public func move(to point: CGPoint) {
        guard touch != nil else { return }
        if Policy.current.mergesMoves { waitingMove = point } else { moveNow(to: point) }
    }

    private func moveNow(to point: CGPoint) {
        guard let touch else { return }
        touch.state = (.moved, Clock.now, point, touch.state.point)
        for recognizer in recognizers { recognizer.point = point }
        if let viewer { viewer.look(at: point) } else { recognize(at: point) }
        if !delivered { deliver(ifDown: recognizers.isEmpty ? downCount : downCount) }
        guard !dead, delivered, let view = touch.view else { return }
        view.touchesMoved([touch], with: event)
    }

    /// Lifts the finger where it is.
    public func lift() {
        settle()
        guard let touch, let view = touch.view else { return done() }
        touch.state.phase = .ended
        touch.state.timestamp = Clock.now
        if !dead {
            deliver(ifDown: downCount)
            view.touchesEnded([touch], with: event)
        }
        viewer?.end(at: touch.state.point)
        done()
    }

    /// The system takes the touch away: a call, an alert, another window.
    public func cancel() {
        settle()
        guard let touch else { return }
        touch.state.phase = .cancelled
        cancelDelivery()
        done()
    }

    private func cancelDelivery() {
        guard let touch, !dead else { return }
        dead = true
        if delivered { touch.view?.touchesCancelled([touch], with: event) }
    }

    private func done() {
        for recognizer in recognizers {
            recognizer.start = nil
            recognizer.storedState = .possible
        }
        touch = nil
        viewer = nil
        Finger.live.removeAll { $0 === self }
    }

    private func settle() {
        guard let point = waitingMove else { return }
        waitingMove = nil
        moveNow(to: point)
    }

    /// Delivers moves that waited for the frame.
    static func flush() { for finger in live { finger.settle() } }

    // MARK: Recognisers

    private func chain(from view: UIView?) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var next = view
        while let view = next {
            result += view.gestureRecognizers ?? []
            next = view.superview
        }
        return result
    }

    /// Behaviour 9: a scroll view above delays the touch-down if it says so.
    private func delays(_ view: UIView) -> Bool {
        var next = view.superview
        while let above = next {
            if let list = above as? UIScrollView, list.delaysContentTouches, list.isScrollEnabled {
                return true
            }
            next = above.superview
        }
        return false
    }

    /// Behaviour 9: the hit view is asked before a recogniser begins; one that begins takes the touch away.
    private func recognize(at point: CGPoint) {
        guard let view = touch?.view else { return }
        for recognizer in recognizers where recognizer.state == .possible {
            guard let start = recognizer.start, recognizer.recognizes(from: start, to: point) else {
                continue
            }
            guard mayBegin(recognizer, over: view) else {
                recognizer.storedState = .failed
                continue
            }
            recognizer.storedState = .began
            if recognizer.cancelsTouchesInView { cancelDelivery() }
            return
        }
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer, over view: UIView) -> Bool {
        if let list = recognizer.view as? UIScrollView, recognizer === list.panGestureRecognizer, delivered {
            guard list.canCancelContentTouches, list.touchesShouldCancel(in: view) else { return false }
        }
        return view.gestureRecognizerShouldBegin(recognizer)
            && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }
}
