// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Path: Equatable, Sendable {
    private(set) var rects: [CGRect] = []
    public init() {}
    public init(_ rect: CGRect) { rects = [rect] }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { rects = [rect] }
    public init(ellipseIn rect: CGRect) { rects = [rect] }
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public mutating func addRect(_ rect: CGRect) { rects.append(rect) }
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { rects.append(rect) }
    public mutating func addEllipse(in rect: CGRect) { rects.append(rect) }
    public var boundingRect: CGRect { rects.dropFirst().reduce(rects.first ?? .null) { $0.union($1) } }
    public var isEmpty: Bool { rects.isEmpty }
    public func contains(_ point: CGPoint) -> Bool { rects.contains { $0.contains(point) } }
}

/// Records what a Canvas draws. Text can be measured here, and nowhere else outside of layout.
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public struct GraphicsContext {
    final class Record { var items: [Painted] = [] }
    let record: Record
    let symbols: [AnyHashable: CGSize]
    public let environment: EnvironmentValues
    public var opacity = 1.0
    private var shift = CGSize.zero
    private var clips: CGRect?
    init(_ record: Record, _ environment: EnvironmentValues, _ symbols: [AnyHashable: CGSize]) {
        (self.record, self.environment, self.symbols) = (record, environment, symbols)
    }
    public struct Shading: Sendable {
        let color: Color
        let style: (any ShapeStyle)?
        public static func color(_ color: Color) -> Shading { Shading(color: color, style: nil) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(color: .primary, style: style)
        }
    }
    public struct ResolvedText {
        let text: Text
        let environment: EnvironmentValues
        public var shading: Shading = .color(.primary)
        public func measure(in size: CGSize) -> CGSize { text.measured(environment, width: size.width) }
    }
    public struct ResolvedImage {
        let name: String
        public let size: CGSize
        public var shading: Shading?
    }
    public struct ResolvedSymbol {
        let name: String
        public let size: CGSize
    }
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, environment: environment, shading: .color(text.color ?? .primary))
    }
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(name: image.name, size: image.measured(environment))
    }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols[AnyHashable(id)].map { ResolvedSymbol(name: "\(id)", size: $0) }
    }
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        add(.text, text.text.string, rect, text.shading)
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: around(point, text.measure(in: CGSize(width: 1e4, height: 1e4)), anchor))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    public func draw(_ image: ResolvedImage, in rect: CGRect) {
        add(.image, image.name, rect, image.shading ?? .color(.primary))
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: around(point, image.size, anchor))
    }
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        add(.view, symbol.name, rect, .color(.primary))
    }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: around(point, symbol.size, anchor))
    }
    public func fill(_ path: Path, with shading: Shading) { add(.fill, "path", path.boundingRect, shading) }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        add(.stroke, "path", path.boundingRect, shading)
    }
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        shift = CGSize(width: shift.width + x, height: shift.height + y)
    }
    public mutating func clip(to path: Path) {
        let rect = path.boundingRect.offsetBy(dx: shift.width, dy: shift.height)
        clips = clips?.intersection(rect) ?? rect
    }
    private func around(_ point: CGPoint, _ size: CGSize, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
    private func add(_ kind: Painted.Kind, _ name: String, _ rect: CGRect, _ shading: Shading) {
        let rect = rect.offsetBy(dx: shift.width, dy: shift.height)
        guard clips?.intersects(rect) != false else { return }
        record.items.append(
            Painted(kind, name, rect, shading.style?.named(environment) ?? shading.color, opacity: opacity))
    }
}

/// Draws when its view, its size or something that it read has changed. It takes no touches without a
/// `contentShape`.
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public struct Canvas<Symbols: View> {
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var symbols: Symbols
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) { (self.renderer, self.symbols) = (renderer, symbols()) }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { (self.renderer, symbols) = (renderer, EmptyView()) }
}
@MainActor extension Canvas: View, Primitive {
    func update(_ node: Node) { node.take(flattened(symbols)) }
    func size(_ room: CGSize, _ node: Node) -> CGSize { Room.filled(room) }
    func place(_ rect: CGRect, _ node: Node) {
        // Symbols are laid out for drawing, and lie nowhere.
        for child in node.all {
            child.place(CGRect(origin: CGPoint(x: -1e6, y: -1e6), size: child.size(rect.size)))
        }
    }
    func paint(_ node: Node) -> [Painted] {
        let rect = node.rect
        let kept = node.memory["paint"] as? (CGSize, [Painted])
        let items = kept.flatMap { $0.0 == rect.size ? $0.1 : nil } ?? draw(node)
        node.memory["paint"] = (rect.size, items)
        return items.map { item in
            var item = item
            item.rect = item.rect.offsetBy(dx: rect.minX, dy: rect.minY)
            return item
        }
    }
    private func draw(_ node: Node) -> [Painted] {
        var sizes: [AnyHashable: CGSize] = [:]
        for item in node.memory["items"] as? [Flattened.Item] ?? [] {
            let id = item.ids.last ?? node.children[item.key]?.outermostTag
            if let id {
                sizes[id] = node.children[item.key]?.size(CGSize(width: Room.ideal, height: Room.ideal))
            }
        }
        let record = GraphicsContext.Record()
        var context = GraphicsContext(record, node.environment, sizes)
        node.stage.drawings += 1
        node.stage.ledger.evaluating(node) { renderer(&context, node.rect.size) }
        return record.items
    }
}
struct TagEffect: Effect { let tag: AnyHashable }
extension Node {
    var outermostTag: AnyHashable? { (effect as? TagEffect)?.tag ?? outermost { ($0 as? TagEffect)?.tag } }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        Affected(self, TagEffect(tag: AnyHashable(tag)))
    }
}
