import Foundation

/// Makes the sections of an index bar out of names: the letters that a language's users expect, in their order.
///
/// A name's section is that of its first letter in the language's index alphabet, from a table made of CLDR's
/// data: Swedish Å has its own, German Ä is under A, Czech "Chléb" under CH, Chinese names under their reading's
/// letter. Leading blanks and punctuation do not count. What begins with no letter of the alphabet, empty names
/// among it, goes to one section, "#". Names are neither changed nor copied.
///
/// ```swift
/// let sections = IndexBarSectionBuilder(locale: "sv").sections(of: ["Öberg", "Ängström", "Svensson"])
/// sections.titles                   // ["S", "Ä", "Ö"]
/// sections.rows(inSection: 0)       // [2]
/// bar.content = sections.content
/// ```
///
/// Making a builder opens the language's collator; keep it for the next list.
public struct IndexBarSectionBuilder: Sendable {
    /// Stops the work on many names.
    public struct Cancelled: Error, CustomStringConvertible {
        /// One line that says what happened.
        public var description: String { "the work on the sections was cancelled" }
    }

    /// The locale that sorts, then the others, in ICU's form; `root` for what is no locale's name.
    public let locales: [String]
    /// How titles are made. Takes effect with the next list.
    public var options: IndexBarSectionOptions
    private let indexer: SectionIndexer

    /// Makes a builder for one language.
    ///
    /// - Parameters:
    ///   - locale: its name as BCP 47 (`zh-Hant-u-co-stroke`), ICU (`zh_Hant@collation=stroke`) or POSIX has it
    ///     (`sv_SE.UTF-8`). A locale without an alphabet of its own has its language's, else A to Z. Default, nil:
    ///     on Apple systems the current locale, elsewhere what LC_ALL, LC_COLLATE or LANG says.
    ///   - options: how titles are made.
    public init(locale: String? = nil, options: IndexBarSectionOptions = .init()) {
        self.init(locales: locale.map { [$0] } ?? [], options: options)
    }

    /// Makes a builder for several languages at once.
    ///
    /// - Parameters:
    ///   - locales: their names, the one that sorts first; it also decides what counts as one letter. None: as
    ///     for a nil locale.
    ///   - collator: what compares, in the order of the first locale. Default: ICU's or Foundation's.
    ///   - options: how titles are made.
    public init(
        locales: [String], collator: (any IndexBarCollator)? = nil, options: IndexBarSectionOptions = .init()
    ) {
        let names = Self.parsed(locales)
        self.locales = names.map(\.identifier)
        self.options = options
        indexer = SectionIndexer(names, collator: collator)
    }

    /// What the locales' names ask for and is not there, as it is written but in small letters, `ks-level1` or
    /// `colstrength=primary`; empty for most names. The order is then as without it.
    ///
    /// There are the collations that CLDR has for a language (`co`, `collation`) and numbers by value (`kn`,
    /// `colnumeric`); of several names the first one that has the latter counts. Everything else is named here: BCP 47's
    /// other keywords and extensions but private use, ICU's other keywords, and POSIX' modifiers that are no script or
    /// variant, `euro` apart.
    public var unsupportedKeywords: [String] { indexer.unsupportedKeywords }

    /// The same without a builder; no names: of the user's own locale.
    package static func unsupportedKeywords(inNames locales: [String]) -> [String] {
        parsed(locales).flatMap { $0.keywords.unsupported }
    }

    private static func parsed(_ locales: [String]) -> [LocaleName] {
        locales.isEmpty ? [LocaleName.current()] : locales.map { LocaleName($0) }
    }

    /// Whether a text is the name of a locale, or of none as "root", "C" and "POSIX" are; whether its language exists
    /// is not asked.
    public static func isLocaleName(_ text: String) -> Bool { LocaleName(text).isValid }

    /// The titles of all sections that there are under the options whatever the names are, in order; letters that the
    /// language's index lacks are not among them.
    public var alphabet: [String] {
        let plan = SectionPlan(indexer.alphabet, options)
        return plan.titles.indices.filter { !plan.isUnlisted[$0] }.map { plan.titles[$0] }
    }

    /// The title of the section that one name goes to.
    ///
    /// - Complexity: O(letters); no list is made.
    public func title(for name: String) -> String {
        let plan = SectionPlan(indexer.alphabet, options)
        let surnames = indexer.surnames(options)
        let bucket = indexer.withFinder { finder in
            name.withBytes { indexer.bucket(of: $0, finder, surnames: surnames) }
        }
        return plan.titles[plan.sections[bucket]]
    }

    func sections(
        of source: some NameSource, _ progress: (@Sendable (Double) -> Bool)?
    ) -> IndexBarSections? {
        let plan = SectionPlan(indexer.alphabet, options)
        let control = WorkControl(total: source.count, report: progress)
        guard let assigned = SectionAssignment(source, indexer, plan, options, control) else { return nil }
        let shown = plan.titles.indices.filter {
            options.titles == .alphabet && !plan.isUnlisted[$0] || assigned.counts[$0] > 0
        }
        let counts = shown.map { assigned.counts[$0] }
        let sorter = SectionSorter(
            source, indexer.collator, surnames: indexer.surnames(options), start: indexer.start,
            byValue: options.numbersSortByValue || indexer.sortsNumbersByValue)
        let rows = SectionRows(counts: counts, threads: options.threads) {
            let lists = assigned.grouped()
            return shown.map { lists[$0] }
        } sort: {
            sorter.sort(&$0, workers: $1, $2)
        }
        return IndexBarSections(titles: shown.map { plan.titles[$0] }, counts: counts, rows: rows)
    }
}

/// The builder under its short name.
public typealias SectionBuilder = IndexBarSectionBuilder
