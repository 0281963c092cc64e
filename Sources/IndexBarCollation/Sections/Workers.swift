import Foundation

#if canImport(Dispatch)
    import Dispatch
#endif

/// Runs the same work on several threads.
enum Workers {
    /// How many threads work on a number of names.
    static func count(for names: Int, limit: Int) -> Int {
        #if canImport(Dispatch)
            guard names > WorkControl.small else { return 1 }
            let cores = limit > 0 ? limit : ProcessInfo.processInfo.activeProcessorCount
            return max(1, min(cores, 64, names / 4096))
        #else
            return 1
        #endif
    }

    /// Calls the body once for each worker and waits for all.
    static func run(_ workers: Int, _ body: @Sendable (Int) -> Void) {
        #if canImport(Dispatch)
            if workers > 1 {
                DispatchQueue.concurrentPerform(iterations: workers, execute: body)
                return
            }
        #endif
        for worker in 0..<workers { body(worker) }
    }

    /// The part of a range that one of several workers has.
    static func part(_ worker: Int, of workers: Int, in count: Int) -> Range<Int> {
        count * worker / workers..<count * (worker + 1) / workers
    }
}

/// Room for each worker's result.
final class SharedParts<Part>: @unchecked Sendable {
    private let lock = NSLock()
    private var parts: [Part?]

    init(count: Int) {
        parts = Array(repeating: nil, count: count)
    }

    subscript(worker: Int) -> Part? {
        get { lock.withLock { parts[worker] } }
        set { lock.withLock { parts[worker] = newValue } }
    }
}
