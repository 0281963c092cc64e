/// How typed text is compared with titles: three rounds, each forgiving more than the one before (rule D7).
enum TextFolding: Int, CaseIterable {
    /// Case does not count; Turkish and Azeri have two letters I.
    case byCase
    /// Nor does width; ß counts as ss, a final sigma as σ, a dotless ı as i.
    case byLetter
    /// Nor do accents.
    case byBase

    /// A text with what does not count made equal.
    ///
    /// - Parameters:
    ///   - language: a tag or the name of a locale.
    ///   - decompose: gives a text in compatibility decomposition.
    func folded(_ text: String, language: String?, decompose: (String) -> String) -> String {
        let small = Self.lowercased(text, language: language)
        if self == .byCase { return small }
        var letters = String.UnicodeScalarView()
        for scalar in (Self.isASCII(small) ? small : Self.lowercased(decompose(small), language: language))
            .unicodeScalars
        {
            switch scalar {
            case "ß": letters.append(contentsOf: "ss".unicodeScalars)
            case "ς": letters.append("σ")
            case "ı": letters.append("i")
            case _ where self == .byBase && scalar.properties.generalCategory == .nonspacingMark: break
            default: letters.append(scalar)
            }
        }
        return String(letters)
    }

    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    private static func lowercased(_ text: String, language: String?) -> String {
        guard isTurkic(language) else { return text.lowercased() }
        var letters = String.UnicodeScalarView()
        // A dot that stands by itself belongs to the capital before it.
        var isAfterI = false
        for scalar in text.unicodeScalars {
            if isAfterI {
                isAfterI = false
                letters.append(scalar == "\u{307}" ? "i" : "ı")
                if scalar == "\u{307}" { continue }
            }
            switch scalar {
            case "I": isAfterI = true
            case "İ": letters.append("i")
            default: letters.append(scalar)
            }
        }
        if isAfterI { letters.append("ı") }
        return String(letters).lowercased()
    }

    private static func isTurkic(_ language: String?) -> Bool {
        guard let language else { return false }
        let base = language.lowercased().utf8.prefix { $0 != 0x2D && $0 != 0x5F && $0 != 0x2E && $0 != 0x40 }
        return ["tr", "az", "tur", "aze"].contains { base.elementsEqual($0.utf8) }
    }
}
