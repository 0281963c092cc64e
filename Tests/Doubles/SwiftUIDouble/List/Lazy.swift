/// Rows of a lazy container. Behaviour 5: items that are out of sight have no node; those never seen have the
/// average length of those seen, so that a jump may land beside its goal when what it shows turns out to be
/// of another length.
@MainActor final class LazyCore {
    /// Whether UIKit's list is below.
    var isHosted = false
    struct Shape {
        var isVertical = true
        var spacing: CGFloat = 0
        var columns: [GridItem] = []
        var pins = false
        var isList = false
        /// Rows of an inset-grouped list keep off the sides.
        var rowInset: CGFloat = 0
    }
    var shape = Shape()
    private(set) var items: [Flattened.Item] = []
    private var lengths: [AnyHashable: CGFloat] = [:]
    /// The same by place.
    private var known: [CGFloat?] = []
    private(set) var starts: [CGFloat] = []
    private(set) var ends: [CGFloat] = []
    private(set) var total: CGFloat = 0
    private var columnCount = 1
    /// The frame in which items came that are others than before.
    private(set) var changedFrame = -1

    func take(_ new: [Flattened.Item], _ node: Node) {
        if new.map(\.key) != items.map(\.key) { changedFrame = node.stage.frames }
        let keys = Set(new.map(\.key))
        if keys.count != new.count {
            node.stage.ledger.issue("the ID occurs multiple times within the collection")
        }
        lengths = lengths.filter { keys.contains($0.key) }
        items = new
        known = new.map { lengths[$0.key] }
        for item in new where node.children[item.key] != nil { node.child(item.key, box(item)) }
        measure()
    }
    /// Beginnings and ends of all items, by what is known and by estimates.
    private func measure() {
        let usual = items.indices.filter { items[$0].kind == .row }.compactMap { known[$0] }
        let estimate = usual.isEmpty ? 44 : usual.reduce(0, +) / CGFloat(usual.count)
        // UIKit's own list knows headers apart from rows.
        let headers =
            isHosted ? items.indices.filter { items[$0].kind == .header }.compactMap { known[$0] } : []
        let ofHeader = headers.isEmpty ? estimate : headers.reduce(0, +) / CGFloat(headers.count)
        starts = []
        ends = []
        var (edge, line, filled): (CGFloat, CGFloat, Int) = (0, 0, 0)
        for (place, item) in items.enumerated() {
            let length = known[place] ?? (item.kind == .header ? ofHeader : estimate)
            if item.kind != .row || filled == columnCount || (filled > 0 && columnCount == 1) {
                if filled > 0 { (edge, line, filled) = (edge + line + shape.spacing, 0, 0) }
            }
            starts.append(edge)
            line = max(line, length)
            filled += 1
            ends.append(edge + length)
            if item.kind != .row { (edge, line, filled) = (edge + line + shape.spacing, 0, 0) }
        }
        total = max(0, filled > 0 ? edge + line : edge - shape.spacing)
    }
    private func box(_ item: Flattened.Item) -> any View {
        shape.isList
            ? ListRow(
                content: item.make(), kind: item.kind, isEditable: item.isEditable, inset: shape.rowInset)
            : item.make()
    }

