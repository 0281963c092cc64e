#if canImport(UIKit)
    import Foundation
    import IndexBarCore
    import IndexBarReplay
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// The contract of every front end: the same script, the same effects as `index-bar replay` gives.
    @MainActor @Suite struct ContractTests {
        nonisolated static let scripts: [URL] = {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let folder = root.deletingLastPathComponent().appendingPathComponent("Conformance/scripts")
            let all = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            return (all ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
        }()

        /// Runs lines on both, and says where they part.
        private func compare(_ lines: [String], _ name: String) {
            var replay = ReplaySession()
            let control = ControlSession()
            var selections = 0
            for (number, line) in lines.enumerated() {
                let style = replay.engine.style
                let metrics = replay.engine.metrics
                guard let wanted = replay.answer(to: Data(line.utf8)) else { continue }
                guard
                    let operation = try? ReplayOperation(
                        line: Data(line.utf8), style: style, metrics: metrics)
                else { continue }
                let place = "\(name):\(number + 1): \(line)"
                if let have = control.answer(to: operation) { #expect(have == wanted, "\(place)") }
                if wanted.contains("\"select\":") { selections += 1 }
                let bar = control.bar.engine
                #expect(bar.selectedEntry == replay.engine.selectedEntry, "\(place)")
                #expect(bar.highlightedEntry == replay.engine.highlightedEntry, "\(place)")
                #expect(bar.isTracking == replay.engine.isTracking, "\(place)")
                #expect(bar.isHidden == replay.engine.isHidden, "\(place)")
                #expect(bar.preview == replay.engine.preview, "\(place)")
                #expect(Array(bar.layout.slots) == Array(replay.engine.layout.slots), "\(place)")
            }
            #expect(control.listener.valueChanged == selections, "\(name)")
            #expect(control.listener.primary == selections, "\(name)")
            #expect(control.listener.closureHeard.map(\.entry) == control.listener.delegateHeard, "\(name)")
        }

        @Test func `the scripts are there`() { #expect(ContractTests.scripts.count >= 8) }

        @Test(arguments: scripts)
        func `the same script, the same effects`(script: URL) throws {
            let text = try String(contentsOf: script, encoding: .utf8)
            compare(text.components(separatedBy: "\n"), script.lastPathComponent)
        }

        @Test(arguments: 0..<60)
        func `made-up scripts give the same effects`(seed: Int) {
            var maker = ScriptMaker(seed: UInt64(seed))
            compare(maker.lines(50), "seed \(seed)")
        }
    }

    /// Makes scripts; a seed gives the same one each time.
    struct ScriptMaker {
        private var state: UInt64
        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

        private mutating func below(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int((state >> 11) % UInt64(limit))
        }

        private mutating func word(_ words: [String]) -> String { words[below(words.count)] }

        mutating func lines(_ count: Int) -> [String] {
            let start = [
                content(), #"{"op":"style","axis":"vertical","distribution":"fill"}"#,
                #"{"op":"resize","width":15,"height":300}"#,
            ]
            return start + (0..<count).map { _ in line() }
        }

        private mutating func content() -> String {
            let count = below(12)
            let titles = (0..<count).map { _ in "\"\(word(["A", "B", "É", "•", "", "CH", "{search}"]))\"" }
            let rows = (0..<count).map { _ in "\(below(4))" }
            let ids = (0..<count).map { "\"\($0 + below(3))\"" }
            return #"{"op":"content","titles":["# + titles.joined(separator: ",") + #"],"rows":["#
                + rows.joined(separator: ",") + #"],"ids":["# + ids.joined(separator: ",") + "]}"
        }

        private mutating func line() -> String {
            let point =
                #""x":\#(below(60) - 20),"y":\#(below(400) - 50),"#
                + #""touch":\#(below(8) / 7),"time":\#(below(90))"#
            switch below(16) {
            case 0: return content()
            case 1:
                let way = word(["nearest", "next", "previous", "ignore"])
                let gaps = word(["dots", "none", "overlap"])
                return
                    #"{"op":"style","emptySections":"\#(way)","gaps":"\#(gaps)","pitch":\#(5 + below(40))}"#
            case 2:
                let axis = word(["vertical", "horizontal", "automatic"])
                let selects = word(["continuously", "onRelease"])
                return
                    #"{"op":"style","axis":"\#(axis)","selects":"\#(selects)","fineScrub":\#(below(3) == 0)}"#
            case 3:
                let way = word(["ltr", "rtl"])
                return
                    #"{"op":"resize","width":\#(below(300)),"height":\#(below(400)),"direction":"\#(way)"}"#
            case 4: return #"{"op":"style","minimumRows":\#(below(12)),"restoresOnCancel":\#(below(2) == 0)}"#
            case 5...6: return "{\"op\":\"began\",\(point)}"
            case 7...9: return "{\"op\":\"moved\",\(point)}"
            case 10: return "{\"op\":\"ended\",\(point)}"
            case 11: return below(3) == 0 ? "{\"op\":\"cancelled\",\(point)}" : "{\"op\":\"ended\",\(point)}"
            case 12:
                let key = word(["next", "previous", "pageForward", "pageBackward", "first", "last"])
                return #"{"op":"key","key":"\#(key)","time":\#(below(90))}"#
            case 13: return #"{"op":"adjust","by":\#(below(2) * 2 - 1)}"#
            default: return #"{"op":"scrolled","row":\#(below(20)),"byUser":\#(below(2) == 0)}"#
            }
        }
    }
#endif
