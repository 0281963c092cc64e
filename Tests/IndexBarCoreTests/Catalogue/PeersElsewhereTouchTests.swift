import IndexBarCore
import Testing

/// Faults of peers on other platforms, as far as the core decides (Documentation/Catalogue.md, Q): touches and drags.
@Suite struct PeersElsewhereTouchTests {
    @Test func `Q19 Q79 a drag owns the light until it ends`() {
        var bar = Bar("XYZ", rows: [50, 1, 1])
        bar.down(50)
        for y in [120.0, 180, 250] {
            bar.move(y)
            #expect(bar.scroll(0, byUser: false) + bar.scroll(3) == [])
        }
        #expect(bar.lit == 2)
        bar.lift()
        #expect(bar.lit == 2)
        #expect(bar.scroll(3) == ["lit 0"], "then the list has it again")
    }

    @Test(arguments: [15.0, 27])
    func `Q51 drag and tap agree all along the bar`(titles: Double) {
        var bar = Bar(IndexBarContent(count: 27), height: titles * 14) { $0.distribution = .center }
        for step in 0...Int(titles * 56) {
            let y = Double(step) / 4
            bar.down(y)
            let tapped = bar.lit
            bar.move(y < titles * 7 ? titles * 14 : 0)
            bar.move(y)
            #expect(bar.lit == tapped, "at \(y)")
            bar.lift()
        }
    }

    @Test
    func `Q61 Q63 a touch that is taken away hides the preview, and selects nothing where release does`() {
        var bar = Bar("ABC") { $0.selects = .onRelease }
        bar.down(150)
        #expect(bar.move(160) + bar.move(170) == [], "nothing is told twice")
        #expect(bar.cancel() == ["cancelled", "lit none", "no preview"])
        #expect(bar.selected == nil)
        #expect(bar.engine.takeScroll() == nil)
    }

    @Test func `Q62 Q72 Q85 a drag goes on beside the bar, and lights one entry at a time`() {
        var bar = Bar("ABC")
        bar.down(250)
        #expect(bar.move(150, x: -33).filter { $0.hasPrefix("lit") } == ["lit 1"])
        #expect(bar.move(50, x: -33).filter { $0.hasPrefix("lit") } == ["lit 0"])
        bar.cancel()
        #expect(bar.move(250, x: -33) == [], "not stuck after a cancel")
        #expect(bar.down(150).first == "began")
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
        func thickness(_ style: IndexBarStyle) -> IndexBarThickness {
            IndexBarThickness(style: style, metrics: IndexBarMetrics())
        }
        var style = IndexBarStyle()
        #expect(thickness(style).hit == 24)
        style.floats = true
        #expect(thickness(style).hit == 44)
        style.hitThickness = 18
        #expect(thickness(style).hit == 18)
        #expect(thickness(style).drawn == 15)
        style.maximumThickness = 8
        #expect(thickness(style).hit == 18 && thickness(style).drawn == 8)
    }

    @Test func `Q71 a tap of 60 ms selects`() {
        var bar = Bar("ABC")
        #expect(bar.down(150, time: 5).selections.count == 1)
        #expect(bar.lift(150, time: 5.06).first == "ended")
    }

    @Test func `Q73 titles are any strings, and a slide over them does not stall`() {
        var bar = Bar(IndexBarContent(titles: ["123", "", "#"]))
        #expect(bar.down(50).contains("lit 0"))
        #expect(bar.move(150).contains("lit 1"))
        #expect(bar.move(250).contains("lit 2"))
        #expect(bar.move(50).contains("lit 0"))
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

    @Test func `Q81 away from the bar the same movement is finer`() {
        var bar = Bar("ABC", rows: [40, 40, 40]) { $0.fineScrub = true }
        bar.down(150)
        bar.move(150, x: 207)
        bar.move(200, x: 207)
        #expect(bar.engine.takeScroll()?.row == 42)
        #expect(bar.selected == 1)
    }

    @Test(arguments: [0.0, 200])
    func `Q81 a finger that trembles on a border changes nothing, beside the bar and away from it`(
        away: Double
    ) {
        var bar = Bar("ABC", rows: [40, 40, 40]) { $0.fineScrub = true }
        bar.down(101)
        // Away from the bar a step leads to the start of B's band, and ten points of the finger are one.
        bar.move(101, x: 7 + away)
        var log: [String] = []
        for step in 0..<100 {
            log += bar.move(step.isMultiple(of: 2) ? 99.1 : 100.9, x: 7 + away)
        }
        #expect(log == [])
        #expect(bar.selected == 1)
        #expect(bar.move(away > 0 ? 80 : 98.9, x: 7 + away).contains("lit 0"), "past a point it is A's")
    }

    @Test func `Q84 far jumps are one selection, however many sections lie between`() {
        var bar = Bar(IndexBarContent(count: 26, rowCounts: Array(repeating: 270, count: 26)))
        bar.down(50)
        #expect(bar.move(2550).selections == ["select 25 section 25 row 6750 touch changed"])
        #expect(bar.engine.takeScroll()?.row == 6750)
        #expect(bar.engine.takeScroll() == nil)
    }

    @Test func `Q86 26 sections that become 2 under the finger leave no index behind`() {
        var bar = Bar(IndexBarContent(count: 26))
        bar.down(2450)
        bar.replace(IndexBarContent(count: 2))
        #expect(bar.selected == 1 && bar.lit == 1 && bar.engine.trackedEntry == 1)
        #expect(bar.engine.preview?.entry == 1)
        #expect(bar.move(2450) == [])
        #expect(bar.move(50).selections == ["select 0 section 0 row 0 touch changed"])
        #expect(bar.lift() == ["ended", "no preview"])
    }

    @Test func `Q87 a bar without entries or without rows is inert`() {
        var bar = Bar(IndexBarContent(), height: 300)
        #expect(bar.down(150) + bar.move(50) + bar.lift() + bar.scroll(0) + bar.key(.next) == [])
        bar = Bar("ABC", rows: [0, 0, 0])
        #expect(bar.down(150) == ["began"], "nothing is selected, lit or previewed")
        #expect(bar.move(50) + bar.lift() == ["ended"])
        #expect(bar.key(.next) + bar.scroll(0) == [])
    }
}
