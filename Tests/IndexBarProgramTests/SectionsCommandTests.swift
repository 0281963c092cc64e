import Foundation
import Testing

@testable import IndexBarProgram

@MainActor
@Suite struct SectionsCommandTests {
    @Test func `a section a line, title and count`() {
        let test = TestConsole("bea\nada\n9\nBo\n")
        #expect(test.run("sections", "-") == 0)
        #expect(test.text == "A\t1\nB\t2\n#\t1\n")
        #expect(test.complaints.isEmpty)
    }

    @Test func `with rows the names follow, each after a TAB`() {
        let test = TestConsole("bea\nada\n")
        #expect(test.run("sections", "-", "--rows") == 0)
        #expect(test.text == "A\t1\n\tada\nB\t1\n\tbea\n")
    }

    @Test func `JSON is one object in a fixed order`() {
        let test = TestConsole("bea\nada\n")
        #expect(test.run("sections", "--json", "-", "--locale", "en") == 0)
        #expect(
            test.text == """
                {"locale": "en", "sections": [{"title": "A", "count": 1}, {"title": "B", "count": 1}]}

                """)
    }

    @Test func `JSON reads back to the very names, whatever is in them`() throws {
        let names = ["\"quoted\"", "back\\slash", "a\u{1}b", "🦊", "e\u{301}", "", "a\u{7F}", "\u{2028}x"]
        let test = TestConsole(names.joined(separator: "\n") + "\n")
        #expect(test.run("sections", "-", "--json", "--rows") == 0)
        struct Answer: Decodable {
            struct Section: Decodable {
                var title: String
                var count: Int
                var names: [String]
            }
            var sections: [Section]
        }
        let answer = try JSONDecoder().decode(Answer.self, from: Data(test.output))
        let read = answer.sections.flatMap(\.names)
        #expect(
            read.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
                == names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(answer.sections.allSatisfy { $0.count == $0.names.count })
    }

    @Test func `an empty file has no sections, which is no error`() {
        let test = TestConsole("")
        #expect(test.run("sections", "-", "--json", "--locale", "pt-BR", "--locale=ru") == 0)
        #expect(test.text == "{\"locale\": \"pt-BR ru\", \"sections\": []}\n")
    }

    @Test func `damaged names are kept and counted on standard error`() {
        let test = TestConsole(files: ["f": [0x41, 0xFF, 0x0A, 0x42, 0x0A]])
        #expect(test.run("sections", "f") == 0)
        #expect(test.text == "B\t1\n#\t1\n")
        #expect(test.complaints == ["1 name is not valid UTF-8: shown with U+FFFD, under #"])
    }

    @Test func `a locale has its own sections`() {
        let test = TestConsole("Öberg\nSvensson\nÅberg\nЖанна\n")
        #expect(test.run("sections", "-", "--locale", "sv") == 0)
        #expect(test.text == "S\t1\nÅ\t1\nÖ\t1\n#\t1\n")
        let both = TestConsole("Öberg\nSvensson\nÅberg\nЖанна\n")
        #expect(both.run("sections", "-", "--locale", "sv", "--locale", "ru") == 0)
        #expect(both.text == "S\t1\nÅ\t1\nÖ\t1\nЖ\t1\n")
    }

    @Test func `R21 letters that the index lacks go where the option says`() {
        let names = "Camil\nBobur\nCem\n"
        for (words, text) in [
            ([], "B\t1\nC\t2\n"), (["own"], "B\t1\nC\t2\n"), (["preceding"], "B\t3\n"),
            (["rest"], "B\t1\n#\t2\n"),
        ] as [([String], String)] {
            let test = TestConsole(names)
            let options = words.flatMap { ["--unlisted-letters", $0] }
            #expect(Program.run(["sections", "-", "--locale", "uz"] + options, console: test.console) == 0)
            #expect(test.text == text, "\(words)")
        }
        let wrong = TestConsole(names)
        #expect(wrong.run("sections", "-", "--unlisted-letters", "all") == 2)
        #expect(wrong.complaints == ["--unlisted-letters is one of own, preceding, rest, not 'all'"])
    }

    @Test(
        arguments: [
            ["--locale", "en", "--numbers-by-value"], ["--locale", "en-u-kn-true"],
            ["--locale", "en", "--locale", "sv-u-kn-true"],
        ])
    func `R22 numbers go by value by an option or the locale's name`(words: [String]) {
        let test = TestConsole("Chapter 10\nChapter 2\n")
        #expect(Program.run(["sections", "-", "--rows"] + words, console: test.console) == 0)
        #expect(test.text == "C\t2\n\tChapter 2\n\tChapter 10\n")
        #expect(test.complaints.isEmpty)
    }

    @Test func `R22 what a locale's name asks for in vain is said in one line`() {
        let test = TestConsole("ada\n")
        #expect(test.run("sections", "-", "--locale", "en-u-ks-level1-kn", "--locale", "sv@foo=1") == 0)
        #expect(test.text == "A\t1\n")
        #expect(
            test.complaints == [
                "'ks-level1', 'foo=1' in the locale's name are not supported and left out"
            ])
        let fine = TestConsole("ada\n")
        for name in ["de-u-co-phonebk", "sv@collation=traditional", "en_US.UTF-8", "de_DE@euro"] {
            #expect(fine.run("sections", "-", "--locale", name) == 0)
        }
        #expect(fine.complaints.isEmpty)
    }

    @Test(arguments: ["", "sv SE", "🇸🇪", "../x"])
    func `what is no locale's name is bad usage`(word: String) {
        let test = TestConsole("ada\n")
        #expect(test.run("sections", "-", "--locale", word) == 2)
        #expect(test.text.isEmpty)
        #expect(test.complaints.count == 1)
    }
}
