import IndexBarCore
import Testing

/// The first ancestor's faults, as far as the core decides (Documentation/Catalogue.md, S0).
@Suite struct FirstAncestorTests {
    @Test func `S0.1 S0.6 a title is found by its place, among a million equal ones too`() {
        let content = IndexBarContent(titles: Array(repeating: "•", count: 1_000_000))
        var bar = Bar(content, height: 14_000_000)
        #expect(bar.down(765_432 * 14 + 7).contains("lit 765432"))
    }

    @Test func `S0.2 S0.3 nothing selected is no place at all, and entry 0 can be selected first`() {
        var bar = Bar("ABC")
        #expect(bar.selected == nil)
        #expect(bar.down(50).selections.count == 1)
    }

    @Test func `S0.4 a title touched again after scrolling by hand selects again`() {
        var bar = Bar("ABC", rows: [9, 9, 9])
        bar.down(50)
        bar.lift()
        bar.scroll(20)
        #expect(bar.down(50).selections == ["select 0 section 0 row 0 touch began"])
    }

    @Test func `S0.5 fewer titles leave no place behind them, and a title out of range is empty`() {
        var bar = Bar("ABC")
        bar.down(250)
        bar.lift()
        bar.replace(IndexBarContent(titles: ["A"]))
        #expect(bar.selected == nil)
        #expect(bar.engine.content.title(at: 2) == "")
    }

    @Test func `S0.7 where the finger lifts adds no entry`() {
        var bar = Bar("ABC")
        bar.down(150)
        #expect(bar.lift(50).selections == [])
        #expect(bar.selected == 1)
    }

    @Test func `S0.8 S0.9 the padding may change at any time, also in a drag`() {
        var bar = Bar("ABC")
        bar.down(150)
        #expect(bar.restyle { $0.endPadding = 30 } == [], "B's centre stays where it is")
        #expect(bar.engine.layout.slots.first?.band.start == 30)
        #expect(bar.move(35).selections.count == 1)
    }

    @Test func `S0.10 titles are values: an array changed later changes nothing, an equal one is equal`() {
        var titles = ["A", "B"]
        let content = IndexBarContent(titles: titles)
        titles[0] = "Z"
        #expect(content.title(at: 0) == "A")
        #expect(content != IndexBarContent(titles: titles))
    }

    @Test func `S0.11 S0.21 zero titles lay out nothing`() {
        var bar = Bar("ABC")
        bar.replace(IndexBarContent(titles: []))
        #expect(bar.engine.layout.slots.isEmpty)
        #expect(bar.engine.layout.entry(at: 50) == nil)
    }

    @Test func `S0.14 the automatic axis is asked anew at every size, and a set one stays`() {
        var bar = Bar("ABC") { $0.axis = .automatic }
        #expect(bar.engine.layout.axis == .vertical)
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 300, height: 15))
        #expect(bar.engine.layout.axis == .horizontal)
        bar.restyle { $0.axis = .vertical }
        #expect(bar.engine.layout.axis == .vertical)
    }

    @Test func `S0.18 27 titles on 480 points with padding 2 leave no dead tail`() {
        for height in [480.0, 320] {
            var world = World(count: 27, extent: height, pitch: 10, distribution: .fill)
            world.frame.padding = 2
            let slots = world.layout.slots
            #expect(slots.first?.band.start == 2)
            #expect(slots.last?.band.end == height - 2)
            #expect(world.layout.entry(at: height - 3) == 26)
        }
    }

    @Test func `S0.19 S0.22 27 titles in 20 points condense to one gap, each still hit`() {
        let layout = World(count: 27, extent: 20).layout
        #expect(layout.slots.map { $0.kind } == [.gap(0...26)])
        #expect(Set((0...200).compactMap { layout.entry(at: Double($0) / 10) }) == Set(0...26))
    }

    @Test func `S0.20 S0.25 a bar shorter than its padding, and padding below 0, do no harm`() {
        var world = World(count: 27, extent: 3)
        world.frame.padding = 2
        #expect(world.layout.slots.isEmpty)
        world.extent = 30
        world.frame.padding = -8
        #expect(world.layout.slots.first?.band.start ?? -1 >= 0)
        #expect(world.layout.slots.last?.band.end ?? 99 <= 30)
    }

    @Test func `S0.23 insets of all sides are there, and what is across the bar does not shorten it`() {
        let insets = IndexBarInsets(top: 20, left: 5, bottom: 30, right: 5)
        var bar = Bar("ABC")
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 15, height: 350, insets: insets))
        #expect(bar.engine.layout.slots.first?.band.start == 20)
        #expect(bar.engine.layout.slots.last?.band.end == 320)
    }

    @Test func `S0.26 S0.27 a finger beside, above, below or in the padding goes on selecting`() {
        var bar = Bar("ABC") { $0.endPadding = 20 }
        bar.down(150)
        #expect(bar.move(280, x: 9000).contains("lit 2"))
        #expect(bar.move(299, x: -1) == [])
        #expect(bar.move(5).contains("lit 0"))
        #expect(bar.move(-500) == [])
    }

    @Test func `S0.28 S0.29 touch-down selects, lights and previews without any movement`() {
        var bar = Bar("ABC")
        let log = bar.down(150)
        #expect(log.contains("began") && log.contains("lit 1") && log.contains("preview 1 at 150.0"))
        #expect(log.selections.count == 1)
    }

    @Test func `S0.30 every end of a touch ends the drag and its preview`() {
        for end in [IndexBarTouch.Phase.ended, .cancelled] {
            var bar = Bar("ABC")
            bar.down(150)
            #expect(bar.input(.touch(IndexBarTouch(end, x: 7, y: 150))).contains("no preview"))
            #expect(!bar.engine.isTracking)
        }
    }

    @Test func `S0.31 a second finger does not pull the selection to the middle`() {
        var bar = Bar("ABC")
        bar.down(50)
        #expect(bar.down(250, id: 2) == [])
        #expect(bar.move(60) == [])
        #expect(bar.selected == 0)
    }

    @Test func `S0.33 a drag tells its beginning, its changes and its end`() {
        var bar = Bar("ABC")
        #expect(bar.down(50).first == "began")
        #expect(bar.move(150).first == "select 1 section 1 row 1 touch changed")
        #expect(bar.lift().first == "ended")
    }

    @Test func `S0.34 what takes the touch is wider than what is drawn`() {
        let thickness = IndexBarThickness(style: IndexBarStyle(), metrics: IndexBarMetrics())
        #expect(thickness.drawn == 15)
        #expect(thickness.hit == 24)
    }

    @Test func `S0.36 the whole bar has one value that steps change`() {
        var bar = Bar("ABC")
        #expect(bar.engine.accessibleValue() == "A, 1 of 3")
        bar.input(.adjust(by: 2))
        #expect(bar.engine.accessibleValue() == "B, 2 of 3")
    }

    @Test func `S0.37 it mirrors, has a search entry, follows the list and obeys keys`() {
        var bar = Bar(IndexBarContent(titles: ["?", "A", "B"], sections: [nil, 0, 1], rowCounts: [2, 2])) {
            $0.axis = .horizontal
        }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 300, height: 15, isRightToLeft: true))
        #expect(bar.down(7, x: 299).selections == ["select 0 section top row 0 touch began"])
        bar.lift()
        #expect(bar.scroll(2) == ["lit 2"])
        #expect(bar.key(.previous).contains("lit 1"))
    }
}
