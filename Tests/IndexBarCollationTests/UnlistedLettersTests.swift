import Testing

@testable import IndexBarCollation

/// Letters that the language's index lacks.
@Suite struct UnlistedLettersTests {
    /// Locale, name, title of its own section, title in ICU.
    static let names: [(locale: String, name: String, own: String, before: String)] = [
        ("ta", "ஜெயா", "ஜ", "ன"), ("ta", "ஸ்ரீதேவி", "ஸ", "ன"), ("ta", "ஹரி", "ஹ", "ன"),
        ("ta", "க்ரிஷ்", "க", "ஔ"),
        ("ta", "க்ஷேமா", "க்ஷ", "ன"), ("hi", "ऑफिस", "ऑ", "ऐ"), ("hi", "ॐ प्रकाश", "ॐ", "#"),
        ("hi", "ज्ञान", "ज", "ज"),
        ("mr", "ज्ञान", "ज\u{94D}ञ", "ळ"), ("uz", "Camil", "C", "B"), ("uz", "çelik", "C", "B"),
        ("uz", "William", "W", "V"), ("uz", "Chori", "Ch", "Ch"), ("uk", "Ыкс", "Ы", "Щ"),
        ("uk", "ыкс", "Ы", "Щ"), ("ru", "Єва", "Є", "Е"), ("ru", "Ъ", "Ъ", "Щ"), ("bg", "Ьо", "Ь", "Щ"),
        ("ce", "Йохан", "Й", "И"), ("ce", "И\u{306}охан", "Й", "И"), ("pl", "Ńas", "Ń", "N"),
        ("tr", "Ğali", "Ğ", "G"), ("sw", "Chacha", "C", "B"), ("ig", "Chukwu", "CH", "B"),
        ("ha", "ʼYar", "Ƴ", "Ƴ"), ("ha", "ʼAbdu", "ʼ", "Z"), ("ar", "پرویز", "پ", "ب"),
        ("ar", "أحمد", "ا", "ا"),
        ("fa", "أحمد", "ا", "ا"),
        ("sd", "آصف", "آ", "#"), ("ur", "آصف", "آ", "ا"), ("pa", "ਆਕਾਸ਼", "ਅ", "ਅ"), ("am", "ሁለት", "ሀ", "ሀ"),
        ("am", "ቑ", "ቐ", "ቈ"), ("ka", "ჱვე", "ჱ", "ზ"), ("as", "ক্ষমা", "ক্ষ", "হ"), ("to", "Bali", "B", "A"),
        ("en", "Þór", "Þ", "Z"), ("en", "þór", "Þ", "Z"), ("en", "ışık", "I", "I"), ("en", "Émile", "E", "E"),
        ("en", "Łódź", "L", "L"), ("es@collation=traditional", "Chile", "CH", "C"), ("ja", "きみ", "か", "か"),
        ("ko", "까치", "ㄱ", "ㄱ"), ("zh", "Þór", "Þ", "Z"), ("chr", "Ꭱ", "Ꭰ", "Ꭰ"), ("haw", "ʻIolani", "ʻ", "ʻ"),
        ("en", "ʻIolani", "I", "I"), ("en", "ʼAbd", "A", "A"), ("vi", "ʻIolani", "I", "I"),
        ("ar", "ـمحمد", "م", "م"), ("uk", "ʼЯна", "Я", "Я"), ("en", "Яна", "#", "#"),
    ]

    private func title(
        _ locale: String, _ name: String, _ way: IndexBarSectionOptions.UnlistedLetters, foundation: Bool
    ) -> String {
        var options = IndexBarSectionOptions()
        options.unlistedLetters = way
        let collator = foundation ? FoundationCollator(LocaleName(locale)) : nil
        return IndexBarSectionBuilder(locales: [locale], collator: collator, options: options).title(
            for: name)
    }

