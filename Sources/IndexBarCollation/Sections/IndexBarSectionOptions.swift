/// How ``IndexBarSectionBuilder`` makes titles out of an alphabet.
public struct IndexBarSectionOptions: Hashable, Sendable {
    /// Which letters get a section.
    public enum Titles: Hashable, Sendable {
        /// Only those with names. The default.
        case present
        /// The whole alphabet, the rest included.
        case alphabet
    }

    /// Where names that begin with a number go.
    public enum Numbers: Hashable, Sendable {
        /// To the rest. The default.
        case rest
        /// To a section of their own, before the letters, with ``IndexBarSectionOptions/numbersTitle``.
        case own
    }

    /// Where names stand that begin with no letter of the alphabet: symbols, other scripts, nothing.
    public enum Rest: Hashable, Sendable {
        /// In one section after the letters. The default.
        case end
        /// In one section before the letters.
        case start
        /// Where the collation order has them, as ICU does: before the letters, after them, and between two
        /// scripts of several languages; up to three or more sections, each called ``gapTitle``.
        case inPlace
    }

    /// Which letters get a section. Default: only those with names.
    public var titles = Titles.present
    /// Where numbers go. Default: to the rest.
    public var numbers = Numbers.rest
    /// Where the rest stands. Default: at the end.
    public var rest = Rest.end
    /// The title of the one section for the rest. Default, nil: "#", or where the numbers have that, ``gapTitle``.
    public var restTitle: String?
    /// The title of the numbers' own section. Default: "#".
    public var numbersTitle = "#"
    /// The title of each section for the rest with ``Rest/inPlace``. Default: "…".
    public var gapTitle = "…"
    /// Whether Chinese surnames are read as surnames, 曾 as zēng, where Chinese is sorted by reading. Default:
    /// true, for lists of people; titles of books and names of towns are better read plainly.
    public var readsSurnames = true
    /// How many threads work at once on more than 10,000 names; below 1: as many as there are cores. Default: 0.
    public var threads = 0

    /// The defaults.
    public init() {}
}
