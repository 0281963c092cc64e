/// How a finger's moves become offsets along the bar (rules E7 and 4a.12).
///
/// The farther the finger is across from where it went down, the slower the offset follows.
struct Scrub: Equatable, Sendable {
    /// The offset that selects, in points from the bar's physical top or left.
    private(set) var offset: Double
    /// How much of a move counts: 1, 1/2, 1/4 or 1/10.
    private(set) var scale = 1.0
    /// Where the finger is along the bar.
    private(set) var finger: Double
    private var last: TouchPoint
    /// Whether the offset has parted from the finger.
    private var hasParted = false

    init(at point: TouchPoint, axis: IndexBarAxis) {
        offset = point.along(axis)
        finger = offset
        last = point
    }

    /// The scale at a distance across from touch-down, in points.
    static func scale(away distance: Double) -> Double {
        distance >= 150 ? 0.1 : distance >= 100 ? 0.25 : distance >= 50 ? 0.5 : 1
    }

    /// The finger is elsewhere, and every move counts in full.
    mutating func follow(_ point: TouchPoint, axis: IndexBarAxis) { self = Scrub(at: point, axis: axis) }

    /// Whether rows inside an entry count.
    var isFine: Bool { scale < 1 }

    /// The finger is elsewhere.
    ///
    /// - Parameters:
    ///   - start: where it went down.
    ///   - decided: the offset of what was decided last, if there is one. The step to a smaller part of a move leads
    ///     there, whatever the finger did meanwhile, so that the list does not jump.
    mutating func move(to point: TouchPoint, from start: TouchPoint, axis: IndexBarAxis, decided: Double?) {
        let move = point.along(axis) - last.along(axis)
        let wasFine = isFine
        last = point
        finger = point.along(axis)
        scale = Self.scale(away: abs(point.across(axis) - start.across(axis)))
        if isFine, !wasFine, let decided {
            offset = decided
        } else if isFine || hasParted {
            offset += move * scale
        } else {
            offset = point.along(axis)
        }
        hasParted = hasParted || isFine
        if !offset.isFinite { follow(point, axis: axis) }
    }
}
