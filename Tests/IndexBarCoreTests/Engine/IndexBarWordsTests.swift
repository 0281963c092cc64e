import IndexBarCore
import Testing

@Suite struct IndexBarWordsTests {
    @Test(arguments: [
        ("en", "Section index", "of", "Search"), ("de-AT", "Abschnittsindex", "von", "Suchen"),
        ("de_DE.UTF-8", "Abschnittsindex", "von", "Suchen"),
        ("FR", "Index des sections", "sur", "Rechercher"),
        ("nb-NO", "Seksjonsindeks", "av", "Søk"), ("he", "אינדקס מקטעים", "מתוך", "חיפוש"),
        ("iw_IL", "אינדקס מקטעים", "מתוך", "חיפוש"), ("ja-u-ca-japanese", "セクション索引", "/", "検索"),
    ])
    func `F8: the words of a language`(
        language: String, label: String, of: String, search: String
    ) {
        #expect(IndexBarWords(language: language) == IndexBarWords(label: label, of: of, search: search))
    }

    @Test(arguments: [
        ("pt", "pt-BR", "pt-PT"), ("zh-Hans-HK", "zh_CN", "zh-HK"),
        ("zh_TW.UTF-8", "zh-Hant-MO", "zh"),
        ("sr", "sr-Cyrl-ME", "sr_RS@latin"), ("sr-Latn-RS", "sr_ME", "sr-RS"),
        ("uz", "uz-UZ", "uz_UZ@cyrillic"),
        ("hi", "hi-IN", "hi-Latn"),
    ])
    func `F8: regions share a language's words, scripts have their own`(
        one: String, same: String, other: String
    ) {
        #expect(IndexBarWords(language: one) == IndexBarWords(language: same))
        #expect(IndexBarWords(language: one) != IndexBarWords(language: other))
    }

    @Test(arguments: [
        "", "C", "POSIX", "tlh", "-", "_@.", "de\0", "d", "a-b-c", "|", "\n", "Section index", "pa-Arab", "🇩🇪",
    ])
    func `F8: what is no language that has words is English`(name: String) {
        #expect(IndexBarWords(language: name) == IndexBarWords())
        #expect(IndexBarWords(languages: [name]) == IndexBarWords())
    }

    @Test func `F8: a name of 200,000 letters is English`() {
        let long = IndexBarWords(language: String(repeating: "xx-", count: 66_667))
        #expect(long == IndexBarWords())
    }

    @Test func `F8: the first preferred language that has words`() {
        #expect(IndexBarWords(languages: ["tlh", "sv-SE", "en"]) == IndexBarWords(language: "sv"))
        #expect(IndexBarWords(languages: ["en-GB", "sv"]) == IndexBarWords())
        #expect(IndexBarWords(languages: ["C.UTF-8", "C"]) == IndexBarWords())
        #expect(IndexBarWords(languages: [String]()) == IndexBarWords())
    }

    @Test func `F8: an app's own words are kept`() {
        var words = IndexBarWords(language: "it")
        words.of = "su"
        #expect(words == IndexBarWords(label: "Indice delle sezioni", of: "su", search: "Cerca"))
    }
}
