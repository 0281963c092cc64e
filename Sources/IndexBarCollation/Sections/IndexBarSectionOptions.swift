/// How ``IndexBarSectionBuilder`` makes titles from an alphabet.
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

    /// Where names go that begin with no letter of the alphabet: symbols, other scripts, empty names.
    public enum Rest: Hashable, Sendable {
        /// In one section after the letters. The default.
        case end
        /// In one section before the letters.
        case start
        /// In their places in the collation order, as in ICU: before the letters, after them, and between two scripts
        /// of several languages. Each of these sections has the title ``gapTitle``.
        case inPlace
    }

    /// Where names go that begin with a letter which the language's index lacks: Tamil ஜ, Hindi ऑ, Uzbek C, Ukrainian
    /// Ы.
    ///
    /// Such a letter belongs to one of the index's scripts and has its own primary weight in the language's order.
    /// Another form of a listed letter does not count: É is E in English, க் is க in Tamil.
    public enum UnlistedLetters: Hashable, Sendable {
        /// To a section of their own in the language's order, with the letter as its title. The section exists only
        /// with names, whatever ``IndexBarSectionOptions/titles`` says. The default if only letters with names are
        /// shown.
        case own
        /// To the letter before them in the language's order, as in ICU; before the first letter, to the rest. The
        /// default if the whole alphabet is shown, so that its titles are the same for any names.
        case precedingLetter
        /// To the rest.
        case rest
    }

    /// Which letters get a section. Default: only those with names.
    public var titles = Titles.present
    /// Where letters go that the language's index lacks. Default: sections of their own; if the whole alphabet is
    /// shown, the letter before them. The default follows ``titles`` until you set a value.
    public var unlistedLetters: UnlistedLetters {
        get { chosenUnlistedLetters ?? (titles == .present ? .own : .precedingLetter) }
        set { chosenUnlistedLetters = newValue }
    }
    private var chosenUnlistedLetters: UnlistedLetters?
    /// Where numbers go. Default: to the rest.
    public var numbers = Numbers.rest
    /// Whether numbers in names sort by value, "Chapter 2" before "Chapter 10". A locale's name can ask for it too
    /// (`en-u-kn-true`). A number is a run of decimal digits of any script, without sign or point; leading zeros do
    /// not count. Default: false, digit by digit.
    public var numbersSortByValue = false
    /// Where the rest goes. Default: at the end.
    public var rest = Rest.end
    /// The title of the single section for the rest. Default: nil, "#", or ``gapTitle`` if the numbers have that
    /// title.
    public var restTitle: String?
    /// The title of the numbers' own section. Default: "#".
    public var numbersTitle = "#"
    /// The title of each section for the rest with ``Rest/inPlace``. Default: "…".
    public var gapTitle = "…"
    /// Whether Chinese surnames are read as surnames, 曾 as zēng, if Chinese is sorted by reading. Default: true, for
    /// lists of people. Set it to false for titles of books or names of towns.
    public var readsSurnames = true
    /// How many threads work at once on more than 10,000 names. A number below 1 means one for each core. Default: 0.
    public var threads = 0

    /// The defaults.
    public init() {}
}
