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
    private let guide: TimelineGuide
    private let sharePerPoint: Double

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
        guide = content.timelineGuide
        sharePerPoint = length > 0 ? 1 / length : 0
    }

    /// The logical offset where an entry's band begins; past the last entry where the last band ends.
    @inline(__always)
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
    /// - Parameters:
    ///   - offset: where to look first: the logical offset, rounded as it may be.
    ///   - isBefore: whether the offset comes before a logical edge; this decides.
    /// - Complexity: O(1) for more entries than half the points, else O(log entries).
    @inline(__always)
    func entry(near offset: Double, _ isBefore: (Double) -> Bool) -> Int {
        let (first, last) = entries(around: offset)
        return firstEntry(after: 0, between: first, and: last + 1) { isBefore(edge(of: $0)) } - 1
    }

    /// The slots: the first and the last title and, in order, each whose pitch, centred on its band, fits between
    /// the title before it and the last; gaps hide the others.
    ///
    /// - Complexity: O(titles drawn), each as `entry(near:_:)`.
    func slots(pitch: Double) -> [IndexBarSlot.Kind] {
        let last = count - 1
        let end = center(of: last)
        var titles = [0]
        let most = IndexBarLayout.Arrangement.mostChosen
        let least = count > most ? (self.end - start) / Double(most) : 0
        let needed = max(pitch * (1 - 1e-6), least)
        var title = 0
        while true {
            let from = center(of: title) + needed
            let (low, high) = entries(around: from)
            title = firstEntry(after: title, between: low - 1, and: high + 1) { center(of: $0) >= from }
            guard title < last, end - center(of: title) >= needed else { break }
            titles.append(title)
        }
        if last > 0 { titles.append(last) }
        return IndexBarSlot.Kind.slots(around: titles)
    }

    /// The entries that are likely to touch an offset.
    @inline(__always)
    private func entries(around offset: Double) -> (first: Int, last: Int) {
        guide.entries(around: (offset - start) * sharePerPoint)
    }

    /// The first entry after a place that passes a test which, once true, stays true; else the count.
    ///
    /// - Parameters: the entries between which it is likely to be: the test fails at the first, passes at the last.
    @inline(__always)
    private func firstEntry(
        after place: Int, between likelyLow: Int, and likelyHigh: Int, _ test: (Int) -> Bool
    ) -> Int {
        var low = place + 1
        var high = count
        if likelyLow >= low, likelyLow < high {
            if test(likelyLow) { high = likelyLow } else { low = likelyLow + 1 }
        }
        if likelyHigh >= low, likelyHigh < high {
            if test(likelyHigh) { high = likelyHigh } else { low = likelyHigh + 1 }
        }
        // The same steps for every outcome, so that none is mispredicted.
        var length = high &- low
        while length > 0 {
            let half = (length &+ 1) >> 1
            low &+= test(low &+ half &- 1) ? 0 : half
            length &-= half
        }
        return low
    }
}
