import Testing

@testable import IndexBarProgram

@MainActor
@Suite struct ProgramTests {
    @Test(arguments: [["help"], ["--help"], ["-h"], ["sections", "--help"], ["browse", "-h"]])
    func `help is on standard output and no error`(words: [String]) {
        let test = TestConsole()
        #expect(Program.run(words, console: test.console) == 0)
        #expect(test.text.hasPrefix("usage: index-bar browse FILE"))
        #expect(test.complaints.isEmpty)
    }

    @Test func `the version is one line`() {
        let test = TestConsole()
        #expect(test.run("--version") == 0)
        #expect(test.text == "index-bar \(Usage.version)\n")
    }

    @Test(arguments: [
        [], ["nope"], ["--nope"], ["sections"], ["replay"], ["browse"], ["sections", "-", "-x"],
    ])
    func `bad usage is one line on standard error and exit 2`(words: [String]) {
        let test = TestConsole("")
        #expect(Program.run(words, console: test.console) == 2)
        #expect(test.text.isEmpty)
        #expect(test.complaints.count == 1)
        #expect(test.complaints.allSatisfy { !$0.contains("\n") })
    }

    @Test func `after two dashes a word is a file, whatever it looks like`() {
        for word in ["-h", "--help", "--json"] {
            let test = TestConsole()
            #expect(test.run("sections", "--", word) == 1)
            #expect(test.complaints == ["\(word): not there"])
        }
    }

    @Test func `a file that is not there is exit 1`() {
        let test = TestConsole()
        #expect(test.run("sections", "gone") == 1)
        #expect(test.complaints == ["gone: not there"])
    }

    @Test(arguments: [
        ["--axis", "up"], ["--distribution", "even"], ["--theme", "blue"], ["--direction", "down"],
        ["--locale", "no locale"], ["--locale", "--describe"], ["--snapshot="], ["--snapshot", "-"],
    ])
    func `browse refuses words it does not know before it reads anything`(words: [String]) {
        let test = TestConsole()
        #expect(Program.run(["browse", "gone"] + words, console: test.console) == 2)
        #expect(test.complaints.count == 1)
    }
}
