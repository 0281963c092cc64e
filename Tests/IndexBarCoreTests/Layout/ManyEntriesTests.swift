import IndexBarCore
import Testing

/// A million entries and more (rules L2, L15 and C4).
@Suite struct ManyEntriesTests {
    @Test(arguments: IndexBarStyle.Distribution.allCases)
    func `of a million entries each that is tried has its band and is hit in it`(
        distribution: IndexBarStyle.Distribution
    ) {
        let layout = World(count: 1_000_000, extent: 600, distribution: distribution).layout
        var numbers = SeededNumbers(seed: 6)
        for _ in 0..<2000 {
            let entry = numbers.whole(0...999_999)
            let band = layout.band(of: entry)
            #expect((band?.length ?? 0) > 0)
            #expect(layout.entry(at: band?.center ?? -1) == entry)
        }
        #expect(layout.slots.first?.kind == .title(0))
        #expect(layout.slots.last?.kind == .title(999_999))
        #expect(layout.slots.count <= 85)
    }

    @Test func `however many entries and titles there are, title k of m is entry ⌊k (n − 1) / (m − 1)⌋`() {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<300 {
            let count = numbers.whole(5...numbers.one(of: [100, 5000, 2_147_483_647]))
            let titles = numbers.whole(
                2...min(count / 2, numbers.one(of: [9, 3000, 32_768, 32_769, 400_000])))
            let layout = World(count: count, extent: Double(2 * titles - 1) * 14).layout
            #expect(layout.titleCount == titles)
            for _ in 0..<20 {
                let title = numbers.whole(0...titles - 1)
                let wanted = title * (count - 1) / (titles - 1)
                #expect(
                    layout.slots[2 * title].kind == .title(wanted), "title \(title) of \(titles) in \(count)")
                #expect(layout.entry(at: layout.slots[2 * title].band.center) == wanted)
                #expect(layout.band(of: wanted) == layout.slots[2 * title].band)
            }
        }
    }

    @Test func `a million sections with a million counts, in any order of lengths`() {
        let rows = (0..<1_000_000).map { ($0 + 1) % 7 }
        let content = IndexBarContent(count: 1_000_000, rowCounts: rows)
        var bar = Bar(content, height: 600) { $0.distribution = .proportional }
        let last = bar.engine.layout.band(of: 999_997)
        #expect(bar.down(last?.center ?? -1).first == "began")
        #expect(bar.engine.takeScroll()?.section == 999_997)
        #expect(bar.engine.takeScroll() == nil)
        bar.lift()
        let lastRow = bar.engine.content.rowCount - 1
        bar.scroll(lastRow)
        #expect(bar.lit == 999_999)
        #expect(bar.engine.accessibleValue() == "1000000, 1000000 of 1000000")
    }

    @Test func `a million required entries are thinned evenly`() {
        var world = World(count: 1_000_000, extent: 5 * 14)
        world.required = Array(0..<1_000_000)
        let kinds = world.layout.slots.map { $0.kind }
        #expect(kinds.first == .title(0))
        #expect(kinds.contains(.title(499_999)))
        #expect(kinds.last == .title(999_999))
    }

    @Test func `2,147,483,647 entries take no memory and no time`() {
        let world = World(count: .max, extent: 600)
        let layout = world.layout
        #expect(layout.entryCount == 2_147_483_647)
        #expect(layout.entry(at: 600) == 2_147_483_646)
        #expect(layout.entry(at: -1) == 0)
        #expect(layout.entry(at: layout.band(of: 1_234_567_890)?.center ?? -1) == 1_234_567_890)
    }

    @Test func `below the resolution of numbers the first and the last are still reached`() {
        var world = World(count: 2_000_000_000, extent: 1e9 + 1e-6, gaps: .overlap)
        world.frame.near = 1e9
        world.pitch = 1e-9
        let layout = world.layout
        #expect(layout.slotCount > 0)
        #expect(layout.entry(at: 0) == 0)
        #expect(layout.entry(at: 2e9) == 1_999_999_999)
        var before = 0
        for step in 0...100 {
            let entry = layout.entry(at: 1e9 + Double(step) * 1e-8) ?? -1
            #expect(entry >= before)
            before = entry
        }
    }
}
