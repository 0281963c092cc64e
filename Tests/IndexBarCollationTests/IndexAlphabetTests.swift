import Testing

@testable import IndexBarCollation

@Suite struct IndexAlphabetTests {
    /// More names with `INDEXBAR_EXHAUSTIVE=1`, meant for an optimised build.
    static let perLocale = isExhaustive ? 20_000 : 300
    /// In CLDR's files, but not in ICU's data.
    static let withoutICU: Set = ["be_TARASK", "nds", "nds_NL"]

    @Test(.enabled(if: hasICU))
    func `every language has ICU's labels and puts every name where ICU does`() throws {
        let mixed = TestNames.mixed(Self.perLocale)
        for locale in IndexAlphabet.names where !Self.withoutICU.contains(locale) {
            let reference = try #require(ICUReference(locale))
            let indexer = SectionIndexer([LocaleName(locale)], collator: nil)
            #expect(["…"] + indexer.alphabet.labels + ["…"] == reference.labels, "\(locale)")
            let names = mixed + TestNames.generated(indexer.alphabet, Self.perLocale)
            let wrong = names.filter { indexer.bucket(of: $0) != reference.bucket(ofCounted: $0) }
            #expect(wrong.isEmpty, "\(locale): \(wrong.count) of \(names.count): \(wrong.prefix(5))")
        }
    }

    @Test(.enabled(if: hasICU))
    func `a locale without a row of its own has the row that ICU falls back to`() throws {
        for locale in [
            "pt_AO", "zh_HK", "zh-TW", "sr_Latn_BA", "de_AT", "en_001", "uz_AF", "pa_PK", "sv_FI", "tlh",
            "iw",
        ] {
            let reference = try #require(ICUReference(locale.replacing("-", with: "_")))
            #expect(["…"] + IndexAlphabet(LocaleName(locale)).labels + ["…"] == reference.labels, "\(locale)")
        }
    }

    @Test func `a language that ICU leaves out has CLDR's letters`() {
        #expect(IndexAlphabet(LocaleName("nds")).labels.contains("ẞ"))
    }

    @Test func `every row is complete`() {
        for locale in IndexAlphabet.names {
            let alphabet = IndexAlphabet(LocaleName(locale))
            #expect(!alphabet.labels.isEmpty && alphabet.bounds.count == alphabet.buckets.count, "\(locale)")
            #expect(alphabet.buckets.allSatisfy { $0 >= 1 && $0 <= alphabet.overflow }, "\(locale)")
        }
    }
}

extension SectionIndexer {
    /// The bucket as ICU counts them: read plainly, numbers before the first letter.
    func bucket(of name: String) -> Int {
        let bucket = withFinder { finder in name.withBytes { self.bucket(of: $0, finder, surnames: nil) } }
        return bucket == SectionPlan.numbers(alphabet) ? 0 : bucket
    }
}

extension String {
    /// The name without leading blanks and punctuation; empty where there is nothing else.
    var counted: String {
        withBytes { NameStart.isBlank($0) ? "" : String(decoding: NameStart.counted($0), as: UTF8.self) }
    }
}
