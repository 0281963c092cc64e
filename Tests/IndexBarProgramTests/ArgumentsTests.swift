import Testing

@testable import IndexBarProgram

@Suite struct ArgumentsTests {
    private let grammar = Arguments.Grammar(flags: ["--json"], options: ["--select"], operand: "FILE")

    private func parse(_ words: String...) throws -> Arguments {
        try Arguments(words, of: "test", grammar: grammar)
    }

    @Test func `an option's value may follow it or an equals sign`() throws {
        #expect(try parse("--select", "M", "names") == parse("names", "--select=M"))
        #expect(try parse("--select=a=b", "names").values["--select"] == "a=b")
    }

    @Test func `a value may begin with a dash, and the last of two counts`() throws {
        #expect(try parse("f", "--select", "--json").values["--select"] == "--json")
        #expect(try parse("f", "--select", "A", "--select", "B").values["--select"] == "B")
    }

    @Test func `one dash is an operand, and so is every word after two`() throws {
        #expect(try parse("-").operand == "-")
        #expect(try parse("--", "--json").operand == "--json")
    }

    @Test(arguments: [
        ([], "test needs a FILE, or - for standard input"),
        (["a", "b"], "test takes one FILE, but also got 'b'"),
        (["a", "--nope"], "test has no option --nope; see index-bar help"),
        (["a", "--json=1"], "--json takes no value"),
        (["a", "--select"], "--select needs a value"),
    ])
    func `what cannot be understood is named`(words: [String], message: String) {
        #expect(throws: Refusal(message, status: 2)) {
            try Arguments(words, of: "test", grammar: grammar)
        }
    }
}
