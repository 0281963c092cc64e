#if GTK
    import CGTK
    import Foundation

    /// The tests' own X server, without hardware, with a touch screen, a pointer and a keyboard that the tests move.
    ///
    /// GTK never sees the user's display. The server ends with the test process, also after a crash; not before, or
    /// GTK would end the process for it.
    @MainActor
    final class TestDisplay {
        /// What the tests need on the machine, each with the Debian package that has it.
        private nonisolated static let needed = [
            "/usr/lib/xorg/Xorg": "xserver-xorg-core",
            "/usr/lib/xorg/modules/input/inputtest_drv.so": "xserver-xorg-core",
            "/usr/lib/xorg/modules/drivers/dummy_drv.so": "xserver-xorg-video-dummy",
        ]

        /// Why there is no display; nil where there can be one.
        nonisolated static let whatIsMissing: String? = {
            let packages = Set(
                needed.filter { !FileManager.default.fileExists(atPath: $0.key) }.map(\.value))
            if packages.isEmpty { return nil }
            return "the GTK tests need the packages: \(packages.sorted().joined(separator: " "))"
        }()

        /// Whether the GTK tests run: without the packages they are skipped, but never where `CI` is set.
        nonisolated static let isWanted =
            whatIsMissing == nil || ProcessInfo.processInfo.environment["CI"] != nil

        /// The display of this process, started when first asked for.
        static let shared = Result { try TestDisplay() }

        /// Says in one line why there is no display.
        struct Failure: Error, CustomStringConvertible {
            let description: String
        }

        static let screen = (width: 1024.0, height: 768.0)
        /// Open as long as this process lives. A signal at the parent's death would not do: for the kernel the parent
        /// is the thread that started the server, and threads come and go.
        private static let lifeline = Pipe()
        let touch: InputDevice
        let pointer: InputDevice
        let keyboard: InputDevice

        private init() throws {
            if let missing = Self.whatIsMissing { throw Failure(description: missing) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "index-bar-\(getpid())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let number = try Self.startServer(in: folder)
            for (name, value) in [
                "DISPLAY": ":\(number)", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "test",
                "GDK_SCALE": "1", "LC_ALL": "C.UTF-8", "LANGUAGE": "", "NO_AT_BRIDGE": "1",
                "GSETTINGS_BACKEND": "memory", "GDK_DEBUG": "gl-disable",
                "GTK_IM_MODULE": "gtk-im-context-simple",
            ] { setenv(name, value, 1) }
            unsetenv("WAYLAND_DISPLAY")
            let devices = ["touch", "pointer", "keyboard"].map {
                InputDevice(path: folder.appendingPathComponent($0).path, screen: Self.screen)
            }
            guard let touch = devices[0], let pointer = devices[1], let keyboard = devices[2] else {
                throw Failure(description: "the X server's input devices do not answer")
            }
            (self.touch, self.pointer, self.keyboard) = (touch, pointer, keyboard)
            // The server has read what is in the folder, and the sockets are connected.
            try? FileManager.default.removeItem(at: folder)
            // As G_DEBUG=fatal-criticals.
            g_log_set_always_fatal(
                GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue))
            guard gtk_init_check() != 0 else {
                throw Failure(description: "GTK does not start on :\(number)")
            }
        }

        /// - Returns: the number of the display.
        private static func startServer(in folder: URL) throws -> Int {
            let configuration = folder.appendingPathComponent("xorg.conf")
            try Data(ServerConfiguration.text(sockets: folder.path).utf8).write(to: configuration)
            let server = Process()
            server.executableURL = URL(fileURLWithPath: "/bin/sh")
            server.arguments = [
                "-c", "\"$@\" & cat; kill -KILL $!", "sh", "/usr/lib/xorg/Xorg", "-displayfd", "1", "-config",
                configuration.path, "-logfile", folder.appendingPathComponent("log").path, "-noreset",
                "-nolisten",
                "tcp", "-novtswitch", "-sharevts",
            ]
            _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
            server.standardInput = lifeline.fileHandleForReading
            let output = Pipe()
            server.standardOutput = output
            server.standardError = FileHandle.nullDevice
            try server.run()
            var line = ""
            while !line.hasSuffix("\n") {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { throw Failure(description: "the X server of the tests does not start") }
                line += String(decoding: data, as: UTF8.self)
            }
            guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw Failure(description: "the X server of the tests has no display number")
            }
            return number
        }
    }
#endif
