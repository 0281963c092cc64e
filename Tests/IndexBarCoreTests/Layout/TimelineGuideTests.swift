import Testing

@testable import IndexBarCore

/// A timeline's table against what it stands for: edges counted one by one, in units of 2^-11 cells (rule L8).
@Suite struct TimelineGuideTests {
    /// The entries' edges, in units.
    private struct Model {
        let cells: Int
        let edges: [Int]

        init(counts: [Int], share: Double, cells: Int) {
            self.cells = cells
            let units = Double(cells) * 2048
            let all = Double(counts.reduce(0, +))
            var before = 0
            edges = counts.dropLast().enumerated().map { index, count in
                before += count
                let unit =
                    share * units * Double(index + 1) / Double(counts.count)
                    + (1 - share) * units * Double(before) / all
                return min(Int(unit), cells * 2048 - 1)
            }
        }

        func entry(at unit: Int) -> Int { edges.count { $0 <= unit } }

        /// Sure is what is more than a unit away from every edge in its cell, and from the cell's ends.
        func isSure(at unit: Int) -> Bool {
            let inner = unit % 2048
            let near = edges.filter { $0 / 2048 == unit / 2048 }.map { abs($0 - unit) }
            return min(inner, 2047 - inner, near.min() ?? 2048) > 1
        }

        /// About every edge and every end of a cell, and some units between.
        var units: [Int] {
            let marks = edges + (0...cells).map { $0 * 2048 }
            let all = marks.flatMap { mark in (-3...3).map { mark + $0 } } + marks.map { $0 + 700 }
            return Array(Set(all.filter { $0 >= 0 && $0 < cells * 2048 }))
        }
    }

    private func faults(_ guide: TimelineGuide, _ model: Model) -> [String] {
        guard guide.isKnown else { return ["nothing is known"] }
        return model.units.compactMap { unit in
            let answer = guide.entry(at: (Double(unit) + 0.5) / (Double(model.cells) * 2048))
            let (entry, isSure) = (model.entry(at: unit), model.isSure(at: unit))
            if answer.isSure == isSure, !isSure || answer.entry == entry { return nil }
            return "unit \(unit): \(answer), not \(entry), \(isSure)"
        }
    }

    @Test func `the table of content says what the edges say`() {
        var numbers = SeededNumbers(seed: 3)
        for count in [64, 65, 100, 333] {
            for most in [1, 2, 9, 900] {
                var counts = (0..<count).map { _ in numbers.whole(0...most) }
                counts[count / 2] = most
                let guide = TimelineGuide(rows: RowTable(counts: counts), count: count)
                let model = Model(counts: counts, share: 0.5, cells: count)
                #expect(faults(guide, model).prefix(3) == [], "\(count) entries, at most \(most) rows")
            }
        }
    }

    @Test func `the table of a layout says what the edges say`() {
        var numbers = SeededNumbers(seed: 4)
        for count in [2, 3, 10, 63] {
            for share in [0.05, 0.2, 0.4] {
                var counts = (0..<count).map { _ in numbers.whole(0...40) }
                counts[0] = 1
                let cells = Int(Double(count) / (2 * share))
                let guide = TimelineGuide(
                    rows: RowTable(counts: counts), count: count, entriesShare: share, cells: cells)
                let model = Model(counts: counts, share: share, cells: cells)
                #expect(faults(guide, model).prefix(3) == [], "\(count) entries, share \(share)")
            }
        }
    }

    @Test func `where all entries have equally many rows the cells are the entries`() {
        for rows in [RowTable(sectionCount: 64), RowTable(counts: Array(repeating: 0, count: 64))] {
            let guide = TimelineGuide(rows: rows, count: 64)
            let model = Model(counts: Array(repeating: 1, count: 64), share: 0.5, cells: 64)
            #expect(guide.isKnown)
            for unit in model.units {
                let answer = guide.entry(at: (Double(unit) + 0.5) / (64 * 2048))
                #expect(!answer.isSure || answer.entry == model.entry(at: unit))
                #expect(answer.isSure == (min(unit % 2048, 2047 - unit % 2048) > 1))
            }
        }
    }

    @Test func `a layout takes the content's table, makes one for few entries, else none`() {
        func guide(_ count: Int, length: Double) -> TimelineGuide {
            let entries = IndexBarEntries(count: count, rowCounts: (0..<count).map { $0 % 3 })
            let metrics = IndexBarMetrics(width: 15, height: length)
            let room = IndexBarLayout.Room(style: IndexBarStyle(), metrics: metrics)
            return Proportions(entries: entries, room: room, pitch: 14).guide
        }
        #expect(
            guide(100_000, length: 600)
                == IndexBarEntries(
                    count: 100_000, rowCounts: (0..<100_000).map { $0 % 3 }
                ).timelineGuide)
        #expect(guide(100_000, length: 600).isKnown && guide(10, length: 600).isKnown)
        #expect(!guide(100, length: 1e6).isKnown && !guide(100, length: 1e20).isKnown)
    }

    @Test func `few entries, or more than the list's sections, have no table with the content`() {
        let uneven = (0..<64).map { $0 % 3 }
        #expect(!TimelineGuide(rows: RowTable(counts: Array(uneven.prefix(63))), count: 63).isKnown)
        #expect(TimelineGuide(rows: RowTable(counts: uneven), count: 64).isKnown)
        #expect(!TimelineGuide(rows: RowTable(counts: uneven), count: 65).isKnown)
        #expect(!TimelineGuide().isKnown)
    }

    @Test func `a table of one cell is known`() {
        let guide = TimelineGuide(rows: RowTable(counts: [3]), count: 1, entriesShare: 0.5, cells: 1)
        #expect(guide.isKnown)
        #expect(guide.entry(at: 0.5) == (0, true))
    }
}
