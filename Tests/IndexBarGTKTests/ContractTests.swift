#if GTK
    import CGTK
    import Foundation
    import IndexBarCore
    import IndexBarGTK
    import IndexBarReplay
    import Testing

    /// F4: the same script, the same effects, from the replay and from the widget.
    ///
    /// Each line goes into the widget by the function that real events come by, with the numbers of the script in
    /// place of those that GTK measures.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct ContractTests {
        nonisolated static let scripts: [URL] = {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent()
                .appendingPathComponent("Conformance/scripts")
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            return (files ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
        }()

        @Test func `there are scripts`() { #expect(Self.scripts.count >= 8) }

        @Test(arguments: scripts)
        func `F4: a script has the same effects from the replay and from the widget`(script: URL) throws {
            _ = try TestDisplay.shared.get()
            var session = ReplaySession()
            let driven = DrivenWidget(waitsForFrames: true)
            defer { driven.close() }
            let lines = try Data(contentsOf: script).split(separator: 0x0A)
            #expect(lines.count > 5)
            for (number, line) in lines.enumerated() {
                guard let answer = session.answer(to: line) else { continue }
                let place = "\(script.lastPathComponent):\(number + 1)"
                guard let effects = driven.effects(of: line) else {
                    #expect(!answer.hasPrefix("{\"effects\""), "\(place)")
                    continue
                }
                #expect(effects == answer, "\(place)")
                #expect(driven.bar.selectedEntry == session.engine.selectedEntry, "\(place)")
                #expect(driven.bar.highlightedEntry == session.engine.highlightedEntry, "\(place)")
                #expect(driven.bar.isTracking == session.engine.isTracking, "\(place)")
                #expect(driven.bar.isHidden == session.engine.isHidden, "\(place)")
            }
        }

        @Test func `scripts of random inputs have the same effects too`() throws {
            _ = try TestDisplay.shared.get()
            for seed in 1...20 as ClosedRange<UInt64> {
                var random = SplitMix(state: seed)
                var session = ReplaySession()
                let driven = DrivenWidget(waitsForFrames: false)
                defer { driven.close() }
                for number in 0..<60 {
                    let line = Data(RandomScript.line(using: &random).utf8)
                    let answer = session.answer(to: line)
                    #expect(driven.effects(of: line) == answer, "seed \(seed), line \(number + 1)")
                }
            }
        }
    }

    /// A widget in a window, driven by the lines of a script.
    @MainActor
    final class DrivenWidget {
        let bar = IndexBarWidget.make()
        private let window = gtk_window_new()!
        private let waitsForFrames: Bool
        private var recorded: [IndexBarEffects] = []
        private var style = IndexBarStyle()
        private var metrics = IndexBarMetrics()

        /// - Parameter waitsForFrames: whether each line is followed by frames that are painted.
        init(waitsForFrames: Bool) {
            self.waitsForFrames = waitsForFrames
            bar.apply(style: style, metrics: metrics)
            // The script says when the delay is over.
            bar.autoHideDelay = 3600
            gtk_window_set_child(window.window, bar.widget)
            gtk_window_present(window.window)
            settle(window)
            bar.onEffects = { [unowned self] in recorded.append($0) }
        }

        /// As the replay answers to a frame.
        private static func answer(to scroll: IndexBarSelection?) -> String {
            guard let scroll else { return "{\"scroll\":null}" }
            let section = scroll.section.map { "\($0)" } ?? "null"
            return "{\"scroll\":{\"entry\":\(scroll.entry),\"section\":\(section),\"row\":\(scroll.row),"
                + "\"fraction\":\(scroll.fraction)}}"
        }

        func close() {
            gtk_window_destroy(window.window)
            drain()
        }

        /// What the widget makes of a line, as the replay writes it; nil for lines that have no effects.
        func effects(of line: Data) -> String? {
            guard let operation = try? ReplayOperation(line: line, style: style, metrics: metrics) else {
                return nil
            }
            recorded = []
            switch operation {
            case .content(let content): bar.replace(content: content)
            case .style(let style, let pitch):
                self.style = style
                metrics.pitch = pitch
                bar.apply(style: style, metrics: metrics)
            case .resize(let metrics):
                self.metrics = metrics
                bar.apply(style: style, metrics: metrics)
            case .input(let input): bar.perform(input)
            case .frame: return Self.answer(to: bar.takeScroll())
            default: return nil
            }
            // What GTK does then, of its own accord, must not add anything.
            if waitsForFrames { settle(window) } else { drain() }
            #expect(recorded.count <= 1)
            return ReplayJSON.line(recorded.first ?? IndexBarEffects()) { bar.accessibleText(of: $0) }
        }
    }

    /// Lines of a script by chance.
    enum RandomScript {
        static func line(using random: inout SplitMix) -> String {
            let words = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                "\"\(["A", "B", "É", "•", "", "AB"].randomElement(using: &random)!)\""
            }
            let rows = words.map { _ in "\(Int.random(in: 0...3, using: &random))" }
            let x = Int.random(in: -20...60, using: &random)
            let y = Int.random(in: -20...320, using: &random)
            let lines = [
                "{\"op\":\"content\",\"titles\":[\(words.joined(separator: ","))],\"rows\":[\(rows.joined(separator: ","))]}",
                "{\"op\":\"resize\",\"width\":\(abs(x)),\"height\":\(abs(y))}",
                "{\"op\":\"style\",\"selects\":\"onRelease\",\"distribution\":\"fill\"}",
                "{\"op\":\"style\",\"selects\":\"continuously\",\"autoHide\":\"untilTouched\"}",
                "{\"op\":\"style\",\"autoHide\":\"never\",\"restoresOnCancel\":true}",
                "{\"op\":\"key\",\"key\":\"next\"}", "{\"op\":\"key\",\"key\":\"text\",\"text\":\"e\"}",
                "{\"op\":\"adjust\",\"by\":\(x)}",
                "{\"op\":\"scrolled\",\"row\":\(abs(x)),\"byUser\":\(x > 0)}",
                "{\"op\":\"frame\"}", "{\"op\":\"wheel\",\"by\":\(y)}",
                "{\"op\":\"hover\",\"x\":\(x),\"y\":\(y)}", "{\"op\":\"hover\",\"out\":true}",
                "{\"op\":\"timer\"}", "{\"op\":\"began\",\"x\":\(x),\"y\":\(y)}",
                "{\"op\":\"moved\",\"x\":\(x),\"y\":\(y)}",
                "{\"op\":\"moved\",\"x\":\(x),\"y\":\(y),\"touch\":1}",
                "{\"op\":\"ended\",\"x\":\(x),\"y\":\(y)}", "{\"op\":\"cancelled\",\"x\":\(x),\"y\":\(y)}",
            ]
            return lines.randomElement(using: &random)!
        }
    }

    /// A small generator with a fixed seed (SplitMix64, by Steele, Lea and Flood).
    struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            return word ^ (word >> 31)
        }
    }
#endif
