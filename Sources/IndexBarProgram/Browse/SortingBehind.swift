import Foundation

/// Puts all sections in order on other threads while the window is there already.
final class SortingBehind: @unchecked Sendable {
    private let lock = NSLock()
    private let group = DispatchGroup()
    private let wake: @Sendable () -> Void
    private var share = 0.0
    private var isStopped = false

    /// Hundredths that are done, 0...100.
    var percent: Int { lock.withLock { Int(share * 100) } }

    /// Begins.
    ///
    /// - Parameters:
    ///   - sectioning: what to put in order; its rows may be asked for meanwhile.
    ///   - wake: called on another thread each time that another hundredth is done, and at the end.
    init(_ sectioning: Sectioning, wake: @escaping @Sendable () -> Void) {
        self.wake = wake
        DispatchQueue.global(qos: .utility).async(group: group) { [self] in
            sectioning.sort { self.advance(to: $0) }
            _ = advance(to: 1)
        }
    }

    /// Ends the work before its time, with what is in order by then, and waits for that.
    func stop() {
        lock.withLock { isStopped = true }
        group.wait()
    }

    /// What a window says of its names: how many there are and, while it goes on, how much is in order.
    static func label(names rows: Int, sections: Int, percent: Int?) -> String {
        let names = rows == 1 ? "1 name" : "\(rows) names"
        let all = sections == 1 ? names : "\(names) in \(sections) sections"
        guard let percent, percent < 100 else { return all }
        return "\(all), sorted \(percent) %"
    }

    /// - Returns: whether to go on.
    private func advance(to share: Double) -> Bool {
        let (isSeen, goesOn) = lock.withLock {
            let isSeen = share >= 1 || share >= self.share + 0.01
            if isSeen { self.share = share }
            return (isSeen, !isStopped)
        }
        if isSeen { wake() }
        return goesOn
    }
}
