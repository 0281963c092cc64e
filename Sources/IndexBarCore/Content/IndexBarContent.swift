/// What an index bar shows: its entries, in order, and how the list's rows are shared out among its sections.
///
/// Every column but the titles may be left out. Lists that differ in length are no error: what is missing takes
/// its default (the place for a section and an id, the title for a spoken title), what is too much is dropped.
/// Titles and sections need not be one to one: a section may have no entry, several entries may lead to one.
///
/// Number titles ("1", "2", …) and the default of every other column take no memory, so a million entries are
/// a few bytes.
public struct IndexBarContent: Equatable, Sendable {
    /// Stands in `sections` for a search entry, which leads to the very top of the list.
    static let top = Int.min

    /// How many entries there are, 0...2,147,483,647.
    public let count: Int
    /// The entries whose titles are kept when the bar condenses, in order, each once; empty where they are none but
    /// the first and the last, which are kept anyway.
    public let required: [Int]
    let titles: [String]?
    let sections: [Int]?
    let ids: [String?]?
    let symbolNames: [String?]?
    let spokenTitles: [String?]?
    let searchKeys: [String?]?
    let rows: RowTable
    let sectionIndex: SectionIndex
    /// The rows of each entry's section, in the order of entries, for a timeline.
    let entryRows: RowTable
    /// A row for each entry that has any, which keys count and land on.
    let steps: RowTable
    /// Where a timeline looks for an entry.
    let timelineGuide: TimelineGuide

    /// Creates content from columns, a value for each entry.
    ///
    /// - Parameters:
    ///   - titles: the texts on the bar; any strings.
    ///   - sections: the index of each entry's section in the list, from 0; `nil` in it is a search entry.
    ///     Default: entry 0 leads to section 0, and so on.
    ///   - rowCounts: the number of rows of each section of the list; below 0 counts as 0. Default: one row in
    ///     each section that an entry leads to or that comes before one.
    ///   - ids: what entries are recognised by when the content changes. Default: their places.
    ///   - required: the indexes of entries to keep when the bar condenses, in any order; others are dropped.
    ///   - symbolNames: names of symbols to draw in place of titles.
    ///   - spokenTitles: what a screen reader says. Default: the titles.
    ///   - searchKeys: what typed text is compared with. Default: the titles, ASCII case folded.
    /// - Complexity: O(entries + sections), and a sort of the sections where `sections` is given.
    public init(
        titles: [String], sections: [Int?]? = nil, rowCounts: [Int]? = nil, ids: [String?]? = nil,
        required: [Int] = [], symbolNames: [String?]? = nil, spokenTitles: [String?]? = nil,
        searchKeys: [String?]? = nil
    ) {
        self.init(
            count: titles.count, titles: titles, sections: sections, rowCounts: rowCounts, ids: ids,
            required: required, symbolNames: symbolNames, spokenTitles: spokenTitles, searchKeys: searchKeys)
    }

    /// Creates content with number titles, "1" to the count.
    ///
    /// - Parameters:
    ///   - count: the number of entries; below 0 counts as 0, above 2,147,483,647 as that.
    ///   - sections, rowCounts, ids, required, spokenTitles: as for titles.
    /// - Complexity: O(1) where nothing else is given.
    public init(
        count: Int = 0, sections: [Int?]? = nil, rowCounts: [Int]? = nil, ids: [String?]? = nil,
        required: [Int] = [], spokenTitles: [String?]? = nil
    ) {
        self.init(
            count: count, titles: nil, sections: sections, rowCounts: rowCounts, ids: ids, required: required,
            symbolNames: nil, spokenTitles: spokenTitles, searchKeys: nil)
    }

    /// Creates content from entries.
    ///
    /// - Parameters:
    ///   - entries: the entries, in the order of the bar.
    ///   - rowCounts: the number of rows of each section of the list; `nil`: one row a section.
    /// - Complexity: O(entries + sections), and a sort of the sections.
    public init(entries: [IndexBarEntry], rowCounts: [Int]? = nil) {
        self.init(
            count: entries.count, titles: entries.map { $0.title }, sections: entries.map { $0.section },
            rowCounts: rowCounts, ids: entries.map { $0.id },
            required: entries.indices.filter { entries[$0].priority == .required },
            symbolNames: entries.map { $0.symbolName }, spokenTitles: entries.map { $0.spokenTitle },
            searchKeys: entries.map { $0.searchKey })
    }

    private init(
        count: Int, titles: [String]?, sections: [Int?]?, rowCounts: [Int]?, ids: [String?]?, required: [Int],
        symbolNames: [String?]?, spokenTitles: [String?]?, searchKeys: [String?]?
    ) {
        let count = count.asCount
        self.count = count
        self.titles = titles
        self.ids = Self.column(ids)
        self.symbolNames = Self.column(symbolNames)
        self.spokenTitles = Self.column(spokenTitles)
        self.searchKeys = Self.column(searchKeys)
        self.sections = sections.map { given in
            (0..<count).map { $0 < given.count ? given[$0] ?? Self.top : $0 }
        }
        var kept: [Int] = []
        for entry in required.sorted() where entry >= 0 && entry < count && entry != kept.last {
            kept.append(entry)
        }
        // The first and the last are kept anyway.
        self.required = kept.contains { $0 > 0 && $0 < count - 1 } ? kept : []
        sectionIndex = SectionIndex(sections: self.sections, count: count)
        let rows = rowCounts.map(RowTable.init(counts:)) ?? RowTable(sectionCount: sectionIndex.sectionCount)
        self.rows = rows
        entryRows = self.sections.map { RowTable(counts: $0.map(rows.rowCount(of:))) } ?? rows
        timelineGuide = TimelineGuide(rows: entryRows, count: count)
        steps = Self.steps(count: count, sections: self.sections, rows: rows)
    }

    /// Other content's columns with other numbers of rows.
    init(_ other: IndexBarContent, rowCounts: [Int]) {
        (count, required, titles, sections) = (other.count, other.required, other.titles, other.sections)
        (ids, symbolNames, spokenTitles) = (other.ids, other.symbolNames, other.spokenTitles)
        (searchKeys, sectionIndex) = (other.searchKeys, other.sectionIndex)
        let rows = RowTable(counts: rowCounts)
        self.rows = rows
        entryRows = other.sections.map { RowTable(counts: $0.map(rows.rowCount(of:))) } ?? rows
        timelineGuide = TimelineGuide(rows: entryRows, count: count)
        steps = Self.steps(count: count, sections: self.sections, rows: rows)
    }

    /// Without sections an entry past the list's sections has no rows, and needs no place in the table.
    private static func steps(count: Int, sections: [Int]?, rows: RowTable) -> RowTable {
        func hasRows(_ section: Int) -> Bool { section == top || rows.rowCount(of: section) > 0 }
        if let sections {
            return sections.allSatisfy(hasRows)
                ? RowTable(sectionCount: count) : RowTable(counts: sections.map { hasRows($0) ? 1 : 0 })
        }
        let reach = min(count, rows.sectionCount)
        return rows.hasOneRowEach || (0..<reach).allSatisfy(hasRows)
            ? RowTable(sectionCount: reach) : RowTable(counts: (0..<reach).map { hasRows($0) ? 1 : 0 })
    }

    /// A column without any value is no column.
    private static func column(_ values: [String?]?) -> [String?]? {
        guard let values, values.contains(where: { $0 != nil }) else { return nil }
        return values
    }
}
