import Testing

@testable import IndexBarCollation

@Suite struct NumbersByValueTests {
    private func sorted(
        _ names: [String], _ locale: String, byValue: Bool = false, foundation: Bool
    ) -> [String] {
        let collator = foundation ? FoundationCollator(LocaleName(locale)) : nil
        var builder = IndexBarSectionBuilder(locales: [locale], collator: collator)
        builder.options.numbersSortByValue = byValue
        return builder.sections(of: names).permutation().map { names[Int($0)] }
    }

    @Test(arguments: [false, true])
    func `R22 the locale's name or the option sorts numbers by value`(foundation: Bool) {
        let names = ["Chapter 10", "Chapter 2", "Chapter 1", "Chapter 02b", "Chapter 002"]
        let byValue = ["Chapter 1", "Chapter 002", "Chapter 2", "Chapter 02b", "Chapter 10"]
        for locale in ["en-u-kn-true", "en-u-kn", "en@colNumeric=yes", "en-u-co-standard-kn-yes"] {
            #expect(sorted(names, locale, foundation: foundation) == byValue, "\(locale)")
        }
        #expect(sorted(names, "en", byValue: true, foundation: foundation) == byValue)
        #expect(sorted(names, "sv-u-kn-false", byValue: true, foundation: foundation) == byValue)
        let byDigit = ["Chapter 002", "Chapter 02b", "Chapter 1", "Chapter 10", "Chapter 2"]
        for locale in ["en", "en-u-kn-false", "en@colnumeric=no"] {
            #expect(sorted(names, locale, foundation: foundation) == byDigit, "\(locale)")
        }
    }

    @Test(arguments: [false, true])
    func `numbers of any length and script go by value`(foundation: Bool) {
        let numbers = [
            "0", "7", "٩", "10", "९९", "100", "12345678", "123456789", "1234567890123456",
            "99999999999999999",
            String(repeating: "8", count: 300), String(repeating: "9", count: 300),
            "1" + String(repeating: "0", count: 300),
        ]
        let names = numbers.map { "a\($0)" }
        #expect(sorted(names.reversed(), "en", byValue: true, foundation: foundation) == names)
    }

    @Test(.enabled(if: hasICU), arguments: ["en", "sv", "da", "th", "ar"])
    func `the order is that of ICU's own numeric collation`(locale: String) throws {
        let reference = try #require(ICUReference("\(locale)@colNumeric=yes"))
        var dice = TestNames.Dice(22)
        let words = ["a", "B", "Å", "é", " ", "-", "Chapter ", "Z", "٣", "0", ".", "ж", "a\u{301}"]
        let names = (0..<600).map { _ in
            "x"
                + (0...dice.below(5)).map { _ in
                    dice.below(2) == 0 ? dice.pick(words) : "\(dice.below(dice.pick([10, 200, 40_000])))"
                }.joined()
        }
        let sorted = sorted(names, locale, byValue: true, foundation: false)
        let wrong = zip(sorted, sorted.dropFirst()).filter { reference.compare($0, $1) > 0 }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    }

    @Test func `it changes no section, and a name is a name whatever is in it`() {
        var builder = IndexBarSectionBuilder(locale: "en")
        builder.options.numbersSortByValue = true
        let names = ["10", "9", "B2", "", "٣", "𝟗", "a\u{0}1", "½", "B10"]
        let sections = builder.sections(of: names)
        #expect(sections.titles == ["A", "B", "#"])
        #expect(sections.rows(inSection: 1) == [2, 8])
        #expect(Set(sections.permutation()).count == names.count)
    }

    @Test func `by bytes and by several threads it is the same`() throws {
        let names = (0..<20_000).map { "Chapter \($0 * 7_919 % 20_011)" }
        var builder = IndexBarSectionBuilder(locale: "en-u-kn-true")
        builder.options.threads = 3
        let sections = try builder.sections(ofUTF8: Array(names.joined(separator: "\n").utf8))
        let expected = names.indices.sorted { $0 * 7_919 % 20_011 < $1 * 7_919 % 20_011 }
        #expect(sections.permutation().map { Int($0) } == expected)
    }
}
