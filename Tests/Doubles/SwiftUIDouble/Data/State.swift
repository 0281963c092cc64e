// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public protocol DynamicProperty {}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
    let cell: Cell<Value>
    public init(wrappedValue value: Value) { cell = Cell(value) }
    public init(initialValue value: Value) { cell = Cell(value) }
    public var wrappedValue: Value {
        get { cell.location.read() }
        nonmutating set { cell.location.write(newValue) }
    }
    public var projectedValue: Binding<Value> { Binding(cell.location) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension State: Sendable where Value: Sendable {}
extension State: LinkedProperty { func link(to node: Node, _ path: String) { cell.link(to: node, path) } }

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    let cell: Cell<Value>
    public init(wrappedValue: Value) { cell = Cell(wrappedValue) }
    public init(initialValue: Value) { cell = Cell(initialValue) }
    public var wrappedValue: Value { cell.location.read() }
    public var projectedValue: GestureState<Value> { self }
}
extension GestureState: LinkedProperty {
    func link(to node: Node, _ path: String) { cell.link(to: node, path) }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let read: () -> Value
    let write: (Value) -> Void
    /// What tells two bindings apart; nil: nothing does.
    let source: AnyHashable?
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Everything here runs on the main actor; the word for it cannot be had without waiting.
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        source = nil
    }
    init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void, _ source: AnyHashable?) {
        (self.read, self.write, self.source) = (read, write, source)
    }
    init(_ location: Location<Value>) {
        self.init({ location.read() }, { location.write($0) }, ObjectIdentifier(location))
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public static func constant(_ value: Value) -> Binding<Value> { Binding({ value }, { _ in }, nil) }
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        let (read, write) = (read, write)
        return Binding<Part>(
            { read()[keyPath: path] },
            {
                var whole = read()
                whole[keyPath: path] = $0
                write(whole)
            }, source.map { [$0, AnyHashable(path)] })
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty, SelfComparing {
    func isSame(as other: Any) -> Bool {
        guard let source, let other = other as? Binding<Value> else { return false }
        return other.source == source
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Binding {
    public init?(_ base: Binding<Value?>) {
        guard let first = base.read() else { return nil }
        self.init({ base.read() ?? first }, { base.write($0) }, base.source)
    }
}

/// Nothing is written by `withAnimation` later than without it; only a scroll takes its frames.
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    let before = Transaction.isAnimated
    Transaction.isAnimated = animation != nil
    defer { Transaction.isAnimated = before }
    return try body()
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Transaction: Sendable {
    @MainActor static var isAnimated = false
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Animation: Hashable, Sendable {
    let name: String
    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let easeOut = Animation(name: "easeOut")
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
}
