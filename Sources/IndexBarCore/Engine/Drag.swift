/// A touch that has become a drag.
struct Drag: Equatable, Sendable {
    /// The entry under the finger; nil while only ignored entries were touched.
    private(set) var entry: Int?
    /// How far into the entry's band, 0..<1, while the finger is far enough away for rows; else 0.
    private(set) var fraction = 0.0
    /// Whether the drag has selected, and so moved the list.
    var hasSelected = false
    var scrub: Scrub
    /// When the entry was reached, the one tracked before it, and the first one left in quick succession.
    private var reached = -Double.infinity
    private var before: Left?
    private var first: Left?

    /// How long before the lift, in seconds, an entry may be reached and still be taken back (rule E17).
    private static let settling = 0.1

    /// An entry that was left: where the finger was then, and when it was left.
    private struct Left: Equatable, Sendable {
        var entry: Int
        let fraction: Double
        let offset: Double
        let time: Double
    }

    init(scrub: Scrub) { self.scrub = scrub }

    /// Another entry, or another row of it, is tracked.
    ///
    /// - Parameter offset: where the finger was before the move that reached it.
    mutating func track(_ entry: Int, fraction: Double, from offset: Double, at time: Double) {
        if let left = self.entry, left != entry {
            before = Left(entry: left, fraction: self.fraction, offset: offset, time: time)
            if first.map({ time - $0.time >= Self.settling }) ?? true { first = before }
            reached = time
        }
        (self.entry, self.fraction) = (entry, fraction)
    }

    /// Goes back to the entry that was tracked before the finger rolled as it was lifted, if it did.
    ///
    /// - Returns: whether another entry is tracked now.
    mutating func settle(at time: Double, pitch: Double) -> Bool {
        guard time - reached < Self.settling, let before else { return false }
        let left = first.flatMap { time - $0.time < Self.settling ? $0 : nil } ?? before
        guard abs(scrub.finger - left.offset) < pitch else { return false }
        (entry, fraction) = (left.entry, left.fraction)
        return true
    }

    /// New content: the tracked entry has another index, or there is none.
    mutating func carryOver(to entry: Int?) {
        self.entry = entry
        (before, first) = (nil, nil)
    }
}

/// A point of the bar, from its left and top.
struct TouchPoint: Equatable, Sendable {
    let x: Double
    let y: Double

    func along(_ axis: IndexBarAxis) -> Double { axis == .vertical ? y : x }
    func across(_ axis: IndexBarAxis) -> Double { axis == .vertical ? x : y }
}

/// Where and when the touch that owns the bar went down, and what a cancel goes back to.
struct TouchStart: Equatable, Sendable {
    let point: TouchPoint
    let time: Double
    /// What was selected at touch-down.
    var selected: Int?
    /// What was lit at touch-down.
    var highlighted: Int?
    /// Whether that was chosen, and the user has not scrolled since.
    var isPinned: Bool
    /// What the list showed at touch-down.
    var listPosition: IndexBarEffects.ListPosition?

    /// What was selected and lit stays by id; the list's row is forgotten with the old entries.
    mutating func carryOver(from old: IndexBarEntries, to new: IndexBarEntries) {
        selected = selected.flatMap { new.index(of: $0, from: old) }
        highlighted = highlighted.flatMap { new.index(of: $0, from: old) }
        isPinned = isPinned && highlighted != nil
        listPosition = nil
    }
}

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
