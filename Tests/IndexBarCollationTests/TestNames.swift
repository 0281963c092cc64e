import Foundation

@testable import IndexBarCollation

/// Names to test with: real ones from a list, and made-up ones. The same every time.
enum TestNames {
    /// A linear congruential generator (Knuth's MMIX constants); the high bits are used.
    struct Dice {
        private var state: UInt64

        init(_ seed: UInt64) {
            state = seed
        }

        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, bound)
        }

        mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
    }

    /// First and family names by locale.
    static let lists: [(locale: String, first: [String], last: [String])] = {
        let url = Bundle.module.url(forResource: "names", withExtension: "tsv", subdirectory: "Data")
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return text.utf8Split("\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.utf8Split("\t")
            return (columns[0], columns[1].utf8Split("|"), columns[2].utf8Split("|"))
        }
    }()

    /// Real names of many languages, with some numbers and symbols among them.
    static func mixed(_ count: Int, seed: UInt64 = 6) -> [String] {
        var dice = Dice(seed)
        return (0..<count).map { _ in
            switch dice.below(40) {
            case 0: return "\(dice.below(10_000)) \(word(&dice))"
            case 1: return dice.pick(["#", "(", "“", "@", "¿", "- "]) + word(&dice)
            case 2: return word(&dice).lowercased()
            default: return person(dice.pick(lists), &dice)
            }
        }
    }

    /// Real names of one of the lists' locales.
    static func real(_ locale: String, _ count: Int, seed: UInt64 = 6) -> [String] {
        var dice = Dice(seed)
        let list = lists.first { $0.locale == locale } ?? lists[0]
        return (0..<count).map { _ in person(list, &dice) }
    }

    /// Made-up names out of an alphabet's own letters, the characters it takes two at a time, and any others.
    static func generated(_ alphabet: IndexAlphabet, _ count: Int, seed: UInt64 = 6) -> [String] {
        var dice = Dice(seed)
        let contexts = alphabet.contexts.keys.sorted().compactMap { Unicode.Scalar($0).map { String($0) } }
        let letters = alphabet.bounds + alphabet.labels + alphabet.labels.map { $0.lowercased() } + contexts
        return (0..<count).map { _ in
            (0...dice.below(4)).map { index in
                switch dice.below(10) {
                case 0...5: dice.pick(letters)
                case 6: String(Unicode.Scalar(UInt8(97 + dice.below(26))))
                case 7:
                    index > 0
                        ? dice.pick(["\u{301}", "\u{308}", "\u{30A}", "\u{30C}", "\u{327}", "\u{200D}"]) : "h"
                default: anyCharacter(&dice)
                }
            }.joined()
        }
    }

    private static func anyCharacter(_ dice: inout Dice) -> String {
        let bound = dice.pick([0x250, 0x600, 0x3100, 0x10000, 0x20000])
        return Unicode.Scalar(UInt32(0x21 + dice.below(bound))).map { String($0) } ?? "x"
    }

    private static func person(
        _ list: (locale: String, first: [String], last: [String]), _ dice: inout Dice
    ) -> String {
        let (first, last) = (dice.pick(list.first), dice.pick(list.last))
        return ["zh", "ja", "ko"].contains(list.locale.prefix(2)) ? last + first : "\(last), \(first)"
    }

    private static func word(_ dice: inout Dice) -> String {
        let list = lists[dice.below(lists.count)]
        return dice.pick(list.first)
    }
}
