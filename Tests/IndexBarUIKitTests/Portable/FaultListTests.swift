#if canImport(UIKit)
    import Foundation
    import Testing

    /// Every fault of the ancestors, and every one of a peer that concerns the control itself, has a test
    /// with its number.
    @Suite struct FaultListTests {
        /// Left out of S0: the element type of an array (Swift's own), the cost of a hit (the core's), a call
        /// to super and a matter of wording.
        private static let first = (1...37).filter { ![6, 12, 15, 17].contains($0) }.map { "S0.\($0)" }
        /// Left out of S1: what concerns the table, and placing the bar beside it.
        private static let second = (1...26).filter { ![16, 17].contains($0) }.map { "S1.\($0)" }
        /// Left out of P: what concerns other front ends, and fonts by name, which nobody here looks up.
        private static let peers = [
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29,
            30, 32, 33, 34,
            35, 36, 37, 38, 39, 40, 42, 43, 44, 45, 46, 47, 50, 51, 53, 54, 55, 56, 57, 58, 59, 61, 62,
        ].map { "P\($0)" }

        @Test func `each fault has a test`() throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent()
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            var numbers: Set<String> = []
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", file.path != #filePath else { continue }
                for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
                where line.contains("func `") || line.contains("Member(") || line.contains("\"S1.") {
                    let words = line.components(separatedBy: CharacterSet(charactersIn: " ,:`\""))
                    numbers.formUnion(words.filter { $0.hasPrefix("S") || $0.hasPrefix("P") })
                }
            }
            let wanted = FaultListTests.first + FaultListTests.second + FaultListTests.peers
            #expect(wanted.filter { !numbers.contains($0) } == [])
        }
    }
#endif
