// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

struct FrameEffect: Effect {
    let least, exact, most: (width: CGFloat?, height: CGFloat?)
    let alignment: Alignment
    private static func bound(_ length: CGFloat, _ least: CGFloat?, _ exact: CGFloat?, _ most: CGFloat?)
        -> CGFloat
    {
        exact ?? max(least ?? 0, min(length, most ?? .infinity))
    }
    /// What a frame takes: an exact length; where there is a maximum, the room as far as that; else what is
    /// below takes.
    private static func taken(
        _ room: CGFloat, _ below: CGFloat, _ least: CGFloat?, _ exact: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        if let exact { return max(0, exact) }
        if let most { return max(least ?? 0, min(room >= Room.ideal ? below : max(room, least ?? 0), most)) }
        return max(least ?? 0, below)
    }
    func size(_ room: CGSize, _ node: Node) -> CGSize {
        let below = below(room, node)
        return CGSize(
            width: Self.taken(room.width, below.width, least.width, exact.width, most.width),
            height: Self.taken(room.height, below.height, least.height, exact.height, most.height))
    }
    @MainActor private func below(_ room: CGSize, _ node: Node) -> CGSize {
        let offered = CGSize(
            width: Self.bound(room.width, least.width, exact.width, most.width),
            height: Self.bound(room.height, least.height, exact.height, most.height))
        return node.only?.size(offered) ?? .zero
    }
    func place(_ rect: CGRect, _ node: Node) {
        node.only?.place(alignment.rect(below(rect.size, node), in: rect, node.environment.layoutDirection))
    }
}
struct PaddingEffect: Effect {
    let insets: EdgeInsets
    func size(_ room: CGSize, _ node: Node) -> CGSize {
        let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let inner = node.only?.size(
            CGSize(width: max(0, room.width - across), height: max(0, room.height - along)))
        return CGSize(width: (inner?.width ?? 0) + across, height: (inner?.height ?? 0) + along)
    }
    func place(_ rect: CGRect, _ node: Node) {
        node.only?.place(insets.inside(rect, node.environment.layoutDirection))
    }
}
struct FixedSizeEffect: Effect {
    let horizontal, vertical: Bool
    func size(_ room: CGSize, _ node: Node) -> CGSize {
        node.only?.size(
            CGSize(width: horizontal ? Room.ideal : room.width, height: vertical ? Room.ideal : room.height))
            ?? .zero
    }
    func place(_ rect: CGRect, _ node: Node) { node.only?.place(rect) }
}
/// Moves what is shown, not the room that it takes.
struct OffsetEffect: Effect {
    let offset: CGSize
    func place(_ rect: CGRect, _ node: Node) {
        node.only?.place(rect.offsetBy(dx: offset.width, dy: offset.height))
    }
}
struct PositionEffect: Effect {
    let point: CGPoint
    func size(_ room: CGSize, _ node: Node) -> CGSize { Room.filled(room) }
    func place(_ rect: CGRect, _ node: Node) {
        let size = node.only?.size(rect.size) ?? .zero
        node.only?.place(
            CGRect(
                x: rect.minX + point.x - size.width / 2, y: rect.minY + point.y - size.height / 2,
                width: size.width,
                height: size.height))
    }
}
/// What is before or behind a view; it does not change the view's size.
struct LayerEffect<V: View>: Effect {
    let layer: V
    let alignment: Alignment
    let isBehind: Bool
    func update(_ node: Node) {
        node.child("layer", layer)
        if isBehind { node.sort(["layer", "content"]) }
    }
    func place(_ rect: CGRect, _ node: Node) {
        node.only?.place(rect)
        let size = node.children["layer"]?.size(rect.size) ?? .zero
        node.children["layer"]?.place(alignment.rect(size, in: rect, node.environment.layoutDirection))
    }
}
/// How much of what is below is seen, and whether touches find it.
struct VeilEffect: Effect {
    var opacity = 1.0
    var takesTouches = true
    var clips = false
}
struct TransparentEffect: Effect {}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Affected(
            self,
            FrameEffect(least: (nil, nil), exact: (width, height), most: (nil, nil), alignment: alignment))
    }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Affected(
            self,
            FrameEffect(
                least: (minWidth, minHeight), exact: (nil, nil), most: (maxWidth, maxHeight),
                alignment: alignment))
    }
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        Affected(self, PaddingEffect(insets: EdgeInsets(edges, length ?? 16)))
    }
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        Affected(self, PaddingEffect(insets: insets))
    }
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        Affected(self, FixedSizeEffect(horizontal: horizontal, vertical: vertical))
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        Affected(self, OffsetEffect(offset: CGSize(width: x, height: y)))
    }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        Affected(self, PositionEffect(point: CGPoint(x: x, y: y)))
    }
    public nonisolated func position(_ position: CGPoint) -> some View {
        Affected(self, PositionEffect(point: position))
    }
    public nonisolated func hidden() -> some View { Affected(self, VeilEffect(opacity: 0)) }
    public nonisolated func opacity(_ opacity: Double) -> some View {
        Affected(self, VeilEffect(opacity: opacity))
    }
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        Affected(self, VeilEffect(clips: true))
    }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        Affected(self, VeilEffect(takesTouches: enabled))
    }
    public nonisolated func lineLimit(_ number: Int?) -> some View { Affected(self, TransparentEffect()) }
    public nonisolated func zIndex(_ value: Double) -> some View { Affected(self, TransparentEffect()) }
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View {
        Affected(self, TransparentEffect())
    }
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        Affected(self, TransparentEffect())
    }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        Affected(self, TransparentEffect())
    }
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        unmodelledView("layoutPriority(_:)")
    }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension View {
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { Affected(self, LayerEffect(layer: content(), alignment: alignment, isBehind: false)) }
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { Affected(self, LayerEffect(layer: content(), alignment: alignment, isBehind: true)) }
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { background { Filled(shape: Rectangle(), style: style) } }
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        background { Filled(shape: shape, style: style) }
    }
}
