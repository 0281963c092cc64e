/// What a bar shows for months, and which titles it places before others: years first (level 0), then months (1).
///
/// A month is read as part of the year whose title is before it. So a year's title is that of its first month with room
/// for one on a bar of usual length; where a lone picture of a year long ago stands at the top, the first month of the
/// next year has none. Months of a year before its title show the year as well, and come last (2), as do those at the end
/// of the bar. Sections that are part of no year have their own titles, of level 0.
struct TimelineTitles {
    /// A bar of usual length, and what a title takes of it, in points.
    private static let length = 480.0
    private static let pitch = 16.0

    private(set) var titles: [String] = []
    private(set) var levels: [Int] = []

    /// - Complexity: O(runs).
    init(_ runs: [Sectioning.Run]) {
        let rows = max(1, runs.last?.rows.upperBound ?? 0)
        let least = min(1, Self.length / Double(2 * max(1, runs.count)))
        let perRow = (Self.length - least * Double(runs.count)) / Double(rows)
        // Where each title's middle is; the first and the last are held inside the bar.
        let centers = runs.enumerated().map { place, run in
            let middle = Double(run.rows.lowerBound + run.rows.upperBound) / 2
            let center = least * (Double(place) + 0.5) + perRow * middle
            return min(max(center, Self.pitch / 2), Self.length - Self.pitch / 2)
        }
        var start = 0
        var taken = -Double.infinity
        while start < runs.count {
            let era = runs[start].era
            let end = era == nil ? start + 1 : runs[start...].firstIndex { $0.era != era } ?? runs.count
            let titled = (start..<end).first { place in
                place == runs.count - 1
                    || centers[place] - taken >= Self.pitch
                        && centers[place] <= (centers.last ?? 0) - Self.pitch
            }
            add(runs[start..<end], titled: titled ?? start, isTitled: titled != nil)
            taken = titled.map { centers[$0] } ?? taken
            start = end
        }
    }

    /// Adds the months of one year, of which one has the year's title.
    private mutating func add(_ year: ArraySlice<Sectioning.Run>, titled: Int, isTitled: Bool) {
        for (place, run) in zip(year.indices, year) {
            let isMonth = place > titled && isTitled && run.era != nil
            titles.append(isMonth ? run.title : run.era ?? run.title)
            levels.append(isMonth ? 1 : place == titled ? 0 : 2)
        }
    }
}
