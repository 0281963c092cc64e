/// One row of a list as the user sees it.
public struct StageRow: Equatable, Sendable {
    /// Its texts, from the first to the last.
    public let texts: [String]
    /// The row, and where its own content is.
    public let rect, content: CGRect
    /// What the list puts at the row's edges: "chevron", "handle", "actions".
    public let extras: [String: CGRect]
}

extension Stage {
    private func scroller(_ place: Int) -> (node: Node, core: ScrollCore)? {
        var all: [(Node, ScrollCore)] = []
        root.each { node in if let core = node.memory["scroll"] as? ScrollCore { all.append((node, core)) } }
        return all.indices.contains(place) ? all[place] : nil
    }
    /// The user scrolls by a wheel or a scroll bar; of several scroll views one can be named.
    public func scroll(by points: CGFloat, in place: Int = 0, phase: ScrollPhase = .idle) {
        frame()
        scroller(place)?.core.move(by: points, phase: phase)
        frame()
    }
    /// Where a scroll view is, from the beginning of its content.
    public func offset(of place: Int = 0) -> CGFloat { scroller(place)?.core.offset ?? 0 }
    /// How far it can go.
    public func limits(of place: Int = 0) -> ClosedRange<CGFloat> {
        guard let core = scroller(place)?.core else { return 0...0 }
        return core.least...core.most
    }
    /// Whether a scroll is being animated.
    public var isScrolling: Bool { scroller(0)?.core.isMoving ?? false }

    /// The rows and headers in view, in order, as far as their containers are lazy.
    public func rows(of place: Int = 0) -> [StageRow] {
        guard let (node, _) = scroller(place) else { return [] }
        let lazy = node.first { $0.memory["lazy"] != nil ? $0 : nil }
        return (lazy?.all ?? []).map { row in
            var texts: [String] = []
            row.each { node in if let text = node.view as? Text { texts.append(text.string) } }
            var parts = row.memory["parts"] as? [String: CGRect] ?? [:]
            let rect = parts.removeValue(forKey: "row") ?? row.rect
            let content = row.view is ListRow ? row.only?.rect ?? rect : rect
            return StageRow(texts: texts, rect: rect, content: content, extras: parts)
        }.sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
    }
    /// The first text of what is seen at the top, below bars: a header that is pinned there, else a row.
    public var top: String? {
        guard let (node, core) = scroller(0) else { return nil }
        let y = node.rect.minY + core.insets.before + 0.5
        let lazy = node.first { $0.memory["lazy"] != nil ? $0 : nil }
        let pinned = (lazy?.all ?? []).last { $0.rect.minY <= y && y < $0.rect.maxY }
        let line = pinned.map { found in
            (lazy?.all ?? []).first { $0.rect.minY == found.rect.minY && $0.rect.height == found.rect.height }
                ?? found
        }
        return line?.first { ($0.view as? Text)?.string }
    }

    /// Opens a row's swipe actions.
    public func swipe(_ text: String) {
        root.each { node in
            guard node.view is ListRow,
                node.first({ ($0.view as? Text)?.string == text ? true : nil }) == true
            else { return }
            node.memory["swiped"] = true
        }
        ledger.needsLayout = true
        frame()
    }
    /// The user types into the search field; nil: leaves it.
    public func search(_ text: String?) {
        frame()
        let found = root.first { node in (node.effect as? SearchEffect).map { (node, $0) } }
        guard let (node, effect) = found else { unmodelled("a search without searchable(text:)") }
        node.memory["searching"] = text == nil ? nil : true
        ledger.mark(node)
        effect.text.wrappedValue = text ?? ""
        frame()
    }
}
