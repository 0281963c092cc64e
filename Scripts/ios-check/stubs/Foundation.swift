// As much of Foundation as the front ends and the double need to be type-checked; shared by both passes.
#if OBJECTIVE_C
    @_exported import CObjects
    @_exported import ObjectiveC
#endif

#if OBJECTIVE_C
    extension NSObject: @retroactive Hashable {
        public static func == (one: NSObject, other: NSObject) -> Bool { true }
        public func hash(into hasher: inout Hasher) {}
    }
#else
    public protocol NSObjectProtocol: AnyObject {
        func isEqual(_ object: Any?) -> Bool
        var hash: Int { get }
    }
    open class NSObject: NSObjectProtocol, Hashable {
        public init() {}
        open func isEqual(_ object: Any?) -> Bool { false }
        open var hash: Int { 0 }
        public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
        public func hash(into hasher: inout Hasher) {}
    }
#endif
open class NSCoder: NSObject {}
open class NSString: NSObject, ExpressibleByStringLiteral {
    public required init(stringLiteral value: StaticString) { super.init() }
    public init(string: String) { super.init() }
}
open class NSAttributedString: NSObject {
    public struct Key: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
public struct IndexPath: Hashable, Comparable, Sendable {
    public static func < (one: IndexPath, other: IndexPath) -> Bool { false }
    public init(indexes: [Int]) {}
    public subscript(_ place: Int) -> Int {
        get { 0 }
        set {}
    }
}
public struct UUID: Sendable {
    public init() {}
    public var uuidString: String { "" }
}
public struct Locale: Hashable, Sendable {
    public init(identifier: String) {}
    public static var current: Locale { Locale(identifier: "") }
    public static var preferredLanguages: [String] { [] }
    public var identifier: String { "" }
}
open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { fatalError() }
    open var preferredLocalizations: [String] { [] }
}
public struct IndexSet: Hashable, Sendable {
    public init(integer: Int) {}
    public var count: Int { 0 }
}
public struct Notification: Sendable {
    public struct Name: Hashable, Sendable {
        public init(_ rawValue: String) {}
    }
}
open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { fatalError() }
    open func post(name: Notification.Name, object: Any?) {}
    open func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
    open func removeObserver(_ observer: Any) {}
}
open class OperationQueue: NSObject {}
open class RunLoop: NSObject {
    public struct Mode: Hashable, Sendable {
        public static let common = Mode()
    }
    open class var main: RunLoop { fatalError() }
    open class var current: RunLoop { fatalError() }
    open func add(_ timer: Timer, forMode mode: Mode) {}
}
public struct Date: Hashable, Sendable {
    public init() {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public init(timeIntervalSinceReferenceDate: TimeInterval) {}
    public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
}
open class Timer: NSObject {
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) { fatalError() }
    public convenience init(
        timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) { fatalError() }
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { fatalError() }
    open func invalidate() {}
}
open class ProcessInfo: NSObject {
    open class var processInfo: ProcessInfo { fatalError() }
    open var environment: [String: String] { [:] }
    open var systemUptime: TimeInterval { 0 }
}
extension String {
    public init(describing value: Any) { self = "" }
    public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = CompareOptions(rawValue: 1)
        public static let diacriticInsensitive = CompareOptions(rawValue: 128)
        public static let widthInsensitive = CompareOptions(rawValue: 256)
    }
    public var decomposedStringWithCompatibilityMapping: String { self }
    public func folding(options: CompareOptions, locale: Locale?) -> String { self }
}
public func floor(_ value: Double) -> Double { value }
public func ceil(_ value: Double) -> Double { value }
public func sin(_ value: Double) -> Double { value }
public func cos(_ value: Double) -> Double { value }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
