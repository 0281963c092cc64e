#if canImport(UIKit)
    import UIKit

    /// A table's rows. Its section rectangles know no pinning.
    @MainActor
    struct TableRows: AttachedList {
        let table: UITableView

        var sectionCount: Int { table.numberOfSections }
        func rowCount(in section: Int) -> Int { table.numberOfRows(inSection: section) }
        var direction: ListDirection { .down }

        func top(of section: Int) -> ListPlace? {
            guard section >= 0, section < sectionCount else { return nil }
            let box = table.rect(forSection: section)
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
