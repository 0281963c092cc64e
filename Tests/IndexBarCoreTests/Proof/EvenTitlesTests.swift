import IndexBarCore
import Testing

@Suite struct EvenTitlesTests {
    /// Bars from a few titles to more than are kept by steps, and from just too many entries to the most there can be.
    static let worlds: [(slots: Int, entries: Int)] = [
        (3, 4), (5, 2_147_483_647), (41, 42), (43, 1_000_000), (1001, 2_147_483_647), (65_533, 2_147_483_645),
        (65_537, 65_539), (65_539, 2_147_483_647), (200_001, 16_777_259), (1_000_001, 1_000_003),
    ]

    @Test("title k of m is entry ⌊k (n − 1) / (m − 1)⌋, on bars of any length", arguments: worlds)
    func formula(_ world: (slots: Int, entries: Int)) {
        let layout = bar(world)
        #expect(layout.slotCount == world.slots)
        let titles = (world.slots + 1) / 2
        for title in samples(below: titles) {
            let entry = title * (world.entries - 1) / (titles - 1)
            #expect(layout.slots[2 * title].kind == .title(entry), "title \(title) of \(world)")
            if title + 1 < titles {
                let next = (title + 1) * (world.entries - 1) / (titles - 1)
                #expect(
                    layout.slots[2 * title + 1].kind == .gap(entry + 1...next - 1), "gap \(title) of \(world)"
                )
            }
        }
    }

    @Test("the middle of an entry's band selects it, on bars of any length", arguments: worlds)
    func middles(_ world: (slots: Int, entries: Int)) throws {
        let layout = bar(world)
        let titles = (world.slots + 1) / 2
        for title in samples(below: titles) {
            let drawn = title * (world.entries - 1) / (titles - 1)
            for entry in [drawn - 1, drawn, drawn + 1] where entry >= 0 && entry < world.entries {
                let band = try #require(layout.band(of: entry))
                guard band.length > 1e-9 else { continue }
                #expect(layout.entry(at: band.center) == entry, "entry \(entry) of \(world)")
            }
        }
    }

    private func bar(_ world: (slots: Int, entries: Int)) -> IndexBarLayout {
        var style = IndexBarStyle()
        style.endPadding = 0
        return IndexBarLayout(
            content: IndexBarContent(count: world.entries), style: style,
            metrics: IndexBarMetrics(width: 15, height: Double(world.slots) * 14))
    }

    /// Indexes at both ends, and all over between.
    private func samples(below count: Int) -> [Int] {
        let ends = Array(0..<min(20, count)) + Array(max(0, count - 20)..<count)
        return ends + (0..<200).map { $0 * 7919 * 104_729 % count }
    }
}
