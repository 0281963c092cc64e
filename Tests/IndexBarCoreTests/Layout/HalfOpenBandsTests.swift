import IndexBarCore
import Testing

/// Bands are half-open in reading direction (rule L9), to the last bit.
@Suite struct HalfOpenBandsTests {
    private func layout(isRightToLeft: Bool, _ distribution: IndexBarStyle.Distribution) -> IndexBarLayout {
        var world = World(count: 27, extent: 333.3, distribution: distribution)
        world.frame = World.Frame(
            axis: .horizontal, isHorizontal: true, isRightToLeft: isRightToLeft, near: 0.1, padding: 2)
        return world.layout
    }

    @Test(arguments: IndexBarStyle.Distribution.allCases)
    func `the first edge of a band, as it is published, selects its entry`(
        distribution: IndexBarStyle.Distribution
    ) {
        let fromLeft = layout(isRightToLeft: false, distribution)
        let fromRight = layout(isRightToLeft: true, distribution)
        for entry in 0..<27 {
            #expect(fromLeft.band(of: entry).map { fromLeft.entry(at: $0.start) } == entry)
            #expect(fromRight.band(of: entry).map { fromRight.entry(at: $0.end) } == entry)
        }
    }

    @Test func `on bars as long as numbers go edges are numbers, and select as they are published`() {
        for extent in [1e6, 1e9, 1e12, 1.7976931348623155e308] {
            for (count, pitch) in [(240, 15.1), (64, extent), (7, extent / 7)] {
                var world = World(count: count, extent: extent, pitch: pitch, distribution: .start)
                world.frame = World.Frame(
                    axis: .horizontal, isHorizontal: true, isRightToLeft: true,
                    padding: extent > 1e300 ? 1e300 : 2)
                let layout = world.layout
                for entry in 0..<count where layout.slotCount > 0 {
                    let band = layout.band(of: entry)
                    #expect(band?.start.isFinite == true && band?.end.isFinite == true)
                    guard let band, band.length > 0 else { continue }
                    #expect(layout.entry(at: band.end) == entry)
                    #expect(layout.entry(at: band.start.nextUp) == entry)
                }
            }
        }
    }

    @Test(arguments: IndexBarStyle.Distribution.allCases)
    func `the other edge selects the next entry, and that of the last the last`(
        distribution: IndexBarStyle.Distribution
    ) {
        let fromLeft = layout(isRightToLeft: false, distribution)
        let fromRight = layout(isRightToLeft: true, distribution)
        for entry in 0..<27 {
            let next = min(entry + 1, 26)
            #expect(fromLeft.band(of: entry).map { fromLeft.entry(at: $0.end) } == next)
            #expect(fromRight.band(of: entry).map { fromRight.entry(at: $0.start) } == next)
        }
    }
}
