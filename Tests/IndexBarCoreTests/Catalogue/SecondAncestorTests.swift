import IndexBarCore
import Testing

/// The second ancestor's faults, as far as the core decides (Documentation/Catalogue.md, S1).
@Suite struct SecondAncestorTests {
    @Test func `S1.1 S1.2 S1.3 S1.5 a touch above, below or on the last edge gives a section that is there`()
    {
        for y in [-10, -0.001, 0, 299.999, 300, 310, 1e300] {
            var bar = Bar("ABC")
            bar.down(y)
            #expect([0, 1, 2].contains(bar.selected ?? -1))
            bar.move(1e9)
            #expect(bar.selected == 2)
        }
    }

    @Test func `S1.4 a fast drag to the end reaches the last section`() {
        var bar = Bar(IndexBarContent(count: 27))
        bar.down(50)
        #expect(bar.move(5000).contains("lit 26"))
    }

    @Test func `S1.6 section 0 is told at the first touch, and again after a manual scroll`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        #expect(bar.down(50).selections.count == 1)
        bar.lift()
        bar.scroll(9)
        #expect(bar.down(50).selections.count == 1)
    }

    @Test func `S1.7 S1.8 one section and none are laid out without a division by zero`() {
        let one = World(count: 1, extent: 300).layout
        #expect(one.slots.map { $0.band } == [IndexBarBand(start: 143, end: 157)])
        #expect(World(count: 0, extent: 300).layout.slots.isEmpty)
    }

    @Test func `S1.9 a list of 52 points and less is no harm`() {
        for extent in [0, 1, 10, 51, 52.0] {
            var world = World(count: 27, extent: extent)
            world.frame.padding = 26
            #expect(world.layout.slots.isEmpty)
            #expect(world.layout.entry(at: 10) == nil)
        }
    }

    @Test func `S1.10 27 sections on 320 and on 200 points do not overlap`() {
        for extent in [320, 200.0] {
            let bands = World(count: 27, extent: extent, pitch: 12).layout.slots.map { $0.band }
            #expect(bands.allSatisfy { $0.length >= 12 - 1e-9 })
            for (one, next) in zip(bands, bands.dropFirst()) { #expect(next.start >= one.end - 1e-9) }
        }
    }

    @Test func `S1.11 which titles go depends on the height alone, and the first and the last stay`() {
        for count in [20, 21, 27] {
            let roomy = World(count: count, extent: 1000, pitch: 12).layout
            #expect(roomy.titleCount == count)
            let slots = World(count: count, extent: 150, pitch: 12).layout.slots
            #expect(slots.first?.kind == .title(0))
            #expect(slots.last?.kind == .title(count - 1))
        }
    }

    @Test func `S1.12 titles are what was given, and numbers only where nothing was`() {
        #expect(IndexBarContent(titles: ["Ä", "B"]).title(at: 0) == "Ä")
        #expect(IndexBarContent(count: 2).title(at: 1) == "2")
    }

    @Test func `S1.13 S1.15 later titles and sizes count`() {
        var bar = Bar("ABC")
        bar.replace(IndexBarContent(count: 6))
        bar.resize(to: 600)
        #expect(bar.engine.layout.slots.count == 6)
        #expect(bar.down(550).contains("lit 5"))
    }

    @Test func `S1.18 a hidden bar takes no touch`() {
        var bar = Bar("ABC") { $0.autoHide = .untilScrolled }
        #expect(bar.down(150) == [])
    }

    @Test func `S1.19 a bar is shown unless it was told to hide`() {
        #expect(!Bar("ABC").engine.isHidden)
        #expect(IndexBarStyle().autoHide == .never)
    }

    @Test func `S1.20 the centre of a title selects it, near the ends too`() {
        for extent in [200, 320, 480.0] {
            let layout = World(count: 27, extent: extent, pitch: 12).layout
            for slot in layout.slots {
                if case .title(let entry) = slot.kind { #expect(layout.entry(at: slot.band.center) == entry) }
            }
        }
    }

    @Test func `S1.21 one touch counts, and a cancel is told`() {
        var bar = Bar("ABC")
        bar.down(50, id: 3)
        #expect(bar.move(250, id: 9) == [])
        #expect(bar.cancel(id: 3).first == "cancelled")
    }

    @Test func `S1.23 an empty section leads to the nearest one with rows, never to its own row 0`() {
        var bar = Bar("ABC", rows: [4, 0, 4])
        #expect(bar.down(150).selections == ["select 1 section 2 row 4 touch began"])
    }

    @Test func `S1.25 a horizontal bar mirrors from right to left`() {
        var world = World(count: 3, extent: 300, distribution: .fill)
        world.frame = World.Frame(axis: .horizontal, isHorizontal: true, isRightToLeft: true)
        #expect(world.layout.entry(at: 299) == 0)
    }

    @Test func `S1.26 the minimum of rows hides the bar, it is no height, and it is 0 by default`() {
        #expect(IndexBarStyle().minimumRows == 0)
        var bar = Bar("ABC", rows: [1, 1, 1]) { $0.minimumRows = 4 }
        #expect(bar.engine.isHidden)
        #expect(bar.replace(IndexBarContent(titles: ["A", "B"], rowCounts: [2, 2])) == ["shown"])
    }
}
