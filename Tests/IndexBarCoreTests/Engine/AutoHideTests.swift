import IndexBarCore
import Testing

/// Rules E15, 4a.14 and L13: when the bar hides, and what it keeps free.
@Suite struct AutoHideTests {
    @Test func `E15 never hides, whatever the timer says`() {
        var bar = Bar("ABC")
        #expect(!bar.engine.isHidden)
        #expect(bar.input(.hideDelayOver) == [])
        #expect(!bar.engine.isHidden)
    }

    @Test func `4a.14 untilTouched begins hidden, and the touch that reveals it begins the drag at once`() {
        var bar = Bar("ABC") {
            $0.autoHide = .untilTouched
            $0.activation = .drag(minimum: 50)
        }
        #expect(bar.engine.isHidden)
        #expect(
            bar.down(150) == [
                "began", "select 1 section 1 row 1 touch began", "lit 1", "preview 1 at 150.0", "feedback",
                "announce 1", "shown",
            ])
        #expect(bar.input(.hideDelayOver) == [])
        bar.lift()
        #expect(bar.input(.hideDelayOver) == ["hidden"])
        #expect(bar.input(.hideDelayOver) == [])
        #expect(bar.lit == 1)
    }

    @Test func `4a.14 untilScrolled is shown by the user's scrolling only, and takes no touch before`() {
        var bar = Bar("ABC") { $0.autoHide = .untilScrolled }
        #expect(bar.down(150) == [])
        #expect(bar.scroll(1, byUser: false) == ["lit 1"])
        #expect(bar.engine.isHidden)
        #expect(bar.scroll(2) == ["lit 2", "shown"])
        bar.move(150)
        #expect(bar.down(150).selections.count == 1)
        bar.lift()
        #expect(bar.input(.hideDelayOver) == ["hidden"])
        #expect(bar.down(150) == [])
    }

    @Test func `4a.14 revealsOnEdgeTouch lets a touch show the bar that waits for scrolling`() {
        var bar = Bar("ABC") {
            $0.autoHide = .untilScrolled
            $0.revealsOnEdgeTouch = true
        }
        #expect(bar.down(150).contains("shown"))
        #expect(bar.engine.isTracking)
    }

    @Test func `E15 fewer rows than the minimum hide the bar, whatever autoHide says`() {
        for autoHide in IndexBarStyle.AutoHide.allCases {
            var bar = Bar("ABC", rows: [3, 3, 3]) {
                $0.minimumRows = 10
                $0.autoHide = autoHide
                $0.revealsOnEdgeTouch = true
            }
            #expect(bar.engine.isHidden)
            #expect(bar.down(150) == [])
            bar.scroll(4)
            #expect(bar.engine.isHidden)
        }
    }

    @Test func `E15 as many rows as the minimum show it`() {
        var bar = Bar("ABC", rows: [3, 3, 3]) { $0.minimumRows = 9 }
        #expect(!bar.engine.isHidden)
        #expect(bar.restyle { $0.minimumRows = 10 } == ["hidden"])
        #expect(bar.replace(IndexBarContent(count: 10)).contains("shown"))
    }

    @Test func `4a.2 a bar that is hidden by new rules or content ends its drag as cancelled`() {
        var bar = Bar("ABC", rows: [3, 3, 3])
        bar.down(150)
        #expect(bar.restyle { $0.minimumRows = 10 } == ["cancelled", "no preview", "hidden"])
        bar = Bar("ABC", rows: [3, 3, 3]) { $0.minimumRows = 9 }
        bar.down(150)
        let fewer = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [1, 1, 1])
        #expect(bar.replace(fewer) == ["cancelled", "no preview", "hidden"])
        #expect(bar.selected == 1)
    }

    @Test func `R26 a style that begins to hide does not end a drag, and hides without one`() {
        var bar = Bar("ABC")
        bar.down(150)
        #expect(bar.restyle { $0.autoHide = .untilTouched } == [])
        #expect(bar.engine.isTracking)
        bar.lift()
        #expect(bar.input(.hideDelayOver) == ["hidden"])
        bar = Bar("ABC")
        #expect(bar.restyle { $0.autoHide = .untilTouched } == ["hidden"])
    }

    @Test func `R26 the end of the delay takes away a touch that waits to become a drag`() {
        var bar = Bar("ABC") {
            $0.autoHide = .untilScrolled
            $0.activation = .delay(seconds: 1)
        }
        bar.scroll(0)
        #expect(bar.down(150, time: 0) == [])
        #expect(bar.input(.hideDelayOver) == ["hidden"])
        #expect(bar.move(150, time: 2) == [])
        #expect(!bar.engine.isTracking)
    }

    @Test func `4a.14 layout, bands and hit answer for a hidden bar as for a shown one`() {
        let hidden = Bar("ABC") { $0.autoHide = .untilTouched }
        #expect(hidden.engine.layout == Bar("ABC").engine.layout)
    }

    @Test func `L13 what rows keep free is known before the first layout, and nothing while hidden`() {
        var style = IndexBarStyle()
        var engine = ContentEngine(content: IndexBarContent(count: 3), style: style)
        #expect(engine.reservedThickness == 15)
        _ = engine.update(metrics: IndexBarMetrics(titleThickness: 31))
        #expect(engine.reservedThickness == 31)
        style.autoHide = .untilTouched
        _ = engine.update(style: style)
        #expect(engine.reservedThickness == 0)
    }

    @Test func `L10 the hit area is apart from what is drawn`() {
        var style = IndexBarStyle()
        var metrics = IndexBarMetrics(titleThickness: 9)
        func thickness() -> [Double] {
            let thickness = IndexBarThickness(style: style, metrics: metrics)
            return [thickness.drawn, thickness.hit]
        }
        #expect(thickness() == [15, 24])
        metrics.titleThickness = 90
        #expect(thickness() == [44, 44])
        style.maximumThickness = nil
        #expect(thickness() == [90, 90])
        style.maximumThickness = 20
        #expect(thickness() == [20, 24])
        style.floats = true
        #expect(thickness() == [20, 44])
        style.hitThickness = 30
        #expect(thickness() == [20, 30])
        style.maximumThickness = .nan
        style.hitThickness = -4
        #expect(thickness() == [0, 0])
    }
}
