#if canImport(UIKit)
    import UIKit

    /// The rows of a table view. Its rectangles ignore pinning. Whether a section's rectangle includes the padding
    /// above its header is not documented, so the header's rectangle is used.
    @MainActor
    struct TableRows: ListRows {
        let table: UITableView

        var sectionCount: Int { table.numberOfSections }
        func rowCount(in section: Int) -> Int { table.numberOfRows(inSection: section) }
        var direction: ListDirection { .down }

        func top(of section: Int) -> ListPlace? {
            guard section >= 0, section < sectionCount else { return nil }
            let header = table.rectForHeader(inSection: section)
            let box = header.height > 0 ? header : table.rect(forSection: section)
            guard box.height > 0 || rowCount(in: section) > 0 else { return nil }
            return ListPlace(start: box.minY, extent: box.height)
        }

        func place(of row: ListRow) -> ListPlace? {
            guard has(row) else { return nil }
            let box = table.rectForRow(at: IndexPath(row: row.row, section: row.section))
            let cover = table.style == .plain ? table.rectForHeader(inSection: row.section).height : 0
            return ListPlace(start: box.minY, extent: box.height, cover: cover)
        }

        func firstRow(after place: CGFloat) -> ListRow? {
            for path in table.indexPathsForVisibleRows ?? [] {
                let row = ListRow(section: path.section, row: path.row)
                if has(row), table.rectForRow(at: path).maxY > place { return row }
            }
            return nil
        }
    }
#endif
