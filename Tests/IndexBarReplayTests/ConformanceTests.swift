import Foundation
import IndexBarReplay
import Testing

/// The contract's scripts, with what they expect.
@Suite struct ConformanceTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Conformance/scripts")

    static var scripts: [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
    }

    @Test func `there are scripts`() { #expect(Self.scripts.count >= 8) }

    @Test(arguments: scripts)
    func `every line is answered as it is expected to be`(script: URL) throws {
        var session = ReplaySession()
        let lines = try String(contentsOf: script, encoding: .utf8).split(separator: "\n")
        for (number, line) in lines.enumerated() {
            guard let answer = session.answer(to: Data(line.utf8)) else { continue }
            let fault = try fault(String(line), answer)
            #expect(fault == nil, "\(script.lastPathComponent):\(number + 1)")
        }
    }

    private func fault(_ line: String, _ answer: String) throws -> String? {
        let have = try #require(try JSONMatch.object(answer))
        guard let asked = try? JSONMatch.object(line) else {
            return have["error"] == nil ? "not refused: \(answer)" : nil
        }
        let effects = have["effects"] as? [Any] ?? []
        if let wanted = asked["expect"] as? [Any] {
            if let missing = JSONMatch.missing(wanted, in: effects) {
                return "wanted \(missing) in \(answer)"
            }
        } else if let wanted = asked["expect"], !JSONMatch.matches(wanted, have) {
            return "wanted \(wanted), got \(answer)"
        }
        for kind in asked["never"] as? [String] ?? [] {
            let names = effects.compactMap { $0 as? [String: Any] }.flatMap { $0.keys }
            if names.contains(kind) || have[kind] != nil { return "'\(kind)' must not be in \(answer)" }
        }
        return nil
    }
}
