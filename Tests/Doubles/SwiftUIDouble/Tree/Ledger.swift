/// What a stage keeps about its updates; state and bindings reach it from wherever they are written.
final class Ledger: @unchecked Sendable {
    var isUpdating = false
    var needsLayout = true
    /// What is being evaluated now, and so reads what is read.
    private(set) var evaluated: Node?
    private(set) var issues: [String] = []
    private(set) var dirty: [ObjectIdentifier: Node] = [:]

    func evaluating<T>(_ node: Node, _ body: () -> T) -> T {
        let before = evaluated
        evaluated = node
        defer { evaluated = before }
        return body()
    }
    func issue(_ text: String) { issues.append(text) }
    func mark(_ node: Node) { dirty[ObjectIdentifier(node)] = node }
    func isDirty(_ node: Node) -> Bool { dirty[ObjectIdentifier(node)] != nil }
    func clean(_ node: Node) { dirty[ObjectIdentifier(node)] = nil }
}

/// Where a state lives.
///
/// Behaviour 2, as OpenSwiftUI's `StoredLocation`: an equal value changes nothing, a value set while views
/// are updated is dropped with a runtime issue, what was set is read back at once, and several writes are one
/// update.
final class Location<Value>: @unchecked Sendable {
    private(set) var value: Value
    private let first: Value
    weak var ledger: Ledger?
    weak var owner: Node?
    private var readers: [ObjectIdentifier: Node] = [:]

    init(_ value: Value) { (self.value, first) = (value, value) }
    func read() -> Value {
        if let reader = ledger?.evaluated { readers[ObjectIdentifier(reader)] = reader }
        return value
    }
    func write(_ new: Value) {
        if let ledger, ledger.isUpdating {
            return ledger.issue("Modifying state during view update, this will cause undefined behavior.")
        }
        put(new)
    }
    func put(_ new: Value) {
        guard !same(value, new) else { return }
        value = new
        for reader in readers.values { ledger?.mark(reader) }
        readers = [:]
    }
    func reset() { put(first) }
}

/// Leads from a property of a view to its location: the same for all values of the view at one spot.
final class Cell<Value>: @unchecked Sendable {
    var location: Location<Value>
    init(_ value: Value) { location = Location(value) }
    @MainActor func link(to node: Node, _ path: String) {
        if let kept = node.links[path] as? Location<Value> {
            location = kept
        } else {
            if let owner = location.owner {
                guard !owner.isAlive else { unmodelled("one view value with state at two spots") }
                location = Location(location.value)
            }
            node.links[path] = location
        }
        location.owner = node
        location.ledger = node.stage.ledger
    }
}
@MainActor protocol LinkedProperty: DynamicProperty { func link(to node: Node, _ path: String) }

/// The environment at a node, and what the view there read of it.
final class Surroundings: @unchecked Sendable {
    private(set) var values: EnvironmentValues
    private var reads: [AnyKeyPath: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]
    init(_ values: EnvironmentValues) { self.values = values }
    /// Whether something that was read is another now.
    func take(_ new: EnvironmentValues) -> Bool {
        let isRead = reads.values.contains { !$0(values, new) }
        values = new
        return isRead
    }
    func forget() { reads = [:] }
    func read<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
        reads[path] = { same($0[keyPath: path], $1[keyPath: path]) }
        return values[keyPath: path]
    }
}
