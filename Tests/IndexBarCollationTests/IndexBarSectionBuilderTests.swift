import Foundation
import Testing

@testable import IndexBarCollation

@Suite struct IndexBarSectionBuilderTests {
    private func options(_ change: (inout IndexBarSectionOptions) -> Void) -> IndexBarSectionOptions {
        var options = IndexBarSectionOptions()
        change(&options)
        return options
    }

    private let names = ["Bo", "7 Up", "Яна", "!", "Åsa", "¼ Liter", ""]

    @Test func `the rest is one section at the end, at the start, or stays in place`() {
        let builder = IndexBarSectionBuilder(locale: "sv")
        #expect(builder.sections(of: names).titles == ["B", "Å", "#"])
        #expect(builder.sections(of: names).counts == [1, 1, 5])
        let start = IndexBarSectionBuilder(locale: "sv", options: options { $0.rest = .start })
        #expect(start.sections(of: names).titles == ["#", "B", "Å"])
        let inPlace = IndexBarSectionBuilder(locale: "sv", options: options { $0.rest = .inPlace })
        #expect(inPlace.sections(of: names).titles == ["…", "B", "Å", "…"])
        #expect(inPlace.sections(of: names).counts == [4, 1, 1, 1])
    }

    @Test func `numbers can have a section of their own`() {
        let builder = IndexBarSectionBuilder(locale: "sv", options: options { $0.numbers = .own })
        let sections = builder.sections(of: names)
        #expect(sections.titles == ["#", "B", "Å", "…"])
        #expect(sections.counts == [2, 1, 1, 3])
        let named = IndexBarSectionBuilder(
            locale: "sv",
            options: options {
                $0.numbers = .own; $0.numbersTitle = "0–9"; $0.restTitle = "&"
            })
        #expect(named.sections(of: names).titles == ["0–9", "B", "Å", "&"])
    }

    @Test func `the whole alphabet can be shown`() {
        let builder = IndexBarSectionBuilder(locale: "sv", options: options { $0.titles = .alphabet })
        let sections = builder.sections(of: ["Bo"])
        #expect(sections.titles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ#")
        #expect(sections.counts.reduce(0, +) == 1 && sections.counts[1] == 1)
    }

    @Test func `several languages stand in the order of the first, the gap between them in place if wanted`()
    {
        let builder = IndexBarSectionBuilder(locales: ["ja", "en"])
        #expect(builder.alphabet.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZあかさたなはまやらわ#")
        var inPlace = builder
        inPlace.options.rest = .inPlace
        #expect(inPlace.alphabet.joined() == "…ABCDEFGHIJKLMNOPQRSTUVWXYZ…あかさたなはまやらわ…")
        let swedish = IndexBarSectionBuilder(locales: ["sv", "ru"])
        #expect(swedish.sections(of: ["Жанна", "Öberg", "Adam"]).titles == ["A", "Ö", "Ж"])
    }

    @Test func `no title is dropped however many languages there are`() {
        let builder = IndexBarSectionBuilder(locales: ["en", "el", "ru", "he", "ar", "ja", "th", "hi", "ko"])
        #expect(builder.alphabet.count > 200)
    }

    @Test func `title key and sort key stand for the name`() {
        let builder = IndexBarSectionBuilder(locale: "ja")
        let names = ["渡辺", "安倍", "阿部", "さくら"]
        let sections = builder.sections(of: names, sortKeys: ["わたなべ", "あべ", "あべ"])
        #expect(sections.titles == ["あ", "さ", "わ"])
        #expect(sections.permutation() == [1, 2, 3, 0])
        let keyed = builder.sections(of: names, titleKeys: ["", nil, "か"], sortKeys: ["わ", "あ", "あ", "さ"])
        #expect(keyed.titles == ["あ", "か", "さ", "#"])
    }

    @Test func `names with invalid UTF-8 go to the rest and are not lost`() throws {
        let bytes = Array("Bo\n".utf8) + [0x41, 0xFF, 0x0A] + Array("Åsa\n\n".utf8) + [0xC3]
        let sections = try IndexBarSectionBuilder(locale: "sv").sections(ofUTF8: bytes)
        #expect(sections.titles == ["B", "Å", "#"] && sections.counts == [1, 1, 3])
        #expect(Set(sections.permutation()) == [0, 1, 2, 3, 4])
    }

