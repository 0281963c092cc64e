import Testing

@testable import IndexBarCollation

@Suite struct IndexBarArticlesTests {
    static let titles: [(locale: String, title: String, key: String)] = [
        ("en", "The Edge", "Edge"), ("en", "A  Day", "Day"), ("en", "Theory", "Theory"), ("en", "The", "The"),
        ("en", "The ", "The "), ("en", "AN Apple", "Apple"), ("fr", "L'Étranger", "Étranger"),
        ("fr", "L’Avare", "Avare"), ("fr", "Les Misérables", "Misérables"),
        ("de-CH", "Der Prozess", "Prozess"),
        ("es_MX", "La casa", "casa"), ("es", "Último", "Último"), ("it", "Gli indifferenti", "indifferenti"),
        ("it", "Un'estate", "estate"), ("it", "I promessi sposi", "promessi sposi"), ("it", "", ""),
    ]

    @Test(arguments: titles)
    func `an article at the beginning is left out, and nothing else`(
        _ row: (locale: String, title: String, key: String)
    ) {
        #expect(IndexBarArticles.of(row.locale)?.without(row.title) == row.key)
    }

    @Test func `there is no list for other languages`() {
        #expect(IndexBarArticles.of("sv") == nil && IndexBarArticles.of("") == nil)
    }

    @Test func `a title goes where the app's key says, under its own name`() {
        let titles = ["The Edge", "Dune", "Emma"]
        let keys = titles.map { IndexBarArticles.english.without($0) }
        let sections = IndexBarSectionBuilder(locale: "en").sections(of: titles, sortKeys: keys)
        #expect(sections.titles == ["D", "E"])
        #expect(sections.permutation() == [1, 0, 2])
    }
}
