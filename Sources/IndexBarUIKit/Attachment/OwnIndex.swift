#if canImport(UIKit)
    import UIKit

    /// A table's own index, put away for as long as the bar is there.
    @MainActor
    struct OwnIndex {
        private weak var table: UITableView?
        private let rowCount: Int

        /// Nil for other lists. A collection view's own index cannot be put away: see `ListTitles`.
        init?(of list: UIScrollView) {
            guard let table = list as? UITableView else { return nil }
            self.table = table
            rowCount = table.sectionIndexMinimumDisplayRowCount
            table.sectionIndexMinimumDisplayRowCount = .max
        }

        /// Makes a table that has loaded already look at the number again.
        func putAway() { table?.reloadSectionIndexTitles() }

        /// Whether a table shows its own index all the same: the number of rows counts for the plain style only, so that a
        /// grouped table may, and nothing but the view itself tells.
        static func isShown(by list: UIScrollView) -> Bool {
            guard let table = list as? UITableView, table.style != .plain else { return false }
            return table.subviews.contains {
                $0 is UIControl && String(describing: type(of: $0)).hasSuffix("TableViewIndex")
                    && !$0.isHidden
            }
        }

        /// What the app has set meanwhile stays.
        func giveBack() {
            guard let table, table.sectionIndexMinimumDisplayRowCount == .max else { return }
            table.sectionIndexMinimumDisplayRowCount = rowCount
            table.reloadSectionIndexTitles()
        }
    }
#endif
