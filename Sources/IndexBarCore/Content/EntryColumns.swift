extension IndexBarEntries {
    /// What entries are made of, and what follows from it; shared by all copies.
    final class Columns: Equatable, Sendable {
        let count: Int
        let required: [Int]
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

        init(
            count: Int, required: [Int], sections: [Int]?, ids: [Int]?, rows: RowTable,
            sectionIndex: SectionIndex,
            levels: Levels
        ) {
            (self.count, self.required, self.sections, self.ids) = (count, required, sections, ids)
            (self.rows, self.sectionIndex, self.levels) = (rows, sectionIndex, levels)
            entryRows = sections.map { RowTable(counts: $0.map(rows.rowCount(of:))) } ?? rows
            timelineGuide = TimelineGuide(rows: entryRows, count: count)
            steps = Self.steps(count: count, sections: sections, rows: rows)
        }

        convenience init(_ other: Columns, ids: [Int]?, rows: RowTable) {
            self.init(
                count: other.count, required: other.required, sections: other.sections, ids: ids, rows: rows,
                sectionIndex: other.sectionIndex, levels: other.levels)
        }

        /// All else follows from these.
        static func == (one: Columns, other: Columns) -> Bool {
            one.count == other.count && one.required == other.required && one.sections == other.sections
                && one.ids == other.ids && one.rows == other.rows && one.levels == other.levels
        }

        /// Without sections an entry past the list's sections has no rows, and needs no room in the table.
        private static func steps(count: Int, sections: [Int]?, rows: RowTable) -> RowTable {
            func hasRows(_ section: Int) -> Bool {
                section == IndexBarEntries.top || rows.rowCount(of: section) > 0
            }
            if let sections {
                return sections.allSatisfy(hasRows)
                    ? RowTable(sectionCount: count) : RowTable(counts: sections.map { hasRows($0) ? 1 : 0 })
            }
            let reach = min(count, rows.sectionCount)
            return rows.hasOneRowEach || (0..<reach).allSatisfy(hasRows)
                ? RowTable(sectionCount: reach) : RowTable(counts: (0..<reach).map { hasRows($0) ? 1 : 0 })
        }
    }
}
