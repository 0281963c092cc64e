// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct ScrollPhaseChangeContext { public let geometry: ScrollGeometry }

/// Behaviour 14: what a modifier tells is of the first scroll view below it.
protocol ScrollObserver { @MainActor func look(_ core: ScrollCore, _ node: Node) }
extension Node {
    func lookAtScroll() {
        guard let observer = effect as? any ScrollObserver else { return }
        guard let core = first({ $0.memory["scroll"] as? ScrollCore }) else { return }
        observer.look(core, self)
    }
}
extension ScrollCore {
    var geometry: ScrollGeometry {
        let (along, across) = (CGSize(width: 0, height: content), CGSize(width: content, height: 0))
        return ScrollGeometry(
            contentOffset: isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0),
            contentSize: isVertical ? along : across,
            contentInsets: isVertical
                ? EdgeInsets(top: insets.before, leading: 0, bottom: insets.after, trailing: 0)
                : EdgeInsets(top: 0, leading: insets.before, bottom: 0, trailing: insets.after),
            containerSize: isVertical
                ? CGSize(width: 0, height: viewport) : CGSize(width: viewport, height: 0))
    }
}
struct ScrollGeometryEffect<T: Equatable>: Effect, ScrollObserver {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    func look(_ core: ScrollCore, _ node: Node) {
        let new = transform(core.geometry)
        guard let old = node.exchange("geometry", new), old != new else { return }
        node.stage.report { if node.isAlive { action(old, new) } }
    }
}
struct ScrollPhaseEffect: Effect, ScrollObserver {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    func look(_ core: ScrollCore, _ node: Node) {
        let (new, geometry) = (core.phase, core.geometry)
        let old = node.memory.updateValue(new, forKey: "phase") as? ScrollPhase ?? .idle
        guard old != new else { return }
        node.stage.report {
            if node.isAlive { action(old, new, ScrollPhaseChangeContext(geometry: geometry)) }
        }
    }
}
struct TargetVisibilityEffect<ID: Hashable>: Effect, ScrollObserver {
    let threshold: Double
    let action: ([ID]) -> Void
    func look(_ core: ScrollCore, _ node: Node) {
        let ids = node.targets(core, threshold).compactMap { $0.base as? ID }
        guard node.memory.updateValue(ids, forKey: "targets") as? [ID] != ids else { return }
        node.stage.report { if node.isAlive { action(ids) } }
    }
}
struct TargetLayoutEffect: Effect {}
/// Behaviour 13: for a ScrollView with a `scrollTargetLayout` only; an item with an id of another type is
/// none of it.
struct ScrollPositionEffect<ID: Hashable>: Effect, ScrollObserver {
    let id: Binding<ID?>
    let anchor: UnitPoint?
    func look(_ core: ScrollCore, _ node: Node) {
        guard !core.isList, node.first({ $0.effect as? TargetLayoutEffect }) != nil else { return }
        let wanted = id.wrappedValue
        let lazy = node.first { $0.memory["lazy"] as? LazyCore }
        let isKnown = lazy?.items.contains { $0.ids.last?.base is ID } ?? false
        guard isKnown else { return }
        let size = [core.viewport, CGFloat(core.isVertical ? 1 : 0)]
        if let wanted, wanted != node.memory["told"] as? ID || node.memory["size"] as? [CGFloat] != size {
            (node.memory["told"], node.memory["size"]) = (wanted, size)
            node.stage.after.append {
                _ = node.first { $0.scroll(to: AnyHashable(wanted), anchor ?? .top) ? true : nil }
            }
            return
        }
        node.memory["size"] = size
        guard let top = node.targets(core, 0.01).first?.base as? ID, top != wanted else { return }
        node.memory["told"] = top
        node.stage.after.append { if node.isAlive { id.wrappedValue = top } }
    }
}
extension Node {
    /// The ids of items in view, so much of them at least, in order.
    func targets(_ core: ScrollCore, _ threshold: Double) -> [AnyHashable] {
        guard
            let lazy = first({ $0.effect is TargetLayoutEffect ? $0 : nil })?.first({ node in
                (node.memory["lazy"] as? LazyCore).map { ($0, node) }
            })
        else { return [] }
        let (rows, node) = lazy
        let outer = core.range(node.rect).start
        let (low, high) = (
            core.offset + core.insets.before - outer, core.offset + core.viewport - core.insets.after - outer
        )
        return rows.items.indices.compactMap { place in
            let (start, end) = (rows.starts[place], rows.ends[place])
            let seen = min(end, high) - max(start, low)
            guard seen > 0, seen >= threshold * (end - start) else { return nil }
            return rows.items[place].ids.last
        }
    }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension View {
    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        since(17)
        return Affected(self, ScrollPositionEffect(id: id, anchor: anchor))
    }
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        since(17)
        return Affected(self, TargetLayoutEffect())
    }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension View {
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        since(18)
        return Affected(self, ScrollGeometryEffect(transform: transform, action: action))
    }
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        since(18)
        return Affected(self, ScrollPhaseEffect { old, new, _ in action(old, new) })
    }
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        since(18)
        return Affected(self, ScrollPhaseEffect(action: action))
    }
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        since(18)
        return Affected(self, TargetVisibilityEffect(threshold: threshold, action: action))
    }
}
