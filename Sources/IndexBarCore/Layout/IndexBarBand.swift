/// A half-open interval of the main axis, in points from the bar's physical top or left.
///
/// Half-open in reading direction: of two bands that touch, the later one has the offset between them.
public struct IndexBarBand: Equatable, Sendable {
    /// The end nearer to the top or left.
    public var start: Double
    /// The end nearer to the bottom or right.
    public var end: Double

    /// Creates a band.
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    /// The middle of the band.
    public var center: Double { start + (end - start) / 2 }
    /// How long the band is.
    public var length: Double { end - start }
}
