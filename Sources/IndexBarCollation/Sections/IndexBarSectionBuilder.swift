import Foundation

/// Makes the sections of an index bar from names: the letters that a language's users expect, in their order.
///
/// A name's section is that of its first letter in the language's index alphabet, from a table made from CLDR's
/// data: Swedish Å has its own section, German Ä is under A, Czech "Chléb" under CH, Chinese names under the letter
/// of their reading. Leading spaces and punctuation do not count. Names that begin with no letter of the alphabet,
/// and empty names, go to one section, "#". Names are neither changed nor copied.
///
/// ```swift
/// let sections = IndexBarSectionBuilder(locale: "sv").sections(of: ["Öberg", "Ängström", "Svensson"])
/// sections.titles                   // ["S", "Ä", "Ö"]
/// sections.rows(inSection: 0)       // [2]
/// bar.content = sections.content
/// ```
///
/// Creating a builder opens the language's collator, so keep it for the next list.
public struct IndexBarSectionBuilder: Sendable {
    /// Thrown when the work on many names is stopped.
    public struct Cancelled: Error, CustomStringConvertible {
        /// One line that says what happened.
        public var description: String { "the work on the sections was cancelled" }
    }

    /// The locale that sorts, then the others, in ICU's form; `root` for an invalid name.
    public let locales: [String]
    /// How titles are made. A change applies to the next list.
    public var options: IndexBarSectionOptions
    private let indexer: SectionIndexer

    /// Creates a builder for one language.
    ///
    /// - Parameters:
    ///   - locale: its name in the form of BCP 47 (`zh-Hant-u-co-stroke`), ICU (`zh_Hant@collation=stroke`) or POSIX
    ///     (`sv_SE.UTF-8`). A locale without its own alphabet uses its language's, otherwise A to Z. Default: nil,
    ///     the current locale on Apple systems, elsewhere LC_ALL, LC_COLLATE or LANG.
    ///   - options: how titles are made.
    public init(locale: String? = nil, options: IndexBarSectionOptions = .init()) {
        self.init(locales: locale.map { [$0] } ?? [], options: options)
    }

    /// Creates a builder for several languages at once.
    ///
    /// - Parameters:
    ///   - locales: their names. The first one sorts, and decides what counts as one letter. An empty array means the
    ///     same as a nil locale.
    ///   - collator: compares names in the order of the first locale. Default: ICU's or Foundation's.
    ///   - options: how titles are made.
    public init(
        locales: [String], collator: (any IndexBarCollator)? = nil, options: IndexBarSectionOptions = .init()
    ) {
        let names = Self.parsed(locales)
        self.locales = names.map(\.identifier)
        self.options = options
        indexer = SectionIndexer(names, collator: collator)
    }

    /// The unsupported keywords in the locales' names, in lower case, such as `ks-level1` or `colstrength=primary`.
    /// They have no effect. Empty for most names.
    ///
    /// Supported are the collations that CLDR has for a language (`co`, `collation`) and numbers by value (`kn`,
    /// `colnumeric`; the first of several names that has it counts). This lists everything else: BCP 47's other
    /// keywords and extensions except private use, ICU's other keywords, and POSIX modifiers other than scripts,
    /// variants and `euro`.
    public var unsupportedKeywords: [String] { indexer.unsupportedKeywords }

    /// The same without a builder. Without names it checks the user's own locale.
    package static func unsupportedKeywords(inNames locales: [String]) -> [String] {
        parsed(locales).flatMap { $0.keywords.unsupported }
    }

    private static func parsed(_ locales: [String]) -> [LocaleName] {
        locales.isEmpty ? [LocaleName.current()] : locales.map { LocaleName($0) }
    }

    /// Whether a text has the form of a locale's name, or is "root", "C" or "POSIX". It does not check that the
    /// language exists.
    public static func isLocaleName(_ text: String) -> Bool { LocaleName(text).isValid }

    /// The titles of all sections that the options allow for any names, in order, without letters that the language's
    /// index lacks.
    public var alphabet: [String] {
        let plan = SectionPlan(indexer.alphabet, options)
        return plan.titles.indices.filter { !plan.isUnlisted[$0] }.map { plan.titles[$0] }
    }

    /// Returns the title of a name's section.
    ///
    /// - Complexity: O(letters).
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
