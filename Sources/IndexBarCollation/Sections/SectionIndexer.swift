import Foundation

/// Locale, collator and alphabet, and finders that wait for the next thread. Shared by all sections of a builder.
final class SectionIndexer: @unchecked Sendable {
    let collator: any IndexBarCollator
    let alphabet: IndexAlphabet
    /// What of a name counts.
    let start: NameStart
    /// Whether the first locale's name asks for numbers by value.
    let sortsNumbersByValue: Bool
    /// What the locales' names ask for and is not there.
    let unsupportedKeywords: [String]
    private let surnames: SurnameReadings?
    private let lock = NSLock()
    private var finders: [BucketFinder] = []

    init(_ locales: [LocaleName], collator given: (any IndexBarCollator)?) {
        let first = locales.first ?? LocaleName("root")
        collator = given ?? Collators.best(for: first)
        let order = PrimaryOrder(collator: collator)
        var alphabet = IndexAlphabet(locales, collator: collator)
        alphabet.addUnlistedLetters(order)
        self.alphabet = alphabet
        start = NameStart(
            passingOver: NameStart.modifierLetters.filter { !alphabet.isLetter(String($0), order) })
        surnames = SurnameReadings(for: first)
        sortsNumbersByValue = locales.lazy.compactMap(\.keywords.numbersByValue).first ?? false
        unsupportedKeywords = locales.flatMap { $0.keywords.unsupported }
    }

    /// The surnames' readings, if they are wanted and the locale has them.
    func surnames(_ options: IndexBarSectionOptions) -> SurnameReadings? {
        options.readsSurnames ? surnames : nil
    }

    /// Lends a finder to the calling thread.
    func withFinder<Result>(_ body: (BucketFinder) -> Result) -> Result {
        let waiting = lock.withLock { finders.popLast() }
        let finder = waiting ?? BucketFinder(alphabet, collator: collator)
        defer { lock.withLock { finders.append(finder) } }
        return body(finder)
    }

    /// The bucket of a title key.
    @inline(__always)
    func bucket(
        of key: UnsafeBufferPointer<UInt8>, _ finder: BucketFinder, surnames: SurnameReadings?
    ) -> Int {
        if start.isBlank(key) { return 0 }
        let counted = start.counted(key)
        // Not every collation lets a number sign count: Thai's passes over it, and Foundation does not know.
        if NameStart.isUnderNoLetter(counted) { return 0 }
        let bucket = surnames.map { $0.withRead(counted, finder.bucket) } ?? finder.bucket(of: counted)
        return bucket == 0 && finder.beginsWithNumber(counted) ? SectionPlan.numbers(alphabet) : bucket
    }
}
