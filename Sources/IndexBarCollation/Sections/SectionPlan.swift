/// Which buckets make which section, under the options.
struct SectionPlan {
    /// The titles of all sections that there can be, in order.
    private(set) var titles: [String] = []
    /// Whether each section is that of a letter which the language's index lacks: never shown without names.
    private(set) var isUnlisted: [Bool] = []
    /// The section of each bucket; after the alphabet's come the numbers', then the unlisted letters'.
    private(set) var sections: [Int]

    /// The bucket of names that begin with a number: one after the alphabet's last.
    static func numbers(_ alphabet: IndexAlphabet) -> Int { alphabet.overflow + 1 }

    init(_ alphabet: IndexAlphabet, _ options: IndexBarSectionOptions) {
        sections = Array(repeating: 0, count: alphabet.overflow + 2 + alphabet.unlisted.count)
        let inPlace = options.rest == .inPlace
        let gaps = alphabet.labels.indices.filter { alphabet.labels[$0] == IndexAlphabet.gap }.map { $0 + 1 }
        let rest = inPlace ? [0] : [0] + gaps + [alphabet.overflow]
        let restTitle = options.restTitle ?? (options.numbers == .own ? options.gapTitle : "#")
        if options.rest != .end { add(inPlace ? options.gapTitle : restTitle, rest) }
        if options.numbers == .own { add(options.numbersTitle, [Self.numbers(alphabet)]) }
        let own = options.unlistedLetters == .own ? Self.ownLetters(alphabet) : [:]
        add(own[0], alphabet)
        for (index, label) in alphabet.labels.enumerated() {
            if inPlace || label != IndexAlphabet.gap {
                add(label == IndexAlphabet.gap ? options.gapTitle : label, [index + 1])
            }
            add(own[index + 1], alphabet)
        }
        add(own[alphabet.overflow], alphabet)
        if inPlace { add(options.gapTitle, [alphabet.overflow]) }
        if options.rest == .end { add(restTitle, rest) }
        if options.numbers == .rest { sections[Self.numbers(alphabet)] = sections[0] }
        place(alphabet, options.unlistedLetters)
    }

    private mutating func add(_ title: String, _ buckets: [Int], isUnlisted: Bool = false) {
        for bucket in buckets { sections[bucket] = titles.count }
        titles.append(title)
        self.isUnlisted.append(isUnlisted)
    }

    private mutating func add(_ letters: [Int]?, _ alphabet: IndexAlphabet) {
        for letter in letters ?? [] {
            let bucket = alphabet.overflow + 2 + letter
            add(alphabet.unlisted[letter].title, [bucket], isUnlisted: true)
        }
    }

    /// The unlisted letters that are looked for under their own titles, by the bucket that they come after.
    private static func ownLetters(_ alphabet: IndexAlphabet) -> [Int: [Int]] {
        let own = alphabet.unlisted.indices.filter {
            alphabet.unlisted[$0].home == alphabet.overflow + 2 + $0
        }
        return Dictionary(grouping: own) { alphabet.unlisted[$0].listed }
    }

    /// Gives the unlisted letters that have no section of their own another one's.
    private mutating func place(_ alphabet: IndexAlphabet, _ way: IndexBarSectionOptions.UnlistedLetters) {
        for (number, letter) in alphabet.unlisted.enumerated() {
            let isUnderLabel = letter.home <= alphabet.overflow
            sections[alphabet.overflow + 2 + number] =
                switch way {
                case .precedingLetter: sections[letter.listed]
                case .rest where !isUnderLabel: sections[alphabet.overflow]
                case .rest, .own: sections[letter.home]
                }
        }
    }
}
