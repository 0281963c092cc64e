import Foundation
import IndexBarCore

/// Names in sections: titles and counts at once, the order inside a section when it is first asked for.
///
/// The names themselves are not in here, only their places in the input, 4 bytes each. May be used from several
/// threads at once.
public final class IndexBarSections: Sendable {
    /// The titles, in order. May be equal to one another.
    public let titles: [String]
    /// How many names each section has.
    public let counts: [Int]
    private let starts: [Int]
    private let rows: SectionRows?

    /// Sections of a list that is in order already, as a database gives with `GROUP BY`: no names are needed,
    /// and the rows are in place.
    ///
    /// - Parameters:
    ///   - titles: the sections' titles, in order.
    ///   - counts: the number of rows of each; below 0 and missing counts as 0, extra ones are dropped.
    /// - Complexity: O(sections).
    public convenience init(titles: [String], counts: [Int]) {
        let known = titles.indices.map { $0 < counts.count ? max(0, counts[$0]) : 0 }
        self.init(titles: titles, counts: known, rows: nil)
    }

    init(titles: [String], counts: [Int], rows: SectionRows?) {
        self.titles = titles
        self.counts = counts
        self.rows = rows
        var start = 0
        starts =
            counts.map { count in
                defer { start = start.addingReportingOverflow(count).partialValue }
                return start
            } + [start]
    }

    /// How many sections there are.
    public var count: Int { titles.count }

    /// How many rows all sections have.
    public var rowCount: Int { starts[count] }

    /// The number of the first row of a section in the whole list; the number of all rows for a section past the
    /// last one, 0 for one before the first.
    public func firstRow(ofSection section: Int) -> Int { starts[max(0, min(section, count))] }

    /// The places, in the input, of a section's names in order. Sorts them when first asked for.
    ///
    /// - Returns: nothing for a section out of range. Sections that were given by counts have their rows in place.
    /// - Complexity: the first time O(k) sort keys and about as many steps, or O(k log k) comparisons without
    ///   ICU, k names in the section; then O(1).
    public func rows(inSection section: Int) -> [UInt32] {
        guard titles.indices.contains(section) else { return [] }
        if let rows { return rows.sorted(section) }
        let first = UInt32(truncatingIfNeeded: starts[section])
        return (0..<UInt32(truncatingIfNeeded: counts[section])).map { first &+ $0 }
    }

    /// The places, in the input, of a section's names in the order of the input: for what needs no order.
    ///
    /// - Returns: nothing for a section out of range. Once a section was sorted, its sorted rows.
    /// - Complexity: O(1); O(names), some 2 ns each, when the rows of a list are asked for the first time.
    public func unsortedRows(inSection section: Int) -> [UInt32] {
        guard let rows, titles.indices.contains(section) else { return rows(inSection: section) }
        return rows.current(section)
    }

    /// The place, in the input, of the name in a row of the whole list; sorts that row's section if need be.
    ///
    /// - Returns: nil for a row out of range.
    /// - Complexity: O(log sections) and what ``rows(inSection:)`` takes.
    public func place(ofRow row: Int) -> Int? {
        guard row >= 0, row < rowCount else { return nil }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] <= row { low = middle + 1 } else { high = middle }
        }
        guard let rows else { return row }
        return Int(rows.sorted(low)[row - starts[low]])
    }

    /// Sorts every section that is not sorted yet, on several threads.
    ///
    /// - Parameter progress: is told the share that is done, 0...1, from any thread but one call at a time, for
    ///   more than 10,000 names; false stops the work. What is sorted by then stays so.
    /// - Returns: whether everything is sorted now.
    @discardableResult
    public func sortAll(progress: (@Sendable (Double) -> Bool)? = nil) -> Bool {
        rows?.sortAll(progress: progress) ?? true
    }

    /// The places, in the input, of all names in the order of the list: sorts everything.
    ///
    /// - Complexity: O(rows) and what ``sortAll(progress:)`` takes.
    public func permutation() -> [UInt32] {
        sortAll()
        var all: [UInt32] = []
        all.reserveCapacity(rowCount)
        for section in titles.indices { all += rows(inSection: section) }
        return all
    }

    /// What a bar takes: an entry for each section, with its rows.
    ///
    /// An entry is recognised by its title when the names change; of several equal titles by its place among them.
    ///
    /// - Complexity: O(sections).
    public var content: IndexBarContent {
        var seen: [String: Int] = [:]
        let ids = titles.map { title in
            seen[title, default: 0] += 1
            let number = seen[title] ?? 1
            return number == 1 ? title : "\(title) \(number)"
        }
        return IndexBarContent(titles: titles, rowCounts: counts, ids: ids)
    }
}
