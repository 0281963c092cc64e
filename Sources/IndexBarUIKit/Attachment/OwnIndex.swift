#if canImport(UIKit)
    import UIKit

    /// Hides a table's own index while the bar is attached.
    @MainActor
    struct OwnIndex {
        private weak var table: UITableView?
        private let rowCount: Int

        /// Nil for other lists. A collection view's own index cannot be hidden: see `ListTitles`.
        init?(of list: UIScrollView) {
            guard let table = list as? UITableView else { return nil }
            self.table = table
            rowCount = table.sectionIndexMinimumDisplayRowCount
            table.sectionIndexMinimumDisplayRowCount = .max
        }

        /// Makes a loaded table read `sectionIndexMinimumDisplayRowCount` again.
        func putAway() { table?.reloadSectionIndexTitles() }

        /// Whether a table shows its own index nevertheless. The minimum row count applies to the plain style only,
        /// so a grouped table may; only the index view itself shows it.
        static func isShown(by list: UIScrollView) -> Bool {
            guard let table = list as? UITableView, table.style != .plain else { return false }
            return table.subviews.contains {
                $0 is UIControl && String(describing: type(of: $0)).hasSuffix("TableViewIndex")
                    && !$0.isHidden
            }
        }

        /// Restores the value unless the app has changed it.
        func giveBack() {
            guard let table, table.sectionIndexMinimumDisplayRowCount == .max else { return }
            table.sectionIndexMinimumDisplayRowCount = rowCount
            table.reloadSectionIndexTitles()
        }
    }
#endif
