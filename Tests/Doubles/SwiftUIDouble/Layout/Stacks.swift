// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The children that a container takes one by one, with what stands for several taken apart.
@MainActor func flattened(_ content: any View) -> [Flattened.Item] {
    var flat = Flattened()
    flat.add(content)
    return flat.items
}
extension Node {
    /// All items become children, whose ids a scroll can find.
    func take(_ items: [Flattened.Item]) {
        memory["items"] = items
        for item in items { child(item.key, item.make()) }
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Spacer {
    public init(minLength: CGFloat? = nil) {}
}
@MainActor extension Spacer: View, Primitive {}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Divider { public init() {} }
@MainActor extension Divider: View, Primitive {
    func size(_ room: CGSize, _ node: Node) -> CGSize { CGSize(width: Room.filled(room).width, height: 0.5) }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}
@MainActor extension ZStack: View, Primitive {
    func update(_ node: Node) { node.take(flattened(content)) }
    func size(_ room: CGSize, _ node: Node) -> CGSize { node.all.map { $0.size(room) }.reduce(.zero, larger) }
    func place(_ rect: CGRect, _ node: Node) {
        for child in node.all {
            child.place(alignment.rect(child.size(rect.size), in: rect, node.environment.layoutDirection))
        }
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct VStack<Content: View> {
    let line: Line
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        line = Line(isVertical: true, share: alignment.share, spacing: spacing ?? 8)
        self.content = content()
    }
}
@MainActor extension VStack: View, Primitive {
    func update(_ node: Node) { node.take(flattened(content)) }
    func size(_ room: CGSize, _ node: Node) -> CGSize { line.size(room, node) }
    func place(_ rect: CGRect, _ node: Node) { line.place(rect, node) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct HStack<Content: View> {
    let line: Line
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        line = Line(isVertical: false, share: alignment.share, spacing: spacing ?? 8)
        self.content = content()
    }
}
@MainActor extension HStack: View, Primitive {
    func update(_ node: Node) { node.take(flattened(content)) }
    func size(_ room: CGSize, _ node: Node) -> CGSize { line.size(room, node) }
    func place(_ rect: CGRect, _ node: Node) { line.place(rect, node) }
}

/// Children one after the other: the stiffest is asked first, each is offered an equal share of what is left.
struct Line {
    let isVertical: Bool
    let share: CGFloat
    let spacing: CGFloat
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func size(along: CGFloat, across: CGFloat) -> CGSize {
        isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
    @MainActor private func sizes(_ room: CGSize, _ node: Node) -> [CGSize] {
        let children = node.all
        guard along(room) < Room.ideal else { return children.map { $0.size(room) } }
        var left = along(room) - spacing * CGFloat(max(0, children.count - 1))
        let flexibility = children.map { child in
            along(child.size(size(along: Room.ample, across: across(room))))
                - along(child.size(size(along: 0, across: across(room))))
        }
        var sizes = children.map { _ in CGSize.zero }
        let order = children.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (done, place) in order.enumerated() {
            let offer = max(0, left) / CGFloat(children.count - done)
            sizes[place] = children[place].size(size(along: offer, across: across(room)))
            left -= along(sizes[place])
        }
        return sizes
    }
    @MainActor func size(_ room: CGSize, _ node: Node) -> CGSize {
        let sizes = sizes(room, node)
        return size(
            along: sizes.map(along).reduce(0, +) + spacing * CGFloat(max(0, sizes.count - 1)),
            across: sizes.map(across).max() ?? 0)
    }
    @MainActor func place(_ rect: CGRect, _ node: Node) {
        let mirrors = !isVertical && node.environment.layoutDirection == .rightToLeft
        let share = isVertical && node.environment.layoutDirection == .rightToLeft ? 1 - share : share
        var start: CGFloat = 0
        for (child, size) in zip(node.all, sizes(rect.size, node)) {
            let side = (across(rect.size) - across(size)) * share
            let place = mirrors ? along(rect.size) - start - along(size) : start
            child.place(
                CGRect(
                    x: rect.minX + (isVertical ? side : place), y: rect.minY + (isVertical ? place : side),
                    width: size.width, height: size.height))
            start += along(size) + spacing
        }
    }
}
