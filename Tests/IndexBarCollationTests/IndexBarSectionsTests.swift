import IndexBarCore
import Testing

@testable import IndexBarCollation

@Suite struct IndexBarSectionsTests {
    @Test func `names in any order come out in sections and in order`() {
        let names = ["Öberg", "anna", "Ängström", "Svensson", "Anna", "(Annika)", "Åberg", "7", "Svan"]
        let sections = IndexBarSectionBuilder(locale: "sv").sections(of: names)
        #expect(sections.titles == ["A", "S", "Å", "Ä", "Ö", "#"])
        #expect(sections.counts == [3, 2, 1, 1, 1, 1])
        #expect(sections.rows(inSection: 0).map { names[$0] } == ["anna", "Anna", "(Annika)"])
        #expect(
            sections.permutation().map { names[$0] } == [
                "anna", "Anna", "(Annika)", "Svan", "Svensson", "Åberg", "Ängström", "Öberg", "7",
            ])
        #expect((0..<9).map { sections.index(ofRow: $0) } == sections.permutation())
    }

    @Test func `one value gives the bar its entries`() {
        let names = ["Chléb", "Cibule", "Hora", "Dub"]
        var builder = IndexBarSectionBuilder(locale: "cs")
        let content = builder.sections(of: names).content
        #expect((0..<content.count).map(content.title(at:)) == ["C", "D", "H", "CH"])
        #expect(content.rowCount == 4)
        builder.options.titles = .alphabet
        let whole = builder.sections(of: names)
        #expect(whole.titles == builder.alphabet && whole.titles.last == "#")
        #expect(whole.counts.reduce(0, +) == 4 && whole.content.count == whole.count)
    }

    @Test func `equal titles have entries of their own`() {
        let sections = IndexBarSections(titles: ["A", "A", "B"], counts: [1, 2, 3])
        #expect(sections.content.count == 3)
        #expect(sections.content.section(at: 1) == 1)
    }

    @Test func `a list in order needs titles and counts only`() {
        let sections = IndexBarSections(titles: ["A", "B", "C"], counts: [2, -5])
        #expect(sections.counts == [2, 0, 0] && sections.rowCount == 2)
        #expect(sections.rows(inSection: 0) == [0, 1] && sections.rows(inSection: 2).isEmpty)
        #expect(sections.index(ofRow: 1) == 1 && sections.index(ofRow: 2) == nil)
        #expect(sections.firstRow(ofSection: 9) == 2 && sections.firstRow(ofSection: -1) == 0)
        #expect(sections.rows(inSection: -1).isEmpty && sections.rows(inSection: 3).isEmpty)
        #expect(sections.sortAll())
    }

    @Test func `a million sections work`() {
        let titles = (0..<1_000_000).map { "\($0)" }
        let sections = IndexBarSections(titles: titles, counts: Array(repeating: 3, count: titles.count))
        #expect(sections.rowCount == 3_000_000)
        #expect(sections.index(ofRow: 2_999_999) == 2_999_999)
        #expect(sections.rows(inSection: 500_000) == [1_500_000, 1_500_001, 1_500_002])
    }

    @Test func `a list without names has no sections`() {
        let sections = IndexBarSectionBuilder(locale: "en").sections(of: [])
        #expect(sections.count == 0 && sections.rowCount == 0 && sections.permutation().isEmpty)
        #expect(sections.content.count == 0)
    }

    @Test func `rows before sorting are in the order of the input`() {
        let sections = IndexBarSectionBuilder(locale: "en").sections(of: ["Ab", "Aa", "B", "Ac"])
        #expect(sections.unsortedRows(inSection: 0) == [0, 1, 3])
        #expect(sections.rows(inSection: 0) == [1, 0, 3])
        #expect(sections.unsortedRows(inSection: 0) == [1, 0, 3])
    }
}
