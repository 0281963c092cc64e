// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body
    /// The double's own: what a drag calls.
    nonisolated var _steps: DragSteps { get }
}
extension Gesture where Body == Never {}

/// What a drag calls, in order. The double has no other gesture but a tap.
public struct DragSteps {
    var minimumDistance: CGFloat
    var space = CoordinateSpace.local
    var isTap = false
    var changed: [(DragGesture.Value) -> Void] = []
    var ended: [(DragGesture.Value) -> Void] = []
    /// Of gesture states: when the drag ends, however it does.
    var reset: [() -> Void] = []
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct DragGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        since(17)
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}
extension DragGesture: Gesture {
    public typealias Body = Never
    public nonisolated var _steps: DragSteps {
        if case .named = coordinateSpace { unmodelled("a drag in a named coordinate space") }
        return DragSteps(minimumDistance: minimumDistance, space: coordinateSpace)
    }
}
struct Steps<Value>: Gesture {
    typealias Body = Never
    nonisolated(unsafe) let _steps: DragSteps
    nonisolated init(_ steps: DragSteps) { _steps = steps }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Gesture where Value == DragGesture.Value {
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        var steps = _steps
        steps.changed.append(action)
        return Steps<Value>(steps)
    }
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        var steps = _steps
        steps.ended.append(action)
        return Steps<Value>(steps)
    }
    /// Behaviour 9: the state goes back when the gesture has ended, by whatever.
    public nonisolated func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        var steps = _steps
        let location = state.cell.location
        let change = { (value: Value) in
            var (new, transaction) = (location.value, Transaction())
            body(value, &new, &transaction)
            location.put(new)
        }
        steps.changed.append(change)
        steps.reset.append { location.reset() }
        return Steps<Value>(steps)
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
struct GestureEffect: Effect {
    enum Rank { case usual, high, simultaneous }
    let rank: Rank
    let steps: DragSteps
    func update(_ node: Node) { node.ends = steps.reset }
}
struct ContentShapeEffect: Effect {
    let path: (CGRect) -> Path
    init(path: @escaping (CGRect) -> Path) { self.path = path }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        attached(gesture, .usual, mask)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { attached(gesture, .high, mask) }
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { attached(gesture, .simultaneous, mask) }
    nonisolated private func attached<T: Gesture>(
        _ gesture: T, _ rank: GestureEffect.Rank, _ mask: GestureMask
    ) -> some View {
        if mask != .all { unmodelled("GestureMask") }
        return Affected(self, GestureEffect(rank: rank, steps: gesture._steps))
    }
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        var steps = DragSteps(minimumDistance: 0, isTap: true)
        let tap = { (_: DragGesture.Value) in action() }
        steps.ended = [tap]
        return Affected(self, GestureEffect(rank: .usual, steps: steps))
    }
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        Affected(self, ContentShapeEffect { shape.path(in: $0) })
    }
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        Affected(self, HoverEffect { _, point in action(point != nil) })
    }
}
struct HoverEffect: Effect { let action: (_ wasInside: Bool, CGPoint?) -> Void }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension View {
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        since(16)
        return Affected(self, ContinuousHoverEffect(space: coordinateSpace, action: action))
    }
}
struct ContinuousHoverEffect: Effect {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
}
