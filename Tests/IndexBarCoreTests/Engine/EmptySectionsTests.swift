import IndexBarCore
import Testing

/// Rules E9 and 4a.6: an entry never leads to row 0 of an empty section.
@Suite struct EmptySectionsTests {
    private func section(_ entry: Int, _ rows: [Int], _ policy: IndexBarStyle.EmptySections) -> Int? {
        var bar = Bar(IndexBarContent(count: rows.count, rowCounts: rows)) { $0.emptySections = policy }
        bar.down(Double(entry) * 100 + 50)
        return bar.engine.takeScroll()?.section
    }

    @Test func `E9 next and previous take the section on their side, else that on the other`() {
        let rows = [0, 3, 0, 0, 2, 0]
        #expect((0..<6).map { section($0, rows, .next) } == [1, 1, 4, 4, 4, 4])
        #expect((0..<6).map { section($0, rows, .previous) } == [1, 1, 1, 1, 4, 4])
    }

    @Test func `E9 nearest counts sections, and takes the later one on a tie`() {
        #expect((0..<6).map { section($0, [0, 3, 0, 0, 2, 0], .nearest) } == [1, 1, 1, 4, 4, 4])
        #expect((0..<3).map { section($0, [1, 0, 1], .nearest) } == [0, 2, 2])
    }

    @Test func `E9 the touched letter is the lit one, wherever it leads`() {
        var bar = Bar("ABC", rows: [0, 0, 7])
        #expect(bar.down(50).prefix(3) == ["began", "select 0 section 2 row 0 touch began", "lit 0"])
    }

    @Test func `4a.6 an ignored entry is passed over: the one before it stays tracked, lit and previewed`() {
        var bar = Bar("ABC", rows: [2, 0, 2]) { $0.emptySections = .ignore }
        bar.down(50)
        #expect(bar.move(150) == [])
        #expect(bar.lit == 0)
        #expect(bar.engine.preview?.entry == 0)
        #expect(bar.move(250).selections == ["select 2 section 2 row 2 touch changed"])
    }

    @Test func `4a.6 a drag that begins on an ignored entry begins and goes on`() {
        var bar = Bar("ABC", rows: [2, 0, 2]) { $0.emptySections = .ignore }
        #expect(bar.down(150) == ["began"])
        #expect(bar.engine.preview == nil)
        #expect(bar.move(250).selections == ["select 2 section 2 row 2 touch changed"])
    }

    @Test func `E9 where the whole list is empty nothing is selected, but a search entry is`() {
        for policy in IndexBarStyle.EmptySections.allCases {
            #expect(section(1, [0, 0, 0], policy) == nil)
        }
        var bar = Bar(IndexBarContent(titles: ["?", "A"], sections: [nil, 0], rowCounts: [0]))
        #expect(bar.down(50).selections == ["select 0 section top row 0 touch began"])
        #expect(bar.move(150).selections == [])
    }

    @Test func `4a.3 a section that the list does not have counts as empty`() {
        var bar = Bar(
            IndexBarContent(titles: ["A", "B", "C"], sections: [-7, 1, 900], rowCounts: [4, 4]))
        #expect(bar.down(50).selections == ["select 0 section 0 row 0 touch began"])
        #expect(bar.move(250).selections == ["select 2 section 1 row 4 touch changed"])
        let far = IndexBarContent(
            titles: ["A", "B"], sections: [.min + 1, .max], rowCounts: [0, 1, 0, 1, 0])
        bar = Bar(far)
        #expect(bar.down(50).selections == ["select 0 section 1 row 0 touch began"])
        #expect(bar.move(150).selections == ["select 1 section 3 row 1 touch changed"])
    }
}
