import Foundation

/// A name as it is sorted: without case, accents and leading punctuation.
struct FoldedName: Equatable {
    /// The section's title, the first letter as a capital; `nil` for a name that begins with no letter.
    let title: String?
    /// What is compared, as UTF-8.
    let key: [UInt8]

    /// So many characters of a name decide its place; what follows them does not.
    private static let sortedLength = 128
    /// So many characters of a name are looked into by a search.
    private static let searchedLength = 4096

    init(_ text: String) {
        let folded = Self.folded(text, length: Self.sortedLength)
        if let first = folded.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first {
            self.init(title: String(Unicode.Scalar(first & ~0x20)), key: folded)
            return
        }
        let rest = String(decoding: folded, as: UTF8.self).unicodeScalars.drop(while: Self.isPassedOver)
        guard let first = rest.first, first.properties.isAlphabetic else {
            self.init(title: nil, key: folded)
            return
        }
        self.init(title: String(first.properties.uppercaseMapping.prefix(1)), key: Array(String(rest).utf8))
    }

    init(title: String?, key: [UInt8]) {
        self.title = title
        self.key = key
    }

    /// A text without case and accents, as UTF-8, for searching.
    ///
    /// - Complexity: O(characters), at most 4,096 of them.
    static func folded(_ text: String) -> [UInt8] {
        folded(text, length: searchedLength)
    }

    private static func folded(_ text: String, length: Int) -> [UInt8] {
        if let ascii = asciiFolded(text, length: length) { return ascii }
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
        let folded = start.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return Array(folded.utf8)
    }

    /// The same for a text of ASCII only, several times as fast.
    private static func asciiFolded(_ text: String, length: Int) -> [UInt8]? {
        var key: [UInt8] = []
        for byte in text.utf8.prefix(length) {
            guard byte < 0x80 else { return nil }
            key.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
        }
        return key
    }

    /// Whether a scalar at the front of a name is passed over: spaces and punctuation.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .control, .format:
            true
        default:
            scalar.properties.isWhitespace
        }
    }
}
