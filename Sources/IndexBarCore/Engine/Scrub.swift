/// How a finger's moves become offsets along the bar (rules E7 and 4a.12).
///
/// The farther the finger is across from where it went down, the slower the offset follows.
struct Scrub: Equatable, Sendable {
    /// The offset that selects, in points from the bar's physical top or left.
    private(set) var offset: Double
    /// How much of a move counts: 1, 1/2, 1/4 or 1/10.
    private(set) var scale = 1.0
    /// Whether rows inside the tracked entry count: the last move was scaled down, and since then no entry was
    /// reached at full scale.
    private(set) var isFine = false
    private var last: TouchPoint
    /// Whether the offset has parted from the finger.
    private var hasParted = false

    init(at point: TouchPoint, axis: IndexBarAxis) {
        offset = point.along(axis)
        last = point
    }

    /// The scale at a distance across from touch-down, in points.
    static func scale(away distance: Double) -> Double {
        distance >= 150 ? 0.1 : distance >= 100 ? 0.25 : distance >= 50 ? 0.5 : 1
    }

    /// The finger is elsewhere, and every move counts in full.
    mutating func follow(_ point: TouchPoint, axis: IndexBarAxis) { self = Scrub(at: point, axis: axis) }

    /// The finger is elsewhere.
    ///
    /// - Parameters:
    ///   - start: where it went down.
    ///   - bandStart: where the tracked entry's band begins. The first move that is scaled down leads there, so
    ///     that the list, which shows the entry's first row, does not jump.
    mutating func move(to point: TouchPoint, from start: TouchPoint, axis: IndexBarAxis, bandStart: Double?) {
        let move = point.along(axis) - last.along(axis)
        last = point
        scale = Self.scale(away: abs(point.across(axis) - start.across(axis)))
        if scale < 1, !isFine {
            isFine = true
            hasParted = true
            offset = bandStart ?? offset
        } else if hasParted {
            offset += move * scale
        } else {
            offset = point.along(axis)
        }
        if !offset.isFinite { follow(point, axis: axis) }
    }

    /// An entry was reached at full scale: its first row is shown.
    mutating func reachedEntry() { isFine = false }
}
