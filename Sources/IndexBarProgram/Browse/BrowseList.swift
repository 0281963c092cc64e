import IndexBarCore

/// The rows that a window shows: all names in their sections, or those that a search leaves.
///
/// Rows count from 0; a section's rows are put in order when the first of them is seen, so that a
/// window on a million names opens before they are sorted.
struct BrowseList: Sendable {
    let names: NameList
    let sectioning: Sectioning
    /// What a search looks into; made by the first search.
    private var folded: FoldedNames?
    /// For each row that a search has left, the index of its name in the file; nil without a search.
    private var found: [UInt32]?
    /// The sections that have rows, in order, with their rows.
    private(set) var runs: [Sectioning.Run]

    /// - Parameters:
    ///   - names: the names of the file.
    ///   - rules: the languages of the sections, and the options beside them.
    ///   - isTimeline: whether the lines are dated and the sections are months.
    init(_ names: NameList, rules: SectioningRules = SectioningRules(), isTimeline: Bool = false) {
        self.names = names
        sectioning =
            isTimeline
            ? Sectioning(monthsOf: names, locale: rules.locales.first)
            : Sectioning(names, rules)
        runs = sectioning.runs
    }

    /// The rows, from 0.
    var rows: Range<Int> { 0..<(found?.count ?? sectioning.count) }

    /// The name in a row; empty for a row that is not there.
    func name(at row: Int) -> String {
        guard rows.contains(row) else { return "" }
        let index = found.map { Int($0[row]) } ?? sectioning.index(ofRow: row)
        return index.map { names.lines.name($0) } ?? ""
    }

    /// The title of the section that begins with this row, for its header.
    ///
    /// - Complexity: O(log sections).
    func header(at row: Int) -> String? {
        let run = runs.partitioningIndex { $0.rows.upperBound > row }
        return run < runs.count && runs[run].rows.lowerBound == row ? runs[run].fullName : nil
    }

    /// What the index bar shows for these rows; a timeline's years come before its months.
    var content: IndexBarContent {
        let shown = TimelineTitles(runs)
        return IndexBarContent(
            titles: shown.titles, rowCounts: runs.map(\.rows.count), ids: runs.map(\.fullName),
            levels: shown.levels.contains { $0 > 0 } ? shown.levels : nil,
            spokenTitles: runs.map(\.name),
            searchKeys: runs.map(\.fullName))
    }

    /// Leaves the rows whose names hold the text, case and accents folded; all of them for an empty text.
    ///
    /// - Complexity: O(bytes of all names).
    mutating func search(_ text: String) {
        let wanted = FoldedName.folded(text)
        (found, runs) = (nil, sectioning.runs)
        guard !wanted.isEmpty else { return }
        let texts = folded ?? FoldedNames(names)
        folded = texts
        var (rows, left) = ([UInt32](), [Sectioning.Run]())
        for (index, run) in runs.enumerated() {
            let start = rows.count
            // A section without any such name needs no order.
            guard sectioning.unsortedIndexes(inRun: index).contains(where: { texts.holds(wanted, in: $0) })
            else { continue }
            rows += sectioning.indexes(inRun: index).filter { texts.holds(wanted, in: $0) }
            left.append(
                Sectioning.Run(title: run.title, name: run.name, era: run.era, rows: start..<rows.count))
        }
        (found, runs) = (rows, left)
    }
}

/// The names of a list without case and accents, end to end.
private struct FoldedNames: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    /// - Complexity: O(bytes).
    init(_ names: NameList) {
        ends.reserveCapacity(names.lines.count)
        for index in 0..<names.lines.count {
            bytes += FoldedName.folded(names.lines.name(index))
            ends.append(bytes.count)
        }
    }

    /// Whether a name holds a text that is folded, too.
    func holds(_ text: [UInt8], in index: UInt32) -> Bool {
        let start = index == 0 ? 0 : ends[Int(index) - 1]
        return bytes[start..<ends[Int(index)]].holds(text)
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// Whether the other bytes stand somewhere in these, without a hole.
    func holds(_ other: [UInt8]) -> Bool {
        guard let first = other.first else { return true }
        guard count >= other.count else { return false }
        for start in startIndex...(endIndex - other.count) where self[start] == first {
            if self[start..<(start + other.count)].elementsEqual(other) { return true }
        }
        return false
    }
}
