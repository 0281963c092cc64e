// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        if axes != .vertical, axes != .horizontal { unmodelled("a ScrollView along both axes or none") }
        (self.content, self.axes, self.showsIndicators) = (content(), axes, showsIndicators)
    }
}
@MainActor extension ScrollView: View, Primitive {
    func update(_ node: Node) {
        _ = ScrollCore.of(node, isVertical: axes == .vertical, isList: false)
        var values = node.environment
        let outer = values.own("safeArea", EdgeInsets())
        values.setOwn("safeArea", EdgeInsets())
        values.setOwn("contentMargins", EdgeInsets())
        node.memory["margins"] = outer + node.environment.own("contentMargins", EdgeInsets())
        // Views beside each other in a ScrollView are a stack.
        let items = flattened(content)
        if items.count == 1 {
            node.child("content", content, values)
        } else {
            node.child("content", VStack { content }, values)
        }
    }
    func size(_ room: CGSize, _ node: Node) -> CGSize { Room.filled(room) }
    func place(_ rect: CGRect, _ node: Node) {
        let core = ScrollCore.of(node, isVertical: axes == .vertical, isList: false)
        core.place(rect, node.memory["margins"] as? EdgeInsets ?? EdgeInsets(), node)
    }
    var isSolid: Bool { true }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}
@MainActor extension ScrollViewReader: View, Primitive {
    func update(_ node: Node) {
        node.child("content", node.stage.ledger.evaluating(node) { content(ScrollViewProxy(node: node)) })
    }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct ScrollViewProxy {
    weak var node: Node?
    /// Behaviour 4.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node, node.isAlive else { return }
        let stage = node.stage
        if stage.ledger.isUpdating {
            return stage.ledger.issue("ScrollViewProxy may not be accessed during view updates.")
        }
        let found = node.first { $0.scroll(to: AnyHashable(id), anchor) ? true : nil }
        if found == nil { stage.unknown.append(AnyHashable(id)) }
    }
}
extension ScrollViewProxy: SelfComparing {
    nonisolated func isSame(as other: Any) -> Bool { (other as? ScrollViewProxy)?.node === node }
}

extension Node {
    /// Scrolls this node, if it is a scroll view that has the id.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
        guard let core = memory["scroll"] as? ScrollCore, let part = find(id, in: core) else { return false }
        if core.isList, StagePolicy.release <= 16, part.isNew {
            stage.ledger.issue(
                "List: scrollTo in the update that brings other rows ends the app (FB11402625)")
        }
        let goal = core.goal(part.start, part.length, anchor)
        core.go(to: goal, animated: Transaction.isAnimated)
        stage.scrolls.append((id, max(core.least, min(goal, core.most))))
        return true
    }
    private func find(_ id: AnyHashable, in core: ScrollCore) -> (
        start: CGFloat, length: CGFloat, isNew: Bool
    )? {
        first { node in
            if let lazy = node.memory["lazy"] as? LazyCore {
                guard let place = lazy.find(id, stage.policy) else { return nil }
                var (start, length) = (lazy.starts[place], lazy.ends[place] - lazy.starts[place])
                // The first row of a section lies below the header that is pinned there.
                if lazy.shape.pins, lazy.items[place].kind == .row, let header = lazy.header(of: place) {
                    let covered = lazy.ends[header] - lazy.starts[header]
                    (start, length) = (start - covered, length + covered)
                }
                let outer = core.range(node.rect).start
                return (outer + start, length, lazy.changedFrame == stage.frames)
            }
            if node.isInLazyRow { return nil }
            if let items = node.memory["items"] as? [Flattened.Item],
                let item = items.first(where: { $0.ids.contains(id) })
            {
                return node.children[item.key].map {
                    (core.range($0.rect).start, core.range($0.rect).length, false)
                }
            }
            guard node.effect?.identity == id else { return nil }
            return (core.range(node.rect).start, core.range(node.rect).length, false)
        }
    }
    /// A row's body is not looked into.
    private var isInLazyRow: Bool { parent?.above { $0.memory["lazy"] } != nil }
}
