import Foundation

/// Whole files as bytes, with errors that fit on one line.
enum FileBytes {
    /// More than this is taken for a mistake: an endless device, for instance.
    static let limit = 1 << 30

    /// Opens a file for reading; `-` is standard input. The caller closes what is not standard input.
    static func open(_ path: String) throws(Refusal) -> Int32 {
        let file = path == "-" ? STDIN_FILENO : Foundation.open(path, O_RDONLY)
        guard file >= 0 else { throw .input("\(path): \(reason())") }
        return file
    }

    /// Reads a text file to its end.
    ///
    /// - Parameter path: the file's path, or `-` for standard input.
    /// - Throws: a ``Refusal`` with the system's reason; also for a file that holds a zero byte, which no text
    ///   does: reading ends there.
    static func read(_ path: String) throws(Refusal) -> [UInt8] {
        let file = try open(path)
        defer { if file != STDIN_FILENO { close(file) } }
        var bytes: [UInt8] = []
        // The whole file at once where its size is known: an array that grows needs room for two of itself.
        bytes.reserveCapacity(size(of: file))
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { piece.deallocate() }
        while true {
            let count = Foundation.read(file, piece.baseAddress, piece.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw .input("\(path): \(reason())") }
            if count == 0 { return bytes }
            let part = UnsafeRawBufferPointer(rebasing: piece[..<count])
            if bytes.isEmpty, let mark = foreignMark(part) {
                throw .input("\(path): the text is \(mark), not UTF-8")
            }
            if let zero = offsetOfZero(in: part) {
                throw .input("\(path): not a text file (a zero byte at offset \(bytes.count + zero))")
            }
            bytes.append(contentsOf: part)
            if bytes.count > limit { throw .input("\(path): more than \(limit >> 20) MiB") }
        }
    }

    /// The size of a plain file up to the limit, 0 for anything else.
    private static func size(of file: Int32) -> Int {
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return 0 }
        return max(0, min(Int(facts.st_size), limit))
    }

    private static func offsetOfZero(in part: UnsafeRawBufferPointer) -> Int? {
        guard let start = part.baseAddress, let zero = memchr(start, 0, part.count) else { return nil }
        return UnsafeRawPointer(zero) - start
    }

    /// Writes all bytes, in as many pieces as the system takes.
    static func write(_ bytes: [UInt8], to file: Int32) throws(Refusal) {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw .input("cannot write: \(reason())") }
            done += count
        }
    }

    private static func reason() -> String { String(cString: strerror(errno)) }

    /// The name of the encoding whose byte order mark the bytes begin with, if it is not UTF-8's.
    private static func foreignMark(_ bytes: UnsafeRawBufferPointer) -> String? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        return nil
    }
}
