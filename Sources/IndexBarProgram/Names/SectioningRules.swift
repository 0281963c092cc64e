import IndexBarCollation

/// How a command makes sections: the languages, and the options beside them.
package struct SectioningRules: Equatable, Sendable {
    /// Where letters go that the language's index lacks, as the command line has it.
    enum UnlistedLetters: String, CaseIterable { case own, preceding, rest }

    /// The options of a command line that belong here, and the flags.
    static let names: Set<String> = ["--locale", "--unlisted-letters"]
    static let flags: Set<String> = ["--numbers-by-value"]

    /// The languages as they were written, the one that sorts first; none: what the environment says.
    package var locales: [String] = []
    /// How titles are made and names are sorted.
    package var options = IndexBarSectionOptions()

    package init(locales: [String] = []) {
        self.locales = locales
    }

    /// Takes a command's languages and options.
    ///
    /// - Throws: a ``Refusal`` that names the word which cannot be understood.
    init(_ arguments: Arguments) throws(Refusal) {
        locales = try Locales(arguments).words
        switch try arguments.choice("--unlisted-letters", of: UnlistedLetters.self) {
        case .own: options.unlistedLetters = .own
        case .preceding: options.unlistedLetters = .precedingLetter
        case .rest: options.unlistedLetters = .rest
        case nil: break
        }
        options.numbersSortByValue = arguments.flags.contains("--numbers-by-value")
    }

    /// What makes the sections.
    var builder: IndexBarSectionBuilder { IndexBarSectionBuilder(locales: locales, options: options) }

    /// Says in one line what the languages' names ask for and is not there, if anything.
    func report(to console: Console) {
        let missing = IndexBarSectionBuilder.unsupportedKeywords(inNames: locales)
        guard !missing.isEmpty else { return }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        let verb = missing.count == 1 ? "is" : "are"
        console.complain("\(names) in the locale's name \(verb) not supported and left out")
    }
}
