// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

/// Ends with its last reference.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var isValid = true
    var isActive: Bool { isValid }
    public func invalidate() { isValid = false }
}

/// A list's observers.
@MainActor struct Observers {
    private struct Entry {
        weak var token: NSKeyValueObservation?
        let path: AnyKeyPath
        let tell: (Any, Any) -> Void
    }
    private var entries: [Entry] = []

    mutating func add(
        _ path: AnyKeyPath, _ token: NSKeyValueObservation, _ tell: @escaping (Any, Any) -> Void
    ) {
        entries.append(Entry(token: token, path: path, tell: tell))
    }

    /// Behaviour 15: inside the setter, equal values too, for as long as the token lives.
    func tell(_ path: AnyKeyPath, before: Any, after: Any) {
        for entry in entries where entry.path == path && entry.token?.isActive == true {
            entry.tell(before, after)
        }
    }
}

/// Any view: behaviour 24, `isHidden` and `alpha` notify as plain setters do.
@MainActor public protocol ViewObservable: UIView {}
extension UIView: ViewObservable {}
extension ViewObservable {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        switch keyPath {
        case \Self.isHidden: watch(keyPath, \UIView.isHidden, options, changeHandler)
        case \Self.alpha: watch(keyPath, \UIView.alpha, options, changeHandler)
        default: unmodelled("KVO of \(keyPath)")
        }
    }

    fileprivate func watch<Value>(
        _ keyPath: KeyPath<Self, Value>, _ path: AnyKeyPath, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let token = NSKeyValueObservation()
        observers.add(path, token) { [weak self] before, after in
            guard let self else { return }
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? after as? Value : nil,
                    oldValue: options.contains(.old) ? before as? Value : nil))
        }
        if options.contains(.initial) {
            changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
        }
        return token
    }
}

@MainActor public protocol KeyValueObservable: UIScrollView {}
extension UIScrollView: KeyValueObservable {}
extension KeyValueObservable {
    /// Behaviour 15: the properties that notify in practice; any other key path never fires on UIKit, so it traps.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        switch keyPath {
        case \Self.contentOffset: watch(keyPath, \UIScrollView.contentOffset, options, changeHandler)
        case \Self.contentSize: watch(keyPath, \UIScrollView.contentSize, options, changeHandler)
        case \Self.isHidden: watch(keyPath, \UIView.isHidden, options, changeHandler)
        case \Self.alpha: watch(keyPath, \UIView.alpha, options, changeHandler)
        default: unmodelled("KVO of \(keyPath)")
        }
    }
}
