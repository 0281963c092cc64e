import Foundation
import Testing

@testable import IndexBarCollation

/// What is other than in ICU on purpose stands in a file, and is so.
@Suite(.enabled(if: hasICU)) struct DifferencesTests {
    struct Difference: Sendable {
        let locales: [String]
        let name: String
        let theirs: String
        let ours: String
        let reason: String
    }

    static let listed: [Difference] = {
        let url = Bundle.module.url(
            forResource: "icu-differences", withExtension: "tsv", subdirectory: "Data")
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return text.utf8Split("\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.utf8Split("\t", keepsEmpty: true)
            let scalars = columns[1].utf8Split(" ").compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init)
            return Difference(
                locales: columns[0].utf8Split(" "), name: String(String.UnicodeScalarView(scalars)),
                theirs: columns[2], ours: columns[3], reason: columns[4])
        }
    }()

    @Test func `every listed difference is there, with its reason`() throws {
        #expect(!Self.listed.isEmpty)
        for difference in Self.listed {
            let reference = try #require(ICUReference(difference.locales))
            let title = IndexBarSectionBuilder(locales: difference.locales).title(for: difference.name)
            #expect(title == difference.ours, "\(difference)")
            #expect(
                reference.labels[reference.bucket(of: difference.name)] == difference.theirs, "\(difference)")
            #expect(!difference.reason.isEmpty, "\(difference)")
        }
    }

    @Test(arguments: ["en", "zh", "km", "lkt", "ha_Arab", "kok_Latn"])
    func `no other character in front makes a difference`(locale: String) throws {
        let reference = try #require(ICUReference(locale))
        let indexer = SectionIndexer([LocaleName(locale)], collator: nil)
        let wrong = (UInt32(0x21)..<0x1_0000).compactMap(Unicode.Scalar.init).filter { scalar in
            let name = "\(scalar)a"
            return indexer.bucket(of: name) != reference.bucket(ofCounted: name, indexer.start)
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(8).map { String($0.value, radix: 16) })")
    }
}
