/// The touch that a bar follows.
enum TouchState: Equatable, Sendable {
    case none
    /// Down, but not yet a drag: `activation` waits for more.
    case waiting(TouchStart)
    case dragging(Drag)
}

/// Where and when a touch went down.
struct TouchStart: Equatable, Sendable {
    let id: Int
    let point: TouchPoint
    let time: Double
}

/// A place on the bar, in points from its left and top.
struct TouchPoint: Equatable, Sendable {
    let x: Double
    let y: Double

    func along(_ axis: IndexBarAxis) -> Double { axis == .vertical ? y : x }
    func across(_ axis: IndexBarAxis) -> Double { axis == .vertical ? x : y }
}

/// A drag and what a cancel goes back to.
struct Drag: Equatable, Sendable {
    let start: TouchStart
    /// The entry under the finger; nil while only ignored entries were touched.
    var entry: Int?
    /// How far into the entry's band, 0..<1, while the finger is far enough away for rows; else 0.
    var fraction = 0.0
    /// Whether the drag has selected, and so moved the list.
    var hasSelected = false
    var scrub: Scrub
    let before: Before

    struct Before: Equatable, Sendable {
        var selected: Int?
        var highlighted: Int?
        var isPinned: Bool
        var listPosition: IndexBarEffects.ListPosition?
    }

    /// The drag with its entries moved to new content; the list's row is forgotten with the old.
    func carriedOver(from old: IndexBarContent, to new: IndexBarContent) -> Drag {
        let highlighted = before.highlighted.flatMap { new.place(of: $0, from: old) }
        return Drag(
            start: start, entry: entry.flatMap { new.nearestPlace(of: $0, from: old) }, fraction: fraction,
            hasSelected: hasSelected, scrub: scrub,
            before: Before(
                selected: before.selected.flatMap { new.place(of: $0, from: old) }, highlighted: highlighted,
                isPinned: before.isPinned && highlighted != nil, listPosition: nil))
    }
}
