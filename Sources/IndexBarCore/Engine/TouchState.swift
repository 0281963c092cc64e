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
    /// Along the bar, in points from its physical top or left.
    let offset: Double
    let time: Double
}

/// A drag and what a cancel goes back to.
struct Drag: Equatable, Sendable {
    let start: TouchStart
    /// The entry under the finger; nil while only ignored entries were touched.
    var entry: Int?
    /// Whether the drag has selected, and so moved the list.
    var hasSelected = false
    var before: Before

    struct Before: Equatable, Sendable {
        var selected: Int?
        var highlighted: Int?
        var isPinned: Bool
        var listPosition: IndexBarEffects.ListPosition?
    }

    mutating func contentChanged(from old: IndexBarContent, to new: IndexBarContent) {
        entry = entry.flatMap { new.nearestPlace(of: $0, from: old) }
        before.selected = before.selected.flatMap { new.place(of: $0, from: old) }
        before.highlighted = before.highlighted.flatMap { new.place(of: $0, from: old) }
        before.isPinned = before.isPinned && before.highlighted != nil
        before.listPosition = nil
    }
}
