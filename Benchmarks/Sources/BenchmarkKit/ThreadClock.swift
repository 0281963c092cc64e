#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The processor time of this thread, in nanoseconds: what others do on a busy machine does not count.
package enum ThreadClock {
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
