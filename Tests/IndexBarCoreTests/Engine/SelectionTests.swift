import Testing

@testable import IndexBarCore

/// Rules E1, E2, E10 and 4a.9: what a selection is and what comes with it.
@Suite struct SelectionTests {
    @Test func `a page finds the title of a bar with a single slot`() {
        let (entries, style) = (IndexBarEntries(count: 1), IndexBarStyle())
        let layout = IndexBarLayout(
            entries: entries, style: style, metrics: IndexBarMetrics(width: 15, height: 100))
        #expect(layout.slotCount == 1 && layout.title(after: -1, forward: true, in: entries) == 0)
    }

    @Test func `a band of less than a point is divided by fractions too`() {
        let entries = IndexBarEntries(count: 1000)
        let layout = IndexBarLayout(
            entries: entries, style: IndexBarStyle(), metrics: IndexBarMetrics(width: 15, height: 300))
        let band = layout.band(of: 501)
        #expect(band.map { $0.length < 1 } == true)
        #expect(abs(layout.fraction(at: band?.center ?? 0, in: 501) - 0.5) < 1e-6)
    }

    @Test func `previews that differ by rounding alone are alike`() {
        let one = IndexBarPreview(entry: 0, offset: 0.1 + 0.2)
        #expect(one.offset != 0.3 && IndexBarPreview.areAlike(one, IndexBarPreview(entry: 0, offset: 0.3)))
        #expect(!IndexBarPreview.areAlike(one, IndexBarPreview(entry: 0, offset: 0.300001)))
        #expect(!IndexBarPreview.areAlike(one, IndexBarPreview(entry: 1, offset: 0.3)))
        #expect(!IndexBarPreview.areAlike(one, nil) && IndexBarPreview.areAlike(nil, nil))
    }

    @Test func `E1 nothing selected is not entry 0, and the first touch on it selects`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        #expect(bar.selected == nil)
        #expect(bar.lit == nil)
        #expect(
            bar.down(50) == [
                "began", "select 0 section 0 row 0 touch began", "lit 0", "preview 0 at 50.0", "feedback",
                "announce 0",
            ])
        #expect(bar.selected == 0)
        #expect(bar.lit == 0)
    }

    @Test func `E2 touching the selected entry again selects it again`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.down(150)
        bar.lift()
        #expect(bar.down(150) == ["began", "select 1 section 1 row 5 touch began", "preview 1 at 150.0"])
    }

    @Test func `E2 a drag reports an entry once a change, however many moves there are`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.down(110)
        for y in 111...190 { #expect(bar.move(Double(y)) == []) }
        #expect(
            bar.move(250) == [
                "select 2 section 2 row 10 touch changed", "lit 2", "preview 2 at 250.0", "feedback",
                "announce 2",
            ])
        #expect(bar.move(150).selections == ["select 1 section 1 row 5 touch changed"])
    }

    @Test func `E10 feedback comes when another row is reached, and again once the user has scrolled`() {
        var bar = Bar("ABC", rows: [5, 0, 5])
        #expect(bar.down(250).contains("feedback"))
        #expect(bar.move(150).contains("feedback") == false, "B is empty and leads to C's row")
        bar.lift()
        #expect(bar.down(250).contains("feedback") == false)
        bar.lift()
        bar.scroll(0, byUser: false)
        #expect(bar.down(250).contains("feedback") == false)
        bar.lift()
        bar.scroll(0, byUser: true)
        #expect(bar.down(250).contains("feedback"))
    }

    @Test func `4a.9 new content forgets the row of the last decision`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.down(150)
        bar.lift()
        bar.replace(bar.engine.content)
        #expect(bar.down(150).contains("feedback"))
    }

    @Test func `4a.9 the announcement comes only with an entry that was not selected`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        #expect(bar.down(150).contains("announce 1"))
        bar.lift()
        #expect(bar.down(150).contains("announce 1") == false)
        bar.lift()
        #expect(bar.key(.next).contains("announce 2"))
        #expect(bar.input(.adjust(by: -1)).contains { $0.hasPrefix("announce") } == false)
    }

    @Test func `4a.9 the preview is at the centre of the band, also in a gap`() {
        var bar = Bar(IndexBarContent(count: 9)) { $0.distribution = .center }
        bar.resize(to: 42)
        #expect(bar.down(15).contains("preview 1 at 15.0"))
        #expect(bar.move(27).contains("preview 7 at 27.0"))
        #expect(bar.lift().contains("no preview"))
    }

    @Test func `4a.1 content, style, size and scrolling select nothing`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        let logs = [
            bar.replace(IndexBarContent(count: 4)), bar.restyle { $0.gaps = .overlap }, bar.resize(to: 10),
            bar.scroll(3), bar.input(.hideDelayOver), bar.input(.hover(x: 1, y: 1)), bar.input(.escape),
        ]
        #expect(logs.flatMap { $0.selections } == [])
        #expect(bar.selected == nil)
    }

    @Test func `4a.3 row counts through the whole list, and a search entry leads to its top`() {
        var bar = Bar(
            IndexBarContent(
                titles: ["?", "A", "B"], sections: [nil, 1, 2], rowCounts: [7, 1, 2]))
        #expect(bar.down(150).selections == ["select 1 section 1 row 7 touch began"])
        #expect(bar.move(50).selections == ["select 0 section top row 0 touch changed"])
        #expect(bar.move(250).selections == ["select 2 section 2 row 8 touch changed"])
    }
}
