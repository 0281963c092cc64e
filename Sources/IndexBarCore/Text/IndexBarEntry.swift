/// One thing that an index bar can select: a title and the section that it leads to.
///
/// Entries are told apart by their index and `id`, never by their text: titles may be equal, empty, or
/// several characters long.
public struct IndexBarEntry: Equatable, Sendable {
    /// Whether an entry keeps its title when the bar is too short for all.
    public enum Priority: Equatable, Sendable {
        /// Drawn where there is room. The default.
        case normal
        /// Drawn before others when the bar condenses.
        case required
    }

    /// The text on the bar.
    public var title: String
    /// The index of the section in the list, from 0; `nil` is a search entry: the very top of the list.
    public var section: Int?
    /// What the entry is recognised by when the content changes; `nil` (default): its index.
    public var id: String?
    /// Whether the title is kept when the bar condenses. Default: `.normal`.
    public var priority: Priority
    /// Which titles of a timeline are placed first: 0 (default), then 1, and so on; a required entry counts as 0.
    public var level: Int
    /// The name of a symbol that a front end may draw instead of the title. Default: none.
    public var symbolName: String?
    /// What a screen reader says; `nil` (default): the title.
    public var spokenTitle: String?
    /// What typed text is compared with; `nil` (default): the title. Case and accents are forgiven either way.
    public var searchKey: String?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - title: the text on the bar; any string.
    ///   - section: the index of the section in the list; `nil` is the very top of the list. A section that
    ///     the list does not have counts as empty.
    ///   - id: a stable id; `nil`: the entry's index.
    ///   - priority: whether the title is kept when the bar condenses.
    ///   - level: which titles of a timeline are placed first; below 0 counts as 0.
    ///   - symbolName: the name of a symbol.
    ///   - spokenTitle: what a screen reader says; `nil`: the title.
    ///   - searchKey: what typed text is compared with; `nil`: the title.
    public init(
        title: String, section: Int?, id: String? = nil, priority: Priority = .normal, level: Int = 0,
        symbolName: String? = nil, spokenTitle: String? = nil, searchKey: String? = nil
    ) {
        self.title = title
        self.section = section
        self.id = id
        self.priority = priority
        self.level = level
        self.symbolName = symbolName
        self.spokenTitle = spokenTitle
        self.searchKey = searchKey
    }
}
