import Foundation
import Testing

@testable import IndexBarProgram

@Suite struct FileBytesTests {
    private func withFile<Answer>(_ bytes: [UInt8], _ body: (String) throws -> Answer) throws -> Answer {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url.path)
    }

    private func message(reading bytes: [UInt8]) throws -> String? {
        try withFile(bytes) { path in
            do throws(Refusal) {
                _ = try FileBytes.read(path)
                return nil
            } catch {
                #expect(error.status == ExitStatus.badInput)
                return error.message.replacingOccurrences(of: path, with: "PATH")
            }
        }
    }

    @Test(arguments: [0, 1, (1 << 18) - 1, 1 << 18, (1 << 18) + 1, 3 << 18])
    func `every byte is read, whatever the size`(count: Int) throws {
        let bytes = (0..<count).map { UInt8($0 % 255 + 1) }
        #expect(try withFile(bytes) { try FileBytes.read($0) } == bytes)
    }

    @Test func `a zero byte is named with its offset, also in a later piece`() throws {
        #expect(
            try message(reading: [65, 0, 66]) == "PATH: not a text file (a zero byte at offset 1)")
        let late = [UInt8](repeating: 65, count: 300_000) + [0]
        #expect(
            try message(reading: late) == "PATH: not a text file (a zero byte at offset 300000)")
    }

    @Test(arguments: [[0xFF, 0xFE, 0x41, 0x00], [0xFE, 0xFF, 0x00, 0x41]] as [[UInt8]])
    func `UTF-16 is told by its mark`(bytes: [UInt8]) throws {
        #expect(try message(reading: bytes) == "PATH: the text is UTF-16, not UTF-8")
    }

    @Test func `what cannot be opened or read is said with the system's reason`() {
        #expect(throws: Refusal("/nowhere/at/all: No such file or directory", status: 1)) {
            try FileBytes.read("/nowhere/at/all")
        }
        #expect(throws: Refusal("/: Is a directory", status: 1)) { try FileBytes.read("/") }
    }

    @Test func `a path with a line break still gives one line`() {
        #expect(throws: Refusal("/no?where: No such file or directory", status: 1)) {
            try FileBytes.read("/no\nwhere")
        }
    }
}
