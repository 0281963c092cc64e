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

    /// Where names go that begin with a letter which the language's index lacks: Tamil ஜ, Hindi ऑ, Uzbek C, Ukrainian Ы.
    ///
    /// Such a letter is one of the index's own scripts with a primary weight of its own in the language's order. What is
    /// only another form of a listed letter is none: É is E in English, க் is க in Tamil.
    public enum UnlistedLetters: Hashable, Sendable {
        /// To a section of their own in the language's order, titled with the letter. It is there only with names,
        /// whatever ``IndexBarSectionOptions/titles`` says. The default where only letters with names are shown.
        case own
        /// To the letter before it in the language's order, as ICU has it; before the first letter, to the rest. The
        /// default where the whole alphabet is shown, whose titles are then the same for any names.
        case precedingLetter
        /// To the rest.
        case rest
    }

    /// Which letters get a section. Default: only those with names.
    public var titles = Titles.present
    /// Where letters go that the language's index lacks. Default: to sections of their own, but where the whole
    /// alphabet is shown, to the letter before them; changes with ``titles`` until it is set.
    public var unlistedLetters: UnlistedLetters {
        get { chosenUnlistedLetters ?? (titles == .present ? .own : .precedingLetter) }
        set { chosenUnlistedLetters = newValue }
    }
    private var chosenUnlistedLetters: UnlistedLetters?
    /// Where numbers go. Default: to the rest.
    public var numbers = Numbers.rest
    /// Whether numbers in names sort by their value, "Chapter 2" before "Chapter 10"; so they do too where the first
    /// locale's name says so (`en-u-kn-true`). A number is a run of decimal digits of any script, without sign or point;
    /// leading zeros do not count. Default: false, digit by digit.
    public var numbersSortByValue = false
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
