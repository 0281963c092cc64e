import EngineProof
import Foundation
import Testing

/// The inputs that once broke the engine, one for each fault that a fuzzer found (`Fuzz/Regressions`).
@Suite struct RegressionTests {
    static let inputs: [URL] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Regressions/engine")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }()

    @Test func `there are inputs`() { #expect(!Self.inputs.isEmpty) }

    @Test(arguments: inputs)
    func `an input that once broke the engine breaks nothing`(input: URL) throws {
        let bytes = try Data(contentsOf: input)
        var steps = 0
        try bytes.withUnsafeBytes { raw in
            let proved = ProvedEngine(source: FuzzBytes(raw.bindMemory(to: UInt8.self)), rarely: 0)
            while !proved.isOver {
                try proved.step()
                steps += 1
            }
        }
        #expect(steps > 0)
    }
}
