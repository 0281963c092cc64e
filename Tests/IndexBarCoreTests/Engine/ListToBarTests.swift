import IndexBarCore
import Testing

/// Rules E11 and 4a.7: the lit entry follows the list.
@Suite struct ListToBarTests {
    @Test func `E11 a row lights the section that holds it, half-open`() {
        var bar = Bar("ABC", rows: [5, 5, 2])
        #expect(bar.scroll(0) == ["lit 0"])
        #expect(bar.scroll(4, fraction: 0.99) == [])
        #expect(bar.scroll(5) == ["lit 1"])
        #expect(bar.scroll(9) == [])
        #expect(bar.scroll(10) == ["lit 2"])
        #expect(bar.scroll(5, byUser: false) == ["lit 1"])
    }

    @Test func `4a.7 rows outside the list count as its ends`() {
        var bar = Bar("ABC", rows: [5, 5, 2])
        #expect(bar.scroll(12) == ["lit 2"])
        #expect(bar.scroll(.max) == [])
        #expect(bar.scroll(.min) == ["lit 0"])
    }

    @Test func `4a.7 an empty list ignores scrolling`() {
        var bar = Bar("ABC", rows: [0, 0, 0])
        #expect(bar.scroll(0) == [])
        #expect(bar.scroll(9) == [])
        bar.replace(IndexBarContent())
        #expect(bar.scroll(0) == [])
    }

    @Test func `E11 during a drag the list does not move the light`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.down(250)
        #expect(bar.scroll(0, byUser: false) == [])
        #expect(bar.scroll(0, byUser: true) == [])
        #expect(bar.lit == 2)
    }

    @Test func `E11 the short tail stays lit until the user scrolls`() {
        var bar = Bar("ABC", rows: [50, 1, 1])
        bar.down(250)
        bar.lift()
        #expect(bar.scroll(40, byUser: false) == [])
        #expect(bar.lit == 2)
        #expect(bar.scroll(40, byUser: true) == ["lit 0"])
        #expect(bar.scroll(50, byUser: false) == ["lit 1"])
    }

    @Test func `E11 the same holds after a key, a step and an activation`() {
        for input in [IndexBarInput.key(.last, time: 0), .adjust(by: 9), .wheel(by: 9), .choose(entry: 2)] {
            var bar = Bar("ABC", rows: [50, 1, 1])
            bar.input(input)
            #expect(bar.scroll(40, byUser: false) == [])
            #expect(bar.lit == 2)
        }
    }

    @Test func `4a.7 of several entries for a section the lit one stays, else the first is lit`() {
        var bar = Bar(IndexBarContent(titles: ["A", "B", "C"], sections: [0, 1, 1], rowCounts: [2, 2]))
        #expect(bar.scroll(2) == ["lit 1"])
        bar.down(250)
        bar.lift()
        #expect(bar.scroll(3) == [])
        #expect(bar.lit == 2)
        bar.scroll(0)
        #expect(bar.scroll(2) == ["lit 1"])
    }

    @Test func `4a.7 a section without an entry lights the one for the nearest section before it, else none`()
    {
        var bar = Bar(IndexBarContent(titles: ["B", "D"], sections: [1, 3], rowCounts: [2, 2, 2, 2, 2]))
        bar.scroll(2)
        #expect(bar.scroll(5) == [])
        #expect(bar.scroll(8) == ["lit 1"])
        #expect(bar.scroll(1) == ["lit none"])
    }

    @Test func `4a.7 a search entry is never lit by scrolling`() {
        var bar = Bar(IndexBarContent(titles: ["?", "A"], sections: [nil, 0], rowCounts: [3]))
        bar.down(50)
        bar.lift()
        #expect(bar.lit == 0)
        #expect(bar.scroll(0, byUser: false) == [])
        #expect(bar.scroll(0, byUser: true) == ["lit 1"])
        bar = Bar(IndexBarContent(titles: ["?", "B"], sections: [nil, 1], rowCounts: [3, 3]))
        #expect(bar.scroll(0) == [], "nor where no other entry stands for the section")
    }

    @Test func `4a.3 sections in any order are found by row`() {
        var bar = Bar(IndexBarContent(titles: ["C", "A", "B"], sections: [2, 0, 1], rowCounts: [2, 2, 2]))
        #expect(
            (0..<6).map { bar.scroll($0) }.map { $0.first } == ["lit 1", nil, "lit 2", nil, "lit 0", nil])
    }

    @Test func `4a.3 without row counts every section has one row`() {
        var bar = Bar("ABC")
        #expect(bar.scroll(1) == ["lit 1"])
        #expect(bar.scroll(2) == ["lit 2"])
    }
}
