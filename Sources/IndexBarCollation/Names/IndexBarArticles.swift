/// Articles at the beginning of titles, for apps that put "The Edge" under E. The library itself ignores articles.
///
/// ```swift
/// let keys = titles.map { IndexBarArticles.english.without($0) }
/// let sections = builder.sections(of: titles, sortKeys: keys)
/// ```
public struct IndexBarArticles: Hashable, Sendable {
    /// The articles, in lower case. One that ends in an apostrophe needs no space after it.
    public let words: [String]

    /// - Parameter words: the articles, in any case.
    public init(_ words: [String]) {
        self.words = words.map { $0.lowercased() }
    }

    /// a, an, the.
    public static let english = IndexBarArticles(["a", "an", "the"])
    /// l', le, la, les, un, une, des.
    public static let french = IndexBarArticles(["l'", "l’", "le", "la", "les", "un", "une", "des"])
    /// der, die, das and their cases, ein, eine and theirs.
    public static let german = IndexBarArticles([
        "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines",
    ])
    /// el, la, los, las, lo, un, una, unos, unas.
    public static let spanish = IndexBarArticles([
        "el", "la", "los", "las", "lo", "un", "una", "unos", "unas",
    ])
    /// il, lo, la, l', i, gli, le, un, uno, una, un'.
    public static let italian = IndexBarArticles([
        "il", "lo", "la", "l'", "l’", "i", "gli", "le", "un", "uno", "una", "un'", "un’",
    ])

    /// The articles of a language, by its code: `en`, `fr`, `de`, `es` or `it`, with or without a region.
    ///
    /// - Returns: nil for other languages.
    public static func of(_ locale: String) -> IndexBarArticles? {
        let language = LocaleName(locale).base.prefix { $0 != "_" }
        let known = ["en": english, "fr": french, "de": german, "es": spanish, "it": italian]
        return known[String(language)]
    }

    /// Returns a title without its leading article.
    ///
    /// - Returns: the unchanged title if it begins with no article or consists of one only.
    public func without(_ title: String) -> String {
        for word in words {
            guard title.count > word.count, title.prefix(word.count).lowercased() == word else { continue }
            let rest = title.dropFirst(word.count)
            let isElided = word.hasSuffix("'") || word.hasSuffix("’")
            guard isElided || rest.first?.isWhitespace == true else { continue }
            let kept = rest.drop { $0.isWhitespace }
            if !kept.isEmpty { return String(kept) }
        }
        return title
    }
}
