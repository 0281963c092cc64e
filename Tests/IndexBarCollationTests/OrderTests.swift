import Testing

@testable import IndexBarCollation

/// The order inside the sections.
@Suite struct OrderTests {
    /// Enough for several threads in the first language.
    static func count(_ locale: String) -> Int { isExhaustive ? 200_000 : locale == "sv" ? 12_000 : 2_000 }

    /// A naive way to the same order: compare what counts of two names, then code points, then indexes.
    private func naive(
        _ indexes: [Int], _ names: [String], _ start: NameStart, _ compare: (String, String) -> Int
    ) -> [Int] {
        let counted = names.map { name in
            name.withBytes { String(decoding: start.counted($0), as: UTF8.self) }
        }
        return indexes.sorted { left, right in
            let order = compare(counted[left], counted[right])
            if order != 0 { return order < 0 }
            let (one, other) = (names[left].unicodeScalars, names[right].unicodeScalars)
            if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) }
            return left < right
        }
    }

    @Test(
        .enabled(if: hasICU),
        arguments: ["sv", "da", "cs", "ja", "zh", "th", "fr_CA", "ru", "ar", "vi", "ko"])
    func `every section is in the order of ICU's collator`(locale: String) throws {
        let reference = try #require(ICUReference(locale))
        let names = TestNames.mixed(Self.count(locale))
        let start = SectionIndexer([LocaleName(locale)], collator: nil).start
        var builder = IndexBarSectionBuilder(locale: locale)
        builder.options.readsSurnames = false
        for threads in [1, 3] {
            builder.options.threads = threads
            let sections = builder.sections(of: names)
            #expect(Set(sections.permutation()).count == names.count)
            for section in 0..<sections.count {
                let unsorted = sections.rows(inSection: section).sorted()
                let expected = naive(unsorted, names, start, reference.compare)
                #expect(
                    sections.rows(inSection: section) == expected, "\(locale) \(sections.titles[section])")
            }
        }
    }

    @Test(arguments: ["sv", "hu", "ja"])
    func `every section is in the order of Foundation's comparison`(locale: String) {
        let foundation = FoundationCollator(LocaleName(locale))
        let names = TestNames.real("sv_SE", 300) + TestNames.real("hu_HU", 300)
        let builder = IndexBarSectionBuilder(locales: [locale], collator: foundation)
        let start = SectionIndexer([LocaleName(locale)], collator: foundation).start
        let sections = builder.sections(of: names)
        for section in 0..<sections.count {
            let rows = sections.rows(inSection: section)
            #expect(rows == naive(rows.sorted(), names, start, foundation.compare))
        }
    }

    @Test(arguments: [true, false])
    func `the parts of any number of threads are merged to the order of one`(byKeys: Bool) {
        let names = TestNames.real("sv_SE", 26_000).map { "A" + $0 }
        var builder = IndexBarSectionBuilder(locale: "sv")
        if !byKeys {
            builder = IndexBarSectionBuilder(
                locales: ["sv"], collator: FoundationCollator(LocaleName("sv")))
        }
        var orders: Set<[Int]> = []
        for threads in byKeys ? [1, 2, 3, 4, 5, 6] : [1, 3, 6] {
            builder.options.threads = threads
            let sections = builder.sections(of: names)
            #expect(sections.titles == ["A"])
            orders.insert(sections.permutation())
        }
        #expect(orders.count == 1)
        #expect(orders.first.map { Set($0).count } == names.count)
    }

    @Test func `one million equal names keep their order`() {
        let names = Array(repeating: "Lagerlöf, Selma", count: 1_000_000)
        let sections = IndexBarSectionBuilder(locale: "sv").sections(of: names)
        #expect(sections.titles == ["L"])
        if hasICU { #expect(sections.rows(inSection: 0) == Array(0..<1_000_000)) }
    }

    @Test func `names that the collator takes for the same are in the order of code points`() {
        let names = ["A\u{30A}b", "Åb", "Åb", "A\u{30A}b"]
        let sections = IndexBarSectionBuilder(locale: "sv").sections(of: names)
        #expect(sections.rows(inSection: 0) == [0, 3, 1, 2])
    }

    @Test func `a name of a megabyte is a name`() {
        let long = String(repeating: "Öl", count: 350_000)
        let names = [long + "b", "Öl", long + "a", "A"]
        let sections = IndexBarSectionBuilder(locale: "sv").sections(of: names)
        #expect(sections.titles == ["A", "Ö"])
        #expect(sections.rows(inSection: 1) == [1, 2, 0])
    }
}
