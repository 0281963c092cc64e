// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Never: View { public var body: Never { fatalError("Never has no body") } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View where Body == Never { public var body: Never { fatalError("a primitive has no body") } }

/// A view that the double itself lays out.
@MainActor protocol Primitive: View where Body == Never {
    /// Makes or updates the nodes below that do not depend on the size.
    func update(_ node: Node)
    /// How large the view is in so much room; see ``Room``.
    func size(_ room: CGSize, _ node: Node) -> CGSize
    /// Lays out what is below, in the stage's coordinates.
    func place(_ rect: CGRect, _ node: Node)
    /// What the view itself shows; what is below it paints by itself.
    func paint(_ node: Node) -> [Painted]
    /// Whether the view itself takes a touch, without a `contentShape`.
    var isSolid: Bool { get }
}
extension Primitive {
    func update(_ node: Node) {}
    func size(_ room: CGSize, _ node: Node) -> CGSize { node.only?.size(room) ?? Room.filled(room) }
    func place(_ rect: CGRect, _ node: Node) { for child in node.all { child.place(rect) } }
    func paint(_ node: Node) -> [Painted] { [] }
    var isSolid: Bool { false }
}

/// What a parent offers: points, or ``ideal`` where the child shall say what it likes best.
enum Room {
    static let ideal: CGFloat = 1e5
    /// So much that what can grow shows that it can.
    static let ample: CGFloat = 5e4
    /// The size of what fills its room; 10 points where nothing is offered.
    static func filled(_ room: CGSize) -> CGSize {
        CGSize(width: room.width >= ideal ? 10 : room.width, height: room.height >= ideal ? 10 : room.height)
    }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@resultBuilder public enum ViewBuilder {
    public static func buildExpression<C: View>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<C: View>(_ content: C) -> C { content }
    public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView(views: views)
    }
    public static func buildIf<C: View>(_ content: C?) -> C? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
        _ConditionalContent(first: first, second: nil)
    }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
        _ConditionalContent(first: nil, second: second)
    }
    public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct EmptyView { public init() {} }
@MainActor extension EmptyView: View, Primitive {
    func size(_ room: CGSize, _ node: Node) -> CGSize { .zero }
}

/// Views that stand for several: a container takes each as a child of its own.
@MainActor protocol Several {
    var parts: [(key: AnyHashable, view: any View)] { get }
}
@MainActor extension Several where Self: Primitive {
    func update(_ node: Node) { for part in parts { node.child(part.key, part.view) } }
    func size(_ room: CGSize, _ node: Node) -> CGSize { node.all.map { $0.size(room) }.reduce(.zero, larger) }
}
func larger(_ one: CGSize, _ other: CGSize) -> CGSize {
    CGSize(width: max(one.width, other.width), height: max(one.height, other.height))
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct TupleView<T> { let views: [any View] }
@MainActor extension TupleView: View, Primitive, Several {
    var parts: [(key: AnyHashable, view: any View)] { views.enumerated().map { (AnyHashable($0), $1) } }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Group<Content> { let content: Content }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Group where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
@MainActor extension Group: View, Primitive, Several where Content: View {
    public typealias Body = Never
    var parts: [(key: AnyHashable, view: any View)] { [("group", content)] }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct AnyView {
    let view: any View
    public init<V: View>(_ view: V) { self.view = view }
}
@MainActor extension AnyView: View, Primitive, Several {
    var parts: [(key: AnyHashable, view: any View)] { [(ObjectIdentifier(type(of: view)), view)] }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct _ConditionalContent<A, B> {
    let first: A?
    let second: B?
}
@MainActor extension _ConditionalContent: View, Primitive, Several where A: View, B: View {
    public typealias Body = Never
    var parts: [(key: AnyHashable, view: any View)] {
        if let first { [(1, first)] } else if let second { [(2, second)] } else { [] }
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}
@MainActor extension Optional: Primitive, Several where Wrapped: View {
    var parts: [(key: AnyHashable, view: any View)] { map { [("some", $0)] } ?? [] }
}
