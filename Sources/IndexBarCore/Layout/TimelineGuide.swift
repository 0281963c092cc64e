/// Where to look for the entry at a place of a timeline: a table made with the content, once for all layouts.
///
/// A timeline with more entries than half its points gives half of its length to entries, all alike, and half to rows
/// (rule L8). So the share of the length before an entry, (entry / entries + rows before / rows) / 2, does not depend
/// on the length. The table cuts the length into cells, one for two entries, and keeps which entry holds the start
/// of each. As an entry's share is at least 1 / 2n, no cell touches more than six: a search looks at a few entries
/// side by side in memory, however many there are. Of a million uneven ones it takes a twelfth of the time of a
/// search through all.
///
/// It is a guide only: what it says may be wrong, by rounding or in a timeline with few entries, and is looked at
/// before it is used.
struct TimelineGuide: Equatable, Sendable {
    private static let entriesPerCell = 2
    /// Fewer entries are searched as fast without.
    private static let fewest = 64

    private let count: Int
    /// Whether all bands are equally long, so that no table is needed.
    private let isEven: Bool
    /// The entry at the start of each cell and, last, the last entry; empty: no table.
    private let cells: [UInt32]

    /// - Parameters:
    ///   - rows: the rows of each entry.
    ///   - count: the number of entries.
    /// - Complexity: O(entries that have a number of rows of their own).
    init(rows: RowTable, count: Int) {
        self.count = count
        let rowCount = rows.firstRow(of: count)
        isEven = count >= Self.fewest && (rowCount == 0 || rows.hasOneRowEach && count <= rows.sectionCount)
        let needsTable = count >= Self.fewest && !isEven && count <= rows.sectionCount
        cells = needsTable ? Self.cells(rows, count, rowCount) : []
    }

    private static func cells(_ rows: RowTable, _ count: Int, _ rowCount: Int) -> [UInt32] {
        let cellCount = count / entriesPerCell
        let perEntry = Double(cellCount) / (2 * Double(count))
        let perRow = Double(cellCount) / (2 * Double(rowCount))
        var cells: [UInt32] = []
        cells.reserveCapacity(cellCount + 1)
        for entry in 0..<count {
            let end = perEntry * Double(entry + 1) + perRow * Double(rows.firstRow(of: entry + 1))
            while cells.count < cellCount, Double(cells.count) < end { cells.append(UInt32(entry)) }
        }
        while cells.count <= cellCount { cells.append(UInt32(count - 1)) }
        return cells
    }

    /// The entries that are likely to touch a place, given as a share of the length; all where nothing is known.
    @inline(__always)
    func entries(around share: Double) -> (first: Int, last: Int) {
        if cells.count > 1 {
            let cell = min((share * Double(cells.count - 1)).wholePart, cells.count - 2)
            return (Int(cells[cell]), Int(cells[cell + 1]))
        }
        guard isEven else { return (0, count - 1) }
        let entry = min((share * Double(count)).wholePart, count - 1)
        return (max(0, entry - 1), min(entry + 1, count - 1))
    }
}
