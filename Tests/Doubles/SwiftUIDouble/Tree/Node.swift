/// A spot in the tree of views, with what lives as long as the spot does: state, links, the last view.
///
/// Behaviour 1: a child is known by its key (where it stands, or its explicit id) and its type; another key
/// or type is another child, with new state.
@MainActor final class Node {
    unowned let stage: Stage
    let depth: Int
    private(set) weak var parent: Node?
    private(set) var view: any View { didSet { look() } }
    /// The view as what lays out and paints by itself, and what it does to the one below, as `view` says: casts are
    /// what costs most here.
    private(set) var own: (any Primitive)?
    private(set) var effect: (any Effect)?
    /// What the views read of the environment, shared with their property wrappers.
    let surroundings: Surroundings
    private(set) var children: [AnyHashable: Node] = [:] { didSet { (found, inner) = (nil, nil) } }
    private(set) var order: [AnyHashable] = [] { didSet { (found, inner) = (nil, nil) } }
    /// `all` and `only`, once looked up.
    private var found: [Node]?
    private var inner: Node??
    private(set) var rect = CGRect.zero
    private(set) var isAlive = true
    /// Locations of state, by the path of the property.
    var links: [String: AnyObject] = [:]
    /// What a primitive keeps: the last value, a scroll state, a UIView.
    var memory: [String: Any] = [:]
    var ends: [() -> Void] = []
    private var touched: Set<AnyHashable> = []
    private var sizes: (pass: Int, known: [CGSize: CGSize]) = (-1, [:])

    init(_ view: any View, _ environment: EnvironmentValues, _ stage: Stage, _ parent: Node?) {
        (self.view, self.stage, self.parent) = (view, stage, parent)
        surroundings = Surroundings(environment)
        depth = (parent?.depth ?? -1) + 1
        look()
        refresh()
    }

    private func look() { (own, effect) = (primitive(view), (view as? any AnyAffected)?.anyEffect) }

    var environment: EnvironmentValues { surroundings.values }
    var all: [Node] {
        if let found { return found }
        let all = order.compactMap { children[$0] }
        found = all
        return all
    }
    var only: Node? {
        if let inner { return inner }
        let only = children["content"] ?? order.first.flatMap { children[$0] }
        inner = .some(only)
        return only
    }

    // MARK: Updating

    /// The child at a key; made, updated, or made anew where the view is of another type.
    @discardableResult func child(
        _ key: AnyHashable, _ view: any View, _ environment: EnvironmentValues? = nil
    ) -> Node {
        let environment = environment ?? self.environment
        touched.insert(key)
        if let old = children[key], type(of: old.view) == type(of: view) {
            old.update(view, environment)
            return old
        }
        if let old = children[key] { old.end() } else { order.append(key) }
        let new = Node(view, environment, stage, self)
        children[key] = new
        return new
    }

    func keep(_ key: AnyHashable) { touched.insert(key) }

    /// Keeps only the children that the closure names, in the order in which they are named first.
    func renew(_ make: () -> Void) {
        touched = []
        make()
        for key in order where !touched.contains(key) { children.removeValue(forKey: key)?.end() }
        order.removeAll { children[$0] == nil }
    }

    func sort(_ keys: [AnyHashable]) { order = keys.filter { children[$0] != nil } }

    /// Behaviour 3: a view that is the same, and of which nothing that it read has changed, is left alone
    /// with all below it but for the environment; by the other policy it is evaluated all the same.
    func update(_ new: any View, _ environment: EnvironmentValues) {
        let isRead = surroundings.take(environment)
        let isSame = stage.policy.skipsEqualViews && same(view, new)
        if !isSame { view = new }
        if own != nil || !isSame || isRead || stage.ledger.isDirty(self) { return refresh() }
        for child in all { child.update(child.view, environment) }
    }

    func refresh() {
        stage.ledger.clean(self)
        stage.ledger.needsLayout = true
        memory["paint"] = nil
        renew { if let own { own.update(self) } else { evaluate(view) } }
    }

    private func evaluate<V: View>(_ view: V) {
        stage.count(V.self)
        var subject: Any = view
        if let modified = view as? any Modified {
            subject = modified.subject
            let box = links["box"] as? ContentBox ?? ContentBox()
            links["box"] = box
            modified.holder.box = box
            box.take(modified.modified)
        }
        surroundings.forget()
        link(subject, "")
        child("body", stage.ledger.evaluating(self) { view.body })
    }

    /// Types without a property wrapper.
    private static var plain: Set<ObjectIdentifier> = []

    /// Leads every property wrapper of a view to what this spot keeps for it, also inside of wrappers of the
    /// app's own.
    func link(_ subject: Any, _ path: String) {
        let kind = ObjectIdentifier(type(of: subject))
        guard !Node.plain.contains(kind) else { return }
        var isPlain = true
        defer { if isPlain { Node.plain.insert(kind) } }
        for (place, field) in Mirror(reflecting: subject).children.enumerated() {
            let path = "\(path).\(place)"
            guard field.value is any DynamicProperty else { continue }
            isPlain = false
            if let property = field.value as? any LinkedProperty {
                property.link(to: self, path)
            } else {
                link(field.value, path)
            }
        }
    }

    // MARK: Layout

    func size(_ room: CGSize) -> CGSize {
        if sizes.pass != stage.pass { sizes = (stage.pass, [:]) }
        if let known = sizes.known[room] { return known }
        let size = own?.size(room, self) ?? only?.size(room) ?? .zero
        sizes.known[room] = size
        return size
    }
    func place(_ rect: CGRect) {
        self.rect = rect
        if let own { own.place(rect, self) } else { only?.place(rect) }
    }
    func end() {
        isAlive = false
        stage.ledger.clean(self)
        for child in all { child.end() }
        stage.after += ends
    }

    // MARK: Remembering

    private struct Kept<Value> { let value: Value }
    /// Remembers a value and answers the one before; an optional value is one too.
    func exchange<Value>(_ key: String, _ value: Value) -> Value? {
        defer { memory[key] = Kept(value: value) }
        return (memory[key] as? Kept<Value>)?.value
    }

    // MARK: Looking

    func first<T>(_ find: (Node) -> T?) -> T? {
        if let found = find(self) { return found }
        for child in all { if let found = child.first(find) { return found } }
        return nil
    }
    func above<T>(_ find: (Node) -> T?) -> T? { find(self) ?? parent?.above(find) }
    func each(_ body: (Node) -> Void) {
        body(self)
        for child in all { child.each(body) }
    }
}

@MainActor func primitive(_ view: any View) -> (any Primitive)? {
    if let view = view as? any Primitive { return view }
    return represented(view)
}