    @Test func `bytes and strings give the same`() throws {
        let names = TestNames.mixed(2_000)
        let builder = IndexBarSectionBuilder(locale: "hu")
        let strings = builder.sections(of: names)
        let bytes = try builder.sections(ofUTF8: Array(names.joined(separator: "\0").utf8), separator: 0)
        #expect(strings.titles == bytes.titles && strings.counts == bytes.counts)
        if hasICU { #expect(strings.permutation() == bytes.permutation()) }
    }

    @Test func `surnames are read as surnames where that is wanted`() {
        var builder = IndexBarSectionBuilder(locale: "zh-CN")
        let names = ["曾国藩", "单于", "查良镛", "朴正", "长孙无忌", "王伟", "解缙"]
        #expect(names.map(builder.title(for:)) == ["Z", "C", "Z", "P", "Z", "W", "X"])
        builder.options.readsSurnames = false
        #expect(names.map(builder.title(for:)) == ["C", "D", "C", "P", "Z", "W", "J"])
        #expect(IndexBarSectionBuilder(locale: "zh-TW").title(for: "曾國藩") == "12劃")
    }

    static let surnames: [(name: String, title: String)] = [
        ("單雄信", "S"), ("单雄信", "S"), ("单于", "C"), ("單于", "C"), ("覃塞", "Q"), ("區伯", "O"), ("区伯", "O"),
        ("葉問", "Y"), ("叶问", "Y"), ("尉迟恭", "Y"), ("尉遲恭", "Y"), ("万俟卨", "M"), ("萬俟卨", "M"), ("华罗庚", "H"),
        ("華羅庚", "H"), ("長孫無忌", "Z"), ("長江", "C"), ("澹臺滅明", "T"), ("樂毅", "Y"), ("樂正子", "Y"), ("祭仲", "Z"),
        ("查良鏞", "Z"), ("種田", "Z"), ("种师道", "C"), ("乾隆", "Q"), ("阚泽", "K"), ("闞澤", "K"), ("缪荃孙", "M"),
    ]

    @Test(arguments: surnames)
    func `R23 surnames are read in traditional form and in two characters too`(
        _ row: (name: String, title: String)
    ) {
        #expect(IndexBarSectionBuilder(locale: "zh").title(for: row.name) == row.title)
        let foundation = FoundationCollator(LocaleName("zh"))
        let builder = IndexBarSectionBuilder(locales: ["zh"], collator: foundation)
        #expect(builder.title(for: row.name) == row.title)
    }

    @Test func `R23 every row of surnames has its source`() {
        let sources: Set = ["CLDR", "kTGHZ2013", "kXHC1983", "kTraditionalVariant"]
        let rows = SurnameReadings.table.description.utf8Split("\n").map { $0.utf8Split(" ") }
        #expect(rows.count > 60 && rows.allSatisfy { $0.count == 4 && sources.contains($0[3]) })
    }

    @Test func `a surname stands among those that sound like it`() {
        let names = ["郑和", "曾国藩", "赵云", "张飞"]
        let sections = IndexBarSectionBuilder(locale: "zh").sections(of: names)
        #expect(sections.titles == ["Z"])
        #expect(sections.permutation().map { names[$0] } == ["曾国藩", "张飞", "赵云", "郑和"])
    }

    @Test func `any comparison can be put in`() {
        struct CodePoints: IndexBarCollator {
            func compare(_ left: String, _ right: String) -> Int { left < right ? -1 : left > right ? 1 : 0 }
        }
        let builder = IndexBarSectionBuilder(locales: ["en"], collator: CodePoints())
        let sections = builder.sections(of: ["b", "a", "c", "aa"])
        #expect(sections.titles == ["A", "B", "C"] && sections.permutation() == [1, 3, 0, 2])
    }

    @Test func `any locale name makes a builder`() {
        for locale in [
            "", "-", "@", "xx-YY-zz", "\0", "en\0sv", String(repeating: "a", count: 10_000), "🇸🇪", "C", "root",
        ] {
            let builder = IndexBarSectionBuilder(locale: locale)
            #expect(builder.sections(of: ["Anna", "Öberg"]).titles == ["A", "O"], "\(locale.prefix(20))")
        }
    }

    @Test func `the short name is the builder's`() {
        #expect(SectionBuilder(locale: "en").title(for: "Ada") == "A")
    }
}
