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

    /// What the bar asks a list: counts as the list has them, places as they are without pinning. Rows that the list
    /// does not have are never asked for.
    @MainActor
    protocol AttachedList {
        var sectionCount: Int { get }
        func rowCount(in section: Int) -> Int
        var direction: ListDirection { get }
        /// The top of a section, its header included.
        func top(of section: Int) -> ListPlace?
        func place(of row: ListRow) -> ListPlace?
        /// The first row that ends beyond a place, in order, among those in view.
        func firstRow(after place: CGFloat) -> ListRow?
    }

    extension AttachedList {
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

        func has(_ row: ListRow) -> Bool {
            row.section >= 0 && row.section < sectionCount && row.row >= 0
                && row.row < rowCount(in: row.section)
        }
    }
#endif
