import IndexBarCore
import Testing

/// What a timeline finds with its table is, bit for bit, what a plain search finds (rules L2 and L8).
@Suite struct TimelineSearchTests {
    @Test(arguments: [(40, 6), (300, 300), (20_000, 40), (1_000_000, 5)])
    func `hits and titles are those of a plain search, in worlds of all kinds`(most: Int, times: Int) {
        var numbers = SeededNumbers(seed: UInt64(most))
        for rows in Rows.allCases {
            for _ in 0..<max(1, times / Rows.allCases.count) {
                let world = world(&numbers, rows, count: numbers.whole(max(1, most / 2)...most))
                #expect(faults(world, &numbers) == [], "\(rows), \(world.summary)")
            }
        }
    }

    @Test func `small timelines of every length about the fewest that have a table`() {
        var numbers = SeededNumbers(seed: 11)
        for count in 1...140 {
            for rows in Rows.allCases {
                let world = world(&numbers, rows, count: count)
                #expect(faults(world, &numbers) == [], "\(rows), \(world.summary)")
            }
        }
    }

    enum Rows: CaseIterable {
        case none, uneven, mostlyEmpty, empty, huge, oneHuge, smallThenLarge, tooFew, tooMany

        func counts(_ numbers: inout SeededNumbers, _ count: Int) -> [Int]? {
            let hugeOne = numbers.whole(0...count - 1)
            func make(_ length: Int, _ rows: (Int) -> Int) -> [Int] { (0..<length).map(rows) }
            switch self {
            case .none: return nil
            case .uneven: return make(count) { _ in numbers.flag() ? 2 : numbers.whole(0...900) }
            case .mostlyEmpty:
                return make(count) { _ in numbers.whole(0...30) == 0 ? numbers.whole(1...9) : 0 }
            case .empty: return make(count) { _ in 0 }
            case .huge: return make(count) { _ in 1_000_000_000_000_000_000 }
            case .oneHuge: return make(count) { $0 == hugeOne ? 1_000_000_000_000_000_000 : $0 % 3 }
            case .smallThenLarge: return make(count) { $0 < count / 2 ? 1 : 5000 }
            case .tooFew: return make(count / 2) { $0 % 5 }
            case .tooMany: return make(count * 2) { $0 % 7 }
            }
        }
    }

    private func world(_ numbers: inout SeededNumbers, _ rows: Rows, count: Int) -> World {
        let extent = numbers.one(of: [1e-3, 3, 42, 600, 613.7, 1e5, 1e7, 1e15, 1e300])
        var world = World(count: count, extent: extent, distribution: .proportional)
        world.rows = rows.counts(&numbers, count)
        world.pitch = numbers.one(of: [extent / 43, extent / 3, max(14, extent / 1000)])
        world.gaps = numbers.whole(0...4) == 0 ? .overlap : .dots
        world.frame.isHorizontal = numbers.flag()
        world.frame.axis = world.frame.isHorizontal ? .horizontal : .vertical
        world.frame.isRightToLeft = numbers.flag()
        world.frame.near = numbers.one(of: [0, extent / 7])
        world.frame.far = numbers.one(of: [0, extent / 9])
        return world
    }

    private func faults(_ world: World, _ numbers: inout SeededNumbers) -> [String] {
        let layout = world.layout
        let naive = NaiveTimeline(layout: layout, pitch: world.pitch)
        var faults: [String] = []
        for offset in offsets(layout, &numbers) {
            let (hit, wanted) = (layout.entry(at: offset), naive.entry(at: offset))
            if hit != wanted { faults.append("\(offset): \(hit ?? -1), not \(wanted ?? -1)") }
        }
        if world.gaps == .dots, layout.slotCount > 1 {
            var straight = world
            straight.frame.isRightToLeft = false
            if world.isMirrored { swap(&straight.frame.near, &straight.frame.far) }
            let wanted = NaiveTimeline(layout: straight.layout, pitch: world.pitch).titles
            let titles = layout.slots.compactMap {
                if case .title(let title) = $0.kind { title } else { nil }
            }
            if titles != wanted { faults.append("titles \(titles), not \(wanted)") }
        }
        return faults
    }

    /// Anywhere and far outside, and right at, before and after the ends of bands.
    private func offsets(_ layout: IndexBarLayout, _ numbers: inout SeededNumbers) -> [Double] {
        var offsets: [Double] = [.infinity, -.infinity, 1e308, -1e308, 0, layout.extent, .nan]
        for _ in 0..<40 {
            offsets.append(layout.extent * numbers.number(-0.1...1.1))
            if let band = layout.band(of: numbers.whole(0...layout.entryCount - 1)) {
                for edge in [band.start, band.end] { offsets += [edge.nextDown, edge, edge.nextUp] }
            }
        }
        return offsets
    }
}

extension World {
    fileprivate var summary: String {
        "\(count) entries on \(extent), pitch \(pitch), gaps \(gaps), \(isMirrored ? "mirrored" : "straight"), "
            + "insets \(frame.near) \(frame.far)"
    }
}
