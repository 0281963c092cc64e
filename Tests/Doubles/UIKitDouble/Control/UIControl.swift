// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Actions and state; the touch handling is in the other file.
@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    private var actions: [(action: UIAction, events: Event)] = []

    open var isEnabled = true { didSet { if !isEnabled, oldValue { loseTracking() } } }
    open var isHighlighted = false
    open var isSelected = false
    open var state: State {
        var result: State = []
        if isHighlighted { result.insert(.highlighted) }
        if !isEnabled { result.insert(.disabled) }
        if isSelected { result.insert(.selected) }
        return result
    }
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false
    /// The touch that the control tracks.
    weak var trackedTouch: UITouch?

    /// Which of a control's own default UIKit takes is not documented: both.
    open override var isAccessibilityElement: Bool {
        get { storedIsElement ?? Policy.current.controlsAreElements }
        set { storedIsElement = newValue }
    }

    // MARK: Actions

    /// An action of the same identifier and events replaces the one before.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == identifier && $0.events == controlEvents }
    }
    open func sendAction(_ action: UIAction) {
        action.storedSender = self
        action.handler(action)
        action.storedSender = nil
    }
    open func sendActions(for controlEvents: Event) {
        sent.append(controlEvents)
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    }
    /// The double's own: the events that were sent, in order.
    public internal(set) var sent: [Event] = []

    // MARK: Tracking, for subclasses

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Behaviour 7: without `super` the state below stays as it was.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) { superEnded = true }
    /// Behaviour 8: the page asks for `super`.
    open func cancelTracking(with event: UIEvent?) { superEnded = true }
    var superEnded = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackStart(touches, event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackMove(touches, event)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackEnd(touches, event)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackCancel(touches, event)
    }
}

/// Apple's page of UIActionHandler: no actor in the type, so a handler belongs where it is written.
public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: NSObject {
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    private static var count = 0
    public let identifier: Identifier
    let handler: UIActionHandler
    var storedSender: Any?
    open var sender: Any? { storedSender }
    public let title: String
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        UIAction.count += 1
        self.title = title
        self.identifier = identifier ?? Identifier("double.action.\(UIAction.count)")
        self.handler = handler
        super.init()
    }
}
