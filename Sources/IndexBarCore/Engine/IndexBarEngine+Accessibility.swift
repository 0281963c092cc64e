/// One adjustable element stands for the whole bar (rules E16 and 4a.10).
extension IndexBarEngine {
    /// The most named actions that are offered; more are noise.
    static let mostActions = 30

    /// The entry whose value the element has: the lit, else the selected, else the first with rows.
    ///
    /// - Complexity: O(1), or O(log entries) before anything is lit or selected.
    public var currentEntry: Int? {
        highlightedEntry ?? selectedEntry ?? entries.entryWithRows(after: -1)
    }

    /// The entries to offer as named actions to voice and switch control: those with a drawn title, at most 30,
    /// spread evenly if there are more. Carried out by `.choose(entry:)`.
    ///
    /// - Complexity: O(1); O(slots) where entries are required and for a timeline.
    public var accessibleActions: [Int] { layout.titles(atMost: Self.mostActions) }
}
