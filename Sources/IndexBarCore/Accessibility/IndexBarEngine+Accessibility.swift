/// One adjustable element stands for the whole bar (rules E16 and 4a.10).
extension IndexBarEngine {
    /// The most named actions that are offered; more are noise.
    static let mostActions = 30

    /// The entry whose value the element has: the lit, else the selected, else the first with rows.
    public var currentEntry: Int? {
        highlightedEntry ?? selectedEntry ?? content.entryWithRows(after: -1)
    }

    /// The value of the element: spoken title and place, "M, 13 of 27"; empty where there is no entry.
    ///
    /// - Complexity: O(1), or O(log entries) before anything is lit or selected. Allocates the text.
    public func accessibleValue(words: IndexBarWords = IndexBarWords()) -> String {
        currentEntry.map { accessibleValue(of: $0, words: words) } ?? ""
    }

    /// The text for an entry, which is also what is announced: "M, 13 of 27"; empty for an index out of range.
    public func accessibleValue(of entry: Int, words: IndexBarWords = IndexBarWords()) -> String {
        guard entry >= 0, entry < content.count else { return "" }
        return "\(content.spokenTitle(at: entry)), \(entry + 1) \(words.of) \(content.count)"
    }

    /// The entries to offer as named actions to voice and switch control: those with a drawn title, at most 30,
    /// spread evenly if there are more. Carried out by `.choose(entry:)`.
    ///
    /// - Complexity: O(1); O(slots) where entries are required and for a timeline.
    public var accessibleActions: [Int] { layout.titles(atMost: Self.mostActions) }
}
