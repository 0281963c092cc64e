@testable import IndexBarProgram

/// A console whose files are in memory and which keeps what was written.
final class TestConsole {
    var files: [String: [UInt8]]
    private(set) var output: [UInt8] = []
    private(set) var complaints: [String] = []

    init(files: [String: [UInt8]] = [:]) {
        self.files = files
    }

    convenience init(_ text: String) {
        self.init(files: ["-": Array(text.utf8)])
    }

    var text: String { String(decoding: output, as: UTF8.self) }

    var console: Console {
        Console(
            read: { path throws(Refusal) in
                guard let bytes = self.files[path] else { throw .input("\(path): not there") }
                return bytes
            },
            write: { bytes throws(Refusal) in self.output += bytes },
            complain: { self.complaints.append($0) })
    }

    @MainActor
    func run(_ words: String...) -> Int32 {
        Program.run(words, console: console)
    }
}
