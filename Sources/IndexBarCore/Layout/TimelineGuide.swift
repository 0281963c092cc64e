/// Where to look for the entry at an offset of a timeline: a table of what each cell of the length holds. A touch
/// reads one word of memory, however many entries there are, and takes no branch that it could mispredict.
///
/// A timeline with more entries than half its points gives half of its length to entries, all alike, and half to rows
/// (rule L8). So the share of the length before an entry, (entry / entries + rows before / rows) / 2, does not depend
/// on the length: its table is made with the content, once for all layouts. A timeline with fewer entries has a table
/// for each layout. A cell is as long as two of the shortest bands there can be, and so holds three edges at most.
///
/// It is a guide only. Near an edge it says that it is not sure, and the edges themselves decide. On a bar so far from
/// its origin, or so long, that rounding moves an edge by a 1024th of the shortest band, it must not be used.
struct TimelineGuide: Equatable, Sendable {
    /// Offsets in a cell count in units of 2^-11 cells.
    private static let unitBits: Int64 = 11
    private static let unitMask: Int64 = 1 << unitBits - 1
    static let edges = 3
    /// A cell: the entry at its start in the upper 31 bits, and below, from the lowest bits on, the offsets of the
    /// edges in it; the largest offset where there is none.
    private typealias Cell = UInt64
    private static let entryShift = UInt64(edges) * UInt64(unitBits)
    private static let noEdges: Cell = 1 << entryShift - 1
    /// For fewer entries none is made with the content.
    private static let fewest = 64

    /// How many cells there are; 0: nothing is known.
    private let cellCount: Int
    /// Empty: all bands are equally long, a cell each.
    private let cells: [Cell]
    private let unitsPerShare: Double
    private let lastUnit: Double

    private init(cellCount: Int, cells: [Cell]) {
        self.cellCount = cellCount
        self.cells = cells
        unitsPerShare = Double(cellCount) * Double(1 << Self.unitBits)
        lastUnit = unitsPerShare - 1
    }

    /// Knows nothing.
    init() { self.init(cellCount: 0, cells: []) }

    /// The guide of all timelines with these entries on a length of at most two points for each.
    ///
    /// - Parameters:
    ///   - rows: the rows of each entry.
    ///   - count: the number of entries.
    /// - Complexity: O(entries that have a number of rows of their own).
    init(rows: RowTable, count: Int) {
        if count < Self.fewest || count > rows.sectionCount {
            self.init()
        } else if rows.hasOneRowEach || rows.firstRow(of: count) == 0 {
            self.init(cellCount: count, cells: [])
        } else {
            self.init(rows: rows, count: count, entriesShare: 0.5, cells: count)
        }
    }

    /// - Parameters:
    ///   - entriesShare: the share of the length, 0...1, that all entries have alike; rows have the rest.
    ///   - cells: how many cells, at least one, each at least as long as two of the shortest bands.
    /// - Complexity: O(entries + cells).
    init(rows: RowTable, count: Int, entriesShare: Double, cells cellCount: Int) {
        let units = Double(cellCount) * Double(1 << Self.unitBits)
        let perEntry = entriesShare * units / Double(max(1, count))
        let perRow = (1 - entriesShare) * units / Double(max(1, rows.firstRow(of: count)))
        var cells: [Cell] = []
        cells.reserveCapacity(cellCount)
        var cell = Self.noEdges
        var edges = 0
        for entry in stride(from: 1, to: count, by: 1) {
            let offset = perEntry * Double(entry) + perRow * Double(rows.firstRow(of: entry))
            let unit = min(offset, units - 1).wholeUnits
            while cells.count < unit >> Self.unitBits {
                cells.append(cell)
                (cell, edges) = (UInt64(entry - 1) << Self.entryShift | Self.noEdges, 0)
            }
            guard edges < Self.edges else { continue }
            cell ^= UInt64(~unit & Self.unitMask) << (edges * Int(Self.unitBits))
            edges += 1
        }
        while cells.count < cellCount {
            cells.append(cell)
            cell = UInt64(max(0, count - 1)) << Self.entryShift | Self.noEdges
        }
        self.init(cellCount: cellCount, cells: cells)
    }

    var isKnown: Bool { cellCount > 0 }

    /// The entry that holds an offset, given as a share of the length, and whether that is sure: if not, it may be one
    /// of its neighbours too. There must be cells.
    @inline(__always)
    func entry(at share: Double) -> (entry: Int, isSure: Bool) {
        let unit = min(share * unitsPerShare, lastUnit).wholeUnits
        let index = Int(truncatingIfNeeded: unit >> Self.unitBits)
        let cell =
            cells.isEmpty ? UInt64(truncatingIfNeeded: index) << Self.entryShift | Self.noEdges : cells[index]
        let inner = unit & Self.unitMask
        var entry = Int64(truncatingIfNeeded: cell >> Self.entryShift)
        var nearest = min(inner, Self.unitMask &- inner)
        for edge in 0..<Self.edges {
            let bits = cell >> UInt64(truncatingIfNeeded: edge &* Int(Self.unitBits))
            let past = inner &- (Int64(truncatingIfNeeded: bits) & Self.unitMask)
            entry &+= 1 &+ (past >> 63)
            nearest = min(nearest, abs(past))
        }
        return (Int(truncatingIfNeeded: entry), nearest > 1)
    }
}
