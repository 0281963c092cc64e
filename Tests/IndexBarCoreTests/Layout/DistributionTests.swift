import IndexBarCore
import Testing

/// How slots share the room there is (rules L8 to L10).
@Suite struct DistributionTests {
    private func ends(_ distribution: IndexBarStyle.Distribution, isRightToLeft: Bool? = nil) -> [Double] {
        var world = World(count: 3, extent: 100, pitch: 20, distribution: distribution)
        world.frame.padding = 2
        if let isRightToLeft {
            world.frame.axis = .horizontal
            world.frame.isHorizontal = true
            world.frame.isRightToLeft = isRightToLeft
        }
        let bands = world.layout.slots.map { $0.band }
        return [bands.map { $0.start }.min() ?? -1, bands.map { $0.end }.max() ?? -1]
    }

    @Test func `three slots of 20 on 100 are in the middle, at the start, at the end, or over all`() {
        #expect(ends(.center) == [20, 80])
        #expect(ends(.start) == [2, 62])
        #expect(ends(.end) == [38, 98])
        #expect(ends(.fill) == [2, 98])
        #expect(ends(.proportional) == [2, 98])
    }

    @Test func `start and end are where reading starts and ends`() {
        #expect(ends(.start, isRightToLeft: false) == [2, 62])
        #expect(ends(.start, isRightToLeft: true) == [38, 98])
        #expect(ends(.end, isRightToLeft: true) == [2, 62])
    }

    @Test func `right to left turns a horizontal bar round and leaves a vertical one as it is`() {
        var world = World(count: 3, extent: 90)
        world.frame.isRightToLeft = true
        #expect(world.layout.entry(at: 1) == 0)
        #expect(!world.layout.isMirrored)
        world.frame.axis = .horizontal
        world.frame.isHorizontal = true
        #expect(world.layout.entry(at: 1) == 2)
        #expect(world.layout.isMirrored)
    }

    @Test func `the automatic axis is horizontal only where the bar is wider than high`() {
        func axis(_ width: Double, _ height: Double) -> IndexBarAxis {
            IndexBarLayout(
                content: IndexBarContent(count: 3), style: IndexBarStyle(),
                metrics: IndexBarMetrics(width: width, height: height)
            ).axis
        }
        #expect(axis(100, 99) == .horizontal)
        #expect(axis(100, 100) == .vertical)
        #expect(axis(99, 100) == .vertical)
        #expect(axis(0, 0) == .vertical)
        #expect(axis(.nan, 10) == .vertical)
        #expect(axis(.infinity, 10) == .vertical)
    }

    @Test func `only the insets along the axis count, and only once`() {
        var metrics = IndexBarMetrics(
            width: 15, height: 100, insets: IndexBarInsets(top: 10, left: 900, bottom: 20, right: 900),
            pitch: 10)
        var style = IndexBarStyle()
        style.distribution = .fill
        let layout = IndexBarLayout(content: IndexBarContent(count: 3), style: style, metrics: metrics)
        #expect(layout.slots.first?.band.start == 12)
        #expect(layout.slots.last?.band.end == 78)
        metrics.insets = IndexBarInsets(top: -50, bottom: .nan)
        let bare = IndexBarLayout(content: IndexBarContent(count: 3), style: style, metrics: metrics)
        #expect(bare.slots.first?.band.start == 2)
        #expect(bare.slots.last?.band.end == 98)
    }

    @Test func `fill loses no remainder, whatever the number of entries`() {
        for count in 1...300 {
            let world = World(count: count, extent: 480.7, pitch: 1, distribution: .fill)
            #expect(world.layout.slots.last?.band.end == 480.7)
        }
    }
}
