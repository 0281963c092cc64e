import IndexBarCore
import Testing

/// Faults of peers on other platforms, as far as the core decides (Documentation/Catalogue.md, Q): layout, list and
/// content.
@Suite struct PeersElsewhereTests {
    @Test func `Q2 Q3 Q6 Q8 the tapped letter of the tail is lit though the list cannot go there`() {
        var bar = Bar("XYZ", rows: [50, 1, 1])
        #expect(bar.down(250).contains("lit 2"))
        bar.lift()
        #expect(bar.scroll(47, fraction: 0.99, byUser: false) == [])
        #expect(bar.lit == 2)
        #expect(bar.down(150).contains("lit 1"), "without any scroll event")
        bar.lift()
        #expect(bar.scroll(49, fraction: 0.996, byUser: false) == [], "a sliver short of Y's first row")
        #expect(bar.scroll(49, byUser: true) == ["lit 0"])
    }

    @Test func `Q5 sections B and D under A to Z light B and D`() {
        let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }
        let content = IndexBarContent(
            titles: letters, rowCounts: (0..<26).map { [1, 3].contains($0) ? 2 : 0 })
        var bar = Bar(content)
        #expect(bar.scroll(0) == ["lit 1"])
        #expect(bar.scroll(2) == ["lit 3"])
    }

    @Test func `Q13 Q88 rows that come or change later are counted anew`() {
        var bar = Bar(IndexBarContent(), height: 200)
        bar.replace(IndexBarContent(titles: ["A", "B"], rowCounts: [3, 3]))
        #expect(bar.scroll(3) == ["lit 1"])
        bar.replace(IndexBarContent(titles: ["A", "B"], rowCounts: [6, 6]))
        #expect(bar.scroll(3) == ["lit 0"])
    }

    @Test func `Q15 where taller rows bring another row to the top the light goes with it, unless chosen`() {
        var bar = Bar("ABC", rows: [10, 10, 10])
        #expect(bar.scroll(12) == ["lit 1"])
        #expect(bar.scroll(6, byUser: false) == ["lit 0"], "the same offset, rows twice as high")
        #expect(bar.down(250).selections == ["select 2 section 2 row 20 touch began"])
        bar.lift()
        #expect(bar.scroll(10, byUser: false) == [], "and again: what was chosen stays lit")
        #expect(bar.scroll(11) == ["lit 1"])
    }

    @Test func `Q88 letters that a search filters, and clears, are placed and lead anew each time`() {
        let all = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [6, 6, 6])
        var bar = Bar(all)
        bar.down(150)
        bar.lift()
        bar.replace(IndexBarContent(titles: ["B"], rowCounts: [2]))
        #expect(bar.engine.layout.slots.map { $0.band } == [IndexBarBand(start: 0, end: 300)])
        #expect(bar.down(250).selections == ["select 0 section 0 row 0 touch began"])
        bar.lift()
        #expect(bar.engine.accessibleValue() == "B, 1 of 1")
        bar.replace(all)
        #expect(bar.scroll(13) == ["lit 2"])
        #expect(bar.down(150).selections == ["select 1 section 1 row 6 touch began"])
    }

    @Test
    func `Q20 Q28 the first point of a band is its own, at a pitch of 14.5, and past the ends is clamped`() {
        let layout = World(count: 27, extent: 27 * 14.5, pitch: 14.5).layout
        for entry in 0..<27 {
            #expect(layout.entry(at: Double(entry) * 14.5) == entry)
            #expect(layout.entry(at: Double(entry) * 14.5 + 1) == entry)
            #expect(layout.entry(at: Double(entry + 1) * 14.5 - 0.01) == entry)
        }
        #expect(layout.entry(at: -40) == 0)
        #expect(layout.entry(at: 4000) == 26)
    }

    @Test func `Q22 Q38 the light follows the list, row by row`() {
        var bar = Bar("#AB", rows: [2, 2, 2])
        #expect((0..<6).map { bar.scroll($0).first } == ["lit 0", nil, "lit 1", nil, "lit 2", nil])
    }

    @Test func `Q24 rows count through the whole list, without headers, for both ways`() {
        var bar = Bar("ABC", rows: [10, 10, 10])
        #expect(bar.down(250).selections == ["select 2 section 2 row 20 touch began"])
        bar.lift()
        #expect(bar.scroll(20) == [], "the row that was told is C's")
        #expect(bar.scroll(19) == ["lit 1"])
        #expect(bar.scroll(20) == ["lit 2"])
    }

    @Test func `Q31 what hovers is previewed, the light stays the list's`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        #expect(bar.input(.hover(x: 7, y: 50)) == ["preview 0 at 50.0"])
        #expect(bar.scroll(7) == ["lit 1"])
        #expect(bar.engine.preview?.entry == 0)
        bar.input(.hoverEnded)
        #expect(bar.engine.preview == nil)
    }

    @Test func `Q32 Q57 the end of the bar is the end of the list, at a large number too`() {
        let layout = World(count: 3447, extent: 600).layout
        #expect(layout.entry(at: 600) == 3446)
        #expect(layout.slots.last?.kind == .title(3446))
    }

    @Test func `Q33 an unknown row recovers with the next known one`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        #expect(bar.scroll(-1) == ["lit 0"])
        #expect(bar.down(250).contains("lit 2"))
        bar.lift()
        #expect(bar.scroll(-1) == ["lit 0"])
        #expect(bar.scroll(6) == ["lit 1"])
    }

    @Test func `Q36 Q37 one row decides, the one at the top, however little of it is seen`() {
        var bar = Bar("KL", rows: [5, 5])
        #expect(bar.scroll(4, fraction: 0.999) == ["lit 0"])
        #expect(bar.scroll(5, fraction: 0) == ["lit 1"])
    }

    @Test(arguments: [27, 35, 45, 53, 56, 59])
    func `Q39 Q40 Q41 Q42 Q43 Q44 Q45 Q47 many letters on short screens condense, and each is reached`(
        count: Int
    ) {
        for extent in [280, 320, 342.7] {
            let layout = World(count: count, extent: extent, pitch: 16).layout
            #expect((layout.slots.first?.band.start ?? -1) >= 0)
            #expect((layout.slots.last?.band.end ?? 999) <= extent)
            #expect(layout.slots.first?.kind == .title(0))
            #expect(layout.slots.last?.kind == .title(count - 1))
            for slot in layout.slots {
                #expect(slot.band.length >= 16 - 1e-9, "nothing is clipped")
                guard case .title(let entry) = slot.kind else { continue }
                #expect(layout.entry(at: slot.band.center) == entry)
            }
            let reached = Set((0...34270).compactMap { layout.entry(at: Double($0) / 100) })
            #expect(reached == Set(0..<count))
        }
    }

    @Test func `Q46 three letters keep their pitch, and may be put at an end`() {
        let centred = World(count: 3, extent: 600).layout
        #expect(centred.slots.map { $0.band.start } == [279, 293, 307])
        #expect(centred.slots.last?.band.end == 321)
        let atStart = World(count: 3, extent: 600, distribution: .start).layout
        #expect(atStart.slots.map { $0.band.start } == [0, 14, 28])
    }

    @Test func `Q48 each year that is a pitch from the label before has one, however near the next is`() {
        // A point for each year and one for each row: 5 points a year, none a pitch of 14 from the next one. The first
        // and the last title are held inside the bar, around 7 and 103.
        var alike = World(count: 22, extent: 110, distribution: .proportional)
        alike.rows = Array(repeating: 4, count: 22)
        #expect(titles(alike.layout) == [0, 4, 7, 10, 13, 16, 21])
        // Two years of 91 points and twenty of 2, whose centres are at 45.5, 92, 94 … 110, 156.5, 203 … 221; the last
        // title is held around 215.
        var uneven = World(count: 22, extent: 222, distribution: .proportional)
        uneven.rows = (0..<22).map { $0 % 11 == 0 ? 90 : 1 }
        #expect(titles(uneven.layout) == [0, 1, 8, 11, 21])
    }

    @Test func `Q49 a year's label is at its section's offset`() {
        var world = World(count: 22, extent: 222, distribution: .proportional)
        world.rows = (0..<22).map { $0 % 11 == 0 ? 90 : 1 }
        let bands = world.layout.slots.compactMap { slot -> IndexBarBand? in
            if case .title = slot.kind { slot.band } else { nil }
        }
        let starts = [0.0, 91, 105, 111, 220]
        let lengths = [91.0, 2, 2, 91, 2]
        #expect(bands.count == 5)
        for (band, (start, length)) in zip(bands, zip(starts, lengths)) {
            #expect(abs(band.start - start) < 1e-9 && abs(band.length - length) < 1e-9)
        }
    }

    @Test func `Q93 a timeline is in proportion, and where the order is no time neither bar nor bubble is`() {
        var bar = Bar("ABC", rows: [10, 10, 180]) { $0.distribution = .proportional }
        #expect(bar.down(60).contains("lit 2"), "a fifth of the way down is past the first tenth of the rows")
        #expect(bar.replace(IndexBarContent(rowCounts: [200])) == ["cancelled", "lit none", "no preview"])
        #expect(bar.engine.layout.slots.isEmpty)
        #expect(bar.down(60) + bar.scroll(9) == [])
    }

    private func titles(_ layout: IndexBarLayout) -> [Int] {
        layout.slots.compactMap { if case .title(let entry) = $0.kind { entry } else { nil } }
    }

    @Test func `Q50 a title that is seen is what is selected, and the first and the last are seen`() {
        let layout = World(count: 27, extent: 15 * 14).layout
        #expect(titles(layout) == [0, 3, 7, 11, 14, 18, 22, 26])
        for slot in layout.slots {
            guard case .title(let entry) = slot.kind else { continue }
            #expect(layout.entry(at: slot.band.start) == entry)
            #expect(layout.entry(at: slot.band.center) == entry)
            #expect(layout.entry(at: slot.band.end - 0.01) == entry)
        }
    }

    @Test(arguments: [-3, 0, 3, Double.nan])
    func `Q54 a width below the title's does no harm`(width: Double) {
        var bar = Bar("ABC") { $0.axis = .automatic }
        let tall = IndexBarMetrics(width: width, height: 300, titleThickness: 64)
        _ = bar.engine.update(metrics: tall)
        #expect(bar.engine.layout.slots.count == 3)
        #expect(bar.down(250, x: 1).contains("lit 2"))
        bar.lift()
        bar.restyle { $0.axis = .horizontal }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: width, height: 15, pitch: 64))
        #expect(bar.engine.layout.slots.isEmpty)
        #expect(bar.down(7, x: 1) == [])
    }

    @Test func `Q55 Q60 insets shorten the bar to the part of the screen that is meant`() {
        var world = World(count: 5, extent: 800, distribution: .fill)
        world.frame.near = 400
        world.frame.far = 44
        #expect(world.layout.slots.first?.band.start == 400)
        #expect(world.layout.slots.last?.band.end == 756)
    }

    @Test func `Q56 unequal sections never run backwards, along the bar and along the list`() {
        var world = World(count: 40, extent: 500, distribution: .proportional)
        world.rows = (0..<40).map { $0 % 7 == 0 ? 500 : $0 % 3 }
        let hits = (0...5000).compactMap { world.layout.entry(at: Double($0) / 10) }
        #expect(hits == hits.sorted())
        #expect(Set(hits) == Set(0..<40))
        var bar = Bar(world.content)
        let lit = (0..<world.content.rowCount).map { row -> Int in
            bar.scroll(row)
            return bar.lit ?? -1
        }
        #expect(lit == lit.sorted())
        #expect(Set(lit) == Set((0..<40).filter { $0 % 7 == 0 || $0 % 3 > 0 }))
    }

    @Test func `Q58 four rows need no bar, five do`() {
        #expect(Bar("AB", rows: [2, 2]) { $0.minimumRows = 5 }.engine.isHidden)
        #expect(!Bar("AB", rows: [2, 3]) { $0.minimumRows = 5 }.engine.isHidden)
    }

    @Test func `Q91 text that no entry begins with selects nothing, and an empty section leads to the next`()
    {
        var bar = Bar("JKLM", rows: [3, 0, 3, 3]) { $0.emptySections = .next }
        #expect(bar.type("q", time: 1) == [])
        #expect(bar.down(150).selections == ["select 1 section 2 row 3 touch began"])
    }

    @Test func `Q96 from right to left a horizontal bar begins at the right, and no bar or room goes away`() {
        var world = World(count: 4, extent: 400, distribution: .start)
        world.frame = World.Frame(axis: .horizontal, isHorizontal: true, isRightToLeft: true)
        #expect(world.layout.slots.first?.band.end == 400)
        var bar = Bar("ABCD")
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 15, height: 400, isRightToLeft: true))
        #expect(bar.engine.reservedThickness == 15)
        #expect(bar.down(50).contains("lit 0"), "a vertical one is read from the top all the same")
    }
}
