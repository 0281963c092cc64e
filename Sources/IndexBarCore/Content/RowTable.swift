/// How the rows of a list are shared out among its sections: where each section begins.
///
/// Either a running sum over the counts given, or, without counts, one row a section, which needs no array.
/// Sums that pass the largest number are held there.
struct RowTable: Equatable, Sendable {
    /// How many sections the list has.
    let sectionCount: Int
    /// The first row of each section and, last, the number of rows; nil: one row a section.
    private let starts: [Int]?
    /// The first row of every 64th section: close together in memory, where the first steps of a search look.
    private let milestones: [Int]
    /// Speed only: the sections from one milestone to the next.
    private static let blockLength = 64

    /// One row in each of a number of sections.
    init(sectionCount: Int) {
        self.sectionCount = max(0, sectionCount)
        starts = nil
        milestones = []
    }

    /// The given number of rows in each section; below 0 counts as 0.
    init(counts: [Int]) {
        sectionCount = counts.count
        var starts = [0]
        starts.reserveCapacity(counts.count + 1)
        var sum = 0
        for count in counts {
            sum = sum.clampedAdding(max(0, count))
            starts.append(sum)
        }
        self.starts = starts
        milestones = stride(from: 0, to: counts.count, by: Self.blockLength).map { starts[$0] }
    }

    /// Whether every section has one row, without a count.
    var hasOneRowEach: Bool { starts == nil }

    /// How many rows the list has.
    var rowCount: Int { starts?[sectionCount] ?? sectionCount }

    /// The number of rows before a section; for one past the last all of them, for one before the first none.
    func firstRow(of section: Int) -> Int {
        let section = max(0, min(section, sectionCount))
        return starts?[section] ?? section
    }

    /// How many rows a section has; one that the list does not have has none.
    func rowCount(of section: Int) -> Int {
        guard section >= 0, section < sectionCount else { return 0 }
        return starts.map { $0[section + 1] - $0[section] } ?? 1
    }

    /// The section that holds a row: half-open, so never an empty one.
    ///
    /// - Complexity: O(log sections).
    func section(holding row: Int) -> Int? {
        guard row >= 0, row < rowCount else { return nil }
        guard let starts else { return row }
        let block = Self.last(in: milestones, from: 0, to: milestones.count, notAfter: row) * Self.blockLength
        return Self.last(
            in: starts, from: block, to: min(block + Self.blockLength, sectionCount), notAfter: row)
    }

    /// The last index of a range whose row is not after the given one; the first's must not be.
    private static func last(in rows: [Int], from start: Int, to end: Int, notAfter row: Int) -> Int {
        var low = start
        var length = end - start
        while length > 1 {
            // Without a branch, which a row in no order would mispredict: the sign says whether it is not after.
            let half = length >> 1
            low &+= half & ~((row &- rows[low &+ half]) >> (Int.bitWidth - 1))
            length &-= half
        }
        return low
    }

    /// The nearest section after the given one that has rows.
    func sectionWithRows(after section: Int) -> Int? { self.section(holding: firstRow(of: section)) }

    /// The nearest section before the given one that has rows.
    func sectionWithRows(before section: Int) -> Int? { self.section(holding: firstRow(of: section) - 1) }
}
