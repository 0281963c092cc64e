/// The layout as the contract words it: plain lists, every entry listed, nothing but linear scans.
///
/// Shares no line with the core. Offsets are in reading direction; `physical` turns them round.
struct NaiveLayout {
    /// A drawn slot: the entries that it shows or hides, in order.
    struct Slot {
        var isTitle: Bool
        var entries: [Int]
        var start: Double
        var end: Double
    }

    struct Band {
        var start: Double
        var end: Double
    }

    private(set) var slots: [Slot] = []
    /// One for each entry, or none at all.
    private(set) var bands: [Band] = []
    let isMirrored: Bool
    let extent: Double

    init(_ world: World) {
        isMirrored = world.isMirrored
        extent = world.extent
        let near = isMirrored ? world.frame.far : world.frame.near
        let from = near + world.frame.padding
        let length = max(0, world.extent - world.frame.taken)
        var fitting = 0
        while fitting < world.count,
            Double(fitting + 1) * world.pitch <= length + 1e-6 * world.pitch
        {
            fitting += 1
        }
        guard fitting > 0 else { return }
        if world.distribution == .proportional {
            lay(timeline: world, fitting: fitting, from: from, length: length)
        } else {
            lay(NaiveTitles.runs(of: world, fitting: fitting), world, fitting, from: from, length: length)
        }
    }

    /// Equally long slots, their entries sharing them evenly.
    private mutating func lay(
        _ runs: [NaiveTitles.Run], _ world: World, _ fitting: Int, from: Double, length: Double
    ) {
        let isTight = runs.count > fitting
        let slot = world.distribution == .fill || isTight ? length / Double(runs.count) : world.pitch
        let left = length - slot * Double(runs.count)
        var offset = from
        if world.distribution == .center, !isTight { offset += left / 2 }
        if world.distribution == .end, !isTight { offset += left }
        for run in runs {
            slots.append(
                Slot(isTitle: run.isTitle, entries: run.entries, start: offset, end: offset + slot))
            let share = slot / Double(run.entries.count)
            for index in run.entries.indices {
                bands.append(
                    Band(start: offset + share * Double(index), end: offset + share * Double(index + 1)))
            }
            offset += slot
        }
    }

    /// Bands as long as their rows, titles where they have room.
    private mutating func lay(timeline world: World, fitting: Int, from: Double, length: Double) {
        let count = Double(world.count)
        let least = min(1, length / (2 * count))
        let rows = (0..<world.count).map { Double(world.rows?[$0] ?? 1) }
        let all = rows.reduce(0, +)
        var offset = from
        for entry in 0..<world.count {
            let share = all > 0 ? rows[entry] / all : 1 / count
            let band = least + (length - count * least) * share
            bands.append(Band(start: offset, end: offset + band))
            offset += band
        }
        let isOneGap = world.gaps != .overlap && world.count > fitting && fitting < 3
        let titles = isOneGap ? [] : timelineTitles(world)
        for run in NaiveTitles.runs(around: titles, of: world.count) {
            slots.append(
                Slot(
                    isTitle: run.isTitle, entries: run.entries, start: bands[run.entries[0]].start,
                    end: bands[run.entries[run.entries.count - 1]].end))
        }
    }

    /// The first and the last and, level by level, in order each whose pitch fits between the titles at its sides. The
    /// first and the last title are held inside the bar.
    private func timelineTitles(_ world: World) -> [Int] {
        let last = world.count - 1
        guard world.gaps != .overlap else { return Array(0...last) }
        let (from, to) = (bands[0].start, bands[last].end)
        func center(_ entry: Int) -> Double {
            let center = (bands[entry].start + bands[entry].end) / 2
            guard entry == 0 || entry == last, to - from > world.pitch else { return center }
            return max(from + world.pitch / 2, min(center, to - world.pitch / 2))
        }
        let needed = world.pitch - 1e-6 * world.pitch
        var drawn: Set = [0, last]
        for level in Set((0...last).map(world.level)).sorted() {
            for entry in 0...last where world.level(of: entry) == level && !drawn.contains(entry) {
                let before = drawn.filter { $0 < entry }.max() ?? 0
                let after = drawn.filter { $0 > entry }.min() ?? last
                if center(entry) >= center(before) + needed, center(entry) <= center(after) - needed {
                    drawn.insert(entry)
                }
            }
        }
        return drawn.sorted()
    }

    /// The first band, in reading direction, that ends after the offset; past all of them the last.
    func entry(at offset: Double) -> Int? {
        let offset = isMirrored ? extent - offset : offset
        for entry in bands.indices where offset < bands[entry].end { return entry }
        return bands.isEmpty ? nil : bands.count - 1
    }

    func physical(_ start: Double, _ end: Double) -> Band {
        isMirrored ? Band(start: extent - end, end: extent - start) : Band(start: start, end: end)
    }
}
