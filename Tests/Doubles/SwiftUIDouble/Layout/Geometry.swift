// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global, local
    case named(AnyHashable)
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol { public let coordinateSpace: CoordinateSpace }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct GeometryProxy: @unchecked Sendable {
    let rect: CGRect
    let named: [AnyHashable: CGPoint]
    public let safeAreaInsets: EdgeInsets
    @MainActor init(_ rect: CGRect, _ node: Node) {
        self.rect = rect
        var named: [AnyHashable: CGPoint] = [:]
        _ = node.above { node -> Bool? in
            if let space = node.effect as? SpaceEffect, named[space.name] == nil {
                named[space.name] = node.rect.origin
            }
            return nil
        }
        self.named = named
        safeAreaInsets = node.environment.own("safeArea", EdgeInsets())
    }
    public var size: CGSize { rect.size }
    public func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .global: return rect
        case .local: return CGRect(origin: .zero, size: rect.size)
        case .named(let name):
            // A name that nobody has given is the global space.
            let origin = named[name] ?? .zero
            return rect.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        since(17)
        return frame(in: space.coordinateSpace)
    }
}

/// Evaluates its content while it is laid out, when the size is known.
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct GeometryReader<Content: View> {
    let content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}
@MainActor extension GeometryReader: View, Primitive {
    func update(_ node: Node) { if node.memory["rect"] != nil { make(node.rect, node) } }
    func size(_ room: CGSize, _ node: Node) -> CGSize { Room.filled(room) }
    func place(_ rect: CGRect, _ node: Node) {
        if node.memory["rect"] as? CGRect != rect { node.renew { make(rect, node) } }
        node.memory["rect"] = rect
        node.only.map { $0.place(CGRect(origin: rect.origin, size: $0.size(rect.size))) }
    }
    private func make(_ rect: CGRect, _ node: Node) {
        node.child("content", node.stage.ledger.evaluating(node) { content(GeometryProxy(rect, node)) })
    }
}

struct SpaceEffect: Effect { let name: AnyHashable }
struct GeometryEffect<T: Equatable & Sendable>: Effect {
    let transform: @Sendable (GeometryProxy) -> T
    let action: (T) -> Void
    func place(_ rect: CGRect, _ node: Node) {
        node.only?.place(rect)
        let new = transform(GeometryProxy(rect, node))
        let old = node.exchange("geometry", new)
        guard old == nil || old != new else { return }
        node.stage.report { if node.isAlive { action(new) } }
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        Affected(self, SpaceEffect(name: AnyHashable(name)))
    }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension View {
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        since(17)
        guard case .named(let name) = name.coordinateSpace else {
            unmodelled("coordinateSpace(_:) without a name")
        }
        return Affected(self, SpaceEffect(name: name))
    }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension View {
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View {
        since(16)
        return Affected(self, GeometryEffect(transform: transform, action: action))
    }
}
