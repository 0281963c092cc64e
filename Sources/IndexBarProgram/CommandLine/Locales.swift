import IndexBarCollation

/// The languages that a command was asked for.
struct Locales: Equatable {
    /// As they were written; none: what the environment says.
    let words: [String]

    /// Takes every `--locale` of a command line.
    ///
    /// - Throws: a ``Refusal`` that names the word which is no locale's name.
    init(_ arguments: Arguments) throws(Refusal) {
        words = arguments.all["--locale"] ?? []
        for word in words where !IndexBarSectionBuilder.isLocaleName(word) {
            throw .usage("--locale is a name like sv, pt-BR or zh-Hant-u-co-stroke, not '\(word)'")
        }
    }

    /// The languages as a report names them: as they were written, else as the environment's come out.
    var name: String {
        (words.isEmpty ? IndexBarSectionBuilder().locales : words).joined(separator: " ")
    }
}
