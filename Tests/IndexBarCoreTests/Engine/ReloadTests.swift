import IndexBarCore
import Testing

/// Rules E8, 4a.1 and 4a.2: what stays when the content changes.
@Suite struct ReloadTests {
    private func content(_ ids: String, rows: [Int]? = nil) -> IndexBarContent {
        let ids = ids.map { String($0) }
        return IndexBarContent(titles: ids.map { $0.uppercased() }, rowCounts: rows, ids: ids)
    }

    @Test func `E8 the entry with the same id stays selected during a drag`() {
        var bar = Bar(content("abcde"))
        bar.down(350)
        #expect(bar.replace(content("bd")) == ["lit 1", "preview 1 at 375.0"])
        #expect(bar.selected == 1)
        #expect(bar.engine.trackedEntry == 1)
    }

    @Test func `4a.2 a vanished entry goes to the nearest in the old order that exists, the later on a tie`()
    {
        var bar = Bar(content("abcde"))
        bar.down(250)
        bar.replace(content("aebd"))
        #expect(bar.selected == 3, "c goes to d, the later neighbour")
        bar = Bar(content("abcde"))
        bar.down(250)
        bar.replace(content("xxba"))
        #expect(bar.selected == 2, "d is gone too: b is nearer than e and a")
    }

    @Test func `4a.2 where no entry exists any more the old index counts, at most the last`() {
        var bar = Bar(content("abcde"))
        bar.down(350)
        bar.replace(content("vwxyz"))
        #expect(bar.selected == 3)
        bar.replace(content("pq"))
        #expect(bar.selected == 1)
    }

    @Test func `4a.2 of several entries with one id the nearest to the old index counts, the later on a tie`()
    {
        var bar = Bar(content("aabaa"))
        bar.down(150)
        bar.replace(content("axxa"))
        #expect(bar.selected == 0)
        bar = Bar(content("xxaxx"))
        bar.down(250)
        bar.replace(content("xaxa"))
        #expect(bar.selected == 3)
    }

    @Test func `4a.2 without ids the index counts`() {
        var bar = Bar("ABCDE")
        bar.down(250)
        bar.replace(IndexBarContent(titles: ["V", "W", "X", "Y"]))
        #expect(bar.selected == 2)
        bar.replace(IndexBarContent(titles: ["V", "W"]))
        #expect(bar.selected == 1, "the last that still exists")
    }

    @Test func `4a.2 without a drag an entry that vanishes leaves nothing selected and nothing lit`() {
        var bar = Bar(content("abc"))
        bar.down(150)
        bar.lift()
        #expect(bar.replace(content("xbc")) == [])
        #expect(bar.selected == 1)
        #expect(bar.replace(content("axc")) == ["lit none"])
        #expect(bar.selected == nil)
        #expect(bar.lit == nil)
    }

    @Test func `E8 no entries left ends the drag as cancelled, and later moves do nothing`() {
        var bar = Bar(content("abc"))
        bar.down(150)
        #expect(bar.replace(IndexBarContent()) == ["cancelled", "lit none", "no preview"])
        #expect(bar.move(250) == [])
        #expect(bar.lift() == [])
        #expect(bar.selected == nil)
        #expect(bar.down(50) == [])
    }

    @Test func `4a.1 new content selects nothing, and the drag's next move is read with it`() {
        var bar = Bar(content("abcde"))
        bar.down(350)
        #expect(bar.replace(content("abcdefghij", rows: nil)).selections == [])
        #expect(bar.move(320).selections == ["select 6 section 6 row 6 touch changed"])
    }

    @Test func `4a.5 what a cancel goes back to follows its id too`() {
        var bar = Bar(content("abc")) { $0.selects = .onRelease }
        bar.scroll(2)
        bar.down(50)
        bar.replace(content("xyzabc"))
        #expect(bar.cancel() == ["cancelled", "lit 5", "no preview"])
    }

    @Test func `E8 no index outlives its content, whatever the size of the next one`() {
        for old in 0...6 {
            for new in 0...6 {
                for touched in 0..<old {
                    var bar = Bar(IndexBarContent(count: old))
                    bar.down(Double(touched) * 100 + 50)
                    bar.replace(IndexBarContent(count: new))
                    #expect((bar.selected ?? -1) < new)
                    #expect((bar.lit ?? -1) < new)
                    #expect((bar.engine.preview?.entry ?? -1) < new)
                    #expect(bar.engine.isTracking == (new > 0))
                }
            }
        }
    }
}
