import Testing

@testable import IndexBarCollation

@Suite(.enabled(if: hasICU)) struct SeveralLanguagesTests {
    static let pairs: [[String]] = [
        ["sv", "ru"], ["ru", "en"], ["en", "ru"], ["ja", "en"], ["el", "en", "ru"], ["en", "da"],
        ["en", "cs"],
        ["da", "hu"], ["ko", "en"], ["zh", "ru"], ["en", "zh"], ["ar", "he", "en"], ["hi", "en"],
        ["th", "lo"],
        ["en", "el", "ru", "he", "ar", "ja"], ["hu", "de"], ["es", "cy"], ["en", "km"],
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

    private func check(_ locales: [String], names count: Int) throws {
        let reference = try #require(ICUReference(locales))
        let indexer = SectionIndexer(locales.map { LocaleName($0) }, collator: nil)
        #expect(["…"] + indexer.alphabet.labels + ["…"] == reference.labels, "\(locales)")
        let names = TestNames.mixed(count) + TestNames.generated(indexer.alphabet, count)
        let wrong = names.filter { indexer.bucket(of: $0) != reference.bucket(ofCounted: $0) }
        #expect(wrong.isEmpty, "\(locales): \(wrong.count): \(wrong.prefix(5))")
    }
}
