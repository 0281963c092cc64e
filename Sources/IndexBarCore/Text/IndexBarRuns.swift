/// The runs of equal titles in a list that is sorted by title and has no sections: each run is an entry.
///
///     var runs = IndexBarRuns(rowCount: names.count) { names[$0].first.map(String.init) }
///     names.insert(contentsOf: new, at: 40)
///     runs.insert(40..<40 + new.count) { names[$0].first.map(String.init) }
///     bar.content = runs.content
///
/// A title is asked for once a row: at the beginning, and of rows that are inserted. Rows out of range are held within
/// the list's.
public struct IndexBarRuns: Equatable, Sendable {
    private struct Run: Equatable, Sendable {
        var title: String?
        var count: Int
    }

    private var runs: [Run] = []
    /// How many rows the list has.
    public private(set) var rowCount = 0

    /// No rows.
    public init() {}

    /// Reads the titles of a list's rows.
    ///
    /// - Parameters:
    ///   - rowCount: the number of rows; below 0 counts as 0.
    ///   - title: the title of a row, by its index; nil: the row belongs to no entry.
    /// - Complexity: O(rows).
    public init(rowCount: Int, title: (Int) -> String?) {
        insert(0..<max(0, rowCount), title: title)
    }

    /// Rows were inserted.
    ///
    /// - Parameters:
    ///   - rows: the indexes that they have now; beyond the end they are the last ones.
    ///   - title: the title of one of them, by its index; nil: it belongs to no entry.
    /// - Complexity: O(rows inserted + runs).
    public mutating func insert(_ rows: Range<Int>, title: (Int) -> String?) {
        let first = held(rows.lowerBound)
        let count = max(0, rows.upperBound) - max(0, rows.lowerBound)
        var new: [Run] = []
        for row in first..<first + count { Self.append(Run(title: title(row), count: 1), to: &new) }
        replace(first..<first, with: new)
    }

    /// Rows were removed.
    ///
    /// - Parameter rows: the indexes that they had.
    /// - Complexity: O(runs).
    public mutating func remove(_ rows: Range<Int>) {
        replace(held(rows.lowerBound)..<held(rows.upperBound), with: [])
    }

    /// Rows have other titles.
    ///
    /// - Parameters:
    ///   - rows: their indexes; of those beyond the end nothing is asked.
    ///   - title: the title of one of them, by its index; nil: it belongs to no entry.
    /// - Complexity: O(rows changed + runs).
    public mutating func update(_ rows: Range<Int>, title: (Int) -> String?) {
        let rows = held(rows.lowerBound)..<held(rows.upperBound)
        remove(rows)
        insert(rows, title: title)
    }

    /// An entry for each run that has a title, in order; a section is a run, whatever sections the list has.
    ///
    /// - Complexity: O(runs).
    public var content: IndexBarContent {
        let titled = runs.indices.filter { runs[$0].title != nil }
        let titles = titled.map { runs[$0].title ?? "" }
        return IndexBarContent(
            titles: titles, sections: titled.map { Optional($0) }, rowCounts: runs.map { $0.count },
            ids: titles.map { Optional($0) })
    }

    private func held(_ row: Int) -> Int { max(0, min(row, rowCount)) }

    private mutating func replace(_ rows: Range<Int>, with new: [Run]) {
        var (result, start): ([Run], Int) = ([], 0)
        for run in runs {
            Self.append(Run(title: run.title, count: min(run.count, rows.lowerBound - start)), to: &result)
            start += run.count
        }
        for run in new { Self.append(run, to: &result) }
        var end = 0
        for run in runs {
            end += run.count
            Self.append(Run(title: run.title, count: min(run.count, end - rows.upperBound)), to: &result)
        }
        runs = result
        rowCount = runs.reduce(0) { $0 + $1.count }
    }

    private static func append(_ run: Run, to runs: inout [Run]) {
        guard run.count > 0 else { return }
        if let last = runs.last, last.title == run.title {
            runs[runs.count - 1].count += run.count
        } else {
            runs.append(run)
        }
    }
}
