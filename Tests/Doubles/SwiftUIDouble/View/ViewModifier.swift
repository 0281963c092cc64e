// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension ViewModifier {
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { unmodelled("concat(_:)") }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    let holder = ContentBox.Holder()
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}
extension ModifiedContent: View, Modified where Content: View, Modifier: ViewModifier {
    public var body: some View {
        modifier.body(content: _ViewModifier_Content<Modifier>(box: holder.box, version: holder.box.version))
    }
    var modified: any View { content }
    var subject: Any { modifier }
}
@MainActor protocol Modified {
    var modified: any View { get }
    var subject: Any { get }
    var holder: ContentBox.Holder { get }
}

/// What a modifier modifies, kept by its node so that the modifier's own changes do not touch it.
final class ContentBox: @unchecked Sendable {
    final class Holder: @unchecked Sendable { var box = ContentBox() }
    var view: (any View)?
    var version = 0
    func take(_ new: any View) {
        if view.map({ !same($0, new) }) ?? true { version += 1 }
        view = new
    }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct _ViewModifier_Content<Modifier> {
    let box: ContentBox
    let version: Int
}
@MainActor extension _ViewModifier_Content: View, Primitive, Several, SelfComparing {
    var parts: [(key: AnyHashable, view: any View)] { box.view.map { [("content", $0)] } ?? [] }
    nonisolated func isSame(as other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        return other.box === box && other.version == version
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

// MARK: The double's own modifiers

/// What a modifier of SwiftUI's does to the one view below it.
protocol Effect {
    /// The explicit identity of what is below.
    var identity: AnyHashable? { get }
    @MainActor func environment(_ values: inout EnvironmentValues, _ node: Node)
    /// After what is below has been made or updated.
    @MainActor func update(_ node: Node)
    @MainActor func size(_ room: CGSize, _ node: Node) -> CGSize
    @MainActor func place(_ rect: CGRect, _ node: Node)
}
extension Effect {
    var identity: AnyHashable? { nil }
    @MainActor func environment(_ values: inout EnvironmentValues, _ node: Node) {}
    @MainActor func update(_ node: Node) {}
    @MainActor func size(_ room: CGSize, _ node: Node) -> CGSize { node.only?.size(room) ?? .zero }
    @MainActor func place(_ rect: CGRect, _ node: Node) { node.only?.place(rect) }
}

/// One view and what is done to it.
struct Affected<C: View, E: Effect> {
    let content: C
    let effect: E
    init(_ content: C, _ effect: E) { (self.content, self.effect) = (content, effect) }
}
@MainActor extension Affected: View, Primitive {
    typealias Body = Never
    func update(_ node: Node) {
        var values = node.environment
        effect.environment(&values, node)
        node.child(effect.identity ?? AnyHashable("content"), content, values)
        effect.update(node)
    }
    func size(_ room: CGSize, _ node: Node) -> CGSize { effect.size(room, node) }
    func place(_ rect: CGRect, _ node: Node) { effect.place(rect, node) }
}
@MainActor protocol AnyAffected {
    var anyEffect: any Effect { get }
    var anyContent: any View { get }
}
@MainActor extension Affected: AnyAffected {
    var anyEffect: any Effect { effect }
    var anyContent: any View { content }
}
struct IdentityEffect: Effect { let identity: AnyHashable? }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        Affected(self, IdentityEffect(identity: AnyHashable(id)))
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct EquatableView<Content: Equatable & View> {
    public var content: Content
    public init(content: Content) { self.content = content }
}
extension EquatableView: View, SelfComparing {
    public var body: some View { content }
    nonisolated func isSame(as other: Any) -> Bool { (other as? Self)?.content == content }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View where Self: Equatable {
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
