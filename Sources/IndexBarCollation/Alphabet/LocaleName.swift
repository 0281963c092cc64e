import Foundation

/// A locale's name taken apart: BCP 47 (`zh-Hant-u-co-stroke`), ICU (`zh_Hant@collation=stroke`) and POSIX
/// (`sr_RS.UTF-8@latin`) all come out in ICU's form. What is no such name comes out as `root`.
struct LocaleName: Equatable, Sendable {
    /// Language, script, region and variants, `zh_Hant_TW`; `root` for none.
    let base: String
    /// What else the name asks for.
    let keywords: LocaleKeywords
    /// Whether the text was a locale's name, or one of POSIX' for none.
    let isValid: Bool

    /// The kind of collation, `stroke`, if one is asked for.
    var collation: String? { keywords.collation }

    /// The whole name as ICU takes it; numbers by value are no matter of the collator's.
    var identifier: String { collation.map { "\(base)@collation=\($0)" } ?? base }

    /// Where a table with CLDR's fallback looks for the locale, its own name first, `root` last.
    var candidates: [String] {
        var chain: [String] = []
        var parts = base.split(separator: "_")
        while !parts.isEmpty {
            chain.append(parts.joined(separator: "_"))
            parts.removeLast()
        }
        let kinds = collation.map { kind in chain.map { "\($0)@collation=\(kind)" } } ?? []
        return kinds + chain + ["root"]
    }

    /// - Parameter text: a locale's name in any of the three forms.
    init(_ text: String) {
        let pieces = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let name = pieces[0].prefix { $0 != "." }
        let words = name.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
        let extensions = words.firstIndex { $0.count == 1 } ?? words.count
        let modifier = pieces.count > 1 ? pieces[1].lowercased() : ""
        var tags = words[..<extensions].enumerated().map(Self.cased)
        Self.add(modifier, to: &tags)
        let isName = Self.isName(tags)
        base = isName ? tags.joined(separator: "_") : "root"
        isValid = isName && name.first?.isLetter == true || ["c", "posix"].contains(name.lowercased())
        keywords = LocaleKeywords(
            language: tags.first ?? "", modifier: modifier, extensions: isName ? words[extensions...] : [])
    }

    /// Whether these can be a language and what follows one.
    private static func isName(_ tags: [String]) -> Bool {
        guard let language = tags.first, (2...8).contains(language.count), language != "posix",
            language.utf8.allSatisfy({ (97...122).contains($0) })
        else { return false }
        return tags.allSatisfy { $0.count <= 8 && $0.utf8.allSatisfy { $0.isASCIILetterOrDigit } }
    }

    private static func cased(_ index: Int, _ tag: String) -> String {
        if index == 0 { return tag }
        return tag.count == 4 && tag.first?.isLetter == true ? tag.capitalized : tag.uppercased()
    }

    /// POSIX names a script or a variant after the "@".
    private static func add(_ modifier: String, to tags: inout [String]) {
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        if let script = scripts[modifier], !tags.isEmpty { tags.insert(script, at: 1) }
        if modifier == "valencia" { tags.append("VALENCIA") }
    }
}

extension LocaleName {
    /// The locale that the user's surroundings ask for: on Linux LC_ALL, LC_COLLATE, LANG, the first that is not
    /// empty, since Foundation there passes over them; elsewhere the current locale.
    static func current(environment: [String: String] = ProcessInfo.processInfo.environment) -> LocaleName {
        #if canImport(Darwin)
            return LocaleName(Locale.current.identifier)
        #else
            let names = ["LC_ALL", "LC_COLLATE", "LANG"].lazy.compactMap { environment[$0] }
            return LocaleName(names.first { !$0.isEmpty } ?? "root")
        #endif
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
    }
}
