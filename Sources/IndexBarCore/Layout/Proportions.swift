/// Bands as long as their sections have rows, for timelines (rule L8).
///
/// With n entries on a length L every entry has a share of its own, m = min(1 pt, L / 2n), so that each can be
/// selected; what is left is shared out by rows. Without any rows it is shared out evenly.
struct Proportions: Equatable, Sendable {
    private let count: Int
    private let rows: RowTable
    private let start: Double
    private let end: Double
    /// What every entry has, and what it has for each row.
    private let perEntry: Double
    private let perRow: Double

    init(content: IndexBarContent, room: IndexBarLayout.Room) {
        count = content.count
        rows = content.entryRows
        start = room.start
        end = room.end
        let length = room.length
        let least = min(1, length / (2 * Double(max(1, count))))
        let rest = length - least * Double(count)
        let rowCount = rows.firstRow(of: count)
        perEntry = rowCount > 0 ? least : length / Double(max(1, count))
        perRow = rowCount > 0 ? rest / Double(rowCount) : 0
    }

    /// The logical offset where an entry's band begins; past the last entry where the last band ends.
    func edge(of entry: Int) -> Double {
        if entry >= count { return end }
        return min(start + perEntry * Double(entry) + perRow * Double(rows.firstRow(of: entry)), end)
    }

    func center(of entry: Int) -> Double {
        let start = edge(of: entry)
        return start + (edge(of: entry + 1) - start) / 2
    }

    /// The entry whose band holds an offset between the ends.
    ///
    /// - Parameter isBefore: whether the offset comes before a logical edge.
    /// - Complexity: O(log entries).
    func entry(_ isBefore: (Double) -> Bool) -> Int {
        firstEntry(after: 0) { isBefore(edge(of: $0)) } - 1
    }

    /// The slots: the first and the last title and, in order, each whose pitch, centred on its band, fits between
    /// the title before it and the last; gaps hide the others.
    ///
    /// - Complexity: O(titles drawn × log entries).
    func slots(pitch: Double) -> [IndexBarSlot.Kind] {
        let last = count - 1
        var titles = [0]
        let most = IndexBarLayout.Arrangement.mostChosen
        let least = count > most ? (end - start) / Double(most) : 0
        let needed = max(pitch * (1 - 1e-6), least)
        var title = 0
        while true {
            let from = center(of: title) + needed
            title = firstEntry(after: title) { center(of: $0) >= from }
            guard title < last, center(of: last) - center(of: title) >= needed else { break }
            titles.append(title)
        }
        if last > 0 { titles.append(last) }
        return IndexBarSlot.Kind.slots(around: titles)
    }

    /// The first entry after a place that passes a test which, once true, stays true; else the count.
    private func firstEntry(after place: Int, _ test: (Int) -> Bool) -> Int {
        var low = place + 1
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if test(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
