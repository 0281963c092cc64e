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
    /// A layout makes a guide of its own where that has so many cells of two points at most.
    private static let mostCells = 4096

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
        sharePerPoint = length > 0 ? 1 / length : 0
        // Infinite ends have no distance between numbers, but NaN.
        let isExact = 0x1p16 * max(abs(start), abs(end), room.extent).ulp <= least
        if !isExact {
            guide = TimelineGuide()
        } else if content.timelineGuide.isKnown, length <= 2 * Double(count) {
            guide = content.timelineGuide
        } else if length <= 2 * least * Double(Self.mostCells) {
            guide = TimelineGuide(
                rows: rows, count: count, entriesShare: perEntry * Double(count) / length,
                cells: Int(length / (2 * least)))
        } else {
            guide = TimelineGuide()
        }
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
    ///   - offset: where to look: the logical offset, rounded as it may be.
    ///   - isBefore: whether the offset comes before a logical edge; this decides.
    /// - Complexity: O(1); O(log entries) where there is no guide.
    @inline(__always)
    func entry(near offset: Double, _ isBefore: (Double) -> Bool) -> Int {
        guard guide.isKnown else { return first(from: 1) { isBefore(edge(of: $0)) } - 1 }
        let (entry, isSure) = guide.entry(at: share(of: offset))
        return isSure ? entry : corrected(entry, isBefore)
    }

    /// An entry or its neighbour, as the edges say.
    @inline(never)
    private func corrected(_ entry: Int, _ isBefore: (Double) -> Bool) -> Int {
        var entry = min(entry, count - 1)
        while entry > 0, isBefore(edge(of: entry)) { entry -= 1 }
        while entry + 1 < count, !isBefore(edge(of: entry + 1)) { entry += 1 }
        return entry
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
            title = self.title(after: title, centredFrom: center(of: title) + needed)
            guard title < last, end - center(of: title) >= needed else { break }
            titles.append(title)
        }
        if last > 0 { titles.append(last) }
        return IndexBarSlot.Kind.slots(around: titles)
    }

    /// The first entry after another whose centre is not before an offset; else the count.
    private func title(after entry: Int, centredFrom offset: Double) -> Int {
        guard guide.isKnown else { return first(from: entry + 1) { center(of: $0) >= offset } }
        let (holder, isSure) = guide.entry(at: share(of: offset))
        var title = max(entry + 1, isSure ? holder : holder - TimelineGuide.edges)
        while title < count, center(of: title) < offset { title += 1 }
        return title
    }

    @inline(__always)
    private func share(of offset: Double) -> Double { (offset - start) * sharePerPoint }

    /// The first entry from a place on that passes a test which, once true, stays true; else the count.
    private func first(from place: Int, _ test: (Int) -> Bool) -> Int {
        var low = place
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if test(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
