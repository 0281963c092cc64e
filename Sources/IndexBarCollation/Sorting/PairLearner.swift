/// Finds pairs of characters that sort as one letter, by trying them.
struct PairLearner {
    /// How many pairs are tried at once; nearly all of them are nothing special.
    private static let tried = 64
    /// More letters of two characters than this are not looked for.
    private static let most = 1024
    /// Stands between two characters and keeps them apart, and does not count (combining grapheme joiner).
    static let joiner = "\u{34F}"

    let order: PrimaryOrder

    func letters(of sample: NameSample) -> [OrderLearner.Candidate] {
        let frequent = sample.pairs.filter { $0.count > 1 }.sorted { one, other in
            if one.count != other.count { return one.count > other.count }
            return (one.first, one.second) < (other.first, other.second)
        }
        let withMark = frequent.filter { Self.isLetter($0.first) && Self.isMark($0.second) }
        let found = withMark.prefix(Self.most / 4).map { [$0.first, $0.second] }
        guard order.collator.compare("0\(Self.joiner)0", "00") == 0 else {
            return found.compactMap { OrderLearner.Candidate($0) }
        }
        let likely = frequent.filter {
            Self.isLetter($0.first) && Self.isLetterOrVowel($0.second)
        }.map { [$0.first, $0.second] }
        var letters: [[UInt32]] = []
        for start in stride(from: 0, to: likely.count, by: Self.tried) where letters.count < Self.most {
            find(likely[start..<min(start + Self.tried, likely.count)], &letters)
        }
        return (found + letters).compactMap { OrderLearner.Candidate($0) }
    }

    /// Adds those of some pairs that are one letter: none of them, or the pairs are halved.
    private func find(_ pairs: ArraySlice<[UInt32]>, _ letters: inout [[UInt32]]) {
        // Digits keep the pairs apart from one another.
        let texts = pairs.map { pair in pair.compactMap { Unicode.Scalar($0).map { String($0) } } }
        let together = texts.map { $0.joined() }.joined(separator: "0")
        let apart = texts.map { $0.joined(separator: Self.joiner) }.joined(separator: "0")
        guard order.collator.compare(together, apart) != 0 else { return }
        guard pairs.count > 1 else {
            if let pair = pairs.first, !order.areEqual(together, apart) { letters.append(pair) }
            return
        }
        let middle = pairs.startIndex + pairs.count / 2
        find(pairs[..<middle], &letters)
        find(pairs[middle...], &letters)
    }

    private static func isLetter(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value) else { return false }
        return scalar.properties.isAlphabetic && !scalar.properties.isIdeographic
            && !(0xAC00...0xD7A3).contains(value)
    }

    private static func isMark(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value) else { return false }
        return scalar.properties.canonicalCombiningClass != .notReordered
    }

    private static func isLetterOrVowel(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value), !isMark(value) else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default: return isLetter(value)
        }
    }
}
