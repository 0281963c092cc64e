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
        texts.filter { areEqual($0, letter) }.min(by: areInOrder) ?? letter
    }

    /// How a letter may be written: in either case, and as the letters that it is made of, which come before it.
    func spellings(of letter: String) -> [String] {
        let parts = ["Æ": "AE", "Œ": "OE", "ẞ": "SS", "ß": "SS"][letter] ?? letter
        return [letter, parts].flatMap { [$0, $0.lowercased(), $0.uppercased()] }
    }

    /// How many of some texts in order do not come after another one.
    func countUp(to text: String, in ordered: [String]) -> Int {
        var (low, high) = (0, ordered.count)
        while low < high {
            let middle = (low + high) / 2
            if collator.compare(text, ordered[middle]) < 0 { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
