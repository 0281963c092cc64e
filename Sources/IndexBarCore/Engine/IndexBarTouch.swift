/// One event of a touch, or of a pointer with its button down.
public struct IndexBarTouch: Equatable, Sendable {
    /// What happened.
    public enum Phase: Equatable, Sendable {
        /// The touch went down. The front end has already checked the hit area.
        case began
        /// It moved, anywhere.
        case moved
        /// It was lifted; its position is ignored.
        case ended
        /// The system took it away.
        case cancelled
    }

    /// What happened.
    public var phase: Phase
    /// Tells touches apart.
    public var id: Int
    /// From the left of the bar, in points.
    public var x: Double
    /// From the top of the bar, in points.
    public var y: Double
    /// In seconds, on any clock; a time earlier than the last one counts as the last one.
    public var time: Double

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - phase: what happened.
    ///   - id: tells touches apart. Default: 0.
    ///   - x: from the left of the bar, in points.
    ///   - y: from the top of the bar, in points.
    ///   - time: in seconds. Default: 0.
    public init(_ phase: Phase, id: Int = 0, x: Double, y: Double, time: Double = 0) {
        self.phase = phase
        self.id = id
        self.x = x
        self.y = y
        self.time = time
    }
}
