import IndexBarCore
import Testing

/// Faults of peers on the ancestors' platform, as far as the core decides (Documentation/Catalogue.md, P).
@Suite struct PeersTests {
    @Test func `P1 of two equal titles the touched one is reported`() {
        var bar = Bar("A●D●G")
        #expect(bar.down(350).selections == ["select 3 section 3 row 3 touch began"])
    }

    @Test func `P2 P4 without titles touches do nothing, at lift neither`() {
        var bar = Bar(IndexBarContent(titles: []), height: 300)
        #expect(bar.down(100) + bar.move(200) + bar.lift(200) + bar.cancel() == [])
    }

    @Test func `P3 titles that vanish under the finger end the drag`() {
        var bar = Bar(IndexBarContent(count: 26))
        bar.down(1250)
        #expect(bar.replace(IndexBarContent()) == ["cancelled", "lit none", "no preview"])
        #expect(bar.move(50) + bar.lift() == [])
        #expect(bar.selected == nil)
    }

    @Test func `P5 a letter without rows goes to the nearest section with some`() {
        let rows = (0..<26).map { $0 == 3 ? 0 : 2 }
        var bar = Bar(IndexBarContent(count: 26, rowCounts: rows))
        #expect(bar.down(350).selections == ["select 3 section 4 row 6 touch began"])
    }

