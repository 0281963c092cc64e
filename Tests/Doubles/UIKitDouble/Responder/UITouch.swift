// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A finger on the glass. UIKit makes them; a test may subclass it, as it may on UIKit.
@MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    /// The fields as the window keeps them.
    var state = (phase: Phase.began, timestamp: TimeInterval(0), point: CGPoint.zero, previous: CGPoint.zero)
    weak var target: UIView?
    weak var home: UIWindow?

    public override init() { super.init() }

    open var phase: Phase { state.phase }
    open var timestamp: TimeInterval { state.timestamp }
    open var tapCount: Int { 1 }
    open var type: TouchType { storedType }
    var storedType = TouchType.direct
    open var view: UIView? { target }
    open var window: UIWindow? { home }
    open var gestureRecognizers: [UIGestureRecognizer]? { unmodelled("UITouch.gestureRecognizers") }

    open func location(in view: UIView?) -> CGPoint { view?.convert(state.point, from: nil) ?? state.point }
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(state.previous, from: nil) ?? state.previous
    }
}

@MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover }
    var touches: Set<UITouch> = []
    public override init() { super.init() }
    open var type: EventType { .touches }
    open var timestamp: TimeInterval { Clock.now }
    open var allTouches: Set<UITouch>? { touches }
    open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
    /// Several selections in one move would mean more events and haptics for nothing, so nobody should ask.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        unmodelled("UIEvent.coalescedTouches(for:)")
    }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        unmodelled("UIEvent.predictedTouches(for:)")
    }
}

@MainActor open class UIPressesEvent: UIEvent {
    var presses: Set<UIPress> = []
    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { presses }
}
