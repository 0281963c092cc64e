import Foundation
import Testing

@testable import IndexBarCollation

/// Foundation's comparison behind the same table, beside ICU's own index.
@Suite(.enabled(if: hasICU)) struct FoundationCollatorTests {
    /// Those of which it was known beforehand that both agree; Thai does since leading punctuation does not count.
    static let locales = [
        "sv", "en", "de", "da", "cs", "hu", "ru", "el", "ja", "ko", "ar", "he", "hi", "vi", "tr", "es", "th",
        "zh@collation=stroke",
    ]

    /// Names, a line each after their locale, that Foundation's newer CLDR reads otherwise.
    static let known: Set<String> = {
        let url = Bundle.module.url(forResource: "differences", withExtension: "tsv", subdirectory: "Data")
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return Set(text.utf8Split("\n").filter { !$0.hasPrefix("#") })
    }()

    /// The names for which the two differ, each after its locale.
    private func differences(_ locale: String, _ names: [String]) throws -> [String] {
        let name = LocaleName(locale)
        let reference = try #require(ICUReference(locale))
        let indexer = SectionIndexer([name], collator: FoundationCollator(name))
        return names.filter { indexer.bucket(of: $0) != reference.bucket(ofCounted: $0, indexer.start) }
            .map { "\(locale)\t\($0)" }
    }

    @Test(arguments: locales)
    func `Foundation puts every name where ICU does`(locale: String) throws {
        let found = try differences(locale, TestNames.mixed(isExhaustive ? 20_000 : 1_500))
        #expect(found.isEmpty, "\(found.count): \(found.prefix(5))")
    }

    @Test func `Foundation reads at most 40 of 100,000 Chinese names otherwise, all of them listed`() throws {
        let count = isExhaustive ? 100_000 : 20_000
        let found = try differences("zh", TestNames.real("zh_CN", count * 4 / 5) + TestNames.mixed(count / 5))
        #expect(found.count * 100_000 <= 40 * count, "\(found.count) of \(count)")
        let unknown = Set(found).subtracting(Self.known)
        #expect(unknown.isEmpty, "\(unknown.count) not listed: \(unknown.sorted().prefix(10))")
    }

    @Test(arguments: ["en", "sv", "ru", "el"])
    func `Foundation has the same letters for several languages`(locale: String) {
        for other in ["en", "ru", "da", "el", "ja", "ar"] where other != locale {
            let names = [LocaleName(locale), LocaleName(other)]
            let own = IndexAlphabet(names, collator: FoundationCollator(names[0]))
            let icu = IndexAlphabet(names, collator: Collators.best(for: names[0]))
            #expect(own.labels == icu.labels && own.buckets == icu.buckets, "\(locale) \(other)")
        }
    }
}
