import Foundation

/// Runs a script from a file handle to another, a line of answer for each line, as they come.
package enum ReplayRun {
    /// - Returns: whether every line could be read.
    package static func run(from input: FileHandle, to output: FileHandle) throws -> Bool {
        var session = ReplaySession()
        var rest = Data()
        while let chunk = try input.read(upToCount: 1 << 16), !chunk.isEmpty {
            rest.append(chunk)
            guard let end = rest.lastIndex(of: 0x0A) else { continue }
            try answer(rest[..<end], with: &session, to: output)
            rest = Data(rest[(end + 1)...])
        }
        try answer(rest, with: &session, to: output)
        return !session.hasRefused
    }

    private static func answer(
        _ lines: Data, with session: inout ReplaySession, to output: FileHandle
    ) throws {
        var answers = ""
        for line in lines.split(separator: 0x0A) {
            guard let answer = session.answer(to: line) else { continue }
            answers += answer
            answers += "\n"
        }
        try output.write(contentsOf: Data(answers.utf8))
    }
}
