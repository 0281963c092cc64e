import Testing

@testable import IndexBarCollation

/// Facts about languages that were checked one by one.
@Suite struct IndexBarSectionBuilderFactsTests {
    static let facts: [(locale: String, name: String, title: String)] = [
        ("en", "Émile", "E"), ("en", "Šimona", "S"), ("en", "Łukasz", "L"), ("en", "Æther", "A"),
        ("en", "123", "#"), ("en", "# tag", "#"), ("en", "", "#"), ("en", "😀", "#"), ("en", "Þór", "Þ"),
        ("en", "(Anna)", "A"), ("en", "  “¿Qué?”", "Q"), ("en", "!!!", "#"), ("en", " \t\u{3000}", "#"),
        ("sv", "Ångström", "Å"), ("sv", "A\u{30A}ngström", "Å"), ("sv", "Öberg", "Ö"), ("sv", "Ünal", "Y"),
        ("sv", "Æsop", "Ä"), ("de", "Ärzte", "A"), ("da", "Aarhus", "Å"), ("da", "Århus", "Å"),
        ("es", "Llama", "L"), ("es", "Ñandú", "Ñ"), ("cs", "Chléb", "CH"), ("cs", "Čapek", "Č"),
        ("hu", "Dzsessz", "DZS"), ("hu", "Csaba", "CS"), ("hu", "Cecil", "C"), ("cy", "Llanelli", "LL"),
        ("ja", "ﾊﾝｶｸ", "は"), ("ja", "渡辺", "#"), ("ja", "ガラス", "か"), ("ko", "김철수", "ㄱ"), ("ko", "金", "ㄱ"),
        ("ko", "Kim", "#"), ("th", "เชียงใหม่", "ช"), ("th", "#ก", "#"), ("ar", "أحمد", "ا"),
        ("ar", "آدم", "ا"),
        ("zh", "王伟", "W"), ("zh", "重庆", "C"), ("zh", "曾国藩", "Z"), ("zh", "单雄信", "S"),
        ("zh", "万俟卨", "M"), ("zh_TW", "王", "4劃"), ("ru", "Ёлкин", "Е"), ("el", "Άννα", "Α"),
        ("tr", "Işık", "I"), ("tr", "İpek", "İ"), ("he", "אבא", "א"),
        ("zh@collation=standard", "Anna", "A"),
    ]

    @Test(arguments: [UInt8(0x90), 0x91])
    func `a name with one of CLDR's own marks in front is in the rest`(lastByte: UInt8) {
        for locale in ["zh", "en", "zh_Hant"] {
            let name = String(decoding: [0xEF, 0xB7, lastByte, 0x51], as: UTF8.self)
            #expect(IndexBarSectionBuilder(locale: locale).title(for: name) == "#")
        }
    }

    @Test(arguments: facts)
    func `a name is in the section that its language gives it`(
        _ fact: (locale: String, name: String, title: String)
    ) {
        #expect(IndexBarSectionBuilder(locale: fact.locale).title(for: fact.name) == fact.title)
    }

    @Test(arguments: facts)
    func `Foundation's comparison finds the same section`(
        _ fact: (locale: String, name: String, title: String)
    ) {
        let foundation = FoundationCollator(LocaleName(fact.locale))
        let builder = IndexBarSectionBuilder(locales: [fact.locale], collator: foundation)
        #expect(builder.title(for: fact.name) == fact.title)
    }
}