    @Test(arguments: names)
    func `R21 a letter that the index lacks has a section of its own`(
        _ row: (locale: String, name: String, own: String, before: String)
    ) {
        if hasICU { #expect(title(row.locale, row.name, .own, foundation: false) == row.own) }
        // Foundation on Linux has آ after ا, but before what comes before ا.
        if row.locale != "sd" { #expect(title(row.locale, row.name, .own, foundation: true) == row.own) }
        let preceding = title(row.locale, row.name, .precedingLetter, foundation: false)
        if hasICU { #expect(preceding == row.before) }
    }

    @Test func `sections of their own stand in the language's order, and only where there are such names`() {
        let builder = IndexBarSectionBuilder(locale: "uz")
        let names = ["Camil", "Diyor", "Bobur", "William", "Valijon", "Xurshid", "Chori", "cem"]
        let sections = builder.sections(of: names)
        #expect(sections.titles == ["B", "C", "D", "V", "W", "X", "Ch"])
        #expect(sections.rows(inSection: 1) == [0, 7])
        #expect(builder.sections(of: ["Bobur"]).titles == ["B"])
        let tamil = IndexBarSectionBuilder(locale: "ta")
        #expect(
            tamil.sections(of: ["ஹரி", "ஜெயா", "அருள்", "ஸ்ரீதேவி", "ஷா", "க்ரிஷ்", "#"]).titles == [
                "அ", "க", "ஜ", "ஷ", "ஸ", "ஹ", "#",
            ])
        let hindi = IndexBarSectionBuilder(locale: "hi")
        #expect(hindi.sections(of: ["कमल", "ऑफिस", "ॐ", "ऐश", "ओम"]).titles == ["ॐ", "ऐ", "ऑ", "ओ", "क"])
    }

    @Test func `they can go to the letter before or to the rest`() {
        var builder = IndexBarSectionBuilder(locale: "uz")
        let names = ["Camil", "Bobur", "Шавкат", "1"]
        builder.options.unlistedLetters = .precedingLetter
        #expect(builder.sections(of: names).counts == [2, 2])
        builder.options.unlistedLetters = .rest
        #expect(builder.sections(of: names).titles == ["B", "#"])
        #expect(builder.sections(of: names).counts == [1, 3])
        builder.options.rest = .inPlace
        #expect(builder.sections(of: names).titles == ["…", "B", "…"])
        #expect(builder.sections(of: names).counts == [1, 1, 2])
        let tamil = IndexBarSectionBuilder(locale: "ta", options: builder.options)
        #expect(tamil.title(for: "க்ரிஷ்") == "க", "another form of a listed letter")
    }

    @Test func `the whole alphabet keeps its titles unless own sections are asked for`() {
        var options = IndexBarSectionOptions()
        #expect(options.unlistedLetters == .own)
        options.titles = .alphabet
        #expect(options.unlistedLetters == .precedingLetter)
        var builder = IndexBarSectionBuilder(locale: "uz", options: options)
        let names = ["Camil", "Bobur"]
        #expect(builder.sections(of: names).titles == builder.alphabet)
        builder.options.unlistedLetters = .own
        #expect(builder.sections(of: names).titles.prefix(4) == ["A", "B", "C", "D"])
        #expect(!builder.alphabet.contains("C") && !builder.sections(of: names).titles.contains("W"))
    }

    @Test func `every letter of an index's scripts has a section that is titled with a letter`() {
        for locale in IndexAlphabet.names {
            let indexer = SectionIndexer([LocaleName(locale)], collator: nil)
            let own = indexer.alphabet.unlisted
            #expect(own.allSatisfy { !$0.title.isEmpty && $0.home > 0 }, "\(locale)")
            let plan = SectionPlan(indexer.alphabet, IndexBarSectionOptions())
            #expect(Set(plan.titles).count == plan.titles.count, "\(locale)")
            let wrong = indexer.withFinder { finder in
                own.filter { letter in
                    let bucket = letter.title.withBytes { indexer.bucket(of: $0, finder, surnames: nil) }
                    return plan.titles[plan.sections[bucket]] != letter.title
                }
            }
            // The CLDR inside Foundation has other orders for Igbo and Burmese than the table is made from.
            let isOther = !hasICU && ["ig", "my"].contains(locale)
            #expect(wrong.isEmpty || isOther, "\(locale): \(wrong.map(\.title))")
        }
    }

    @Test func `several languages have the letters that both lack`() {
        let builder = IndexBarSectionBuilder(locales: ["uz", "ru"])
        #expect(
            builder.sections(of: ["Camil", "Єва", "Анна", "Wim", "Bo"]).titles == ["B", "C", "W", "А", "Є"])
    }

    @Test(arguments: ["en", "haw"])
    func `a modifier letter that is punctuation does not count for the order either`(locale: String) {
        let sections = IndexBarSectionBuilder(locale: locale).sections(of: ["ʻIza", "Ida", "Ivo"])
        #expect(sections.titles == (locale == "en" ? ["I"] : ["I", "ʻ"]))
        #expect(sections.permutation() == (locale == "en" ? [1, 2, 0] : [1, 2, 0]))
        let order = IndexBarSectionBuilder(locale: "en").sections(of: ["Ivo", "ʻIolani", "Ida"])
        #expect(order.permutation() == [2, 1, 0])
    }
}
