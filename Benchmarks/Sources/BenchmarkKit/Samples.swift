/// Sorted samples.
public struct Samples {
    private let sorted: [Double]

    public init(_ samples: [Double]) {
        precondition(!samples.isEmpty, "no sample")
        sorted = samples.sorted()
    }

    public var median: Double { quantile(0.5) }
    public var largest: Double { sorted[sorted.count - 1] }
    /// From the 5th to the 95th of a hundred.
    public var spread: ClosedRange<Double> { quantile(0.05)...quantile(0.95) }

    public func quantile(_ part: Double) -> Double {
        sorted[Int((Double(sorted.count - 1) * part).rounded())]
    }
}
