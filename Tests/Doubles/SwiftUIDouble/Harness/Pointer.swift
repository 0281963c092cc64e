/// A finger or a mouse, for SwiftUI's own gestures.
@MainActor public final class Pointer {
    private let stage: Stage
    private var drags: [(node: Node, began: Bool)] = []
    private var scroller: Node?
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    /// When the next sample is, less a 120th of a second.
    static var time = 0.0
    /// A finger that touches nothing yet.
    public init(_ stage: Stage) { self.stage = stage }

    /// Whether some gesture has the touch.
    public var isTaken: Bool { !drags.isEmpty }

    /// Behaviour 8: a second finger ends the first one's gesture in silence, and begins none.
    public func down(_ point: CGPoint) {
        stage.frame()
        if let other = stage.pointer, other !== self, other.isTaken { return other.vanish() }
        (start, last, drags) = (point, point, [])
        let found = stage.root.hit(point)
        let chain = found?.gestures ?? []
        let high = chain.last { $0.rank == .high }
        let usual = high ?? chain.first { $0.rank == .usual }
        drags = (chain.filter { $0.rank == .simultaneous } + (usual.map { [$0] } ?? [])).map {
            ($0.node, false)
        }
        scroller = high == nil ? found?.above { $0.memory["scroll"] != nil ? $0 : nil } : nil
        stage.pointer = self
        change(point)
    }
    /// - Parameter frames: whether a frame passes before the next sample.
    public func move(_ point: CGPoint, frames: Bool = true) {
        if let core = scroller?.memory["scroll"] as? ScrollCore,
            hypot(point.x - start.x, point.y - start.y) >= 10
        {
            // The scroll view's own recogniser wins, and the others are never told.
            for drag in drags { end(drag.node) }
            drags = []
            core.move(by: core.isVertical ? last.y - point.y : last.x - point.x, phase: .interacting)
        }
        last = point
        change(point)
        if frames { stage.frame() }
    }
    private func change(_ point: CGPoint) {
        Pointer.time += 1.0 / 120
        for place in drags.indices {
            guard drags[place].node.isAlive, let steps = drags[place].node.steps, !steps.isTap else {
                continue
            }
            guard drags[place].began || hypot(point.x - start.x, point.y - start.y) >= steps.minimumDistance
            else {
                continue
            }
            drags[place].began = true
            for action in steps.changed { action(value(point, drags[place].node, steps.space)) }
        }
        if drags.contains(where: \.began) { stage.frame() }
    }
    /// The finger is lifted: gestures end, a tap happens.
    public func up(_ point: CGPoint) {
        let isTap = hypot(point.x - start.x, point.y - start.y) < 10
        for (node, began) in drags where node.isAlive {
            guard let steps = node.steps, began || (steps.isTap && isTap) else { continue }
            for action in steps.ended { action(value(point, node, steps.space)) }
            for action in steps.reset { action() }
        }
        finish()
    }
    /// The system takes the gesture away: a second finger, a call, a lock, another recogniser. No `onEnded`
    /// comes; by most sources the gesture's state is reset, by some it is not.
    public func vanish() {
        for drag in drags { end(drag.node) }
        finish()
    }
    private func end(_ node: Node) {
        if !stage.policy.gestureStateSticks { for action in node.steps?.reset ?? [] { action() } }
    }
    private func finish() {
        drags = []
        (scroller?.memory["scroll"] as? ScrollCore)?.rest()
        scroller = nil
        if stage.pointer === self { stage.pointer = nil }
        stage.frame()
    }
    private func value(_ point: CGPoint, _ node: Node, _ space: CoordinateSpace) -> DragGesture.Value {
        let origin = space == .global ? .zero : node.rect.origin
        func here(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: Pointer.time), location: here(point),
            startLocation: here(start))
    }
}
extension Node {
    var steps: DragSteps? { (effect as? GestureEffect)?.steps }
    /// The gestures around a view, from the inside to the outside; a disabled view has none.
    fileprivate var gestures: [(node: Node, rank: GestureEffect.Rank)] {
        var chain: [(node: Node, rank: GestureEffect.Rank)] = []
        _ = above { node -> Bool? in
            if let effect = node.effect as? GestureEffect, node.environment.isEnabled {
                chain.append((node, effect.rank))
            }
            return nil
        }
        return chain
    }
}

extension Stage {
    /// The mouse without a button; nil: it leaves the window.
    public func hover(_ point: CGPoint?) {
        frame()
        var now: [Node] = []
        if let point {
            _ = root.hit(point)?.above { node -> Bool? in
                if node.effect is HoverEffect || node.effect is ContinuousHoverEffect { now.append(node) }
                return nil
            }
        }
        for node in hovered where node.isAlive && !now.contains(where: { $0 === node }) {
            (node.effect as? HoverEffect)?.action(true, nil)
            (node.effect as? ContinuousHoverEffect)?.action(.ended)
        }
        for node in now {
            let wasInside = hovered.contains { $0 === node }
            if !wasInside { (node.effect as? HoverEffect)?.action(false, point) }
            guard let effect = node.effect as? ContinuousHoverEffect, let point else { continue }
            let origin = effect.space == .global ? .zero : node.rect.origin
            effect.action(.active(CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
        }
        hovered = now
        frame()
    }
}