    func place(_ rect: CGRect, _ node: Node) {
        let (origin, across) = shape.isVertical ? (rect.minY, rect.width) : (rect.minX, rect.height)
        let widths = GridItem.widths(shape.columns, across)
        columnCount = max(1, widths.count)
        let seen = node.stage.visible
        let mirrors = !shape.isVertical && node.environment.layoutDirection == .rightToLeft
        let low = shape.isVertical ? seen.minY - origin : mirrors ? rect.maxX - seen.maxX : seen.minX - origin
        let high = low + (shape.isVertical ? seen.height : seen.width)
        let before = total
        var shown: [Int] = []
        for _ in 0..<20 {  // until no length is news
            measure()
            shown = items.indices.filter { ends[$0] > low && starts[$0] < high }
            if shape.pins, let first = shown.first, let header = header(of: first), header < first {
                shown.insert(header, at: 0)
            }
            if !build(shown, widths, across, node) { break }
        }
        node.sort(shown.map { items[$0].key })
        var column = 0
        for (order, place) in shown.enumerated() {
            let item = items[place]
            let isFirst = order == 0 || starts[shown[order - 1]] != starts[place] || item.kind != .row
            column = isFirst ? columnInLine(place) : column + 1
            var start = starts[place]
            if shape.pins, item.kind == .header { start = pinned(place, low) }
            let side =
                item.kind != .row || widths.isEmpty ? 0 : GridItem.start(of: column, shape.columns, widths)
            let width = item.kind != .row || widths.isEmpty ? across : widths[min(column, widths.count - 1)]
            let length = ends[place] - starts[place]
            node.children[item.key]?.place(
                frame(rect, start, length, side, width, node.environment.layoutDirection))
        }
        if total != before { node.stage.ledger.needsLayout = true }
        node.sort(
            shown.filter { items[$0].kind != .header }.map { items[$0].key }
                + shown.filter { items[$0].kind == .header }.map { items[$0].key })
    }
    private func frame(
        _ rect: CGRect, _ start: CGFloat, _ length: CGFloat, _ side: CGFloat, _ width: CGFloat,
        _ way: LayoutDirection
    ) -> CGRect {
        if shape.isVertical {
            let x = way == .leftToRight ? rect.minX + side : rect.maxX - side - width
            return CGRect(x: x, y: rect.minY + start, width: width, height: length)
        }
        let x = way == .leftToRight ? rect.minX + start : rect.maxX - start - length
        return CGRect(x: x, y: rect.minY + side, width: length, height: width)
    }
    /// Makes and measures what is shown, and nothing else; whether a length was news.
    private func build(_ shown: [Int], _ widths: [CGFloat], _ across: CGFloat, _ node: Node) -> Bool {
        var isNews = false
        node.renew {
            for place in shown {
                let item = items[place]
                let child = node.children[item.key] ?? node.child(item.key, box(item))
                node.keep(item.key)
                let width = item.kind == .row && !widths.isEmpty ? widths[columnInLine(place)] : across
                let room =
                    shape.isVertical
                    ? CGSize(width: width, height: Room.ideal) : CGSize(width: Room.ideal, height: width)
                let size = child.size(room)
                let length = shape.isVertical ? size.height : size.width
                isNews = isNews || known[place] != length
                (lengths[item.key], known[place]) = (length, length)
            }
        }
        return isNews
    }
    private func columnInLine(_ place: Int) -> Int {
        var (column, at) = (0, place)
        while at > 0, items[at - 1].kind == .row, items[at].kind == .row, starts[at - 1] == starts[place] {
            (column, at) = (column + 1, at - 1)
        }
        return min(column, columnCount - 1)
    }
    /// The header of the section in which an item is.
    func header(of place: Int) -> Int? {
        guard let section = items[place].section else { return nil }
        return items[...place].lastIndex { $0.kind == .header && $0.section == section }
    }
    /// A pinned header stays at the edge until the next one, or the end of its section, pushes it out.
    private func pinned(_ place: Int, _ low: CGFloat) -> CGFloat {
        let edge = low + pinInset
        guard starts[place] < edge else { return starts[place] }
        let last = items[place...].lastIndex { $0.section == items[place].section } ?? place
        return max(starts[place], min(edge, ends[last] - (ends[place] - starts[place])))
    }
    /// How far below the edge of what is seen headers are pinned: the safe area.
    var pinInset: CGFloat = 0

    /// Where an id leads. Behaviour 7: not to a header where those are no targets.
    func find(_ id: AnyHashable, _ policy: StagePolicy) -> Int? {
        items.indices.first {
            items[$0].ids.contains(id)
                && (items[$0].kind == .row || !shape.isList || policy.headersAreTargets)
        }
    }
}

/// A lazy container's own view: what lies in a ScrollView, or is a List's inside.
struct LazyRows {
    let content: any View
    let shape: LazyCore.Shape
    init(_ content: any View, _ shape: LazyCore.Shape) { (self.content, self.shape) = (content, shape) }
}
@MainActor extension LazyRows: View, Primitive {
    typealias Body = Never
    private func core(_ node: Node) -> LazyCore {
        if let core = node.memory["lazy"] as? LazyCore { return core }
        let core = LazyCore()
        node.memory["lazy"] = core
        return core
    }
    func update(_ node: Node) {
        core(node).shape = shape
        core(node).take(flattened(content), node)
        // What is out of sight goes with the next layout, not here.
        for key in node.order where core(node).items.contains(where: { $0.key == key }) { node.keep(key) }
    }
    func size(_ room: CGSize, _ node: Node) -> CGSize {
        let total = core(node).total
        return shape.isVertical
            ? CGSize(width: Room.filled(room).width, height: total)
            : CGSize(width: total, height: Room.filled(room).height)
    }
    func place(_ rect: CGRect, _ node: Node) { core(node).place(rect, node) }
}
