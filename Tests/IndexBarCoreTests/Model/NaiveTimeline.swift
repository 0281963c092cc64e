import IndexBarCore

/// A timeline searched plainly: halving all entries, with the bands' own ends deciding.
struct NaiveTimeline {
    let layout: IndexBarLayout
    let pitch: Double

    /// Where an entry's band begins in reading direction, as a physical offset.
    private func edge(_ entry: Int) -> Double {
        guard let band = layout.band(of: entry) else { return .nan }
        return layout.isMirrored ? band.end : band.start
    }

    /// The physical offset where the last band ends.
    private var end: Double {
        guard let band = layout.band(of: layout.entryCount - 1) else { return .nan }
        return layout.isMirrored ? band.start : band.end
    }

    func entry(at offset: Double) -> Int? {
        guard layout.slotCount > 0, !offset.isNaN else { return nil }
        func isBefore(_ edge: Double) -> Bool { layout.isMirrored ? offset > edge : offset < edge }
        if isBefore(edge(0)) { return 0 }
        if !isBefore(end) { return layout.entryCount - 1 }
        return first(after: 0) { isBefore(edge($0)) } - 1
    }

    /// The titles that rule L8 draws; of a bar that is not mirrored and has room for three.
    var titles: [Int] {
        let last = layout.entryCount - 1
        let ends = center(last)
        let least = layout.entryCount > 65_536 ? (end - edge(0)) / 65_536 : 0
        let needed = max(pitch * (1 - 1e-6), least)
        var titles = [0]
        while let title = titles.last {
            let from = center(title) + needed
            let next = first(after: title) { center($0) >= from }
            guard next < last, ends - center(next) >= needed else { break }
            titles.append(next)
        }
        return last > 0 ? titles + [last] : titles
    }

    /// The middle of an entry's title; the first and the last title are held inside the bar.
    private func center(_ entry: Int) -> Double {
        let center = layout.band(of: entry)?.center ?? .nan
        let isHeld = (entry == 0 || entry == layout.entryCount - 1) && end - edge(0) > pitch
        return isHeld ? max(edge(0) + pitch / 2, min(center, end - pitch / 2)) : center
    }

    private func first(after index: Int, _ test: (Int) -> Bool) -> Int {
        var low = index + 1
        var high = layout.entryCount
        while low < high {
            let middle = (low + high) / 2
            if test(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
