#if GTK
    import Foundation

    /// An X server of the program's own, for pictures where there is no display. It ends with the program.
    final class OwnDisplay {
        private let server = Process()
        /// What other programs call it.
        let name: String

        /// Starts Xvfb and makes it the display of this process.
        ///
        /// - Throws: a ``Refusal`` with one line that says what is missing.
        init() throws(Refusal) {
            guard let xvfb = Self.find("Xvfb") else {
                throw Refusal(
                    "there is no display, and no Xvfb to make one (Debian: apt-get install xvfb)",
                    status: ExitStatus.noDisplay)
            }
            let options = [
                "-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp", "-noreset",
            ]
            let answers = Pipe()
            if let setpriv = Self.find("setpriv") {
                // The server goes also when this program is killed.
                server.executableURL = URL(fileURLWithPath: setpriv)
                server.arguments = ["--pdeathsig", "TERM", xvfb] + options
            } else {
                server.executableURL = URL(fileURLWithPath: xvfb)
                server.arguments = options
            }
            server.standardInput = FileHandle.nullDevice
            server.standardOutput = answers
            server.standardError = FileHandle.nullDevice
            do { try server.run() } catch { throw Self.failure }
            guard let number = Self.firstLine(of: answers.fileHandleForReading) else { throw Self.failure }
            name = ":\(number)"
            setenv("DISPLAY", name, 1)
            setenv("GDK_BACKEND", "x11", 1)
        }

        /// Ends the server.
        func end() {
            guard server.isRunning else { return }
            server.terminate()
            server.waitUntilExit()
        }

        private static let failure = Refusal(
            "there is no display, and Xvfb did not start", status: ExitStatus.noDisplay)

        private static func find(_ program: String) -> String? {
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            return folders.map { "\($0)/\(program)" }.first {
                FileManager.default.isExecutableFile(atPath: $0)
            }
        }

        /// The display's number, which the server writes when it is ready, 20 seconds at most.
        private static func firstLine(of handle: FileHandle) -> Int? {
            var line = ""
            var poll = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
            while !line.hasSuffix("\n") {
                guard Foundation.poll(&poll, 1, 20_000) > 0 else { return nil }
                let piece = handle.availableData
                guard !piece.isEmpty else { return nil }
                line += String(decoding: piece, as: UTF8.self)
            }
            return Int(line.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }
#endif
