import Testing

@testable import IndexBarCollation

@Suite struct LocaleKeywordsTests {
    static let names: [(name: String, unsupported: [String])] = [
        ("en", []), ("en_US.UTF-8", []), ("de_DE@euro", []), ("sr_RS@latin", []),
        ("ca_ES.UTF-8@valencia", []),
        ("de-u-co-phonebk", []), ("sv-u-co-trad", []), ("sv@collation=traditional", []),
        ("zh-u-co-standard", []),
        ("zh-Hant-u-co-stroke-kn", []), ("en-u-kn-true", []), ("en-u-kn-no", []), ("en@colNumeric=yes", []),
        ("sv-x-private", []), ("C.UTF-8", []), ("en-u-ks-level1", ["ks-level1"]),
        ("en-u-kf-upper-kn", ["kf-upper"]),
        ("en-u-KS-Level1-kn-true", ["ks-level1"]), ("sv-u-co-phonebk", ["co-phonebk"]),
        ("zh-u-co-emoji", ["co-emoji"]),
        ("sv@collation=trad", ["collation=trad"]), ("ko-u-co-search", ["co-search"]),
        ("en-u-kn-maybe", ["kn-maybe"]),
        ("en@colStrength=primary;collation=standard", ["colstrength=primary"]), ("en_GB@foo", ["foo"]),
        ("es-u-ca-buddhist-co-trad", ["ca-buddhist"]), ("en-t-ja-latn-u-kn", ["t-ja-latn"]),
        ("en-u-kr-latn-digit", ["kr-latn-digit"]), ("en-u-attr-kn", ["attr"]),
        ("xx@collation=", ["collation="]),
    ]

    @Test(arguments: names)
    func `R22 what a name asks for and is not there can be read`(_ row: (name: String, unsupported: [String]))
    {
        #expect(IndexBarSectionBuilder(locale: row.name).unsupportedKeywords == row.unsupported)
        let foundation = FoundationCollator(LocaleName(row.name))
        let builder = IndexBarSectionBuilder(locales: [row.name], collator: foundation)
        #expect(builder.unsupportedKeywords == row.unsupported)
    }

    @Test func `every locale's keywords are read, in their order`() {
        let builder = IndexBarSectionBuilder(locales: ["sv-u-kf-upper", "ru", "de@x=1"])
        #expect(builder.unsupportedKeywords == ["kf-upper", "x=1"])
    }

    /// A collation that is named as supported changes an order or an alphabet, with both collators.
    @Test(
        .enabled(if: hasICU),
        arguments: [
            ("de-u-co-phonebk", "Ärzte", "Adler"), ("sv-u-co-trad", "wz", "va"),
            ("zh-u-co-stroke", "王", "李"),
        ])
    func `a collation is there with both collators`(name: String, after: String, before: String) {
        let locale = LocaleName(name)
        let plain = LocaleName(locale.base)
        for pair in [
            (Collators.best(for: locale), Collators.best(for: plain)),
            (FoundationCollator(locale), FoundationCollator(plain)),
        ] as [(any IndexBarCollator, any IndexBarCollator)] {
            #expect(pair.0.compare(after, before) != 0)
            let orders = [("Ärzte", "Af"), ("wa", "vz"), ("王", "李")].map {
                (pair.0.compare($0.0, $0.1).signum(), pair.1.compare($0.0, $0.1).signum())
            }
            #expect(orders.contains { $0.0 != $0.1 }, "\(name)")
        }
    }
}
