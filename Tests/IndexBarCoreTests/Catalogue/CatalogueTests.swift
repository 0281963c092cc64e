import Foundation
import Testing

/// `Documentation/Catalogue.md` names every known fault once, and the tests that it names are there.
@Suite struct CatalogueTests {
    private struct Row {
        var id: String
        var right: String
        var tests: String
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The numbers, in order, without those that were never given.
    private static let ids: [String] = {
        func numbers(_ prefix: String, _ range: ClosedRange<Int>, without left: Set<Int> = []) -> [String] {
            range.filter { !left.contains($0) }.map { "\(prefix)\($0)" }
        }
        return numbers("S0.", 1...37) + numbers("S1.", 1...26)
            + numbers("P", 1...62, without: [16, 27, 31, 41, 48, 49, 52])
            + numbers("Q", 1...98, without: [12, 16, 21, 29, 30, 34, 52, 53, 59, 65, 82, 89, 95])
            + numbers("R", 1...27)
    }()

    private static let folders = [
        "core": "IndexBarCoreTests", "GTK": "IndexBarGTKTests", "UIKit": "IndexBarUIKitTests",
        "collation": "IndexBarCollationTests", "program": "IndexBarProgramTests",
        "replay": "IndexBarReplayTests", "contract": "ContractSuite",
    ]

    private func rows() throws -> [Row] {
        let file = Self.root.appendingPathComponent("Documentation/Catalogue.md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, let id = cells.first, Self.ids.contains(id) else { return nil }
            return Row(id: id, right: cells[1], tests: cells[2])
        }
    }

    /// The numbers that names of tests begin with, by test target and file: "IndexBarCoreTests/PeersTests".
    private func tested() throws -> [String: Set<String>] {
        var tested: [String: Set<String>] = [:]
        for folder in Self.folders.values {
            let files = FileManager.default.enumerator(
                at: Self.root.appendingPathComponent("Tests/\(folder)"), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                let suite = "\(folder)/\(file.deletingPathExtension().lastPathComponent)"
                let cases = text.matches(of: /ContractCase\(\s*"([^"]*)"/).flatMap { numbers(ofCase: $0.1) }
                tested[suite] = Set(text.split(separator: "\n").flatMap(numbers(of:)) + cases)
            }
        }
        return tested
    }

    /// The numbers at the beginning of a test's name: "P1 …", "S0.26, P18: …" or "Q2 Q3 …".
    private func numbers(of line: Substring) -> [String] {
        guard let name = line.range(of: "func `").map({ line[$0.upperBound...] }) else { return [] }
        let words = name.split(separator: " ").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: ",:"))
        }
        return Array(words.prefix { Self.ids.contains($0) })
    }

    /// The numbers in a contract case's name, which come after those of rules: "R1, D11: …" or "D6: …; R9: …".
    private func numbers(ofCase name: Substring) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init).filter {
            Self.ids.contains($0)
        }
    }

    @Test func `every number is there once, with what is right`() throws {
        let rows = try rows()
        #expect(rows.map { $0.id } == Self.ids)
        #expect(rows.allSatisfy { !$0.right.isEmpty && !$0.tests.isEmpty })
    }

    @Test func `each suite that is named has a test of that number`() throws {
        let tested = try tested()
        var count = 0
        for row in try rows() {
            for part in row.tests.split(separator: ";") where part.contains("`") {
                let words = part.split(separator: " ").map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
                }
                guard words.count == 2, let folder = Self.folders[words[0]] else { continue }
                count += 1
                #expect(tested["\(folder)/\(words[1])"]?.contains(row.id) == true, "\(row.id): \(part)")
            }
        }
        #expect(count > 150)
    }

    @Test(arguments: ["core", "contract"])
    func `every test of the core or the contract that has a number is named in its row`(layer: String) throws
    {
        let named = Dictionary(uniqueKeysWithValues: try rows().map { ($0.id, $0.tests) })
        let folder = try #require(Self.folders[layer])
        for (suite, ids) in try tested() where suite.hasPrefix("\(folder)/") {
            let name = suite.split(separator: "/")[1]
            for id in ids { #expect(named[id]?.contains("\(layer) `\(name)`") == true, "\(id) in \(suite)") }
        }
    }
}
