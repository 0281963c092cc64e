import IndexBarCore
import Testing

/// The second ancestor's faults, as far as the core decides (Documentation/Catalogue.md, S1).
@Suite struct SecondAncestorTests {
    @Test(arguments: [(-10, 0), (-0.001, 0), (0, 0), (299.999, 2), (300, 2), (310, 2), (1e300, 2)])
    func `S1.1 S1.2 S1.3 S1.5 a touch above, below or on the last edge gives a section that is there`(
        y: Double, section: Int
    ) {
        var bar = Bar("ABC")
        #expect(bar.down(y).selections == ["select \(section) section \(section) row \(section) touch began"])
        #expect(bar.selected == section)
        bar.move(150)
        #expect(
            bar.move(y).selections == ["select \(section) section \(section) row \(section) touch changed"])
        #expect(bar.selected == section)
    }

    @Test func `S1.4 a fast drag to the end reaches the last section`() {
        var bar = Bar(IndexBarContent(count: 27))
        bar.down(50)
        #expect(bar.move(5000).contains("lit 26"))
    }

    @Test(arguments: [2, 9])
    func `S1.6 section 0 is told at the first touch, and again after a manual scroll`(row: Int) {
        var bar = Bar("ABC", rows: [5, 5, 5])
        #expect(bar.down(50).selections.count == 1)
        bar.lift()
        bar.scroll(row)
        #expect(bar.down(50).selections.count == 1)
    }

    @Test func `S1.7 S1.8 one section and none are laid out without a division by zero`() {
        let one = World(count: 1, extent: 300).layout
        #expect(one.slots.map { $0.band } == [IndexBarBand(start: 143, end: 157)])
        let none = World(count: 0, extent: 300).layout
        #expect(none.slots.isEmpty)
        #expect(none.entry(at: 150) == nil)
        var bar = Bar(IndexBarContent(), height: 300)
        #expect(bar.down(150) == [], "nothing takes the touch")
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
            #expect((bands.first?.start ?? -1) >= 0 && (bands.last?.end ?? 999) <= extent)
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

    @Test func `S1.13 sections set later count`() {
        var bar = Bar("ABC")
        bar.replace(IndexBarContent(count: 6))
        #expect(bar.engine.layout.slots.map { $0.band.start } == [0, 50, 100, 150, 200, 250])
        #expect(bar.down(175).contains("lit 3"))
    }

    @Test func `S1.15 rotation, other sizes and the keyboard are followed`() {
        var bar = Bar("ABCDEF")
        bar.resize(to: 1200)
        #expect(bar.down(550).contains("lit 2"), "5 on the 600 points of before")
        bar.lift()
        let keyboard = IndexBarInsets(bottom: 300)
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 15, height: 600, insets: keyboard))
        #expect(bar.down(175).contains("lit 3"), "1 without the keyboard")
        bar.lift()
        bar.restyle { $0.axis = .automatic }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 600, height: 15))
        #expect(bar.down(7, x: 450).contains("lit 4"))
    }

    @Test func `S1.18 a hidden bar takes no touch`() {
        var bar = Bar("ABC") { $0.autoHide = .untilScrolled }
        #expect(bar.down(150) == [])
        for autoHide in IndexBarStyle.AutoHide.allCases {
            bar = Bar("ABC") {
                $0.minimumRows = 4
                $0.autoHide = autoHide
            }
            #expect(bar.down(150) == [], "\(autoHide)")
        }
    }

    @Test func `S1.19 a bar is shown unless it was told to hide, and then a touch shows it`() {
        #expect(!Bar("ABC").engine.isHidden)
        #expect(IndexBarStyle().autoHide == .never)
        var bar = Bar("ABC") { $0.autoHide = .untilTouched }
        #expect(bar.engine.isHidden)
        #expect(bar.down(150).last == "shown")
        #expect(!bar.engine.isHidden)
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

    @Test func `S1.25 a horizontal bar mirrors from right to left, with its bubble, and has a value`() {
        var bar = Bar("ABC") { $0.axis = .horizontal }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 300, height: 15, isRightToLeft: true))
        #expect(bar.down(7, x: 299).contains("preview 0 at 250.0"))
        #expect(bar.engine.accessibleValue() == "A, 1 of 3")
    }

    @Test func `S1.26 the minimum of rows hides the bar, it is no height, and it is 0 by default`() {
        #expect(IndexBarStyle().minimumRows == 0)
        var bar = Bar("ABC", rows: [1, 1, 1]) { $0.minimumRows = 4 }
        #expect(bar.engine.isHidden)
        #expect(bar.replace(IndexBarContent(titles: ["A", "B"], rowCounts: [2, 2])) == ["shown"])
    }
}
