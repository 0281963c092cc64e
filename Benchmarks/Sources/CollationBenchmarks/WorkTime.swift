import BenchmarkKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Seconds that the processor worked: on a machine that others use too, wall time says little.
enum WorkTime {
    /// Of all threads together.
    static func of(_ work: () -> Void) -> Double {
        let start = process()
        work()
        return process() - start
    }

    /// Of the calling thread, or of all others together if that is more: the wall time where nothing else runs.
    static func ofBusierThread(_ work: () -> Void) -> Double {
        let (own, all) = (ThreadClock.now, process())
        work()
        let ownTime = (ThreadClock.now - own) / 1e9
        return max(ownTime, process() - all - ownTime)
    }

    /// Measures several works in turn, so that what disturbs one disturbs all.
    static func inTurn(_ runs: Int, _ works: [() -> Double]) -> [Samples] {
        var samples = Array(repeating: [Double](), count: works.count)
        for _ in 0..<runs {
            for (place, work) in works.enumerated() { samples[place].append(work()) }
        }
        return samples.map(Samples.init)
    }

    private static func process() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
