import IndexBarCore
import Testing

/// What a list shows is held to what there is (rules E11, 4a.5, 4a.7 and D15).
@Suite struct ListHeldTests {
    @Test func `E11 a list without rows lights nothing and puts out nothing`() {
        var bar = Bar(IndexBarContent(titles: ["{search}", "A"], sections: [nil, 0], rowCounts: [0]))
        bar.down(50)
        bar.lift()
        #expect(bar.lit == 0)
        #expect(bar.scroll(0) == [] && bar.scroll(3) == [])
        #expect(bar.lit == 0)
    }

    @Test func `4a.5 the row to go back to is one that the list has`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.restoresOnCancel = true }
        bar.scroll(99, fraction: 0.5)
        bar.down(50)
        #expect(bar.cancel().contains("restore row 14 + 0.5"))
        bar.scroll(-4)
        bar.down(150)
        #expect(bar.cancel().contains("restore row 0 + 0.0"))
    }

    @Test func `4a.7 a section after the last entry's lights that`() {
        var bar = Bar(IndexBarContent(titles: ["A", "B", "C"], rowCounts: [5, 5, 5, 5, 5]))
        bar.scroll(24)
        #expect(bar.lit == 2)
        bar.scroll(16)
        #expect(bar.lit == 2)
        bar.scroll(9)
        #expect(bar.lit == 1)
    }

    @Test func `4a.7 without counts every section that an entry leads to has a row`() {
        let entries = IndexBarEntries(count: 3, sections: [0, 2, 4])
        #expect(entries.rowCount == 5)
        #expect((0..<3).allSatisfy { entries.hasRows(at: $0) })
        #expect(IndexBarEntries(count: 2, sections: [nil, nil]).rowCount == 0)
    }

    @Test func `D15 a header on top is gone back to by its section's first row`() {
        var bar = ListedBar { $0.restoresOnCancel = true }
        bar.list(150, fraction: 0.5) { $0.section = 3 }
        _ = bar.finger(.began, 9)
        _ = bar.driver.frame()
        bar.list(450) { $0.section = nil }
        _ = bar.finger(.cancelled, 9)
        let restore = bar.driver.frame().restore
        #expect(restore?.row == 150 && restore?.fraction == 0)
    }

    @Test func `E18 another style shows no preview by itself, and ends one that it does not want`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.scroll(6)
        #expect(bar.restyle { $0.previewsWhileScrolling = true } == [])
        #expect(bar.scroll(7).contains("preview 1 at 150.0"))
        #expect(bar.restyle { $0.fineScrub = true } == [])
        #expect(bar.restyle { $0.previewsWhileScrolling = false } == ["no preview"])
    }

    @Test func `4a.12 a place that is no number does not stay`() {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.fineScrub = true }
        bar.down(150)
        bar.move(150, x: 87, time: 1)
        bar.move(.nan, x: 87, time: 2)
        bar.move(250, x: 7, time: 3)
        #expect(bar.selected == 2)
    }

    @Test func `4a.12 what hysteresis keeps is at most at the band's end`() {
        var bar = Bar("ABC", rows: [10, 10, 10]) { ($0.fineScrub, $0.hysteresis) = (true, 20) }
        bar.down(150)
        bar.move(150, x: 87, time: 1)
        // From the band's start at 100, half as far: 210, which the hysteresis keeps.
        let log = bar.move(370, x: 87, time: 2)
        #expect(bar.selected == 1)
        #expect(log.selections.count == 1 && log.selections[0].hasPrefix("select 1 section 1 row 19 + 0.999"))
    }

    @Test func `4a.8 a page back from the first entry selects it if it was not`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.down(250)
        bar.lift()
        bar.scroll(0)
        #expect(bar.lit == 0 && bar.selected == 2)
        #expect(bar.key(.pageBackward).selections == ["select 0 section 0 row 0 key ended"])
        #expect(bar.key(.pageBackward) == [])
    }

    @Test func `4a.8 a page on from the last entry selects it if it was not`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.down(50)
        bar.lift()
        bar.scroll(14)
        #expect(bar.lit == 2 && bar.selected == 0)
        #expect(bar.key(.pageForward).selections == ["select 2 section 2 row 10 key ended"])
    }
}
