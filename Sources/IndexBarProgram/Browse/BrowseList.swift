import IndexBarCore

/// The rows that a window shows: all names in their sections, or those that a search leaves.
///
/// A row is a place in the list, from 0; it holds nothing but the place of its name in the file, so that
/// 100,000 names are no more than an array of numbers until they are seen.
struct BrowseList {
    let names: NameList
    private let sectioning: Sectioning
    /// What a search looks into, for each name of the file; made by the first search.
    private var searchTexts: [[UInt8]]?

    /// For each row, the place of its name in the file.
    private(set) var rows: [Int]
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
        rows = sectioning.order
        runs = sectioning.runs
    }

    /// The name in a row; empty for a row that is not there.
    func name(at row: Int) -> String {
        rows.indices.contains(row) ? names.names[rows[row]].text : ""
    }

    /// The title of the section that begins with this row, for its header.
    ///
    /// - Complexity: O(log sections).
    func header(at row: Int) -> String? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].rows.upperBound > row { high = middle } else { low = middle + 1 }
        }
        return low < runs.count && runs[low].rows.lowerBound == row ? runs[low].fullName : nil
    }

    /// What the index bar shows for these rows.
    var content: IndexBarContent {
        IndexBarContent(
            titles: runs.map(\.title), rowCounts: runs.map(\.rows.count), ids: runs.map(\.fullName),
            spokenTitles: runs.map(\.name),
            searchKeys: runs.map { String(decoding: FoldedName.folded($0.fullName), as: UTF8.self) })
    }

    /// Leaves the rows whose names hold the text, case and accents folded; all of them for an empty text.
    ///
    /// - Complexity: O(bytes of all names).
    mutating func search(_ text: String) {
        let wanted = FoldedName.folded(text)
        guard !wanted.isEmpty else {
            (rows, runs) = (sectioning.order, sectioning.runs)
            return
        }
        let texts = searchTexts ?? names.names.map { FoldedName.folded($0.text) }
        searchTexts = texts
        (rows, runs) = ([], [])
        for run in sectioning.runs {
            let start = rows.count
            rows += sectioning.order[run.rows].filter { texts[$0].holds(wanted) }
            if rows.count > start {
                runs.append(Sectioning.Run(title: run.title, name: run.name, rows: start..<rows.count))
            }
        }
    }
}

extension [UInt8] {
    /// Whether the other bytes stand somewhere in these, without a hole.
    func holds(_ other: [UInt8]) -> Bool {
        guard let first = other.first else { return true }
        guard count >= other.count else { return false }
        for start in 0...(count - other.count) where self[start] == first {
            if self[start..<(start + other.count)].elementsEqual(other) { return true }
        }
        return false
    }
}
