import CProbe

/// A piece of work that is done again and again.
struct Benchmark {
    /// How many operations one call of the body does.
    let operations: Int
    /// Does them and gives back something that depends on all of them.
    let body: () -> Int

    struct Result {
        /// Nanoseconds for an operation.
        var time: Samples
        /// Heap allocations for an operation; nil where they cannot be counted.
        var allocations: Double?
    }

    /// The least time that a sample takes, and how many there are.
    private static let leastSample = 200_000.0
    private static let samples = 151

    func run() -> Result {
        let calls = callsInASample
        let before = probe_allocations()
        probe_use(Int64(body()))
        let allocations = probe_allocations() - before
        var samples: [Double] = []
        samples.reserveCapacity(Self.samples)
        for _ in 0..<Self.samples { samples.append(time(calls: calls) / Double(calls * operations)) }
        return Result(
            time: Samples(samples),
            allocations: probe_counts_allocations() ? Double(allocations) / Double(operations) : nil)
    }

    /// How many times an operation of one is in one of the other, sample by sample in turn.
    static func ratios(_ one: Benchmark, _ other: Benchmark) -> Samples {
        let calls = (one.callsInASample, other.callsInASample)
        return Samples(
            (0..<samples).map { _ in
                let base = other.time(calls: calls.1) / Double(calls.1 * other.operations)
                return one.time(calls: calls.0) / Double(calls.0 * one.operations) / base
            })
    }

    /// How many calls of the body fill a sample; warms it up too.
    private var callsInASample: Int {
        let calls = max(1, Int(Self.leastSample / max(1, time(calls: 1))))
        return max(1, Int(Double(calls) * Self.leastSample / max(1, time(calls: calls))))
    }

    /// Calls the body once where callgrind collects.
    func runOnceUnderCallgrind() {
        probe_use(Int64(body()))  // warm: what happens once only does not count
        withUnsafePointer(to: body) { body in
            probe_collect(
                { probe_use(Int64($0!.assumingMemoryBound(to: (() -> Int).self).pointee())) },
                UnsafeMutableRawPointer(mutating: body))
        }
    }

    private func time(calls: Int) -> Double {
        let start = ThreadClock.now
        for _ in 0..<calls { probe_use(Int64(body())) }
        return ThreadClock.now - start
    }
}
