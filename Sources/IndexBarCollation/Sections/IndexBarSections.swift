import Foundation
import IndexBarCore

/// Names in sections: titles and counts at once, the order inside a section when it is first asked for.
///
/// It holds the names' indexes in the input, 4 bytes each, not the names. Several threads may use it at once.
public final class IndexBarSections: Sendable {
    /// The titles, in order. May be equal to one another.
    public let titles: [String]
    /// How many names each section has.
    public let counts: [Int]
    private let starts: [Int]
    private let rows: SectionRows?

    /// Sections of a list that is in order already, as a database gives with `GROUP BY`: no names are needed,
    /// and row n of the list is n.
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

    /// The first row of a section, counted through the whole list; the number of all rows for a section past the last
    /// one, 0 for one before the first.
    public func firstRow(ofSection section: Int) -> Int { starts[max(0, min(section, count))] }

    /// The names of a section, in order, as indexes into the input. Sorts them when first asked for.
    ///
    /// - Returns: nothing for a section out of range. Sections made from counts have their rows in order.
    /// - Complexity: O(k), k names in the section; the first time k sort keys and about as many steps, or
    ///   O(k log k) comparisons without ICU.
    public func rows(inSection section: Int) -> [Int] { sortedIndexes(inSection: section).map { Int($0) } }

    /// As ``rows(inSection:)``, as they are kept: O(1) once they are sorted.
    package func sortedIndexes(inSection section: Int) -> [UInt32] {
        guard titles.indices.contains(section) else { return [] }
        if let rows { return rows.sorted(section) }
        let first = UInt32(truncatingIfNeeded: starts[section])
        return (0..<UInt32(truncatingIfNeeded: counts[section])).map { first &+ $0 }
    }

    /// The names of a section as indexes into the input, in the order of the input: for what needs no order.
    ///
    /// - Returns: nothing for a section out of range. Once a section was sorted, its sorted rows.
    /// - Complexity: O(k), k names in the section; O(names) when the rows of a list are asked for the first time.
    public func unsortedRows(inSection section: Int) -> [Int] {
        unsortedIndexes(inSection: section).map { Int($0) }
    }

    /// As ``unsortedRows(inSection:)``, as they are kept: O(1) after the first time.
    package func unsortedIndexes(inSection section: Int) -> [UInt32] {
        guard let rows, titles.indices.contains(section) else { return sortedIndexes(inSection: section) }
        return rows.current(section)
    }

    /// The name in a row of the whole list, as an index into the input; sorts that row's section if need be.
    ///
    /// - Returns: nil for a row out of range.
    /// - Complexity: O(log sections) and what ``rows(inSection:)`` takes.
    public func index(ofRow row: Int) -> Int? {
        guard row >= 0, row < rowCount else { return nil }
        guard let rows else { return row }
        let section = (0..<count).partitioningIndex { starts[$0 + 1] > row }
        return Int(rows.sorted(section)[row - starts[section]])
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

    /// All names in the order of the list, as indexes into the input: sorts everything.
    ///
    /// - Complexity: O(rows) and what ``sortAll(progress:)`` takes.
    public func permutation() -> [Int] {
        sortAll()
        var all: [Int] = []
        all.reserveCapacity(rowCount)
        for section in titles.indices {
            for index in sortedIndexes(inSection: section) { all.append(Int(index)) }
        }
        return all
    }

    /// What a bar takes: an entry for each section, with its rows.
    ///
    /// An entry is recognised by its title when the names change; if several titles are equal, also by its number among them.
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
