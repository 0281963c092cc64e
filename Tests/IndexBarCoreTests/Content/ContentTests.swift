import IndexBarCore
import Testing

/// Entries, sections and rows as values (rules L11, C4 and 4a.3).
@Suite struct ContentTests {
    @Test func `titles may be any strings, also equal ones, and are told apart by index`() {
        let titles = ["", "•", "•", "🇸🇪", "e\u{301}", "漢", "Settings", " ", "\n", "A\0B"]
        let content = IndexBarContent(titles: titles)
        #expect((0..<titles.count).map { content.title(at: $0) } == titles)
        var bar = Bar(content)
        for index in titles.indices {
            #expect(bar.down(Double(index) * 100 + 50).contains("lit \(index)"))
            bar.lift()
        }
    }

    @Test func `number titles count from 1`() {
        let content = IndexBarContent(count: 1_000_000)
        #expect(content.title(at: 0) == "1")
        #expect(content.title(at: 999_999) == "1000000")
        #expect(content.title(at: 1_000_000) == "")
        #expect(content.title(at: -1) == "")
    }

    @Test func `columns that are too short take the default, and what is too much is dropped`() {
        let content = IndexBarContent(
            titles: ["A", "B", "C"], sections: [5], rowCounts: [1, 1, 1, 1, 1, 4, 1],
            ids: ["x", "y", "z", "w"],
            spokenTitles: ["Alpha", nil, nil, "Delta"])
        #expect((0..<3).map { content.section(at: $0) } == [5, 1, 2])
        #expect((0..<3).map { content.spokenTitle(at: $0) } == ["Alpha", "B", "C"])
        #expect(content.rowCount == 10)
        #expect(content.sectionCount == 7)
    }

    @Test func `a search entry has no section and always has rows`() {
        let content = IndexBarContent(titles: ["?", "A"], sections: [nil, 0], rowCounts: [0])
        #expect(content.section(at: 0) == nil)
        #expect(content.hasRows(at: 0))
        #expect(!content.hasRows(at: 1))
        #expect(!content.hasRows(at: 2))
    }

    @Test func `counts below 0 count as 0, and sums stay at the largest number there is`() {
        #expect(IndexBarContent(count: -5).isEmpty)
        #expect(IndexBarContent(count: .max).count == 2_147_483_647)
        #expect(IndexBarContent(titles: ["A", "B"], rowCounts: [-3, 2]).rowCount == 2)
        let huge = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [.max, .max, 1])
        #expect(huge.rowCount == .max)
        var bar = Bar(huge)
        #expect(bar.down(150).selections == ["select 1 section 0 row 0 touch began"])
    }

    @Test func `from entries it is the same as from columns`() {
        let entries = [
            IndexBarEntry(title: "?", section: nil, symbolName: "search"),
            IndexBarEntry(title: "A", section: 0, id: "a", priority: .required, spokenTitle: "Alpha"),
            IndexBarEntry(title: "B", section: 2, searchKey: "b"),
        ]
        let columns = IndexBarContent(
            titles: ["?", "A", "B"], sections: [nil, 0, 2], rowCounts: [1, 2, 3], ids: [nil, "a"],
            required: [1],
            symbolNames: ["search"], spokenTitles: [nil, "Alpha"], searchKeys: [nil, nil, "b"])
        let content = IndexBarContent(entries: entries, rowCounts: [1, 2, 3])
        #expect((0..<3).map { content.title(at: $0) } == (0..<3).map { columns.title(at: $0) })
        #expect((0..<3).map { content.section(at: $0) } == (0..<3).map { columns.section(at: $0) })
        #expect((0..<3).map { content.spokenTitle(at: $0) } == (0..<3).map { columns.spokenTitle(at: $0) })
        #expect((0..<3).map { content.symbolName(at: $0) } == ["search", nil, nil])
        #expect(content.required == [1])
        #expect(content.rowCount == 6)
    }

    @Test func `contents are equal when what they hold is`() {
        let titles = ["A", "B"]
        #expect(IndexBarContent(titles: titles) == IndexBarContent(titles: ["A", "B"]))
        #expect(IndexBarContent(titles: titles) != IndexBarContent(titles: ["A", "C"]))
        #expect(IndexBarContent(titles: titles) != IndexBarContent(titles: titles, rowCounts: [1, 2]))
        #expect(IndexBarContent(count: 2) == IndexBarContent(count: 2))
    }

    @Test func `a title of a megabyte is a title`() {
        let long = String(repeating: "ä", count: 512 * 1024)
        var bar = Bar(IndexBarContent(titles: ["A", long, "Z"]))
        #expect(bar.down(150).contains("lit 1"))
        bar.lift()
        #expect(bar.engine.accessibleValue() == "\(long), 2 of 3")
        bar.key(.first)
        #expect(bar.type(long, time: 5).selections == ["select 1 section 1 row 1 key ended"])
    }
}
