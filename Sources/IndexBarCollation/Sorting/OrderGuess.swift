import Foundation

/// Where a character probably stands among others in most languages: only a wrong guess costs comparisons.
struct OrderGuess: Comparable {
    private enum Kind: Int {
        case blank, punctuation, symbol, number, letter
    }

    private let kind: Int
    /// Without case, accents and the two kinds of kana, marks behind.
    private let folded: [UInt32]
    private let scalars: [UInt32]
    /// Whether a collation may pass over it.
    let mayBeIgnored: Bool

    /// Whether it is made of several others.
    var isCompound: Bool { folded.count > 1 }

    init(_ scalars: [Unicode.Scalar]) {
        let text = String(String.UnicodeScalarView(scalars))
        let decomposed = text.decomposedStringWithCompatibilityMapping.lowercased()
        folded = decomposed.unicodeScalars.map { scalar in
            // Katakana stand 0x60 above their hiragana.
            (0x30A1...0x30F6).contains(scalar.value) ? scalar.value - 0x60 : scalar.value
        }
        self.scalars = scalars.map(\.value)
        let kind: Kind
        switch scalars.first?.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: kind = .blank
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            kind = .punctuation
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: kind = .symbol
        case .decimalNumber, .letterNumber, .otherNumber: kind = .number
        default: kind = .letter
        }
        self.kind = kind.rawValue
        let isMark: Bool
        switch scalars.first?.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .modifierLetter: isMark = true
        default: isMark = false
        }
        mayBeIgnored = kind == .blank || kind == .punctuation || kind == .symbol || isMark
    }

    static func < (one: OrderGuess, other: OrderGuess) -> Bool {
        if one.kind != other.kind { return one.kind < other.kind }
        if one.folded != other.folded { return one.folded.lexicographicallyPrecedes(other.folded) }
        // Small letters stand after capitals in the code, before them in most languages.
        return other.scalars.lexicographicallyPrecedes(one.scalars)
    }
}
