/// Sorted samples.
package struct Samples {
    private let sorted: [Double]

    package init(_ samples: [Double]) {
        precondition(!samples.isEmpty, "no sample")
        sorted = samples.sorted()
    }

    package var median: Double { quantile(0.5) }
    package var largest: Double { sorted[sorted.count - 1] }
    /// From the 5th to the 95th of a hundred.
    package var spread: ClosedRange<Double> { quantile(0.05)...quantile(0.95) }

    package func quantile(_ part: Double) -> Double {
        sorted[Int((Double(sorted.count - 1) * part).rounded())]
    }
}
