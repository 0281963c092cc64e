import Foundation

/// Counts what several threads have done, reports it, and tells them to stop.
final class WorkControl: @unchecked Sendable {
    /// How many names are looked at between two reports.
    static let stride = 4096
    /// The most names that are done on the calling thread and without reports.
    static let small = 10_000

    private let lock = NSLock()
    private let total: Int
    private let report: (@Sendable (Double) -> Bool)?
    /// Whose steps these are not; only it tells whether to go on.
    private let main: WorkControl?
    private var done = 0
    private var stopped = false

    /// - Parameters:
    ///   - total: how many steps there are.
    ///   - report: takes the share that is done, 0...1, and tells whether to go on.
    init(total: Int, report: (@Sendable (Double) -> Bool)? = nil) {
        self.total = total
        self.report = report
        main = nil
    }

    /// One whose steps are not counted, for work that belongs to another's.
    init(beside main: WorkControl) {
        total = 0
        report = nil
        self.main = main
    }

    var isCancelled: Bool { main?.isCancelled ?? lock.withLock { stopped } }

    /// Counts steps; false once the work is to stop. Reports come one at a time.
    func advance(_ steps: Int) -> Bool {
        if let main { return main.advance(0) }
        lock.lock()
        defer { lock.unlock() }
        done += steps
        if !stopped, let report, total > Self.small {
            stopped = !report(min(1, Double(done) / Double(total)))
        }
        return !stopped
    }
}

/// Set once, read from any thread.
final class CancellationFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() { lock.withLock { value = true } }
}
