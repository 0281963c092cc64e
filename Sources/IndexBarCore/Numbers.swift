#if canImport(Glibc)
    // Nothing else links libm into a module without imports, and rounding needs it in debug builds.
    import Glibc
#endif

extension Double {
    /// The number as a size: negative, NaN and infinite count as 0 (rule L12).
    var asSize: Double { isFinite && self > 0 ? self : 0 }

    /// The number without its fraction; 0 where that cannot be the index of an entry.
    @inline(__always)
    var wholePart: Int { self > 0 && self < 0x1p31 ? Int(self) : 0 }

    /// As `wholePart`, of a number in smaller units.
    @inline(__always)
    var wholeUnits: Int64 { self > 0 && self < 0x1p63 ? Int64(self) : 0 }
}

extension Int {
    /// The largest number of entries or slots; more than a screen or a finger could ever use.
    static let largestCount = Int(Int32.max)

    /// The number as a count: negative counts as 0, and nothing passes `largestCount`.
    var asCount: Int { Swift.max(0, Swift.min(self, .largestCount)) }

    /// The sum of two numbers that are not negative, held at the largest number there is.
    func clampedAdding(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
