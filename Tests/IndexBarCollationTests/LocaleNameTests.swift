import Testing

@testable import IndexBarCollation

@Suite struct LocaleNameTests {
    static let names: [(given: String, identifier: String)] = [
        ("sv", "sv"), ("sv-SE", "sv_SE"), ("sv_SE.UTF-8", "sv_SE"), ("SV_se", "sv_SE"),
        ("de_DE@euro", "de_DE"),
        ("zh-Hant-TW", "zh_Hant_TW"), ("zh-hant-u-co-stroke", "zh_Hant@collation=stroke"),
        ("de-u-co-phonebk", "de@collation=phonebook"),
        ("es-u-ca-buddhist-co-trad", "es@collation=traditional"),
        ("zh@collation=stroke", "zh@collation=stroke"),
        ("de@currency=EUR;collation=phonebook", "de@collation=phonebook"),
        ("sr_RS.UTF-8@latin", "sr_Latn_RS"), ("ca_ES.UTF-8@valencia", "ca_ES_VALENCIA"), ("C", "root"),
        ("POSIX", "root"), ("C.UTF-8", "root"), ("", "root"), ("en-001", "en_001"), ("sv-x-private", "sv"),
        ("../../etc", "root"), ("sv@collation=", "sv"), ("sv@collation=../x", "sv"), ("de-1901", "de_1901"),
        ("zh@collation=standard", "zh"), ("zh-u-co-emoji", "zh"), ("ko-u-co-search", "ko"),
        ("ar-u-co-eor", "ar"), ("sv@collation=trad", "sv"), ("de@collation=phonebk", "de"),
        ("sv-u-co-trad", "sv@collation=traditional"),
        ("sv@collation=traditional", "sv@collation=traditional"),
    ]

    @Test(arguments: names)
    func `a name in any of the three forms comes out in ICU's`(_ name: (given: String, identifier: String)) {
        #expect(LocaleName(name.given).identifier == name.identifier)
    }

    @Test func `the first of the environment's variables that is not empty counts`() {
        #if !canImport(Darwin)
            #expect(
                LocaleName.current(environment: ["LC_ALL": "", "LC_COLLATE": "sv_SE.UTF-8", "LANG": "de"])
                    .base == "sv_SE")
            #expect(LocaleName.current(environment: ["LC_ALL": "cs_CZ", "LANG": "de_DE"]).base == "cs_CZ")
            #expect(LocaleName.current(environment: ["LANG": "de_DE.UTF-8"]).base == "de_DE")
            #expect(LocaleName.current(environment: [:]).base == "root")
        #endif
    }

    @Test(arguments: ["--json", "-sv", "_sv", "", "no locale", "1", "sv,de"])
    func `what does not begin with a language is no name`(text: String) {
        #expect(!LocaleName(text).isValid)
    }

    @Test func `a locale falls back to its language`() {
        #expect(LocaleName("pt_AO").candidates == ["pt_AO", "pt", "root"])
        #expect(
            LocaleName("zh-Hant-u-co-pinyin").candidates.prefix(2) == [
                "zh_Hant@collation=pinyin", "zh@collation=pinyin",
            ])
    }

    @Test func `a text that is no locale's name is told from one`() {
        for name in [
            "sv", "zh-Hant-u-co-stroke", "C", "C.UTF-8", "POSIX", "root", "und", "xx", "sr_RS@latin",
        ] {
            #expect(IndexBarSectionBuilder.isLocaleName(name), "\(name)")
        }
        for text in [
            "", "s", "12", "sv SE", "../etc", "-", "@", "en\0", "swedishes", "🇸🇪", "sv-toolongtag",
            "de__PHONEBOOK", "es__TRADITIONAL",
        ] {
            #expect(!IndexBarSectionBuilder.isLocaleName(text), "\(text)")
        }
    }
}
