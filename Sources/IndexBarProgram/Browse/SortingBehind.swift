#if GTK
    import Foundation
    import IndexBarGTK

    /// Puts all sections in order on other threads while the window is there already.
    final class SortingBehind: @unchecked Sendable {
        private let lock = NSLock()
        private let group = DispatchGroup()
        private var share = 0.0
        private var isStopped = false

        /// Hundredths that are done, 0...100.
        var percent: Int { lock.withLock { Int(share * 100) } }

        /// Begins; the main loop is woken each time that another hundredth is done, and at the end.
        init(_ sectioning: Sectioning) {
            DispatchQueue.global(qos: .utility).async(group: group) { [self] in
                sectioning.sort { self.advance(to: $0) }
                _ = advance(to: 1)
            }
        }

        /// Ends the work before its time, with what is in order by then.
        func stop() {
            lock.withLock { isStopped = true }
            group.wait()
        }

        /// - Returns: whether to go on.
        private func advance(to share: Double) -> Bool {
            let (isSeen, goesOn) = lock.withLock {
                let isSeen = share >= 1 || share >= self.share + 0.01
                if isSeen { self.share = share }
                return (isSeen, !isStopped)
            }
            if isSeen { g_main_context_wakeup(nil) }
            return goesOn
        }
    }
#endif
