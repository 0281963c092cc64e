#if canImport(UIKit)
    import UIKit

    /// Where something begins along the list's scrolling, and what a pinned header covers of it.
    struct ListPlace {
        var start: CGFloat
        var extent: CGFloat = 0
        /// How much a pinned header covers where the place comes to the top.
        var cover: CGFloat = 0
        /// Whether the start may be wrong, because the header it comes from may be pinned now.
        var mayBePinned = false
    }

    /// A row by section.
    struct ListRow: Equatable {
        var section: Int
        var row: Int
    }

    /// What a kind of list knows: counts as the list has them, places as they are without pinning. Rows that the list
    /// does not have are never asked for.
    @MainActor
    protocol ListRows {
        var sectionCount: Int { get }
        func rowCount(in section: Int) -> Int
        var direction: ListDirection { get }
        /// The top of a section, its header included; nil where it has nothing to show.
        func top(of section: Int) -> ListPlace?
        func place(of row: ListRow) -> ListPlace?
        /// The first row that ends beyond a place, in order, among those in view.
        func firstRow(after place: CGFloat) -> ListRow?
    }

    extension ListRows {
        var rowCounts: [Int] { (0..<sectionCount).map(rowCount(in:)) }

        /// The first section that begins beyond a place; the number of sections if none does.
        ///
        /// - Complexity: O(log sections), and of those without any place in between.
        func firstSection(after place: CGFloat) -> Int {
            var (low, high) = (0, sectionCount)
            while low < high {
                let middle = (low + high) / 2
                var probe = middle
                while probe < high, top(of: probe) == nil { probe += 1 }
                if probe < high, let top = top(of: probe), top.start <= place {
                    low = probe + 1
                } else {
                    high = middle
                }
            }
            return low
        }

        /// The section without rows whose header is at a place; nil where a row is, or comes next.
        func emptySection(at place: CGFloat, before row: ListRow?) -> Int? {
            if let row, row.section == 0 || rowCount(in: row.section - 1) > 0 { return nil }
            if let row, let top = top(of: row.section), top.start <= place { return nil }
            var section = firstSection(after: place) - 1
            while section >= 0, rowCount(in: section) == 0 {
                if top(of: section) != nil { return section }
                section -= 1
            }
            return nil
        }

        func has(_ row: ListRow) -> Bool {
            row.section >= 0 && row.section < sectionCount && row.row >= 0
                && row.row < rowCount(in: row.section)
        }

        /// Where a row is now; the first one with its section's header. A row beyond the counts counts as the last.
        func target(of row: ListRow) -> ListPlace? {
            guard row.section >= 0, row.section < sectionCount else { return nil }
            let last = rowCount(in: row.section) - 1
            guard row.row > 0, last > 0 else { return top(of: row.section) }
            return place(of: ListRow(section: row.section, row: min(row.row, last)))
        }
    }
#endif
