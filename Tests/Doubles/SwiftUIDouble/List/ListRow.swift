// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

struct RowInsetsEffect: Effect { let insets: EdgeInsets? }
struct SwipeEffect: Effect {
    let edge: HorizontalEdge
    let actions: any View
}
struct ChevronEffect: Effect {}

/// A row, header or footer of a List, with what the list puts at its edges.
struct ListRow {
    let content: any View
    let kind: Flattened.Kind
    let isEditable: Bool
    let inset: CGFloat
    init(content: any View, kind: Flattened.Kind, isEditable: Bool, inset: CGFloat) {
        (self.content, self.kind, self.isEditable, self.inset) = (content, kind, isEditable, inset)
    }
}
@MainActor extension ListRow: View, Primitive {
    typealias Body = Never
    func update(_ node: Node) { node.child("content", content) }
    private func insets(_ node: Node) -> EdgeInsets {
        let own = node.outermost { ($0 as? RowInsetsEffect)?.insets }
        var insets = own ?? EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        insets.trailing += extras(node).map(\.width).reduce(0, +)
        return insets + EdgeInsets(.horizontal, inset)
    }
    /// What stands at the trailing edge, from the edge inward.
    private func extras(_ node: Node) -> [(kind: String, width: CGFloat)] {
        var extras: [(String, CGFloat)] = []
        if kind == .row, isEditable,
            node.environment.own("editMode", Binding<EditMode>?.none)?.wrappedValue.isEditing == true
        {
            extras.append(("handle", 44))
        }
        if kind == .row, node.outermost({ $0 as? ChevronEffect }) != nil { extras.append(("chevron", 20)) }
        return extras
    }
    func size(_ room: CGSize, _ node: Node) -> CGSize {
        let insets = insets(node)
        let inner = max(0, room.width - insets.leading - insets.trailing)
        let below = node.only?.size(CGSize(width: inner, height: room.height)) ?? .zero
        let least = kind == .row ? node.environment.defaultMinListRowHeight : 0
        return CGSize(width: room.width, height: max(least, below.height + insets.top + insets.bottom))
    }
    func place(_ rect: CGRect, _ node: Node) {
        let direction = node.environment.layoutDirection
        var row = EdgeInsets(.horizontal, inset).inside(rect, direction)
        var parts: [String: CGRect] = ["row": row]
        if node.memory["swiped"] != nil, let swipe = node.outermost({ $0 as? SwipeEffect }) {
            let width = 74 * CGFloat(max(1, flattened(swipe.actions).count))
            let align: Alignment = swipe.edge == .trailing ? .trailing : .leading
            parts["actions"] = align.rect(CGSize(width: width, height: row.height), in: row, direction)
            let isRight = (swipe.edge == .trailing) == (direction == .leftToRight)
            row = row.offsetBy(dx: isRight ? -width : width, dy: 0)
        }
        var edge = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 16)
        for extra in extras(node) {
            let inner = edge.inside(row, direction)
            let size = CGSize(width: extra.width, height: row.height)
            parts[extra.kind] = Alignment.trailing.rect(size, in: inner, direction)
            edge.trailing += extra.width
        }
        node.memory["parts"] = parts
        var own = insets(node)
        (own.leading, own.trailing) = (own.leading - inset, own.trailing - inset)
        let inner = own.inside(row, direction)
        let size = node.only?.size(inner.size) ?? .zero
        node.only?.place(Alignment.leading.rect(size, in: inner, direction))
    }
    var isSolid: Bool { kind == .row }
}
extension Node {
    /// Looks through the modifiers and bodies around a view, as far as there is one view below.
    func outermost<T>(_ find: (any Effect) -> T?) -> T? {
        var node: Node? = only
        while let here = node {
            if let effect = here.effect, let found = find(effect) { return found }
            node = here.order.count == 1 || here.effect != nil ? here.children["content"] ?? here.only : nil
        }
        return nil
    }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension View {
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { Affected(self, SwipeEffect(edge: edge, actions: content())) }
    public nonisolated func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View {
        Affected(self, SearchEffect(text: text))
    }
    public nonisolated func searchable(text: Binding<String>) -> some View {
        Affected(self, SearchEffect(text: text))
    }
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        Affected(
            self,
            SafeAreaEffect(
                inset: content(), edge: edge == .top ? .top : .bottom, share: alignment.share,
                spacing: spacing ?? 0))
    }
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        Affected(
            self,
            SafeAreaEffect(
                inset: content(), edge: edge == .leading ? .leading : .trailing, share: alignment.share,
                spacing: spacing ?? 0))
    }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
public struct ContentMarginPlacement: Hashable, Sendable {
    let isContent: Bool
    public static let automatic = ContentMarginPlacement(isContent: true)
    public static let scrollContent = ContentMarginPlacement(isContent: true)
    public static let scrollIndicators = ContentMarginPlacement(isContent: false)
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension View {
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        since(17)
        let insets = placement.isContent ? EdgeInsets(edges, length ?? 0) : EdgeInsets()
        return Affected(
            self,
            EnvironmentEffect { $0.setOwn("contentMargins", $0.own("contentMargins", EdgeInsets()) + insets) }
        )
    }
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        since(17)
        let insets = EdgeInsets(edges, length ?? 16)
        return Affected(
            self, EnvironmentEffect { $0.setOwn("safeArea", $0.own("safeArea", EdgeInsets()) + insets) })
    }
}
struct SearchEffect: Effect {
    let text: Binding<String>
    func environment(_ values: inout EnvironmentValues, _ node: Node) {
        values.isSearching = node.memory["searching"] != nil
    }
}
/// What stands at an edge, and takes it from the safe area of what is below.
struct SafeAreaEffect<V: View>: Effect {
    let inset: V
    let edge: Edge
    let share: CGFloat
    let spacing: CGFloat
    func update(_ node: Node) { node.child("inset", inset) }
    func environment(_ values: inout EnvironmentValues, _ node: Node) {
        let length = node.memory["length"] as? CGFloat ?? 0
        values.setOwn("safeArea", values.own("safeArea", EdgeInsets()) + EdgeInsets(Edge.Set(edge), length))
    }
    private var isVertical: Bool { edge == .top || edge == .bottom }
    func place(_ rect: CGRect, _ node: Node) {
        guard let other = node.children["inset"] else { return }
        let size = other.size(rect.size)
        let length = (isVertical ? size.height : size.width) + spacing
        if node.memory["length"] as? CGFloat != length {
            node.memory["length"] = length
            node.stage.ledger.mark(node)
        }
        // A scroll view goes on below and keeps its content clear; anything else keeps clear itself.
        let scrolls = node.only?.first { $0.memory["scroll"] } != nil
        let inner = EdgeInsets(Edge.Set(edge), length).inside(rect, node.environment.layoutDirection)
        node.only?.place(scrolls ? rect : inner)
        let far: CGFloat = edge == .bottom || edge == .trailing ? 1 : 0
        let alignment = Alignment(
            horizontal: HorizontalAlignment(share: isVertical ? share : far),
            vertical: VerticalAlignment(share: isVertical ? far : share))
        other.place(alignment.rect(size, in: rect, node.environment.layoutDirection))
    }
}
