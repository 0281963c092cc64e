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

    /// One reference, so that driver, engine and scene share the columns and copy none.
    private let columns: Columns

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
        var kept: [Int] = []
        for entry in required.ascending() where entry >= 0 && entry < count && entry != kept.last {
            kept.append(entry)
        }
        let sections = sections.map { given in
            (0..<count).map { $0 < given.count ? given[$0] ?? Self.top : $0 }
        }
        let sectionIndex = SectionIndex(sections: sections, count: count)
        columns = Columns(
            count: count,
            // The first and the last are kept anyway.
            required: kept.contains { $0 > 0 && $0 < count - 1 } ? kept : [], sections: sections,
            ids: ids.map { $0.map { $0 ?? Self.noID } },
            rows: rowCounts.map(RowTable.init(counts:)) ?? RowTable(sectionCount: sectionIndex.sectionCount),
            sectionIndex: sectionIndex,
            levels: levels.map { Levels($0, count: count, required: kept) } ?? Levels())
    }

    /// Other entries with other numbers of rows.
    init(_ other: IndexBarEntries, rowCounts: [Int]) {
        columns = Columns(other.columns, ids: other.ids, rows: RowTable(counts: rowCounts))
    }

    /// Other entries, recognised by other numbers.
    init(_ other: IndexBarEntries, ids: [Int]?) {
        columns = Columns(other.columns, ids: ids, rows: other.rows)
    }

    /// Whether all columns are equal.
    ///
    /// - Complexity: O(1) for copies, else O(entries + sections).
    public static func == (one: IndexBarEntries, other: IndexBarEntries) -> Bool {
        one.columns === other.columns || one.columns == other.columns
    }
}

extension IndexBarEntries {
    /// How many entries there are, 0...2,147,483,647.
    public var count: Int { columns.count }
    /// The entries whose titles are kept when the bar condenses, in order, each once; empty if only the
    /// first and the last are required, which are kept anyway.
    public var required: [Int] { columns.required }
    var sections: [Int]? { columns.sections }
    var ids: [Int]? { columns.ids }
    var rows: RowTable { columns.rows }
    var sectionIndex: SectionIndex { columns.sectionIndex }
    var entryRows: RowTable { columns.entryRows }
    var steps: RowTable { columns.steps }
    var timelineGuide: TimelineGuide { columns.timelineGuide }
    var levels: Levels { columns.levels }

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
