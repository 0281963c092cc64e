/// The entries of a bar as numbers: sections, rows, required titles, levels, ids and symbols, without any text.
///
/// This is all that layout, engine, driver and scene know. Every column may be left out. Columns may differ in
/// length: what is missing takes its default, what is too much is dropped. Sections and entries need not be one
/// to one: a section may have no entry, several entries may lead to one.
///
/// The default of every column takes no memory, so a million entries are a few bytes.
public struct IndexBarEntries: Equatable, Sendable {
    /// Stands in `sections` for a search entry, which leads to the very top of the list.
    static let top = Int.min
    /// Stands in `ids` for an entry that is recognised by its index.
    static let noID = Int.min

    /// How many entries there are, 0...2,147,483,647.
    public let count: Int
    /// The entries whose titles are kept when the bar condenses, in order, each once; empty if only the
    /// first and the last are required, which are kept anyway.
    public let required: [Int]
    let sections: [Int]?
    let ids: [Int]?
    let rows: RowTable
    let sectionIndex: SectionIndex
    /// The rows of each entry's section, in the order of entries, for a timeline.
    let entryRows: RowTable
    /// A row for each entry that has any, which keys count and land on.
    let steps: RowTable
    /// Where a timeline looks for an entry.
    let timelineGuide: TimelineGuide
    /// Which titles of a timeline find room before others.
    let levels: Levels

    /// Creates entries from columns, a value for each entry.
    ///
    /// - Parameters:
    ///   - count: the number of entries; below 0 counts as 0, above 2,147,483,647 as that.
    ///   - sections: the index of each entry's section in the list, from 0; `nil` in it is a search entry.
    ///     Default: entry 0 leads to section 0, and so on.
    ///   - rowCounts: the number of rows of each section of the list; below 0 counts as 0. Default: one row in
    ///     each section that an entry leads to or that comes before one.
    ///   - ids: a number by which each entry is recognised when the content changes; `nil` in it, and the default:
    ///     its index.
    ///   - required: the indexes of entries to keep when the bar condenses, in any order; others are dropped.
    ///   - levels: which titles of a timeline are placed first: 0 before 1, and so on; below 0 counts as 0.
    ///     Default: 0.
    /// - Complexity: O(1) where only the count is given; else O(entries + sections), and a sort of the sections where
    ///   `sections` is given.
    public init(
        count: Int = 0, sections: [Int?]? = nil, rowCounts: [Int]? = nil, ids: [Int?]? = nil,
        required: [Int] = [], levels: [Int]? = nil
    ) {
        let count = count.asCount
        self.count = count
        self.ids = ids.map { $0.map { $0 ?? Self.noID } }
        self.sections = sections.map { given in
            (0..<count).map { $0 < given.count ? given[$0] ?? Self.top : $0 }
        }
        var kept: [Int] = []
        for entry in required.sorted() where entry >= 0 && entry < count && entry != kept.last {
            kept.append(entry)
        }
        // The first and the last are kept anyway.
        self.required = kept.contains { $0 > 0 && $0 < count - 1 } ? kept : []
        self.levels = levels.map { Levels($0, count: count, required: kept) } ?? Levels()
        sectionIndex = SectionIndex(sections: self.sections, count: count)
        let rows = rowCounts.map(RowTable.init(counts:)) ?? RowTable(sectionCount: sectionIndex.sectionCount)
        self.rows = rows
        entryRows = self.sections.map { RowTable(counts: $0.map(rows.rowCount(of:))) } ?? rows
        timelineGuide = TimelineGuide(rows: entryRows, count: count)
        steps = Self.steps(count: count, sections: self.sections, rows: rows)
    }

    /// Other entries with other numbers of rows.
    init(_ other: IndexBarEntries, rowCounts: [Int]) {
        (count, required, sections, ids) = (other.count, other.required, other.sections, other.ids)
        (sectionIndex, levels) = (other.sectionIndex, other.levels)
        let rows = RowTable(counts: rowCounts)
        self.rows = rows
        entryRows = other.sections.map { RowTable(counts: $0.map(rows.rowCount(of:))) } ?? rows
        timelineGuide = TimelineGuide(rows: entryRows, count: count)
        steps = Self.steps(count: count, sections: self.sections, rows: rows)
    }

    /// Other entries, recognised by other numbers.
    init(_ other: IndexBarEntries, ids: [Int]?) {
        (count, required, sections, levels) = (other.count, other.required, other.sections, other.levels)
        (rows, sectionIndex, entryRows) = (other.rows, other.sectionIndex, other.entryRows)
        (steps, timelineGuide) = (other.steps, other.timelineGuide)
        self.ids = ids
    }

    /// Without sections an entry past the list's sections has no rows, and needs no room in the table.
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
}

extension IndexBarEntries {
    /// Whether there is nothing to select.
    public var isEmpty: Bool { count == 0 }

    /// The index of the section that an entry leads to; nil for a search entry and for an index out of range.
    public func section(at entry: Int) -> Int? {
        guard entry >= 0, entry < count else { return nil }
        guard let section = sections?[entry] else { return entry }
        return section == Self.top ? nil : section
    }

    /// Whether an entry leads to a section with rows; a search entry always does.
    public func hasRows(at entry: Int) -> Bool {
        guard entry >= 0, entry < count else { return false }
        return section(at: entry).map { rows.rowCount(of: $0) > 0 } ?? true
    }

    /// The number that an entry is recognised by; nil where that is its index.
    func id(at entry: Int) -> Int? {
        guard let ids, entry >= 0, entry < min(count, ids.count), ids[entry] != Self.noID else { return nil }
        return ids[entry]
    }
}
