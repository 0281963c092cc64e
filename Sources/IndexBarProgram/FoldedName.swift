import Foundation

/// A name as it is sorted: without case, accents and leading punctuation.
struct FoldedName: Equatable {
    /// The section's title, the first letter as a capital; `nil` for a name that begins with no letter.
    let title: String?
    /// What is compared, as UTF-8.
    let key: [UInt8]

    /// So many characters of a name decide its place; what follows them does not.
    private static let length = 128

    init(_ text: String) {
        self = Self.ascii(text) ?? Self(folding: text)
    }

    init(title: String?, key: [UInt8]) {
        self.title = title
        self.key = key
    }

    private init(folding text: String) {
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.length)))
        let folded = start.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        let rest = folded.unicodeScalars.drop(while: Self.isPassedOver)
        if let first = rest.first, first.properties.isAlphabetic {
            title = String(first.properties.uppercaseMapping.prefix(1))
            key = Array(String(rest).utf8)
        } else {
            title = nil
            key = Array(folded.utf8)
        }
    }

    /// The same for a name of ASCII only, about ten times as fast.
    private static func ascii(_ text: String) -> FoldedName? {
        var key: [UInt8] = []
        for byte in text.utf8.prefix(length) {
            guard byte < 0x80 else { return nil }
            key.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
        }
        let rest = key.drop { isPassedOver(Unicode.Scalar($0)) }
        guard let first = rest.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
            return FoldedName(title: nil, key: key)
        }
        return FoldedName(title: String(Unicode.Scalar(first & ~0x20)), key: Array(rest))
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
