import IndexBarCore

/// The list's rows, worked out apart from the engine.
struct RowModel {
    /// The first row of each section and, last, the number of rows; nil: one row in each section.
    private let starts: [Int]?
    let rowCount: Int

    init(counts: [Int]?, engine: IndexBarEngine) {
        rowCount = engine.entries.rowCount
        starts = counts.map { counts in
            var starts = [0]
            for count in counts {
                let (sum, overflow) = starts[starts.count - 1].addingReportingOverflow(max(0, count))
                starts.append(overflow ? .max : sum)
            }
            return starts
        }
    }

    /// Whether a row belongs to a section that has rows.
    func holds(_ row: Int, in section: Int) -> Bool {
        guard let starts else { return row == section && row >= 0 && row < rowCount }
        guard section >= 0, section + 1 < starts.count else { return false }
        return starts[section] <= row && row < starts[section + 1]
    }
}
