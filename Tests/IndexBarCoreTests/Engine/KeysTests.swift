import IndexBarCore
import Testing

/// Rules E12 and 4a.8: steps and typed text.
@Suite struct KeysTests {
    @Test func `E12 next starts before the first, skips empty sections and stops at the end`() {
        var bar = Bar("ABCD", rows: [2, 0, 0, 2])
        #expect(
            bar.key(.next) == ["select 0 section 0 row 0 key ended", "lit 0", "feedback", "announce 0"])
        #expect(bar.key(.next).selections == ["select 3 section 3 row 2 key ended"])
        #expect(bar.key(.next) == [])
        #expect(bar.key(.previous).selections == ["select 0 section 0 row 0 key ended"])
        #expect(bar.key(.previous) == [])
    }

    @Test func `4a.8 steps start from the lit entry, else from the selected one`() {
        var bar = Bar("ABCDE")
        bar.key(.next)
        bar.scroll(2)
        #expect(bar.key(.next).selections == ["select 3 section 3 row 3 key ended"])
        bar = Bar(IndexBarContent(titles: ["A", "B", "C"], sections: [1, 2, 3], rowCounts: [1, 1, 1, 1]))
        bar.down(150)
        bar.lift()
        bar.scroll(0)
        #expect(bar.lit == nil)
        #expect(bar.key(.next).selections == ["select 2 section 3 row 3 key ended"])
    }

    @Test func `4a.8 steps back from nothing go nowhere`() {
        var bar = Bar("ABC")
        #expect(bar.key(.previous) == [])
        #expect(bar.input(.adjust(by: -1)) == [])
        #expect(bar.input(.adjust(by: 0)) == [])
    }

    @Test func `4a.8 many steps at once stop at the ends, whatever their number`() {
        var bar = Bar("ABCD", rows: [0, 1, 1, 0])
        #expect(bar.input(.adjust(by: .max)).selections == ["select 2 section 2 row 1 adjust ended"])
        #expect(bar.input(.adjust(by: .min)).selections == ["select 1 section 1 row 0 adjust ended"])
    }

    @Test func `E12 a page is the next drawn title, else the last entry`() {
        var bar = Bar(IndexBarContent(count: 9)) { $0.distribution = .center }
        bar.resize(to: 5 * 14)
        #expect(bar.key(.pageForward).selections == ["select 0 section 0 row 0 key ended"])
        #expect(bar.key(.pageForward).selections == ["select 4 section 4 row 4 key ended"])
        bar.key(.next)
        #expect(bar.key(.pageForward).selections == ["select 8 section 8 row 8 key ended"])
        #expect(bar.key(.pageForward) == [])
        bar.key(.previous)
        #expect(bar.key(.pageBackward).selections == ["select 4 section 4 row 4 key ended"])
        #expect(bar.key(.pageBackward).selections == ["select 0 section 0 row 0 key ended"])
        #expect(bar.key(.pageBackward) == [])
    }

    @Test func `4a.8 a page lands on titles with rows only, and goes to the end where no title is drawn`() {
        var bar = Bar(IndexBarContent(count: 9, rowCounts: [1, 1, 1, 1, 0, 1, 1, 1, 0])) {
            $0.distribution = .center
        }
        bar.resize(to: 5 * 14)
        bar.key(.first)
        #expect(bar.key(.pageForward).selections == ["select 7 section 7 row 6 key ended"])
        bar.resize(to: 14)
        #expect(bar.key(.pageBackward).selections == ["select 0 section 0 row 0 key ended"])
        bar.resize(to: 0)
        #expect(bar.key(.pageForward).selections == ["select 7 section 7 row 6 key ended"])
    }

    @Test func `E12 first and last land on entries with rows, the search entry among them`() {
        var bar = Bar("ABCD", rows: [0, 1, 1, 0])
        #expect(bar.key(.last).selections == ["select 2 section 2 row 1 key ended"])
        #expect(bar.key(.first).selections == ["select 1 section 1 row 0 key ended"])
        bar = Bar(IndexBarContent(titles: ["?", "A"], sections: [nil, 0], rowCounts: [3]))
        #expect(bar.key(.first).selections == ["select 0 section top row 0 key ended"])
        #expect(bar.key(.next).selections == ["select 1 section 0 row 0 key ended"])
    }

    @Test func `4a.8 what changes nothing gives nothing, but first, last and text again after a scroll`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        bar.key(.first)
        #expect(bar.key(.first) == [])
        #expect(bar.type("a", time: 5) == [])
        bar.scroll(2)
        #expect(bar.key(.first).selections == ["select 0 section 0 row 0 key ended"])
        bar.scroll(3)
        #expect(bar.type("a", time: 10).selections.count == 1)
        bar.scroll(4)
        #expect(bar.key(.previous) == [])
    }

    @Test func `E12 text finds the first title that it begins, in capitals or not`() {
        var bar = Bar(IndexBarContent(titles: ["Alpha", "ALTO", "Beta"]))
        #expect(bar.type("ALT", time: 0).selections == ["select 1 section 1 row 1 key ended"])
        #expect(bar.type("b", time: 5).selections == ["select 2 section 2 row 2 key ended"])
        #expect(bar.type("alt0", time: 10) == [])
        #expect(bar.type("", time: 20) == [])
    }

    @Test func `E12 text typed within a second is added, later it begins anew`() {
        var bar = Bar(IndexBarContent(titles: ["A", "N", "Am", "Amn"]))
        bar.type("a", time: 1)
        #expect(bar.type("m", time: 1.999).selections == ["select 2 section 2 row 2 key ended"])
        #expect(bar.type("n", time: 2.5).selections == ["select 3 section 3 row 3 key ended"])
        #expect(bar.type("n", time: 3.5).selections == ["select 1 section 1 row 1 key ended"])
        bar = Bar(IndexBarContent(titles: ["A", "M", "Am"]))
        bar.type("a", time: 1)
        #expect(bar.type("m", time: 2).selections == ["select 1 section 1 row 1 key ended"])
    }

    @Test func `4a.8 text that matches nothing with the text before is tried alone`() {
        var bar = Bar(IndexBarContent(titles: ["A", "N", "Na"]))
        bar.type("a", time: 1)
        #expect(bar.type("n", time: 1.5).selections == ["select 1 section 1 row 1 key ended"])
        #expect(bar.type("a", time: 2).selections == ["select 2 section 2 row 2 key ended"])
    }

    @Test func `4a.8 text takes an entry with an empty section too`() {
        var bar = Bar("ABC", rows: [2, 0, 2])
        #expect(bar.type("b", time: 0).selections == ["select 1 section 2 row 2 key ended"])
        bar.restyle { $0.emptySections = .ignore }
        #expect(bar.type("b", time: 9) == [])
    }

    @Test func `4a.8 the search key counts in place of the title where there is one`() {
        var bar = Bar(IndexBarContent(titles: ["É", "Z"], searchKeys: ["e", nil]))
        #expect(bar.type("e", time: 0).selections.count == 1)
        #expect(bar.type("é", time: 5) == [])
        #expect(bar.type("Z", time: 9).selections == ["select 1 section 1 row 1 key ended"])
    }

    @Test func `E12 keys on an empty bar do nothing`() {
        var bar = Bar(IndexBarContent())
        let keys = [
            IndexBarKey.next, .previous, .pageForward, .pageBackward, .first, .last, .typed(0), .typed(nil),
        ]
        #expect(keys.flatMap { bar.key($0) } == [])
    }
}
