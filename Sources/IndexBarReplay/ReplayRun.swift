import Foundation

/// Runs a script from a file handle to another, a line of answer for each line, as they come.
package enum ReplayRun {
    /// The most bytes that are read at once.
    private static let most = 1 << 16

    /// The answers could not be written.
    package struct WriteError: Error {
        /// What the file handle says.
        package let cause: any Error
    }

    /// - Returns: whether every line could be read.
    /// - Throws: a ``WriteError`` if it is the output that fails, else what the input says.
    package static func run(from input: FileHandle, to output: FileHandle) throws -> Bool {
        var session = ReplaySession()
        var rest = Data()
        var isBeginning = true
        func answerLines() throws {
            // A byte order mark is no part of the first line, as in a list of names.
            if isBeginning, rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
            isBeginning = false
            try answer(rest, with: &session, to: output)
        }
        while case let chunk = try read(input), !chunk.isEmpty {
            guard let end = chunk.lastIndex(of: 0x0A) else {
                rest.append(contentsOf: chunk)
                continue
            }
            rest.append(contentsOf: chunk[..<end])
            try answerLines()
            rest = Data(chunk[(end + 1)...])
        }
        try answerLines()
        return !session.hasRefused
    }

    /// What there is to read, without waiting for more; nothing at the end of the file.
    ///
    /// `FileHandle` waits for all that it is asked for: whoever writes a line into a pipe and waits for its answer
    /// would wait for ever.
    private static func read(_ file: FileHandle) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: most)
        var count = Foundation.read(file.fileDescriptor, &bytes, most)
        while count < 0, errno == EINTR { count = Foundation.read(file.fileDescriptor, &bytes, most) }
        guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return Array(bytes.prefix(count))
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
        do { try output.write(contentsOf: Data(answers.utf8)) } catch { throw WriteError(cause: error) }
    }
}
