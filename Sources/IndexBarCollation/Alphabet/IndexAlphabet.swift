/// A language's index alphabet as a step function over its collation order.
///
/// A name's bucket is that of the last bound that does not compare after it. Bucket 0 is what comes before the
/// first letter, 1 and up are the labels, one more than the last label is what comes after the last letter. The
/// bounds are real strings, so any comparison that knows the locale's order finds the same bucket.
struct IndexAlphabet: Sendable {
    /// Stands for other scripts between two of the alphabet's.
    static let gap = "…"

    /// The labels of buckets 1 and up; never empty strings.
    var labels: [String]
    /// Strings in the collation's order.
    var bounds: [String]
    /// The bucket from each bound on.
    var buckets: [UInt16]
    /// First characters that decide nothing without the next one.
    var contexts: [UInt32: Context]
    /// The letters that the language brings along beside another one.
    var letters: [String]
    /// What the language's own collator makes letters of and the labels lack.
    var lacking: [Letter]
    /// The letters without a label, in the order of the collation; see ``addUnlistedLetters(_:)``.
    var unlisted: [Unlisted] = []

    /// The bucket after the last label.
    var overflow: Int { labels.count + 1 }

    /// Which second characters make a first one another letter.
    struct Context: Sendable {
        /// A bit for each ASCII character; all of them: any character.
        var low: UInt64 = 0
        var high: UInt64 = 0

        func contains(_ ascii: UInt8) -> Bool {
            (ascii < 64 ? low >> UInt64(ascii) : high >> UInt64(ascii - 64)) & 1 != 0
        }
    }
}

extension IndexAlphabet {
    /// The alphabet of a locale, by CLDR's fallback; root's, A to Z, where there is none.
    init(_ locale: LocaleName) {
        let row = locale.candidates.lazy.compactMap { Self.rows[$0] }.first ?? "A|a|||"
        let columns = row.utf8Split("|", keepsEmpty: true)
        labels = columns[0].utf8Split(" ")
        bounds = []
        buckets = []
        for step in columns[1].utf8Split(" ") {
            let parts = step.utf8Split("=")
            bounds.append(parts[0])
            buckets.append(parts.count > 1 ? UInt16(parts[1]) ?? 0 : (buckets.last ?? 0) + 1)
        }
        // Beginnings of ICU's own marks; in no name that means anything.
        contexts = [0xFDD0: Context(low: .max, high: .max), 0xFDD1: Context(low: .max, high: .max)]
        letters = columns[3].utf8Split(" ")
        lacking = columns[4].utf8Split(" ").map { Letter($0) }
        add(contexts: Self.contexts.description)
        add(contexts: columns[2])
    }

    /// Reads contexts, a word each: the first character, then the ASCII characters that count after it; none:
    /// every character counts.
    private mutating func add(contexts text: String) {
        for word in text.utf8Split(" ") {
            var scalars = word.unicodeScalars[...]
            guard let first = scalars.popFirst() else { continue }
            var context = scalars.isEmpty ? Context(low: .max, high: .max) : Context()
            for second in scalars where second.isASCII {
                if second.value < 64 {
                    context.low |= 1 << UInt64(second.value)
                } else {
                    context.high |= 1 << UInt64(second.value - 64)
                }
            }
            contexts[first.value] = context
        }
    }

    /// Every row of the table by each of its names, without the names.
    private static let rows: [String: String] = {
        var rows: [String: String] = [:]
        for line in table.description.utf8Split("\n") {
            let parts = line.utf8Split("|", keepsEmpty: true)
            let row = parts.dropFirst().joined(separator: "|")
            for name in parts[0].utf8Split(" ") { rows[name] = row }
        }
        return rows
    }()

    /// The names of all rows, for tests.
    static var names: [String] { rows.keys.sorted() }
}

extension String {
    /// The parts between separators by code, so that a mark after a separator does not hide it.
    func utf8Split(_ separator: Unicode.Scalar, keepsEmpty: Bool = false) -> [String] {
        utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: !keepsEmpty)
            .map { String(Substring($0)) }
    }
}
