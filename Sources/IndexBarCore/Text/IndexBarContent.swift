/// What an index bar shows: its entries, in order, with their titles, and how the list's rows are shared out among its
/// sections.
///
/// It holds the numbers that the driver knows (``IndexBarEntries``) and the text beside them. Every column but the
/// titles may be left out. Columns may differ in length: what is missing takes its default (the index for a section and an
/// id, the title for a spoken title), what is too much is dropped. Titles and sections need not be one
/// to one: a section may have no entry, several entries may lead to one.
///
/// Number titles ("1", "2", …) and the default of every other column take no memory, so a million entries are
/// a few bytes.
public struct IndexBarContent: Equatable, Sendable {
    /// The entries as numbers, without their ids, which ``IndexBarTexts`` numbers.
    public let numbers: IndexBarEntries
    let titles: [String]?
    let ids: [String?]?
    let symbolNames: [String?]?
    let spokenTitles: [String?]?
    let searchKeys: [String?]?
    /// The language of the titles, by which typed text is folded: a tag or the name of a locale, such as "tr"; nil
    /// (default): none in particular.
    public var language: String?

    /// Creates content from columns, a value for each entry.
    ///
    /// - Parameters:
    ///   - titles: the texts on the bar; any strings.
    ///   - sections: the index of each entry's section in the list, from 0; `nil` in it is a search entry.
    ///     Default: entry 0 leads to section 0, and so on.
    ///   - rowCounts: the number of rows of each section of the list; below 0 counts as 0. Default: one row in
    ///     each section that an entry leads to or that comes before one.
    ///   - ids: what entries are recognised by when the content changes. Default: their indexes.
    ///   - required: the indexes of entries to keep when the bar condenses, in any order; others are dropped.
    ///   - levels: which titles of a timeline are placed first: 0, then 1, and so on. Default: 0.
    ///   - symbolNames: names of symbols to draw instead of titles.
    ///   - spokenTitles: what a screen reader says. Default: the titles.
    ///   - searchKeys: what typed text is compared with. Default: the titles.
    ///   - language: the language of the titles. Default: none in particular.
    /// - Complexity: O(entries + sections), and a sort of the sections where `sections` is given.
    public init(
        titles: [String], sections: [Int?]? = nil, rowCounts: [Int]? = nil, ids: [String?]? = nil,
        required: [Int] = [], levels: [Int]? = nil, symbolNames: [String?]? = nil,
        spokenTitles: [String?]? = nil, searchKeys: [String?]? = nil, language: String? = nil
    ) {
        self.init(
            numbers: IndexBarEntries(
                count: titles.count, sections: sections, rowCounts: rowCounts, required: required,
                levels: levels),
            titles: titles, ids: ids, symbolNames: symbolNames, spokenTitles: spokenTitles,
            searchKeys: searchKeys, language: language)
    }

    /// Creates content with number titles, "1" to the count.
    ///
    /// - Parameters:
    ///   - count: the number of entries; below 0 counts as 0, above 2,147,483,647 as that.
    ///   - sections, rowCounts, ids, required, levels, spokenTitles: as for titles.
    /// - Complexity: O(1) where nothing else is given.
    public init(
        count: Int = 0, sections: [Int?]? = nil, rowCounts: [Int]? = nil, ids: [String?]? = nil,
        required: [Int] = [], levels: [Int]? = nil, spokenTitles: [String?]? = nil
    ) {
        self.init(
            numbers: IndexBarEntries(
                count: count, sections: sections, rowCounts: rowCounts, required: required, levels: levels),
            titles: nil, ids: ids, symbolNames: nil, spokenTitles: spokenTitles, searchKeys: nil,
            language: nil)
    }

    /// Creates content from entries.
    ///
    /// - Parameters:
    ///   - entries: the entries, in the order of the bar.
    ///   - rowCounts: the number of rows of each section of the list; `nil`: one row a section.
    ///   - language: the language of the titles. Default: none in particular.
    /// - Complexity: O(entries + sections), and a sort of the sections.
    public init(entries: [IndexBarEntry], rowCounts: [Int]? = nil, language: String? = nil) {
        self.init(
            numbers: IndexBarEntries(
                count: entries.count, sections: entries.map { $0.section }, rowCounts: rowCounts,
                required: entries.indices.filter { entries[$0].priority == .required },
                levels: entries.contains { $0.level != 0 } ? entries.map { $0.level } : nil),
            titles: entries.map { $0.title }, ids: entries.map { $0.id },
            symbolNames: entries.map { $0.symbolName }, spokenTitles: entries.map { $0.spokenTitle },
            searchKeys: entries.map { $0.searchKey }, language: language)
    }

    private init(
        numbers: IndexBarEntries, titles: [String]?, ids: [String?]?, symbolNames: [String?]?,
        spokenTitles: [String?]?, searchKeys: [String?]?, language: String?
    ) {
        self.numbers = numbers
        self.titles = titles
        self.ids = Self.column(ids)
        self.symbolNames = Self.column(symbolNames)
        self.spokenTitles = Self.column(spokenTitles)
        self.searchKeys = Self.column(searchKeys)
        self.language = language
    }

    /// Whether numbers of rows were given; without them each section has one.
    package var hasRowCounts: Bool { !numbers.rows.hasOneRowEach }

    /// The same entries over a list with other numbers of rows, one for each section; below 0 counts as 0.
    ///
    /// - Complexity: O(entries + sections).
    public func replacing(rowCounts: [Int]) -> IndexBarContent {
        IndexBarContent(
            numbers: numbers.replacing(rowCounts: rowCounts), titles: titles, ids: ids,
            symbolNames: symbolNames, spokenTitles: spokenTitles, searchKeys: searchKeys, language: language)
    }

    /// The same content, whose entries are recognised by other ids.
    package func identified(by ids: [String?]) -> IndexBarContent {
        IndexBarContent(
            numbers: numbers, titles: titles, ids: ids, symbolNames: symbolNames, spokenTitles: spokenTitles,
            searchKeys: searchKeys, language: language)
    }

    /// A column without any value is no column.
    private static func column(_ values: [String?]?) -> [String?]? {
        guard let values, values.contains(where: { $0 != nil }) else { return nil }
        return values
    }
}
