extension IndexBarEntries {
    /// How many rows the list has.
    public var rowCount: Int { rows.rowCount }

    /// How many sections the list has.
    public var sectionCount: Int { rows.sectionCount }

    /// The number of rows of a section; 0 for one that the list does not have.
    public func rowCount(ofSection section: Int) -> Int { rows.rowCount(of: section) }

    /// The row, counted through the whole list, of a row of a section; both are held within what there is.
    public func row(_ row: Int, ofSection section: Int) -> Int {
        rows.firstRow(of: section) + max(0, min(row, rows.rowCount(of: section) - 1))
    }

    /// The section of a row that is counted through the whole list, and its index there; nil out of range.
    ///
    /// - Complexity: O(log sections).
    public func place(ofRow row: Int) -> (section: Int, row: Int)? {
        rows.section(holding: row).map { ($0, row - rows.firstRow(of: $0)) }
    }

    /// The same entries over a list with other numbers of rows, one for each section; below 0 counts as 0.
    ///
    /// - Complexity: O(entries + sections).
    public func replacing(rowCounts: [Int]) -> IndexBarEntries {
        IndexBarEntries(self, rowCounts: rowCounts)
    }
}
