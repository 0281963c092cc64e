import IndexBarCore
import Testing

/// The first ancestor's faults, as far as the core decides (Documentation/Catalogue.md, S0).
@Suite struct FirstAncestorTests {
    @Test func `S0.1 a title is found by its index, among a million equal ones too`() {
        let content = IndexBarContent(titles: Array(repeating: "•", count: 1_000_000))
        var bar = Bar(content, height: 14_000_000)
        #expect(bar.down(765_432 * 14 + 7).contains("lit 765432"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `S0.6 a hit is arithmetic: loops over two billion titles would not come to an end`() {
        let count = 2_147_483_647
        let layout = World(count: count, extent: 600).layout
        let hits = (0...10_000).compactMap { layout.entry(at: 600 * Double($0) / 10_000) }
        #expect(hits.count == 10_001 && hits == hits.sorted())
        #expect(hits.first == 0 && hits.last == count - 1)
        let entry = layout.band(of: 1_234_567_890).map { layout.entry(at: $0.center) }
        #expect(entry == 1_234_567_890)
    }

    @Test func `S0.2 S0.3 at first no entry is selected, and entry 0 can be selected first`() {
        var bar = Bar("ABC")
        #expect(bar.selected == nil)
        #expect(bar.down(50).selections.count == 1)
    }

    @Test func `S0.2 a touch that finds nothing leaves no index behind`() {
        var bar = Bar("ABC")
        bar.resize(to: 0)
        #expect(bar.down(50) + bar.lift() == [])
        #expect(bar.selected == nil && bar.lit == nil)
        bar = Bar("AB", rows: [3, 0]) { $0.emptySections = .ignore }
        #expect(bar.down(150) + bar.lift() == ["began", "ended"])
        #expect(bar.selected == nil && bar.lit == nil)
    }

    @Test(arguments: [0, 3, 20])
    func `S0.4 a title touched again after scrolling by hand selects again`(row: Int) {
        var bar = Bar("ABC", rows: [9, 9, 9])
        bar.down(50)
        bar.lift()
        bar.scroll(row)
        #expect(bar.down(50).selections == ["select 0 section 0 row 0 touch began"])
    }

    @Test func `S0.5 fewer titles leave no stale index behind, and a title out of range is empty`() {
        var bar = Bar("ABC")
        bar.down(250)
        bar.lift()
        #expect(bar.replace(IndexBarContent(titles: ["A"])) == ["lit none"])
        #expect(bar.selected == nil && bar.lit == nil)
        #expect([-1, 1, 2].map { bar.engine.content.title(at: $0) } == ["", "", ""])
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
        #expect(bar.engine.layout.slots.map { $0.band.start } == [30, 110, 190])
        #expect(bar.engine.layout.slots.last?.band.end == 270)
        #expect(bar.move(195).contains("lit 2"), "without the padding 195 is still B")
    }

    @Test func `S0.10 titles are values: an array changed later changes nothing, an equal one is equal`() {
        var titles = ["A", "B"]
        let content = IndexBarContent(titles: titles)
        #expect(content == IndexBarContent(titles: ["A", "B"]))
        titles[0] = "Z"
        #expect(content.title(at: 0) == "A")
        #expect(content != IndexBarContent(titles: titles))
        var bar = Bar(content)
        bar.replace(IndexBarContent(titles: titles))
        #expect(bar.engine.accessibleValue() == "Z, 1 of 2")
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
            #expect(slots.allSatisfy { abs($0.band.length - (height - 4) / 27) < 1e-9 }, "nor a longer end")
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
        #expect(world.layout.entry(at: 1.5) == nil)
        world.extent = 30
        world.frame.padding = 0
        let unpadded = world.layout
        world.frame.padding = -8
        #expect(world.layout == unpadded)
    }

    @Test func `S0.23 insets of all sides are there, and what is across the bar does not shorten it`() {
        let insets = IndexBarInsets(top: 20, left: 5, bottom: 30, right: 7)
        var bar = Bar("ABC")
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 15, height: 350, insets: insets))
        #expect(bar.engine.layout.slots.first?.band.start == 20)
        #expect(bar.engine.layout.slots.last?.band.end == 320)
        bar.restyle { $0.axis = .horizontal }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 350, height: 15, insets: insets))
        #expect(bar.engine.layout.slots.first?.band.start == 5)
        #expect(bar.engine.layout.slots.last?.band.end == 343)
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

    @Test func `S0.30 every end of a touch ends the drag and its preview, and the next touch counts`() {
        let ends = [IndexBarTouch.Phase.ended, .cancelled].map {
            IndexBarInput.touch(IndexBarTouch($0, x: 7, y: 150))
        }
        for end in ends + [.escape] {
            var bar = Bar("ABC")
            bar.down(150)
            #expect(bar.input(end).contains("no preview"))
            #expect(!bar.engine.isTracking)
            #expect(bar.down(50, id: 1).first == "began")
        }
    }

    @Test func `S0.31 a second finger does not pull the selection to the middle`() {
        var bar = Bar("ABC")
        bar.down(50)
        #expect(bar.down(250, id: 2) + bar.move(260, id: 2) + bar.lift(id: 2) == [])
        #expect(bar.move(60) == [])
        #expect(bar.selected == 0)
        #expect(bar.engine.isTracking)
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

    @Test func `S0.37 it mirrors, has a search entry, is felt, follows the list and obeys keys`() {
        var bar = Bar(IndexBarContent(titles: ["?", "A", "B"], sections: [nil, 0, 1], rowCounts: [2, 2])) {
            $0.axis = .horizontal
        }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 300, height: 15, isRightToLeft: true))
        let log = bar.down(7, x: 299)
        #expect(log.selections == ["select 0 section top row 0 touch began"])
        #expect(log.contains("feedback"))
        bar.lift()
        #expect(bar.scroll(2) == ["lit 2"])
        #expect(bar.key(.previous).contains("lit 1"))
    }
}
