import Testing

@testable import IndexBarProgram

@Suite struct BrowseListTests {
    private let names = "bea\nada\nÅsa\n9\nBo\nÉva\n"

    private func list(_ text: String) -> BrowseList {
        BrowseList(NameList(bytes: Array(text.utf8)), rules: SectioningRules(locales: ["en"]))
    }

    private func rows(_ list: BrowseList) -> [String] {
        list.rows.indices.map { row in
            (list.header(at: row).map { $0 + ": " } ?? "") + list.name(at: row)
        }
    }

    @Test func `the first row of a section has its header, no other has`() {
        #expect(rows(list(names)) == ["A: ada", "Åsa", "B: bea", "Bo", "E: Éva", "#: 9"])
    }

    @Test func `a search leaves the rows that hold the text, folded, in their sections`() {
        var list = list(names)
        list.search("A")
        #expect(rows(list) == ["A: ada", "Åsa", "B: bea", "E: Éva"])
        list.search("ev")
        #expect(rows(list) == ["E: Éva"])
        list.search("")
        #expect(rows(list).count == 6)
    }

    @Test func `a search that finds nothing leaves nothing`() {
        var list = list(names)
        list.search("zzz")
        #expect(list.rows.isEmpty)
        #expect(list.runs.isEmpty)
        #expect(list.content.count == 0)
    }

    @Test func `a search after a search looks into all names again`() {
        var list = list(names)
        list.search("bo")
        list.search("ada")
        #expect(rows(list) == ["A: ada"])
    }

    @Test func `the bar has an entry for each section, with its rows`() {
        let content = list(names).content
        #expect(content.count == 4)
        #expect((0..<4).map { content.title(at: $0) } == ["A", "B", "E", "#"])
    }

    @Test(arguments: [-1, 6, Int.min, Int.max])
    func `a row that is not there has no name and no header`(row: Int) {
        #expect(list(names).name(at: row) == "")
        #expect(list(names).header(at: row) == nil)
    }

    @Test(arguments: [
        ("", "", true), ("a", "", true), ("", "a", false), ("abab", "ab", true), ("aab", "ab", true),
        ("abc", "bc", true), ("abc", "abcd", false), ("abc", "ac", false),
    ])
    func `bytes hold other bytes`(text: String, other: String, answer: Bool) {
        #expect(Array(text.utf8).holds(Array(other.utf8)) == answer)
    }
}
