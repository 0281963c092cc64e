/// Where and when the touch that owns the bar went down, and what a cancel goes back to.
struct TouchStart: Equatable, Sendable {
    let id: Int
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

    /// What was selected and lit stays by id; the list's row is forgotten with the old content.
    mutating func carryOver(from old: IndexBarContent, to new: IndexBarContent) {
        selected = selected.flatMap { new.place(of: $0, from: old) }
        highlighted = highlighted.flatMap { new.place(of: $0, from: old) }
        isPinned = isPinned && highlighted != nil
        listPosition = nil
    }
}
