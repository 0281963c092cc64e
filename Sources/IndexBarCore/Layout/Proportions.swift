/// Bands as long as their sections have rows, for timelines (rule L8).
///
/// With n entries on a length L every entry has a share of its own, m = min(1 pt, L / 2n), so that each can be
/// selected; what is left is shared out by rows. Without any rows it is shared out evenly.
struct Proportions: Equatable, Sendable {
    private let count: Int
    private let pitch: Double
    private let rows: RowTable
    private let start: Double
    private let end: Double
    /// What every entry has, and what it has for each row.
    private let perEntry: Double
    private let perRow: Double
    /// Where to look first; known if the content or the layout made one.
    let guide: TimelineGuide
    private let sharePerPoint: Double
    /// Speed only: a layout makes a guide of its own if that has at most this many cells of two points.
    private static let mostCells = 4096

    init(entries: IndexBarEntries, room: IndexBarLayout.Room, pitch: Double) {
        count = entries.count
        rows = entries.entryRows
        self.pitch = pitch
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
        } else if entries.timelineGuide.isKnown, length <= 2 * Double(count) {
            guide = entries.timelineGuide
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

    /// The middle of an entry's title: that of its band, but the first and the last title are held inside the bar.
    func titleCenter(of entry: Int) -> Double {
        let center = center(of: entry)
        guard entry == 0 || entry == count - 1, end - start > pitch else { return center }
        return max(start + pitch / 2, min(center, end - pitch / 2))
    }

    /// The entry whose band holds an offset between the ends.
    ///
    /// - Parameters:
    ///   - offset: where to look: the logical offset, rounded as it may be.
    ///   - isBefore: whether the offset comes before a logical edge; this decides.
    /// - Complexity: O(1); O(log entries) where there is no guide.
    @inline(__always)
    func entry(near offset: Double, _ isBefore: (Double) -> Bool) -> Int {
        guard guide.isKnown else {
            return max(0, (0..<count).partitioningIndex { isBefore(edge(of: $0)) } - 1)
        }
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

    /// The entries whose titles are drawn: the first and the last and, level by level, in order, each whose pitch,
    /// centred on its band, fits between the titles drawn already at its sides.
    ///
    /// - Complexity: O(titles drawn) where all entries are of one level, each as `entry(near:_:)`; else
    ///   O(levels × titles drawn × log entries).
    func titles(levels: Levels) -> [Int] {
        let last = count - 1
        guard last > 0 else { return [0] }
        var titles = [0, last]
        if levels.ranks.isEmpty {
            return fill(titles) { self.title(after: $0, centredFrom: $1) }
        }
        for rank in levels.ranks {
            titles = fill(titles) { entry, offset in
                let next = rank.partitioningIndex { $0 > entry && center(of: $0) >= offset }
                return next < rank.count ? rank[next] : count
            }
        }
        return titles
    }

    /// Adds to titles those that have room between two of them.
    ///
    /// - Parameter next: the first title after an entry that is centred at an offset or after it, else the count.
    private func fill(_ titles: [Int], next: (_ after: Int, _ centredFrom: Double) -> Int) -> [Int] {
        let most = IndexBarLayout.Arrangement.mostChosen
        let least = count > most ? (end - start) / Double(most) : 0
        let needed = max(pitch * (1 - 1e-6), least)
        var filled: [Int] = []
        for (before, after) in zip(titles, titles.dropFirst()) {
            filled.append(before)
            let limit = titleCenter(of: after) - needed
            var title = before
            while true {
                title = next(title, titleCenter(of: title) + needed)
                guard title < after, center(of: title) <= limit else { break }
                filled.append(title)
            }
        }
        return filled + titles.suffix(1)
    }

    /// The first entry after another whose centre is not before an offset; else the count.
    private func title(after entry: Int, centredFrom offset: Double) -> Int {
        guard guide.isKnown else {
            return (entry + 1..<count).partitioningIndex { center(of: $0) >= offset }
        }
        let (holder, isSure) = guide.entry(at: share(of: offset))
        var title = max(entry + 1, isSure ? holder : holder - TimelineGuide.edges)
        while title < count, center(of: title) < offset { title += 1 }
        return title
    }

    @inline(__always)
    private func share(of offset: Double) -> Double { (offset - start) * sharePerPoint }
}
