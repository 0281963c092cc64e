/// A rectangle in points, from the bar's left and top; unrounded.
public struct IndexBarRectangle: Equatable, Sendable {
    /// Its left end.
    public var x: Double
    /// Its top end.
    public var y: Double
    /// From side to side.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Creates a rectangle; what is not named is 0.
    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether a point is in it; half-open, so not at its right and bottom ends. NaN is in none.
    public func contains(x: Double, y: Double) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }

    /// The rectangle of a stretch along an axis and one across it.
    init(axis: IndexBarAxis, along: Stretch, across: Stretch) {
        let (x, y) = axis == .vertical ? (across, along) : (along, across)
        self.init(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    func along(_ axis: IndexBarAxis) -> Stretch {
        axis == .vertical ? Stretch(start: y, length: height) : Stretch(start: x, length: width)
    }

    func across(_ axis: IndexBarAxis) -> Stretch {
        along(axis == .vertical ? .horizontal : .vertical)
    }
}

/// A part of one axis, in points.
struct Stretch: Equatable, Sendable {
    var start: Double
    var end: Double

    init(start: Double, end: Double) {
        self.start = start
        self.end = max(start, end)
    }

    init(start: Double, length: Double) { self.init(start: start, end: start + length) }

    /// Of so much length around its middle.
    init(center: Double, length: Double) { self.init(start: center - length / 2, length: length) }

    var length: Double { end - start }
    var center: Double { start + length / 2 }

    /// Moved as little as it takes to be inside another, as far as it fits; from the other's start if it does not.
    func held(inside other: Stretch) -> Stretch {
        Stretch(start: max(other.start, min(start, other.end - length)), length: length)
    }

    /// What it has in common with another; at least an empty one at the other's near end.
    func cut(to other: Stretch) -> Stretch {
        let start = max(other.start, min(self.start, other.end))
        return Stretch(start: start, end: min(end, other.end))
    }
}
