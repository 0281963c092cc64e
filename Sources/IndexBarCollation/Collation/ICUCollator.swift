#if ICU && canImport(CICU)
    import CICUCollator
    import Foundation

    /// The system's ICU.
    final class ICUCollator: KeyedCollator, @unchecked Sendable {
        // Only compared with and cloned from, which ICU allows from several threads at once.
        private let collator: OpaquePointer
        private let lock = NSLock()
        private var makers: [any KeyMaker] = []

        /// - Returns: nil where the package was built without ICU's headers.
        init?(_ name: LocaleName) {
            guard let collator = cicu_open(name.identifier) else { return nil }
            self.collator = collator
        }

        deinit { cicu_close(collator) }

        func compare(_ left: String, _ right: String) -> Int {
            var (left, right) = (left, right)
            return left.withUTF8 { left in right.withUTF8 { compare(left, $0) } }
        }

        private func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
            Int(cicu_compare(collator, left.baseAddress, left.count, right.baseAddress, right.count))
        }

        func takeKeyMaker() -> any KeyMaker {
            let waiting = lock.withLock { makers.popLast() }
            return waiting ?? ICUKeyMaker(cicu_clone(collator))
        }

        func giveBack(_ maker: any KeyMaker) {
            lock.withLock { makers.append(maker) }
        }
    }

    /// A clone of the collator for one thread. Where there is no memory for one it gives equal keys.
    private final class ICUKeyMaker: KeyMaker {
        private let clone: OpaquePointer?

        init(_ clone: OpaquePointer?) {
            self.clone = clone
        }

        deinit { cicu_close(clone) }

        func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
            guard let clone else { return 0 }
            return Int(cicu_compare(clone, left.baseAddress, left.count, right.baseAddress, right.count))
        }

        func writeKey(of name: UnsafeBufferPointer<UInt8>, to room: UnsafeMutableBufferPointer<UInt8>) -> Int
        {
            guard let clone else { return 0 }
            return cicu_key(clone, name.baseAddress, name.count, room.baseAddress, room.count)
        }
    }
#endif
