import Testing

@testable import UIKit

@MainActor @Suite struct PolicyTests {
    @Test func `every pair of answers occurs in some covering policy`() {
        let seen = Policy.covering.reduce(into: Set<[Int]>()) { $0.formUnion(Policy.pairs(of: $1)) }
        #expect(seen == Policy.allPairs)
        #expect(Policy.covering.count == Policy.count)
    }

    @Test func `a policy holds for the closure and no longer`() {
        let before = Policy.current
        let inside = Policy.with(Policy(seed: 7)) { Policy.current }
        #expect(inside == Policy(seed: 7))
        #expect(Policy.current == before)
    }

    @Test func `each behaviour names a source and has a test with its number`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for behaviour in Behaviour.allCases {
            #expect(text.contains("behaviour \(behaviour.rawValue): "))
            #expect(behaviour.source.contains("."))
        }
        #expect(Behaviour.allCases.map(\.rawValue) == Array(1...28))
    }

    @Test func `what is not modelled ends the run`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIEvent().coalescedTouches(for: UITouch()) }
        }
    }
}
