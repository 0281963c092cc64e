/// What a locale's name asks for beside the language: BCP 47's `-u-co-stroke-kn-true`, ICU's `@collation=stroke` and
/// POSIX' `@euro`, in small letters.
struct LocaleKeywords: Equatable, Sendable {
    /// The kind of collation in ICU's spelling, if one is asked for that can be an order of an index.
    private(set) var collation: String?
    /// Whether numbers sort by value; nil where nothing is said.
    private(set) var numbersByValue: Bool?
    /// What is asked for and not there, as it is written.
    private(set) var unsupported: [String] = []

    /// - Parameters:
    ///   - language: the name's language, which says what collations there are.
    ///   - modifier: what stands after the "@".
    ///   - extensions: the name's words from the first one of a single character on.
    init(language: String, modifier: String, extensions: ArraySlice<String>) {
        for part in modifier.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                String($0)
            }
            if pair.count == 2 {
                let key = ["collation": "co", "colnumeric": "kn"][pair[0]] ?? pair[0]
                take(key, pair[1], written: String(part), isShort: false, language)
            } else if !Self.modifiers.contains(pair[0]) {
                unsupported.append(String(part))
            }
        }
        for (singleton, words) in Self.parts(extensions) {
            guard singleton == "u" else {
                unsupported.append(([singleton] + words).joined(separator: "-"))
                continue
            }
            for (key, values) in Self.keywords(words) {
                let value = values.joined(separator: "-")
                let written = value.isEmpty ? key : "\(key)-\(value)"
                take(key, value, written: written, isShort: true, language)
            }
        }
    }

    /// POSIX' modifiers that name a script or a variant, which the name itself takes up, or that change no order.
    private static let modifiers: Set<String> = ["euro", "latin", "cyrillic", "devanagari", "valencia"]

    /// The extensions by their singletons; `x`, private use, and what follows are left out.
    private static func parts(_ words: ArraySlice<String>) -> [(String, [String])] {
        var parts: [(String, [String])] = []
        for word in words {
            if word == "x" { break }
            if word.utf8.count == 1 {
                parts.append((word, []))
            } else if !parts.isEmpty {
                parts[parts.count - 1].1.append(word)
            }
        }
        return parts
    }

    /// Keys of two characters with their values; an attribute in front counts as a key.
    private static func keywords(_ words: [String]) -> [(String, [String])] {
        var keywords: [(String, [String])] = []
        for word in words {
            let isValue = word == "no" && keywords.last?.0 == "kn"
            if word.utf8.count == 2 && !isValue || keywords.isEmpty {
                keywords.append((word, []))
            } else {
                keywords[keywords.count - 1].1.append(word)
            }
        }
        return keywords
    }

    private mutating func take(
        _ key: String, _ value: String, written: String, isShort: Bool, _ language: String
    ) {
        switch (key, value) {
        case ("kn", "true"), ("kn", "yes"), ("kn", ""): numbersByValue = numbersByValue ?? true
        case ("kn", "false"), ("kn", "no"): numbersByValue = numbersByValue ?? false
        case ("co", "standard"): break
        case ("co", _):
            let kind = Self.order(value, isShort: isShort)
            if collation == nil { collation = kind }
            let known = Self.collations[language] ?? []
            if kind.map({ !known.contains($0) }) ?? true { unsupported.append(written) }
        default: unsupported.append(written)
        }
    }

    /// The kind if it may be one. Those that every language has, for searching and such, are no order of an
    /// index: the language's own stands. BCP 47 cuts the names of collations to eight letters; ICU's own form does
    /// not, and ICU ignores the short ones in it.
    private static func order(_ kind: String, isShort: Bool) -> String? {
        let long = [
            "phonebk": "phonebook", "trad": "traditional", "dict": "dictionary", "gb2312": "gb2312han",
        ]
        if !isShort, long[kind] != nil { return nil }
        guard !["search", "eor", "emoji"].contains(kind), !kind.isEmpty, kind.utf8.count <= 16,
            kind.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) })
        else { return nil }
        return isShort ? long[kind] ?? kind : kind
    }

    /// The collations of each language that has more than one.
    private static let collations: [String: Set<String>] = {
        var kinds: [String: Set<String>] = [:]
        for line in table.description.utf8Split("\n") {
            let words = line.utf8Split(" ")
            kinds[words[0]] = Set(words.dropFirst())
        }
        return kinds
    }()
}
