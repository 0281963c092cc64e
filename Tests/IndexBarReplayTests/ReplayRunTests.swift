import Foundation
import IndexBarReplay
import Testing

/// A script from one file to another.
@Suite struct ReplayRunTests {
    /// Runs a script and gives back its answers, and whether every line could be read.
    private func run(_ script: Data) throws -> (answers: [String], isUnderstood: Bool) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let from = folder.appendingPathComponent("script")
        let to = folder.appendingPathComponent("answers")
        try script.write(to: from)
        try Data().write(to: to)
        let input = try FileHandle(forReadingFrom: from)
        let output = try FileHandle(forWritingTo: to)
        let isUnderstood = try ReplayRun.run(from: input, to: output)
        try output.close()
        try input.close()
        let text = String(decoding: try Data(contentsOf: to), as: UTF8.self)
        #expect(text.isEmpty || text.hasSuffix("\n"))
        return (text.split(separator: "\n").map(String.init), isUnderstood)
    }

    private let lines = [
        #"{"op":"content","titles":["A","B"]}"#, "# a comment", "", #"{"op":"state"}"#,
    ]

    @Test(arguments: ["\n", "\r\n"])
    func `lines end with a line feed, with or without a carriage return, the last also without`(end: String)
        throws
    {
        for script in [lines.joined(separator: end), lines.joined(separator: end) + end] {
            let run = try run(Data(script.utf8))
            #expect(run.isUnderstood)
            #expect(run.answers.count == 2)
            #expect(run.answers.first == #"{"effects":[]}"#)
        }
    }

    @Test func `an empty script has no answers`() throws {
        let run = try run(Data())
        #expect(run.answers.isEmpty)
        #expect(run.isUnderstood)
    }

    @Test func `a refused line is told at the end and the run goes on`() throws {
        let run = try run(Data("x\n{\"op\":\"frame\"}\n".utf8))
        #expect(!run.isUnderstood)
        #expect(run.answers.count == 2)
        #expect(run.answers.last == #"{"scroll":null}"#)
    }

    @Test func `binary input is refused line by line`() throws {
        let run = try run(Data([0, 1, 2, 0x0A, 0xFF, 0xFE, 0x0A, 0x0A, 0x7B, 0x0A]))
        #expect(!run.isUnderstood)
        #expect(run.answers.count == 3)
    }

    @Test func `a line of 10 megabytes is a line`() throws {
        let title = String(repeating: "x", count: 10 * 1024 * 1024)
        let script = "{\"op\":\"content\",\"titles\":[\"\(title)\"]}\n{\"op\":\"accessibility\"}\nx\n"
        let run = try run(Data(script.utf8))
        #expect(run.answers.count == 3)
        #expect(run.answers[1].utf8.count > 10 * 1024 * 1024)
    }

    @Test func `a script that arrives in pieces is answered as it is read`() async throws {
        let input = Pipe()
        let output = Pipe()
        let run = Task.detached {
            let isUnderstood = try ReplayRun.run(
                from: input.fileHandleForReading, to: output.fileHandleForWriting)
            try output.fileHandleForWriting.close()
            return isUnderstood
        }
        try input.fileHandleForWriting.write(contentsOf: Data("{\"op\":\"sta".utf8))
        try input.fileHandleForWriting.write(contentsOf: Data("te\"}\n{\"op\":\"fra".utf8))
        let first = try #require(try output.fileHandleForReading.read(upToCount: 8))
        #expect(String(decoding: first, as: UTF8.self) == #"{"select"#)
        try input.fileHandleForWriting.write(contentsOf: Data("me\"}".utf8))
        try input.fileHandleForWriting.close()
        let rest = try #require(try output.fileHandleForReading.readToEnd())
        #expect(String(decoding: rest, as: UTF8.self).hasSuffix("{\"scroll\":null}\n"))
        #expect(try await run.value)
    }
}
