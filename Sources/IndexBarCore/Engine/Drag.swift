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

    /// So many seconds before the lift an entry may be reached and still be taken back (rule E17).
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

/// A place on the bar, in points from its left and top.
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
        selected = selected.flatMap { new.place(of: $0, from: old) }
        highlighted = highlighted.flatMap { new.place(of: $0, from: old) }
        isPinned = isPinned && highlighted != nil
        listPosition = nil
    }
}
