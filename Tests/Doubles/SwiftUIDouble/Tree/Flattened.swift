/// The items of a container: found without evaluating any row's body. A ForEach's rows inside a section are
/// not even made.
///
/// Behaviour 6: ids are a ForEach's and those whose modifier is the outermost of an item: a body that is not
/// evaluated shows none.
@MainActor struct Flattened {
    enum Kind { case row, header, footer }
    struct Item {
        let key: AnyHashable
        var ids: [AnyHashable]
        let kind: Kind
        /// Which section, counted from 0; nil: in none.
        let section: Int?
        var isEditable = false
        var make: () -> any View
    }
    private(set) var items: [Item] = []
    private var sections = 0
    private typealias Wrap = (any View) -> any View

    mutating func add(_ view: any View) {
        add(view, path: AnyHashable(0), ids: [], section: nil, editable: false) { $0 }
    }

    private mutating func add(
        _ view: any View, path: AnyHashable, ids: [AnyHashable], section: Int?, editable: Bool,
        wrap: @escaping Wrap
    ) {
        if let each = view as? any AnyForEach {
            let editable = editable || each.isEditable
            for element in each.elements {
                let path = Spot.key(path, element.id, type(of: element.id.base))
                if section != nil {
                    items.append(
                        Item(
                            key: path, ids: ids + [element.id], kind: .row, section: section,
                            isEditable: editable,
                            make: { wrap(element.make()) }))
                } else {
                    add(
                        element.make(), path: path, ids: ids + [element.id], section: nil, editable: editable,
                        wrap: wrap)
                }
            }
        } else if let parts = (view as? any AnySection)?.parts {
            let own = sections
            sections += 1
            add(parts.header, .header, Spot.key(path, "header"), ids, own, wrap)
            let before = items.count
            add(
                parts.content, path: Spot.key(path, "content"), ids: [], section: own, editable: editable,
                wrap: wrap)
            // Behaviour 7: the id of the section leads to its first row where headers are no targets.
            if before < items.count { items[before].ids += ids }
            add(parts.footer, .footer, Spot.key(path, "footer"), [], own, wrap)
        } else if let several = view as? any Several {
            for part in several.parts {
                add(
                    part.view, path: Spot.key(path, part.key), ids: ids, section: section, editable: editable,
                    wrap: wrap)
            }
        } else if let affected = view as? any Rewrapping, isSeveral(affected.inner) {
            let own = (view as? any AnyAffected)?.anyEffect.identity
            add(
                affected.inner, path: path, ids: ids + (own.map { [$0] } ?? []), section: section,
                editable: editable
            ) { wrap(own == nil ? affected.rewrap($0) : $0) }
        } else if !(view is EmptyView) {
            add(view, .row, path, ids, section, wrap, editable: editable)
        }
    }
    private mutating func add(
        _ view: any View, _ kind: Kind, _ path: AnyHashable, _ ids: [AnyHashable], _ section: Int?,
        _ wrap: @escaping Wrap,
        editable: Bool = false
    ) {
        if view is EmptyView { return }
        let own = (view as? any AnyAffected)?.anyEffect.identity
        items.append(
            Item(
                key: path, ids: ids + (own.map { [$0] } ?? []), kind: kind, section: section,
                isEditable: editable,
                make: { wrap(view) }))
    }
    private func isSeveral(_ view: any View) -> Bool {
        view is any Several || view is any AnyForEach || view is any AnySection
            || (view as? any Rewrapping).map { isSeveral($0.inner) } ?? false
    }
}
/// A modifier around several views is one around each.
@MainActor protocol Rewrapping {
    var inner: any View { get }
    func rewrap(_ view: any View) -> any View
}
@MainActor extension Affected: Rewrapping {
    var inner: any View { content }
    func rewrap(_ view: any View) -> any View {
        func open<V: View>(_ view: V) -> any View { Affected<V, E>(view, effect) }
        return open(view)
    }
}
@MainActor extension ModifiedContent: Rewrapping where Content: View, Modifier: ViewModifier {
    var inner: any View { content }
    func rewrap(_ view: any View) -> any View {
        func open<V: View>(_ view: V) -> any View {
            ModifiedContent<V, Modifier>(content: view, modifier: modifier)
        }
        return open(view)
    }
}

/// Where an item comes from: a way through the views. Its hash is worked out once.
private struct Spot: Hashable {
    let path, part: AnyHashable
    let type: ObjectIdentifier
    let hash: Int

    static func key(_ path: AnyHashable, _ part: AnyHashable, _ type: Any.Type = Spot.self) -> AnyHashable {
        AnyHashable(Spot(path, part, ObjectIdentifier(type)))
    }
    private init(_ path: AnyHashable, _ part: AnyHashable, _ type: ObjectIdentifier) {
        (self.path, self.part, self.type) = (path, part, type)
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(part)
        hasher.combine(type)
        hash = hasher.finalize()
    }
    static func == (one: Spot, other: Spot) -> Bool {
        one.hash == other.hash && one.type == other.type && one.part == other.part && one.path == other.path
    }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
