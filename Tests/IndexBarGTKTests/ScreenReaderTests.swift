#if GTK
    import Foundation
    import Testing

    /// The machine's way to a real screen reader's bus.
    enum ScreenReader {
        static let python = "/usr/bin/python3"
        static let bus = "/usr/bin/dbus-run-session"

        /// Skipped, where CI is not set, without the packages that it needs.
        static let isWanted: Bool = {
            let files = [
                python, bus, "/usr/libexec/at-spi-bus-launcher",
                "/usr/lib/python3/dist-packages/gi/__init__.py",
            ]
            let isThere = files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
            return TestDisplay.isWanted && (isThere || ProcessInfo.processInfo.environment["CI"] != nil)
        }()
    }

    /// The round trip of a real screen reader: another process reads and sets the bar of `index-bar browse` over
    /// AT-SPI, on a bus of its own.
    @MainActor @Suite(.serialized, .enabled(if: ScreenReader.isWanted))
    struct ScreenReaderTests {
        private struct Reading: Decodable, Equatable {
            var role: String
            var name: String
            var description: String
            var value: Double
            var minimum: Double
            var maximum: Double
        }

        private struct Answers: Decodable {
            var start: Reading
            var set: Reading
            var actions: [String]
            var next: Reading
        }

        @Test
        func `S0.36 P55 P56: a screen reader reads role, name, value and text, sets the value and steps`()
            throws
        {
            _ = try TestDisplay.shared.get()
            let names = FileManager.default.temporaryDirectory.appendingPathComponent(
                "index-bar-names-\(getpid())")
            let text = ListWindow.alphabet.dropLast().flatMap { title in (0..<9).map { "\(title)a\($0)\n" } }
            try Data(text.joined().utf8).write(to: names)
            defer { try? FileManager.default.removeItem(at: names) }
            let answers = try JSONDecoder().decode(Answers.self, from: read(["browse", names.path]))
            let start = Reading(
                role: "slider", name: "Section index", description: "A, 1 of 26", value: 0, minimum: 0,
                maximum: 25)
            #expect(answers.start == start)
            var expected = start
            (expected.value, expected.description) = (12, "M, 13 of 26")
            #expect(answers.set == expected)
            #expect(answers.actions == ["section.next", "section.previous"])
            (expected.value, expected.description) = (13, "N, 14 of 26")
            #expect(answers.next == expected)
        }

        /// What the script says about the program with these arguments.
        private func read(_ arguments: [String]) throws -> Data {
            let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent()
            let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appendingPathComponent("index-bar")
            let answer = FileManager.default.temporaryDirectory.appendingPathComponent(
                "index-bar-answer-\(getpid())")
            defer { try? FileManager.default.removeItem(at: answer) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: ScreenReader.bus)
            process.arguments =
                [
                    "--", ScreenReader.python,
                    tests.appendingPathComponent("AssistiveTechnology/read_bar.py").path, answer.path,
                ] + [program.path] + arguments
            var environment = ProcessInfo.processInfo.environment
            environment["GTK_A11Y"] = nil
            environment["NO_AT_BRIDGE"] = nil
            process.environment = environment
            // What the bus starts lives longer than the script and keeps what it inherits open: with the test runner's
            // own pipes it would hold up the end of the whole run.
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            let isOver = run(atMost: 90) { !process.isRunning }
            if !isOver { process.terminate() }
            #expect(isOver && process.terminationStatus == 0)
            return try Data(contentsOf: answer)
        }
    }
#endif
