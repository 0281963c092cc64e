import Foundation
import IndexBarReplay
import Testing

/// Scripts with their recorded answers: each line of a script is followed by its answer in a comment, `#> …`.
///
/// `INDEXBAR_RECORD=1 swift test --filter SnapshotTests` records them anew; what changed is for the reader of
/// the difference to judge. Such a file is a script itself: `index-bar replay FILE`.
@Suite struct SnapshotTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Snapshots")

    static var scripts: [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
    }

    @Test func `there are snapshots`() { #expect(Self.scripts.count >= 12) }

    @Test(arguments: scripts)
    func `a script gives the answers that were recorded`(file: URL) throws {
        let recorded = try String(contentsOf: file, encoding: .utf8)
        let answered = Self.answered(recorded)
        if ProcessInfo.processInfo.environment["INDEXBAR_RECORD"] == "1" {
            try answered.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        let had = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let have = answered.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(had.count == have.count, "\(file.lastPathComponent): lines without an answer")
        for (number, (one, other)) in zip(had, have).enumerated() {
            #expect(one == other, "\(file.lastPathComponent):\(number + 1)")
        }
    }

    /// The script with the answers of now.
    private static func answered(_ text: String) -> String {
        var session = ReplaySession()
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) where !line.hasPrefix("#>")
        {
            lines.append(String(line))
            if let answer = session.answer(to: Data(line.utf8)) { lines.append("#> \(answer)") }
        }
        return lines.joined(separator: "\n")
    }
}
