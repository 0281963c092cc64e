#if canImport(UIKit)
    import UIKit

    /// Where an item starts along the list, and how much of it a pinned header covers.
    struct ListPlace {
        var start: CGFloat
        var extent: CGFloat = 0
        /// The length that a pinned header covers when the item is at the top.
        var cover: CGFloat = 0
        /// Whether the start may be wrong because its header may be pinned now.
        var mayBePinned = false
    }

    /// A row by section.
    struct ListRow: Equatable {
        var section: Int
        var row: Int
    }

    /// What differs between kinds of lists: the list's counts, and positions without pinning. Callers never ask for
    /// rows that the list does not have.
    @MainActor
    protocol ListRows {
        var sectionCount: Int { get }
        func rowCount(in section: Int) -> Int
        var direction: ListDirection { get }
        /// The start of a section, including its header; nil if it shows nothing.
        func top(of section: Int) -> ListPlace?
        func place(of row: ListRow) -> ListPlace?
        /// The first visible row, in order, that ends beyond a position.
        func firstRow(after place: CGFloat) -> ListRow?
    }

    extension ListRows {
        var rowCounts: [Int] { (0..<sectionCount).map(rowCount(in:)) }

        /// The first section that starts beyond a position; the number of sections if none does.
        ///
        /// - Complexity: O(log sections), plus the sections that show nothing.
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

        /// The empty section whose header is at a position; nil if a row is there or comes next.
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

        /// The position of a row; for the first row, of its section's header. A row out of range is clamped.
        func target(of row: ListRow) -> ListPlace? {
            guard row.section >= 0, row.section < sectionCount else { return nil }
            let last = rowCount(in: row.section) - 1
            guard row.row > 0, last > 0 else { return top(of: row.section) }
            return place(of: ListRow(section: row.section, row: min(row.row, last)))
        }
    }
#endif
