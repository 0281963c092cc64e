import IndexBarCore
import Testing

/// Bands as long as their sections have rows (rule L8, `.proportional`).
@Suite struct TimelineTests {
    private func layout(_ rows: [Int]?, count: Int, room: Double, pitch: Double = 14) -> IndexBarLayout {
        var world = World(count: count, extent: room, pitch: pitch, distribution: .proportional)
        world.rows = rows
        return world.layout
    }

    @Test func `a band is its least length and its share by rows of what is left`() {
        let layout = layout([1, 0, 3], count: 3, room: 43)
        #expect(layout.band(of: 0) == IndexBarBand(start: 0, end: 11))
        #expect(layout.band(of: 1) == IndexBarBand(start: 11, end: 12))
        #expect(layout.band(of: 2) == IndexBarBand(start: 12, end: 43))
    }

    @Test func `where a point each would be too much, half of the room is shared out evenly first`() {
        let layout = layout([0, 0, 0, 5], count: 4, room: 4, pitch: 1)
        #expect(layout.band(of: 0) == IndexBarBand(start: 0, end: 0.5))
        #expect(layout.band(of: 3) == IndexBarBand(start: 1.5, end: 4))
    }

    @Test func `sections of equal rows are laid out as fill does`() {
        for count in [1, 2, 3, 27] {
            for rows in [nil, Array(repeating: 40, count: count), Array(repeating: 0, count: count)] {
                var world = World(count: count, extent: 27 * 14 + 5.5, distribution: .fill)
                world.rows = rows
                let fill = world.layout
                world.distribution = .proportional
                let timeline = world.layout
                #expect(timeline.slots.map { $0.kind } == fill.slots.map { $0.kind })
                for entry in 0..<count {
                    let one = timeline.band(of: entry)?.start ?? -1
                    #expect(abs(one - (fill.band(of: entry)?.start ?? -2)) < 1e-9)
                }
            }
        }
    }

    @Test func `20 years with one huge month stay reachable, and titles keep a pitch apart`() {
        let months = (0..<240).map { $0 == 100 ? 1_000_000 : 3 }
        let layout = layout(months, count: 240, room: 600)
        for month in 0..<240 {
            let band = layout.band(of: month)
            #expect((band?.length ?? 0) >= 1)
            #expect(layout.entry(at: band?.center ?? -1) == month)
        }
        let centers = layout.slots.compactMap { slot -> Double? in
            if case .title = slot.kind { slot.band.center } else { nil }
        }
        #expect(centers.count > 10)
        for (one, next) in zip(centers, centers.dropFirst()) { #expect(next - one >= 14 * (1 - 1e-6)) }
    }

    @Test func `entries of one section have its rows each, a search entry and a missing section none`() {
        let content = IndexBarContent(count: 4, sections: [nil, 0, 0, 9], rowCounts: [8])
        var style = IndexBarStyle()
        style.distribution = .proportional
        style.endPadding = 0
        let layout = IndexBarLayout(
            content: content, style: style, metrics: IndexBarMetrics(width: 15, height: 104, pitch: 10))
        #expect((0..<4).map { layout.band(of: $0)?.length } == [1, 51, 51, 1])
    }

    @Test func `L8 the first and the last title are always drawn, and held inside the bar`() {
        let layout = layout([1, 10_000, 0], count: 3, room: 43)
        #expect(layout.slots.map { $0.kind } == [.title(0), .title(1), .title(2)])
        #expect((layout.band(of: 2)?.length ?? 14) < 2)
        let crowded = self.layout([0, 1, 100, 0], count: 4, room: 56)
        #expect(crowded.slots.map { $0.kind } == [.title(0), .gap(1...1), .title(2), .title(3)])
    }
}
