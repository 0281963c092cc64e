import Foundation
import IndexBarCore

/// Questions about primary weights, asked through full comparisons only.
struct PrimaryOrder {
    let collator: any IndexBarCollator

    func areInOrder(_ one: String, _ other: String) -> Bool { collator.compare(one, other) < 0 }

    /// Whether every name that begins with one comes before the other. A digit is the lowest of what can follow.
    func isBelow(_ one: String, _ other: String) -> Bool {
        collator.compare(one, other) < 0 && collator.compare(one + "0", other) < 0
    }

    func areEqual(_ one: String, _ other: String) -> Bool { !isBelow(one, other) && !isBelow(other, one) }

    /// Whether a text sorts as something that begins with a letter and goes on.
    func begins(_ text: String, with letter: String) -> Bool {
        isBelow(letter, text) && collator.compare(text, letter + "\u{FFFF}") < 0
    }

    /// Whether several characters sort other than one by one.
    func isOneLetter(_ letter: String) -> Bool {
        let scalars = letter.unicodeScalars
        guard scalars.count > 1 else { return true }
        return !areEqual(letter, scalars.map { String($0) }.joined(separator: "\u{34F}"))
    }

    /// The lowest of those that weigh as much as the letter.
    func lowest(of texts: [String], as letter: String) -> String {
        var lowest = letter
        for text in texts where areInOrder(text, lowest) && areEqual(text, letter) { lowest = text }
        return lowest
    }

    /// How a letter may be written: in either case; as the letters that it is made of, which come before it;
    /// with a mark, since Chinese has ū and ú before u; and without its own, since Č may be the only letter of C's
    /// weight.
    func spellings(of letter: String) -> [String] {
        let parts = ["Æ": "AE", "Œ": "OE", "ẞ": "SS", "ß": "SS"][letter] ?? letter
        let bare = Self.withoutMarks(letter)
        let plain = [letter, parts, bare].flatMap { [$0, $0.lowercased(), $0.uppercased()] }
        return plain + plain.flatMap { spelling in Self.marks.map { spelling + $0 } }
    }

    private static func withoutMarks(_ letter: String) -> String {
        let scalars = letter.decomposedStringWithCanonicalMapping.unicodeScalars
        return String(
            String.UnicodeScalarView(
                scalars.filter { $0.properties.canonicalCombiningClass == .notReordered }))
    }

    /// Macron, acute, caron, grave, circumflex, breve, dot, diaeresis, tilde, ring, cedilla, dot below.
    private static let marks = [
        "\u{304}", "\u{301}", "\u{30C}", "\u{300}", "\u{302}", "\u{306}", "\u{307}", "\u{308}", "\u{303}",
        "\u{30A}", "\u{327}", "\u{323}",
    ]

    /// How many of some sorted texts do not come after a text.
    func countUp(to text: String, in ordered: [String]) -> Int {
        ordered.partitioningIndex { collator.compare(text, $0) < 0 }
    }
}
