extension IndexBarWords {
    /// The words in a language, as far as its script is there too; else in English.
    ///
    /// Where a language would put the number of entries first, "/" stands between: "M, 13 / 27".
    ///
    /// - Parameter language: a language tag or the name of a locale: "de", "pt-PT", "zh_Hant_HK", "sr_RS@latin",
    ///   "de_DE.UTF-8". Anything else, "C" too, means English.
    /// - Complexity: O(languages).
    public init(language: String) {
        self = IndexBarWords(known: language) ?? IndexBarWords()
    }

    /// The words in the first of some languages that has any; else in English.
    ///
    /// - Parameter languages: as for `init(language:)`, the preferred one first.
    public init(languages: some Sequence<String>) {
        self = languages.lazy.compactMap { IndexBarWords(known: $0) }.first ?? IndexBarWords()
    }

    /// The words in a language that the table has.
    private init?(known language: String) {
        for name in Self.candidates(language) {
            for row in Self.table.utf8.split(separator: UInt8(ascii: "\n")) {
                let fields = row.split(separator: UInt8(ascii: "|"))
                let names = fields[0].split(separator: UInt8(ascii: " "))
                guard names.contains(where: { $0.elementsEqual(name) }) else { continue }
                let words = fields.dropFirst().map { String(decoding: $0, as: UTF8.self) }
                self.init(label: words[0], of: words[1], search: words[2])
                return
            }
        }
        return nil
    }

    /// The rows that may have a language's words: with its script, its region or its modifier, in the order in which
    /// they are written, then alone. A part of one letter begins an extension of
    /// BCP 47, which is ignored with all that follows it.
    private static func candidates(_ language: String) -> [[UInt8]] {
        let parts = language.utf8.split(maxSplits: 4) { "-_.@".utf8.contains($0) }.prefix { $0.count > 1 }
            .map { $0.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 } }
        guard let base = parts.first else { return [] }
        return parts.dropFirst().map { base + [UInt8(ascii: "_")] + $0 } + [base]
    }
}