    @Test func `P6 a full alphabet over two sections leads to one of them, by policy`() {
        let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }
        let sections = (0..<26).map { $0 == 2 ? 0 : $0 == 7 ? 1 : 1000 + $0 }
        let content = IndexBarContent(titles: letters, sections: sections, rowCounts: [5, 5])
        var bar = Bar(content)
        #expect(bar.down(250).contains("select 2 section 0 row 0 touch began"))
        #expect(bar.move(750).contains("select 7 section 1 row 5 touch changed"))
        let alphabet = IndexBarContent(
            titles: letters, rowCounts: (0..<26).map { [2, 7].contains($0) ? 5 : 0 })
        bar = Bar(alphabet)
        #expect(bar.down(450).selections == ["select 4 section 2 row 0 touch began"])
        bar.restyle { $0.emptySections = .next }
        bar.lift()
        #expect(bar.down(450).selections == ["select 4 section 7 row 5 touch began"])
    }

    @Test func `P7 P8 sections without a letter, in front and between, shift nothing`() {
        var bar = Bar(IndexBarContent(titles: ["A", "B"], sections: [1, 2], rowCounts: [3, 3, 3]))
        #expect([0, 3, 6].map { bar.scroll($0) } == [[], ["lit 0"], ["lit 1"]])
        #expect(bar.down(50).selections == ["select 0 section 1 row 3 touch began"])
        bar = Bar(IndexBarContent(titles: ["A", "B"], sections: [0, 2], rowCounts: [3, 3, 3]))
        #expect([0, 3, 6].map { bar.scroll($0) } == [["lit 0"], [], ["lit 1"]])
        #expect(bar.down(150).selections == ["select 1 section 2 row 6 touch began"])
    }

    @Test func `P9 a single title that looks like a gap is a title`() {
        let bar = Bar("•")
        #expect(bar.engine.layout.slots.map { $0.kind } == [.title(0)])
    }

    @Test func `P10 P40 a bar is as wide as its widest title, up to a limit`() {
        var bar = Bar("AB")
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 15, height: 100, titleThickness: 64))
        #expect(bar.engine.reservedThickness == 44)
        bar.restyle { $0.maximumThickness = nil }
        #expect(bar.engine.reservedThickness == 64)
        bar.restyle { $0.maximumThickness = 30 }
        #expect(bar.engine.reservedThickness == 30)
    }

    @Test func `P11 20 moves in one band are one event`() {
        var bar = Bar("ABC")
        var selections = bar.down(120).selections
        for step in 0..<20 { selections += bar.move(121 + Double(step)).selections }
        #expect(selections.count == 1)
    }

    @Test func `P12 P13 P14 titles that come or change later are laid out anew`() {
        var bar = Bar(IndexBarContent(), height: 300)
        #expect(bar.engine.layout.slots.isEmpty)
        for _ in 0..<2 {
            bar.replace(IndexBarContent(titles: ["A", "B", "C"]))
            #expect(bar.engine.layout.slots.map { $0.kind } == [.title(0), .title(1), .title(2)])
        }
        bar.replace(IndexBarContent())
        bar.replace(IndexBarContent(titles: ["A", "B", "C"]))
        #expect(bar.engine.layout.slots.count == 3, "after a refetch")
        bar.replace(IndexBarContent(titles: ["A", "X", "C"]))
        #expect(bar.engine.content.title(at: 1) == "X")
        #expect(bar.down(150).contains("announce 1"))
        #expect(bar.engine.accessibleValue() == "X, 2 of 3")
    }

    @Test func `P17 above the first is the first, below the last the last`() {
        let layout = World(count: 9, extent: 300).layout
        #expect(layout.entry(at: -5) == 0)
        #expect(layout.entry(at: 305) == 8)
    }

    @Test func `P18 P19 touch-down acts, and the finger may wander 100 points aside`() {
        var bar = Bar("ABC")
        #expect(bar.down(50).selections.count == 1)
        #expect(bar.move(150, x: -93).selections.count == 1)
    }

    @Test func `P21 P42 hit width, drawn width and what rows keep free are three things`() {
        var bar = Bar("ABC")
        for hit in [44, 10.0] {
            bar.restyle { $0.hitThickness = hit }
            #expect(bar.engine.thickness.hit == hit)
            #expect(bar.engine.thickness.drawn == 15)
            #expect(bar.engine.reservedThickness == 15)
        }
        #expect(bar.restyle { $0.minimumRows = 9 } == ["hidden"])
        #expect(bar.engine.thickness.drawn == 15)
        #expect(bar.engine.reservedThickness == 0)
    }

    @Test func `P22 what is hidden leaves touches to the rows, and takes them when it is shown again`() {
        var bar = Bar("ABC") { $0.autoHide = .untilScrolled }
        #expect(bar.down(150) + bar.move(250) + bar.lift() == [])
        #expect(bar.scroll(0) == ["lit 0", "shown"])
        #expect(bar.down(150).first == "began")
    }

    @Test func `P26 while a finger drags, other touches and the list change nothing`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.down(150)
        #expect(bar.down(250, id: 1) + bar.scroll(0) + bar.scroll(14) == [])
        #expect(bar.lit == 1)
    }

    @Test func `P28 a delay and a distance keep accidents away`() {
        var bar = Bar("ABC") { $0.activation = .delay(seconds: 0.3) }
        #expect(bar.down(150, time: 1) + bar.move(160, time: 1.1) + bar.lift(time: 1.2) == [])
        bar.restyle { $0.activation = .drag(minimum: 12) }
        #expect(bar.down(150, time: 2) + bar.move(155, time: 3) + bar.lift(time: 4) == [])
    }

    @Test func `P29 too little height drops titles for dots`() {
        let slots = World(count: 27, extent: 300).layout.slots
        #expect(slots.count == 21)
        #expect(slots.prefix(3).map { $0.kind } == [.title(0), .gap(1...1), .title(2)])
        let dots = slots.enumerated().filter { if case .gap = $0.element.kind { true } else { false } }
        #expect(dots.map { $0.offset } == Array(stride(from: 1, to: 21, by: 2)))
        #expect(slots.last?.kind == .title(26))
    }

    @Test func `P30 no height: no rows, no touch, no underflow`() {
        for height in [0, 0.5, 13, -14.0] {
            #expect(World(count: 27, extent: height).layout.slots.isEmpty)
            var bar = Bar(IndexBarContent(count: 27), height: height)
            #expect(bar.down(0) == [])
        }
    }

    @Test func `P32 P34 rotation in a drag moves the preview with its entry`() {
        var bar = Bar("ABC") { $0.axis = .automatic }
        bar.down(250)
        let effects = bar.engine.update(metrics: IndexBarMetrics(width: 600, height: 15))
        #expect(effects.log == ["preview 2 at 500.0"])
    }

    @Test func `P36 P37 few titles are centred, at an end or spread`() {
        func start(_ distribution: IndexBarStyle.Distribution) -> Double? {
            World(count: 9, extent: 226, distribution: distribution).layout.slots.first?.band.start
        }
        #expect(start(.center) == 50)
        #expect(start(.start) == 0)
        #expect(start(.end) == 100)
        #expect(World(count: 9, extent: 225, distribution: .fill).layout.band(of: 0)?.length == 25)
    }

    @Test func `P38 a horizontal bar is there, and reads from left to right`() {
        var bar = Bar("ABC") { $0.axis = .horizontal }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 300, height: 15))
        #expect(bar.down(299, x: 1).contains("lit 0"))
        #expect(bar.move(1, x: 299).contains("lit 2"))
    }

    @Test func `P43 P44 the room that rows keep free is known at once and told when it changes`() {
        var engine = ContentEngine(content: IndexBarContent(count: 5))
        #expect(engine.reservedThickness == 15)
        #expect(engine.replace(content: IndexBarContent(count: 2)).reveal == nil)
        var style = IndexBarStyle()
        style.minimumRows = 3
        #expect(engine.update(style: style).reveal == false)
        #expect(engine.reservedThickness == 0)
        #expect(engine.replace(content: IndexBarContent(count: 3)).reveal == true)
    }

    @Test func `P45 scrolling inside a section, and setting what is set, changes nothing`() {
        var bar = Bar("AB", rows: [100, 100])
        bar.scroll(0)
        for row in 1..<100 { #expect(bar.scroll(row, fraction: 0.3) == []) }
        #expect(bar.restyle { $0.gaps = .dots } == [])
        #expect(bar.resize(to: 200) == [])
    }

    @Test func `P46 a bar hides where the list has too few rows for it`() {
        var bar = Bar(IndexBarContent(titles: ["A", "B"], rowCounts: [60, 60])) { $0.minimumRows = 20 }
        #expect(bar.replace(IndexBarContent(titles: ["A"], rowCounts: [3])) == ["hidden"])
        #expect(bar.replace(IndexBarContent(titles: ["A"], rowCounts: [30])) == ["shown"])
    }

    @Test func `P47 the search entry leads to the very top, not to section 0`() {
        var bar = Bar(IndexBarContent(titles: ["?", "A"], sections: [nil, 0], rowCounts: [9]))
        #expect(bar.down(50).selections == ["select 0 section top row 0 touch began"])
    }

    @Test func `P50 P51 the last letter stays lit until the user scrolls, and any scroll moves the light`() {
        var bar = Bar("AZ", rows: [90, 1])
        bar.down(150)
        bar.lift()
        #expect(bar.scroll(80, byUser: false) == [])
        #expect(bar.scroll(0, byUser: true) == ["lit 0"])
        #expect(bar.scroll(90, byUser: false) == ["lit 1"])
    }

    @Test func `P55 P56 the value is there before anything was selected, and steps change it`() {
        var bar = Bar("ABC")
        #expect(bar.engine.accessibleValue() == "A, 1 of 3")
        var values: [String] = []
        for steps in [1, 1, 1, 1, -1, -1] {
            bar.input(.adjust(by: steps))
            values.append(bar.engine.accessibleValue())
        }
        #expect(values.map { $0.prefix(1) } == ["A", "B", "C", "C", "B", "A"])
    }

    @Test func `P58 feedback comes with a new row, and not where the row is the same`() {
        var bar = Bar("ABC", rows: [5, 5, 0])
        #expect(bar.down(150).contains("feedback"))
        #expect(bar.move(250).contains("feedback") == false)
    }
}
