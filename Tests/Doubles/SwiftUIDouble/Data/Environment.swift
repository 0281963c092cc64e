// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// The double's own values, by name.
    func own<Value>(_ name: StaticString, _ usual: Value) -> Value {
        values[ObjectIdentifier(OwnKey.of("\(name)"))] as? Value ?? usual
    }
    mutating func setOwn<Value>(_ name: StaticString, _ value: Value) {
        values[ObjectIdentifier(OwnKey.of("\(name)"))] = value
    }
}
private final class OwnKey: @unchecked Sendable {
    nonisolated(unsafe) private static var keys: [String: OwnKey] = [:]
    static func of(_ name: String) -> OwnKey {
        if let key = keys[name] { return key }
        let key = OwnKey()
        keys[name] = key
        return key
    }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    final class Box: @unchecked Sendable { weak var surroundings: Surroundings? }
    let path: KeyPath<EnvironmentValues, Value>
    let box = Box()
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
    public var wrappedValue: Value { box.surroundings?.read(path) ?? EnvironmentValues()[keyPath: path] }
}
extension Environment: LinkedProperty {
    func link(to node: Node, _ path: String) { box.surroundings = node.surroundings }
}

struct EnvironmentEffect: Effect {
    let change: (inout EnvironmentValues) -> Void
    func environment(_ values: inout EnvironmentValues, _ node: Node) { change(&values) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { Affected(self, EnvironmentEffect { $0[keyPath: keyPath] = value }) }
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { Affected(self, EnvironmentEffect { transform(&$0[keyPath: keyPath]) }) }
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        Affected(self, EnvironmentEffect { $0.isEnabled = $0.isEnabled && !disabled })
    }
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension View {
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        Affected(
            self,
            EnvironmentEffect { values in
                let fitting = DynamicTypeSize.allCases.filter { range.contains($0) }
                guard let least = fitting.first, let most = fitting.last else { return }
                values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
            })
    }
    /// Behaviour of section 2: a tint cannot be read, nor does it reach a representable.
    public nonisolated func tint(_ tint: Color?) -> some View {
        Affected(self, EnvironmentEffect { $0.setOwn("tint", tint) })
    }
}
