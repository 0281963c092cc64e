// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

/// Settings are the test's to make; posts are recorded.
@MainActor public enum UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }
    public internal(set) static var isVoiceOverRunning = false
    public internal(set) static var isReduceMotionEnabled = false
    public internal(set) static var isReduceTransparencyEnabled = false

    /// The double's own: what was posted.
    public internal(set) static var posts: [(notification: Notification, argument: Any?)] = []
    public static func post(notification: Notification, argument: Any?) {
        posts.append((notification, argument))
    }
    /// The double's own: the announced texts.
    public static var announcements: [String] {
        posts.filter { $0.notification == .announcement }.compactMap { $0.argument as? String }
    }
    /// The double's own: forgets the posts and settings.
    public static func reset(voiceOver: Bool = false, reduceMotion: Bool = false) {
        posts = []
        isVoiceOverRunning = voiceOver
        isReduceMotionEnabled = reduceMotion
        isReduceTransparencyEnabled = false
    }
    /// The double's own: the setting of less transparency.
    public static func reduceTransparency(_ on: Bool) { isReduceTransparencyEnabled = on }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
    open var name: String
    open var actionHandler: Handler?
    /// Not optional, as on Apple's pages of its sibling initialisers: the stricter reading.
    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}

/// The double's screen reader.
@MainActor public enum VoiceOver {
    /// A swipe up on the element; only an adjustable element is told.
    public static func increment(_ view: UIView) {
        if isReachable(view), view.accessibilityTraits.contains(.adjustable) { view.accessibilityIncrement() }
    }
    /// A swipe down on the element.
    public static func decrement(_ view: UIView) {
        if isReachable(view), view.accessibilityTraits.contains(.adjustable) { view.accessibilityDecrement() }
    }
    /// Whether the reader stops at the view.
    public static func isReachable(_ view: UIView) -> Bool {
        view.isAccessibilityElement && !view.isHidden && !view.accessibilityElementsHidden
            && view.alpha >= 0.01 && view.window != nil
    }
}
