import IndexBarCore
import Testing

/// Faults of peers on other platforms, as far as the core decides (Documentation/Catalogue.md, Q).
@Suite struct PeersElsewhereTests {
    @Test func `Q2 Q3 Q6 Q8 the tapped letter of the tail is lit though the list cannot go there`() {
        var bar = Bar("XYZ", rows: [50, 1, 1])
        #expect(bar.down(250).contains("lit 2"))
        bar.lift()
        #expect(bar.scroll(47, fraction: 0.99, byUser: false) == [])
        #expect(bar.down(150).contains("lit 1"), "without any scroll event")
    }

    @Test func `Q5 sections B and D under A to Z light B and D`() {
        let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }
        let content = IndexBarContent(
            titles: letters, rowCounts: (0..<26).map { [1, 3].contains($0) ? 2 : 0 })
        var bar = Bar(content)
        #expect(bar.scroll(0) == ["lit 1"])
        #expect(bar.scroll(2) == ["lit 3"])
    }

    @Test func `Q13 Q15 Q88 rows that come or change later are counted anew`() {
        var bar = Bar(IndexBarContent())
        bar.replace(IndexBarContent(titles: ["A", "B"], rowCounts: [3, 3]))
        bar.resize(to: 200)
        #expect(bar.scroll(3) == ["lit 1"])
        bar.replace(IndexBarContent(titles: ["A", "B"], rowCounts: [6, 6]))
        #expect(bar.scroll(3) == ["lit 0"])
        bar.replace(IndexBarContent(titles: ["B"], rowCounts: [6]))
        bar.replace(IndexBarContent(titles: ["A", "B"], rowCounts: [6, 6]))
        #expect(bar.down(150).selections == ["select 1 section 1 row 6 touch began"])
    }

    @Test func `Q19 Q79 a drag owns the light until it ends`() {
        var bar = Bar("XYZ", rows: [50, 1, 1])
        bar.down(50)
        for y in [120.0, 180, 250] {
            bar.move(y)
            #expect(bar.scroll(0, byUser: false) == [])
        }
        #expect(bar.lit == 2)
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

    @Test func `Q24 rows count through the whole list, without headers`() {
        var bar = Bar("ABC", rows: [10, 10, 10])
        #expect(bar.down(250).selections == ["select 2 section 2 row 20 touch began"])
        #expect(bar.scroll(20, byUser: false) == [])
    }

    @Test func `Q31 what hovers is previewed, the light stays the list's`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.input(.hover(x: 7, y: 50))
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
            #expect((layout.slots.last?.band.end ?? 999) <= extent)
            #expect(layout.slots.last?.kind == .title(count - 1))
            let reached = Set((0...34270).compactMap { layout.entry(at: Double($0) / 100) })
            #expect(reached == Set(0..<count))
        }
    }

    @Test func `Q46 three letters keep their pitch, and may be put at an end`() {
        let centred = World(count: 3, extent: 600).layout
        #expect(centred.slots.allSatisfy { $0.band.length == 14 })
        #expect(World(count: 3, extent: 600, distribution: .start).layout.slots.first?.band.start == 0)
    }

    @Test func `Q48 Q49 Q93 years stand at their rows, and are drawn by distance, not by neighbour`() {
        var world = World(count: 22, extent: 600, distribution: .proportional)
        world.rows = (0..<22).map { $0 % 10 == 0 ? 9000 : 30 }
        let layout = world.layout
        #expect(layout.titleCount > 2)
        for slot in layout.slots {
            guard case .title(let year) = slot.kind else { continue }
            #expect(slot.band == layout.band(of: year))
        }
    }

    @Test func `Q50 Q51 a title that is seen is what is selected, by tap and by drag alike`() {
        let layout = World(count: 27, extent: 15 * 14).layout
        var bar = Bar(IndexBarContent(count: 27), height: 15 * 14) { $0.distribution = .center }
        for slot in layout.slots {
            guard case .title(let entry) = slot.kind else { continue }
            bar.down(slot.band.center)
            #expect(bar.lit == entry)
            bar.move(0)
            bar.move(slot.band.center)
            #expect(bar.lit == entry)
            bar.lift()
        }
        #expect(layout.slots.last?.kind == .title(26))
    }

    @Test func `Q54 Q87 a bar of no width or height, or without rows, is inert`() {
        var bar = Bar("ABC")
        _ = bar.engine.update(metrics: IndexBarMetrics(width: -3, height: 0))
        #expect(bar.down(5) == [])
        bar = Bar("ABC", rows: [0, 0, 0])
        #expect(bar.down(150) == ["began"], "nothing is selected, lit or previewed")
    }

    @Test func `Q55 Q60 insets shorten the bar to the part of the screen that is meant`() {
        var world = World(count: 5, extent: 800, distribution: .fill)
        world.frame.near = 400
        world.frame.far = 44
        #expect(world.layout.slots.first?.band.start == 400)
        #expect(world.layout.slots.last?.band.end == 756)
    }

    @Test func `Q56 unequal sections never run backwards`() {
        var world = World(count: 40, extent: 500, distribution: .proportional)
        world.rows = (0..<40).map { $0 % 7 == 0 ? 500 : $0 % 3 }
        let hits = (0...500).compactMap { world.layout.entry(at: Double($0)) }
        #expect(hits == hits.sorted())
    }

    @Test func `Q58 four rows need no bar`() {
        #expect(Bar("AB", rows: [2, 2]) { $0.minimumRows = 5 }.engine.isHidden)
    }

    @Test
    func `Q61 Q63 a touch that is taken away hides the preview, and selects nothing where release does`() {
        var bar = Bar("ABC") { $0.selects = .onRelease }
        bar.down(150)
        #expect(bar.cancel() == ["cancelled", "lit none", "no preview"])
        #expect(bar.selected == nil)
    }

    @Test func `Q62 Q72 Q85 a drag goes on beside the bar, and lights one entry at a time`() {
        var bar = Bar("ABC")
        bar.down(250)
        #expect(bar.move(150, x: -33).filter { $0.hasPrefix("lit") } == ["lit 1"])
        #expect(bar.move(50, x: -33).filter { $0.hasPrefix("lit") } == ["lit 0"])
    }

    @Test func `Q64 Q75 one letter is told once, whichever is first`() {
        var bar = Bar("AYZ")
        var selections = bar.down(250).selections
        for y in 251...260 { selections += bar.move(Double(y)).selections }
        selections += bar.lift().selections
        #expect(selections == ["select 2 section 2 row 2 touch began"])
    }

    @Test func `Q67 a drag may be asked for, and a cancel may bring the list back`() {
        var bar = Bar("ABC", rows: [9, 9, 9]) {
            $0.activation = .drag(minimum: 8)
            $0.restoresOnCancel = true
        }
        bar.scroll(20)
        #expect(bar.down(50) + bar.lift() == [])
        bar.down(50)
        bar.move(60)
        #expect(bar.cancel().contains("restore row 20 + 0.0"))
    }

    @Test func `Q69 Q70 the hit width is 24, 44 where the bar floats, or what is set`() {
        var style = IndexBarStyle()
        #expect(IndexBarThickness(style: style, metrics: IndexBarMetrics()).hit == 24)
        style.floats = true
        #expect(IndexBarThickness(style: style, metrics: IndexBarMetrics()).hit == 44)
        style.hitThickness = 18
        #expect(IndexBarThickness(style: style, metrics: IndexBarMetrics()).hit == 18)
    }

    @Test func `Q71 a tap of 60 ms selects`() {
        var bar = Bar("ABC")
        #expect(bar.down(150, time: 5).selections.count == 1)
        #expect(bar.lift(150, time: 5.06).first == "ended")
    }

    @Test func `Q73 titles are any strings`() {
        var bar = Bar(IndexBarContent(titles: ["123", "", "#"]))
        for entry in 0..<3 {
            #expect(bar.down(Double(entry) * 100 + 50).contains("lit \(entry)"))
            bar.lift()
        }
    }

    @Test func `Q74 the list follows while the finger moves, or at the lift where that is wanted`() {
        var bar = Bar("ABC")
        bar.down(50)
        #expect(bar.move(150).selections.count == 1)
        bar.lift()
        bar.restyle { $0.selects = .onRelease }
        bar.down(50)
        #expect(bar.move(150).selections == [])
        #expect(bar.lift().selections == ["select 1 section 1 row 1 touch ended"])
    }

    @Test func `Q81 away from the bar the same movement is finer, and a border does not tremble`() {
        var bar = Bar("ABC", rows: [40, 40, 40]) { $0.fineScrub = true }
        bar.down(150)
        bar.move(150, x: 207)
        bar.move(200, x: 207)
        #expect(bar.engine.takeScroll()?.row == 42)
        #expect(bar.selected == 1)
    }

    @Test func `Q86 26 sections that become 2 under the finger leave no place behind`() {
        var bar = Bar(IndexBarContent(count: 26))
        bar.down(2450)
        bar.replace(IndexBarContent(count: 2))
        #expect((bar.selected ?? 9) < 2)
        #expect(bar.move(2450) == [])
        #expect(bar.lift() == ["ended", "no preview"])
    }

    @Test func `Q84 far jumps are one selection, however many sections lie between`() {
        var bar = Bar(IndexBarContent(count: 26, rowCounts: Array(repeating: 270, count: 26)))
        bar.down(50)
        #expect(bar.move(2550).selections == ["select 25 section 25 row 6750 touch changed"])
        #expect(bar.engine.takeScroll()?.row == 6750)
        #expect(bar.engine.takeScroll() == nil)
    }

    @Test func `Q91 text that no entry begins with selects nothing, and an empty section leads to the next`()
    {
        var bar = Bar("JKL", rows: [3, 0, 3]) { $0.emptySections = .next }
        #expect(bar.type("q", time: 1) == [])
        #expect(bar.down(150).selections == ["select 1 section 2 row 3 touch began"])
    }

    @Test func `Q96 from right to left a horizontal bar begins at the right`() {
        var world = World(count: 4, extent: 400, distribution: .start)
        world.frame = World.Frame(axis: .horizontal, isHorizontal: true, isRightToLeft: true)
        #expect(world.layout.slots.first?.band.end == 400)
    }
}
