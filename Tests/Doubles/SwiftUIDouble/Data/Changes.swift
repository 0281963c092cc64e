// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

struct ChangeEffect<V: Equatable>: Effect {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void
    func update(_ node: Node) {
        let old = node.exchange("value", value)
        if let old, old != value {
            // Behaviour 10: after the update, once, with the last value.
            guard node.memory.updateValue(true, forKey: "waits") == nil else { return }
            node.stage.after.append {
                let effect = node.effect as? Self ?? self
                node.memory["waits"] = nil
                if node.isAlive, old != effect.value { effect.action(old, effect.value) }
            }
        } else if old == nil, isInitial {
            node.stage.after.append { if node.isAlive { action(value, value) } }
        }
    }
}
struct AppearEffect: Effect {
    let appears, disappears: (() -> Void)?
    func update(_ node: Node) {
        if node.memory.updateValue(true, forKey: "seen") == nil, let appears {
            node.stage.after.append(appears)
        }
        if let disappears { node.ends = [disappears] }
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Affected(self, AppearEffect(appears: action, disappears: nil))
    }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Affected(self, AppearEffect(appears: nil, disappears: action))
    }
}
@available(iOS, introduced: 14.0, deprecated: 17.0)
@available(macOS, introduced: 11.0, deprecated: 14.0)
@available(visionOS, introduced: 1.0, deprecated: 1.0)
extension View {
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
        -> some View
    {
        Affected(self, ChangeEffect(value: value, isInitial: false) { action($1) })
    }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension View {
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        since(17)
        return Affected(self, ChangeEffect(value: value, isInitial: initial, action: action))
    }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        since(17)
        return Affected(self, ChangeEffect(value: value, isInitial: initial) { _, _ in action() })
    }
}

// MARK: Preferences

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
struct PreferenceEffect<K: PreferenceKey>: Effect { let value: K.Value }
struct PreferenceTransform<K: PreferenceKey>: Effect { let change: (inout K.Value) -> Void }
struct PreferenceObserver<K: PreferenceKey>: Effect, AnyPreferenceObserver where K.Value: Equatable {
    let action: (K.Value) -> Void
    /// Behaviour 11: every node takes part, with the default value where it has none.
    func look(_ node: Node) {
        let value = preference(K.self, node)
        let old = node.exchange("preference", value)
        guard old == nil || old != value else { return }
        node.stage.after.append { if node.isAlive { action(value) } }
    }
}
protocol AnyPreferenceObserver { @MainActor func look(_ node: Node) }
@MainActor func preference<K: PreferenceKey>(_ key: K.Type, _ node: Node) -> K.Value {
    if let own = node.effect as? PreferenceEffect<K> { return own.value }
    var value = K.defaultValue
    for child in node.all { K.reduce(value: &value) { preference(key, child) } }
    (node.effect as? PreferenceTransform<K>)?.change(&value)
    return value
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        Affected(self, PreferenceEffect<K>(value: value))
    }
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { Affected(self, PreferenceTransform<K>(change: callback)) }
    @preconcurrency public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable { Affected(self, PreferenceObserver<K>(action: action)) }
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: A, transform: @escaping (A) -> K.Value
    ) -> some View { unmodelledView("anchorPreference(key:value:transform:)") }
}
