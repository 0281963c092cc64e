import IndexBarCore
import Testing

/// Rules E3, E4, 4a.4 and 4a.5: one touch, its phases, and what a cancel leaves behind.
@Suite struct DragTests {
    @Test func `E3 other touches are ignored until the one that owns the drag ends`() {
        var bar = Bar("ABC")
        bar.down(150)
        #expect(bar.down(50, id: 1) == [])
        #expect(bar.move(250, id: 1) == [])
        #expect(bar.lift(id: 1) == [])
        #expect(bar.cancel(id: 1) == [])
        #expect(bar.move(250).selections.count == 1)
        bar.lift()
        #expect(bar.move(50, id: 1) == [])
        #expect(bar.down(50, id: 1).selections.count == 1)
    }

    @Test func `E3 drift across the bar never stops the drag`() {
        var bar = Bar("ABC")
        bar.down(50)
        #expect(bar.move(150, x: -4000).selections == ["select 1 section 1 row 1 touch changed"])
        #expect(bar.move(250, x: 4000).selections == ["select 2 section 2 row 2 touch changed"])
    }

    @Test func `E3 past the ends the first and the last entry count, also after a jump`() {
        var bar = Bar("ABCDE")
        bar.down(250)
        #expect(bar.move(1e6).selections == ["select 4 section 4 row 4 touch changed"])
        #expect(bar.move(-1e6).selections == ["select 0 section 0 row 0 touch changed"])
        #expect(bar.move(499).selections == ["select 4 section 4 row 4 touch changed"])
    }

    @Test func `E4 lifting keeps the last entry, wherever the finger is`() {
        var bar = Bar("ABC")
        bar.down(150)
        #expect(bar.lift(290) == ["ended", "no preview"])
        #expect(bar.selected == 1)
        #expect(bar.lit == 1)
        #expect(!bar.engine.isTracking)
    }

    @Test func `4a.5 a cancelled drag that moved the list keeps its last entry`() {
        var bar = Bar("ABC")
        bar.scroll(2)
        bar.down(50)
        bar.move(150)
        #expect(bar.cancel() == ["cancelled", "no preview"])
        #expect(bar.selected == 1)
        #expect(bar.lit == 1)
    }

    @Test func `E4 a cancelled drag brings the list back to the row at touch-down where asked`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.restoresOnCancel = true }
        bar.down(50)
        bar.lift()
        bar.scroll(7, fraction: 0.25)
        bar.down(250)
        bar.scroll(10, byUser: false)
        #expect(bar.cancel() == ["cancelled", "lit 1", "no preview", "restore row 7 + 0.25"])
        #expect(bar.selected == 0)
        #expect(bar.lit == 1)
    }

    @Test func `4a.5 the row of old content is not restored`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.restoresOnCancel = true }
        bar.scroll(7, fraction: 0.25)
        bar.replace(IndexBarContent(titles: ["A", "B", "C"], rowCounts: [50, 5, 5]))
        bar.down(250)
        #expect(bar.cancel() == ["cancelled", "no preview"])
    }

    @Test func `4a.5 nothing is restored where the row was not known, or the drag selected nothing`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.restoresOnCancel = true }
        bar.down(250)
        #expect(bar.cancel() == ["cancelled", "no preview"])
        #expect(bar.selected == 2)
        bar.scroll(3)
        bar.restyle { $0.selects = .onRelease }
        bar.down(250)
        #expect(bar.cancel() == ["cancelled", "lit 0", "no preview"])
        #expect(bar.selected == 2)
    }

    @Test func `4a.5 new content forgets the row that a cancel would go back to`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.restoresOnCancel = true }
        bar.scroll(3)
        bar.down(250)
        bar.replace(IndexBarContent(titles: ["A", "B", "C"], rowCounts: [5, 5, 6]))
        #expect(bar.cancel() == ["cancelled", "no preview"])
    }

    @Test func `E4 onRelease lights and previews while it moves, and selects once at the lift`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.selects = .onRelease }
        #expect(bar.down(150) == ["began", "lit 1", "preview 1 at 150.0"])
        #expect(bar.move(250) == ["lit 2", "preview 2 at 250.0"])
        #expect(bar.selected == nil)
        #expect(
            bar.lift(50) == [
                "ended", "select 2 section 2 row 10 touch ended", "no preview", "feedback", "announce 2",
            ])
    }

    @Test func `E4 a cancelled onRelease drag selects nothing and lights what was lit`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.selects = .onRelease }
        bar.scroll(0)
        bar.down(150)
        #expect(bar.cancel() == ["cancelled", "lit 0", "no preview"])
        #expect(bar.selected == nil)
    }

    @Test func `4a.5 onRelease works out its row at the lift`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.selects = .onRelease }
        bar.down(150)
        bar.replace(IndexBarContent(titles: ["A", "B", "C"], rowCounts: [40, 5, 5]))
        #expect(bar.lift().selections == ["select 1 section 1 row 40 touch ended"])
    }

    @Test func `4a.4 a second began of the touch that owns the drag counts as moved`() {
        var bar = Bar("ABC")
        bar.down(50)
        #expect(bar.down(150).selections == ["select 1 section 1 row 1 touch changed"])
        #expect(bar.down(150) == [])
    }

    @Test func `4a.4 a touch where there is no slot begins nothing`() {
        var bar = Bar("ABC")
        bar.resize(to: 10)
        #expect(bar.down(5) == [])
        #expect(!bar.engine.isTracking)
        bar.resize(to: 300)
        #expect(bar.move(150) == [])
    }

    @Test func `4a.4 keys, wheel, steps and activation do nothing during a drag`() {
        var bar = Bar("ABC")
        bar.down(150)
        let logs = [
            bar.key(.next), bar.key(.first), bar.type("c", time: 1), bar.key(.pageForward),
            bar.input(.adjust(by: 1)), bar.input(.wheel(by: 1)), bar.input(.choose(entry: 2)),
            bar.input(.activate),
        ]
        #expect(logs.allSatisfy { $0.isEmpty })
        #expect(bar.selected == 1)
    }

    @Test func `E16 escape cancels a drag and does nothing else`() {
        var bar = Bar("ABC")
        #expect(bar.input(.escape) == [])
        bar.down(150)
        #expect(bar.input(.escape) == ["cancelled", "no preview"])
        #expect(bar.move(50) == [])
    }

    @Test func `4a.1 a drag goes on through resizing and restyling, read anew at the next move`() {
        var bar = Bar("ABC")
        bar.down(150)
        #expect(bar.resize(to: 600) == ["preview 1 at 300.0"])
        #expect(bar.engine.isTracking)
        #expect(bar.move(150).selections == ["select 0 section 0 row 0 touch changed"])
        #expect(bar.resize(to: 0) == ["no preview"])
        #expect(bar.move(150) == [])
        #expect(bar.engine.isTracking)
        bar.resize(to: 300)
        #expect(bar.move(250).selections == ["select 2 section 2 row 2 touch changed"])
    }
}
