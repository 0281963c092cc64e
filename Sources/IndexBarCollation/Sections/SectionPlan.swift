/// Which buckets make which section, under the options.
struct SectionPlan {
    /// The titles of all sections that there can be, in order.
    private(set) var titles: [String] = []
    /// The section of each bucket; the last bucket is the numbers'.
    private(set) var sections: [Int]

    /// The bucket of names that begin with a number: one after the alphabet's last.
    static func numbers(_ alphabet: IndexAlphabet) -> Int { alphabet.overflow + 1 }

    init(_ alphabet: IndexAlphabet, _ options: IndexBarSectionOptions) {
        sections = Array(repeating: 0, count: alphabet.overflow + 2)
        let inPlace = options.rest == .inPlace
        let gaps = alphabet.labels.indices.filter { alphabet.labels[$0] == IndexAlphabet.gap }.map { $0 + 1 }
        let rest = inPlace ? [0] : [0] + gaps + [alphabet.overflow]
        let restTitle = options.restTitle ?? (options.numbers == .own ? options.gapTitle : "#")
        if options.rest != .end { add(inPlace ? options.gapTitle : restTitle, rest) }
        if options.numbers == .own { add(options.numbersTitle, [Self.numbers(alphabet)]) }
        for (index, label) in alphabet.labels.enumerated() where inPlace || label != IndexAlphabet.gap {
            add(label == IndexAlphabet.gap ? options.gapTitle : label, [index + 1])
        }
        if inPlace { add(options.gapTitle, [alphabet.overflow]) }
        if options.rest == .end { add(restTitle, rest) }
        if options.numbers == .rest { sections[Self.numbers(alphabet)] = sections[0] }
    }

    private mutating func add(_ title: String, _ buckets: [Int]) {
        for bucket in buckets { sections[bucket] = titles.count }
        titles.append(title)
    }
}
