#if GTK
    import Foundation
    import Testing

    /// A device of the tests' own X server: a client of its `inputtest` driver, protocol 1.1 (xorg-server 21.1).
    ///
    /// What is sent arrives in GTK as an event of a real touch screen, pointer or keyboard. The driver answers when
    /// it has taken an event, so that the order is the one sent.
    final class InputDevice {
        /// How the driver calls what happens to a touch.
        enum TouchEvent: UInt32 {
            case began = 18
            case moved = 19
            case ended = 20
        }

        private let socket: Int32
        /// The touches that are down.
        private var touches: Set<UInt32> = []
        private let screen: (width: Double, height: Double)

        init?(path: String, screen: (width: Double, height: Double)) {
            self.screen = screen
            socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            var patience = timeval(tv_sec: 10, tv_usec: 0)
            setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            let result = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
            }
            guard result == 0, send(words(12, 0) + [1, 0, 1, 0]), receive(12) else { return nil }
        }

        /// A touch of the screen, in pixels of the screen.
        ///
        /// Of a touch that is not down the driver would say nothing, and so this does nothing.
        func touch(_ event: TouchEvent, id: UInt32 = 1, x: Double, y: Double) {
            guard event == .began ? touches.insert(id).inserted : touches.contains(id) else { return }
            if event == .ended { touches.remove(id) }
            synchronized(words(8 + 8 + 1040, 6, id, event.rawValue) + valuators(x, y))
        }

        /// Whether a touch is down.
        func isDown(_ id: UInt32) -> Bool { touches.contains(id) }

        /// Moves the pointer, in pixels of the screen.
        func move(x: Double, y: Double) { synchronized(words(1056, 2, 1, 0) + valuators(x, y)) }

        /// Presses or lets go of a button of the pointer.
        func button(_ number: UInt32 = 1, isDown: Bool) {
            let noValuators = [UInt8](repeating: 0, count: 1040)
            synchronized(words(1064, 4, 0, number, isDown ? 1 : 0, 0) + noValuators)
        }

        /// Presses and lets go of a key, by its X keycode, while another one is held.
        func press(keycode: UInt32, with modifier: UInt32? = nil) {
            let keys = [modifier, keycode].compactMap { $0 }
            for key in keys { synchronized(words(16, 5, key, 1)) }
            for key in keys.reversed() { synchronized(words(16, 5, key, 0)) }
        }

        private func synchronized(_ event: [UInt8]) {
            if !(send(event) && send(words(8, 1)) && receive(8)) {
                Issue.record("a device of the tests' X server does not answer")
            }
        }

        /// Absolute devices count from 0 to 65,535 over the whole screen.
        private func valuators(_ x: Double, _ y: Double) -> [UInt8] {
            var values = [Double](repeating: 0, count: 128)
            values[0] = x * 65535 / screen.width
            values[1] = y * 65535 / screen.height
            return words(0) + [3, 0, 0, 0, 0, 0, 0, 0] + words(0) + values.withUnsafeBytes { Array($0) }
        }

        private func words(_ words: UInt32...) -> [UInt8] {
            words.flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
        }

        private func send(_ bytes: [UInt8]) -> Bool { write(socket, bytes, bytes.count) == bytes.count }

        private func receive(_ count: Int) -> Bool {
            var bytes = [UInt8](repeating: 0, count: count)
            var have = 0
            while have < count {
                let more = bytes.withUnsafeMutableBytes { read(socket, $0.baseAddress! + have, count - have) }
                guard more > 0 else { return false }
                have += more
            }
            return true
        }
    }
#endif
