import Foundation
import IndexBarCore

/// Names in sections. Titles and counts are known at once; a section is sorted on first use.
///
/// It holds the names' indexes in the input, 4 bytes each. Several threads may use it at once.
public final class IndexBarSections: Sendable {
    /// The titles, in order. Titles may be equal.
    public let titles: [String]
    /// The number of names in each section.
    public let counts: [Int]
    private let starts: [Int]
    private let rows: SectionRows?

    /// Creates the sections of a list that is already in order, such as from a database with `GROUP BY`. No names are
    /// needed; row n of the list is n.
    ///
    /// - Parameters:
    ///   - titles: the sections' titles, in order.
    ///   - counts: the number of rows in each. Negative and missing counts are 0; extra ones are ignored.
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

    /// The number of sections.
    public var count: Int { titles.count }

    /// The number of rows in all sections.
    public var rowCount: Int { starts[count] }

    /// The first row of a section, counted through the whole list. It is the number of all rows for a section past
    /// the last one, and 0 for a negative one.
    public func firstRow(ofSection section: Int) -> Int { starts[max(0, min(section, count))] }

    /// The names of a section, in order, as indexes into the input. Sorts them on first use.
    ///
    /// - Returns: an empty array for a section out of range. Sections made from counts have their rows in order.
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

    /// The names of a section as indexes into the input, without sorting: in the order of the input, or sorted if the
    /// section has been sorted already.
    ///
    /// - Returns: an empty array for a section out of range.
    /// - Complexity: O(k), k names in the section; O(names) when the rows of a list are asked for the first time.
    public func unsortedRows(inSection section: Int) -> [Int] {
        unsortedIndexes(inSection: section).map { Int($0) }
    }

    /// As ``unsortedRows(inSection:)``, as they are kept: O(1) after the first time.
    package func unsortedIndexes(inSection section: Int) -> [UInt32] {
        guard let rows, titles.indices.contains(section) else { return sortedIndexes(inSection: section) }
        return rows.current(section)
    }

    /// The name in a row of the whole list, as an index into the input. Sorts that row's section if necessary.
    ///
    /// - Returns: nil for a row out of range.
    /// - Complexity: O(log sections), plus that of ``rows(inSection:)``.
    public func index(ofRow row: Int) -> Int? {
        guard row >= 0, row < rowCount else { return nil }
        guard let rows else { return row }
        let section = (0..<count).partitioningIndex { starts[$0 + 1] > row }
        return Int(rows.sorted(section)[row - starts[section]])
    }

    /// Sorts every section that is not sorted yet, on several threads.
    ///
    /// - Parameter progress: receives the fraction done, 0...1, on any thread but one call at a time, for more than
    ///   10,000 names. Return false to stop the work; sorted sections stay sorted.
    /// - Returns: whether everything is sorted.
    @discardableResult
    public func sortAll(progress: (@Sendable (Double) -> Bool)? = nil) -> Bool {
        rows?.sortAll(progress: progress) ?? true
    }

    /// All names in the order of the list, as indexes into the input. Sorts everything.
    ///
    /// - Complexity: O(rows), plus that of ``sortAll(progress:)``.
    public func permutation() -> [Int] {
        sortAll()
        var all: [Int] = []
        all.reserveCapacity(rowCount)
        for section in titles.indices {
            for index in sortedIndexes(inSection: section) { all.append(Int(index)) }
        }
        return all
    }

    /// The content for a bar: an entry for each section, with its row count.
    ///
    /// When the names change, entries are matched by title, and equal titles by their order.
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
