import Foundation

/// The contract's scripts, the replay's snapshots and random scripts, played with native events.
extension ContractSuite {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// One case for each script file in a folder of `Tests`.
    private static func files(_ folder: String, without others: Set<String> = []) -> [ContractCase] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "jsonl" && !others.contains($0.lastPathComponent) }
            .sorted { $0.path < $1.path }.map { file in
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                return ContractCase("script \(file.lastPathComponent)", needs: needs(of: text)) { run in
                    run.expect(!text.isEmpty, "the script is there")
                    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                    play(lines.map(String.init), file.lastPathComponent, run)
                }
            }
    }

    private static func needs(of script: String) -> ContractAbilities {
        var needs: ContractAbilities = .fingers
        if script.contains("\"hover\"") { needs.insert(.hover) }
        if script.contains("\"wheel\"") { needs.insert(.wheel) }
        return needs
    }

    @MainActor private static func play(_ lines: [String], _ name: String, _ run: ContractRun) {
        var player = ScriptPlayer(run)
        for (number, line) in lines.enumerated() { player.play(line, at: "\(name):\(number + 1)") }
    }

    static let scriptCases =
        files("Conformance/scripts") + files("IndexBarReplayTests/Snapshots", without: ["driver.jsonl"])
        + (1...20).map { seed in
            ContractCase("script by chance \(seed)", needs: .fingers) { run in
                var random = RandomLines(seed: UInt64(seed))
                play(random.lines(60), "seed \(seed)", run)
            }
        }
}
