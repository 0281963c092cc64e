import Foundation

/// Texts without case and accents.
enum FoldedName {
    /// How many characters of a name a search looks into.
    private static let searchedLength = 4096

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
}
