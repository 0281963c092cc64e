import Foundation

/// What a command reads and writes; the tests put their own in its place.
package struct Console {
    /// The bytes of a file, or of standard input for `-`.
    package var read: (String) throws(Refusal) -> [UInt8]
    /// Writes bytes to standard output.
    package var write: ([UInt8]) throws(Refusal) -> Void
    /// Writes one line to standard error.
    package var complain: (String) -> Void

    package init(
        read: @escaping (String) throws(Refusal) -> [UInt8],
        write: @escaping ([UInt8]) throws(Refusal) -> Void,
        complain: @escaping (String) -> Void
    ) {
        self.read = read
        self.write = write
        self.complain = complain
    }

    /// The process's own files.
    package static var standard: Console {
        Console(
            read: { path throws(Refusal) in try FileBytes.read(path) },
            write: { bytes throws(Refusal) in try FileBytes.write(bytes, to: STDOUT_FILENO) },
            complain: { line in try? FileBytes.write(Array("index-bar: \(line)\n".utf8), to: STDERR_FILENO) })
    }

    func write(_ text: String) throws(Refusal) {
        try write(Array(text.utf8))
    }
}
