import Testing

@testable import IndexBarCollation

@Suite(.enabled(if: hasICU)) struct SeveralLanguagesTests {
    static let pairs: [[String]] = [
        ["sv", "ru"], ["ru", "en"], ["en", "ru"], ["ja", "en"], ["el", "en", "ru"], ["en", "da"],
        ["en", "cs"],
        ["da", "hu"], ["ko", "en"], ["zh", "ru"], ["en", "zh"], ["ar", "he", "en"], ["hi", "en"],
        ["th", "lo"],
        ["en", "el", "ru", "he", "ar", "ja"], ["hu", "de"], ["es", "cy"], ["en", "km"],
        ["bg", "mt", "kok"], ["kab", "dsb", "mt"], ["zh_TW", "en"], ["zh_Hant", "mt"],
        ["zh_Hant", "lkt"], ["zh_Hant", "lkt", "ru"], ["zh_TW", "lkt"],
    ]

    @Test(arguments: pairs)
    func `several languages have ICU's labels and buckets`(_ locales: [String]) throws {
        try check(locales, names: 400)
    }

    @Test func `languages taken at random have ICU's labels and buckets`() throws {
        var dice = TestNames.Dice(23)
        let names = IndexAlphabet.names.filter {
            !$0.contains("@") && !IndexAlphabetTests.withoutICU.contains($0)
        }
        for _ in 0..<(isExhaustive ? 2_000 : 40) {
            let locales = (0...1 + dice.below(2)).map { _ in dice.pick(names) }
            // With Chinese or Japanese in front, ICU leaves out the letters of the other of these.
            try check(locales, names: 60)
        }
    }

    @Test func `a letter begins where its lowest spelling does`() {
        // Bulgarian takes Maltese Ċ for C, Chinese has ū and ú before u.
        #expect(IndexBarSectionBuilder(locales: ["bg", "mt"]).title(for: "cirku") == "C")
        let builder = IndexBarSectionBuilder(locales: ["zh_Hant", "en"])
        for name in ["Álvarez", "Ūla", "ú", "Úlfur", "Ńa", "A\u{323}\u{301}"] {
            let letter = name.decomposedStringWithCanonicalMapping.unicodeScalars.first.map { String($0) }
            #expect(builder.title(for: name) == letter?.uppercased(), "\(name)")
        }
    }

    @Test func `a bare letter is under the marked one that is the only letter of its weight`() {
        let builder = IndexBarSectionBuilder(locales: ["zh_Hant", "lkt"])
        for name in ["c", "C", "cab", "č", "Čab"] { #expect(builder.title(for: name) == "Č", "\(name)") }
    }

    @Test func `a starred letter is one in any language`() {
        #expect(IndexBarSectionBuilder(locales: ["kab", "mt"]).title(for: "iebes") == "IE")
        #expect(IndexBarSectionBuilder(locales: ["en", "mt"]).title(for: "IJsland") == "I")
    }

    private func check(_ locales: [String], names count: Int) throws {
        let reference = try #require(ICUReference(locales))
        let indexer = SectionIndexer(locales.map { LocaleName($0) }, collator: nil)
        #expect(["…"] + indexer.alphabet.labels + ["…"] == reference.labels, "\(locales)")
        let names = TestNames.mixed(count) + TestNames.generated(indexer.alphabet, count)
        let wrong = names.filter { indexer.bucket(of: $0) != reference.bucket(ofCounted: $0, indexer.start) }
        #expect(wrong.isEmpty, "\(locales): \(wrong.count): \(wrong.prefix(5))")
    }
}
