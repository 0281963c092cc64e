import Foundation
import Testing

@testable import IndexBarCollation

/// Sorting by a collator that only compares: exact whatever was learned, and with few comparisons where that is right.
@Suite struct LearnedOrderTests {
    /// A collator made of a closure, which counts; for one thread.
    final class Counting: IndexBarCollator, @unchecked Sendable {
        private let body: (String, String) -> Int
        private(set) var count = 0

        init(_ body: @escaping (String, String) -> Int) {
            self.body = body
        }

        func compare(_ left: String, _ right: String) -> Int {
            count += 1
            return body(left, right)
        }
    }

    private static func sign<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
        left < right ? -1 : left == right ? 0 : 1
    }

    private static func codes(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    private static func lexicographic(_ left: [UInt32], _ right: [UInt32]) -> Int {
        left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
    }

    private static func hash(_ text: String) -> UInt32 {
        Array(text.utf8).withUnsafeBufferPointer(KeyEntry.hash)
    }

    /// Orders that have nothing, or little, to do with the order of single characters.
    static let orders: [(name: String, compare: @Sendable (String, String) -> Int)] = [
        ("by codes", { lexicographic(codes($0), codes($1)) }),
        ("by codes, the highest first", { lexicographic(codes($1), codes($0)) }),
        ("from behind", { lexicographic(codes($0).reversed(), codes($1).reversed()) }),
        ("short names first", { sign($0.utf8.count, $1.utf8.count) }),
        ("without case", { sign($0.lowercased(), $1.lowercased()) }),
        ("by what looks like chance", { sign(hash($0), hash($1)) }),
        (
            "the second character first",
            { lexicographic(Array(codes($0).dropFirst()), Array(codes($1).dropFirst())) }
        ),
        ("all the same", { _, _ in 0 }),
        (
            "single characters turned round",
            { left, right in
                let order = lexicographic(codes(left), codes(right))
                return codes(left).count + codes(right).count < 5 ? -order : order
            }
        ),
    ]

    /// What counts of a name where the language has no modifier letters.
    private let start = NameStart(passingOver: NameStart.modifierLetters)

    private func sorted(
        _ names: [String], _ collator: any IndexBarCollator, workers: Int = 1
    ) -> [UInt32] {
        let source = StringNames(names: names, titleKeys: [], sortKeys: [])
        var indexes = (0..<UInt32(names.count)).map { $0 }
        let sorter = SectionSorter(source, collator, surnames: nil, start: start, byValue: false)
        #expect(sorter.sort(&indexes, workers: workers, WorkControl(total: 0)))
        return indexes
    }

    private func naive(_ names: [String], _ compare: (String, String) -> Int) -> [UInt32] {
        let counted = names.map { name in
            name.withBytes { String(decoding: start.counted($0), as: UTF8.self) }
        }
        return (0..<UInt32(names.count)).sorted { left, right in
            let order = compare(counted[Int(left)], counted[Int(right)])
            if order != 0 { return order < 0 }
            let ties = Self.lexicographic(Self.codes(names[Int(left)]), Self.codes(names[Int(right)]))
            return ties != 0 ? ties < 0 : left < right
        }
    }

    @Test(arguments: orders.map(\.name), [1, 3])
    func `any order is found exactly`(name: String, workers: Int) throws {
        // "single characters turned round" is no order among short names; those are left out.
        let order = try #require(Self.orders.first { $0.name == name })
        let names = (TestNames.mixed(1_500) + TestNames.mixed(300)).filter { Self.codes($0).count > 4 }
        #expect(sorted(names, Counting(order.compare), workers: workers) == naive(names, order.compare))
        let few = Array(names.prefix(100))
        #expect(sorted(few, Counting(order.compare)) == naive(few, order.compare))
    }

    @Test(arguments: [
        "sv", "cs", "hu", "da", "de@collation=phonebook", "ja", "zh", "th", "hi", "ar", "vi", "ko",
    ])
    func `names of all scripts are in Foundation's order`(locale: String) {
        let collator = FoundationCollator(LocaleName(locale))
        let names = TestNames.mixed(isExhaustive ? 20_000 : 1_000, seed: 11)
        #expect(sorted(names, collator) == naive(names, collator.compare))
    }

    @Test(arguments: [
        ("sv", "sv_SE"), ("en", "en_US"), ("cs", "cs_CZ"), ("de", "de_DE"), ("ru", "ru_RU"), ("el", "el_GR"),
        ("ar", "ar_SA"), ("hi", "hi_IN"), ("ko", "ko_KR"), ("ja", "ja_JP"), ("zh", "zh_CN"),
        ("hu", "hu_HU"), ("he", "he_IL"), ("th", "th_TH"),
    ])
    func `Foundation compares 20,000 names at most 1.3 times each`(locale: String, list: String) {
        #expect(comparisons(locale, list) <= 1.3)
    }

    /// How often Foundation compares each of 20,000 names, which are in order then.
    private func comparisons(_ locale: String, _ list: String) -> Double {
        let foundation = FoundationCollator(LocaleName(locale))
        let collator = Counting(foundation.compare)
        let (ones, others) = (TestNames.real(list, 20_000), TestNames.real(list, 20_000, seed: 9))
        let isShort = ["zh", "ja", "ko"].contains(locale)
        let names = zip(ones, others).map { isShort ? $0 + String($1.suffix(1)) : "\($0) \($1)" }
        let indexes = sorted(names, collator)
        let comparisons = Double(collator.count) / Double(names.count)
        #expect(Set(indexes).count == names.count)
        for (one, other) in zip(indexes, indexes.dropFirst()) {
            #expect(foundation.compare(names[Int(one)], names[Int(other)]) <= 0)
        }
        return comparisons
    }

    @Test func `numbers by value cost no more than others`() {
        let locale = Locale(identifier: "en")
        let byValue = { (left: String, right: String) in
            left.compare(right, options: .numeric, range: nil, locale: locale).rawValue
        }
        let collator = Counting(byValue)
        let names = (0..<5_000).map { "Chapter \($0 * 7_919 % 5_003), part \($0 % 12)" }
        #expect(sorted(names, collator) == naive(names, byValue))
        #expect(collator.count <= 5_000 * 13 / 10, "\(collator.count)")
    }

    @Test(arguments: 0..<6)
    func `a collator that contradicts itself loses no name`(kind: Int) {
        var dice = TestNames.Dice(UInt64(kind))
        let collator = Counting { left, right in
            switch kind {
            case 0: return -1
            case 1: return 1
            case 2: return dice.below(3) - 1
            case 3: return left.utf8.count % 3 - right.utf8.count % 3 == 1 ? -1 : 1
            case 4: return Int.min
            default: return dice.below(2) == 0 ? Int.max : 0
            }
        }
        let names = TestNames.mixed(700)
        #expect(sorted(names, collator).sorted() == Array(0..<700))
        let sections = IndexBarSectionBuilder(locales: ["cs"], collator: collator).sections(of: names)
        #expect(sections.permutation().sorted() == Array(0..<700))
    }

    @Test func `damaged, empty and very long names are sorted as well`() throws {
        let long = String(repeating: "Öl", count: 100_000)
        let texts = TestNames.mixed(300) + ["", " ", long + "b", long + "a", "\u{10FFFF}", "\u{FFFF}", "\0"]
        var bytes = Array(texts.joined(separator: "\n").utf8)
        bytes += [10, 0xFF, 0xFE, 10, 0xE4, 0xB8, 10]
        let builder = IndexBarSectionBuilder(
            locales: ["sv"], collator: FoundationCollator(LocaleName("sv")))
        let sections = try builder.sections(ofUTF8: bytes)
        #expect(Set(sections.permutation()).count == texts.count + 2)
    }
}
