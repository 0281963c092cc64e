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
            let wrong = names.filter {
                indexer.bucket(of: $0) != reference.bucket(ofCounted: $0, indexer.start)
            }
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

    /// CLDR's children of root, without those that have letters of their own, and languages in Latin letters.
    static let inAnotherScript = """
        bal_Latn blt_Latn bm_Nkoo byn_Latn cu_Glag dje_Arab dyo_Arab en_Dsrt en_Shaw ff_Arab ha_Arab iu_Latn kk_Arab
        ku_Arab ky_Arab ky_Latn ml_Arab mn_Mong mni_Mtei ms_Arab sat_Deva sd_Khoj sd_Sind so_Arab sw_Arab tg_Arab
        ug_Cyrl wo_Arab yo_Arab yue_Hans kok_Latn hi_Latn el_Latn ru_Latn
        """.split { $0 == " " || $0 == "\n" }.map { String($0) }
    /// CLDR's children of root with letters of their own.
    static let withOwnLetters = [
        "az_Arab", "az_Cyrl", "bs_Cyrl", "ff_Adlm", "ks_Deva", "pa_Arab", "sd_Deva", "shi_Latn", "sr_Latn",
        "uz_Arab", "uz_Cyrl", "vai_Latn", "zh_Hant",
    ]

    @Test(.enabled(if: hasICU), arguments: inAnotherScript + withOwnLetters)
    func `a language in another script than its own does not take the language's letters`(name: String) throws
    {
        let reference = try #require(ICUReference(name))
        let indexer = SectionIndexer([LocaleName(name)], collator: nil)
        #expect(["…"] + indexer.alphabet.labels + ["…"] == reference.labels)
        let names = TestNames.mixed(200) + TestNames.generated(indexer.alphabet, 200)
        let wrong = names.filter { indexer.bucket(of: $0) != reference.bucket(ofCounted: $0, indexer.start) }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    }

    @Test func `a language in another script has the letters of root without ICU too`() {
        let root = IndexAlphabet(LocaleName("root")).labels
        for name in Self.inAnotherScript {
            #expect(IndexAlphabet(LocaleName(name)).labels == root, "\(name)")
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
    /// The bucket as ICU counts them: read plainly, numbers before the first letter, unlisted letters after the letter
    /// before them.
    func bucket(of name: String) -> Int {
        let bucket = withFinder { finder in name.withBytes { self.bucket(of: $0, finder, surnames: nil) } }
        let numbers = SectionPlan.numbers(alphabet)
        if bucket > numbers { return alphabet.unlisted[bucket - numbers - 1].listed }
        return bucket == numbers ? 0 : bucket
    }
}

extension String {
    /// The name without leading blanks and punctuation; empty where there is nothing else.
    func counted(_ start: NameStart) -> String {
        withBytes { start.isBlank($0) ? "" : String(decoding: start.counted($0), as: UTF8.self) }
    }
}
