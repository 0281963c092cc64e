/// Where a bar's strip and hit area are (rule D4).
struct StripPlace {
    let strip: IndexBarRectangle
    let hitArea: IndexBarRectangle

    init(
        measured: IndexBarMeasured, axis: IndexBarAxis, thickness: IndexBarThickness, nearness: Double
    ) {
        let bar = IndexBarRectangle(width: measured.width.asSize, height: measured.height.asSize)
        let margins = measured.margins
        let free = IndexBarRectangle(
            x: min(margins.left.asSize, bar.width), y: min(margins.top.asSize, bar.height),
            width: max(0, bar.width - margins.left.asSize - margins.right.asSize),
            height: max(0, bar.height - margins.top.asSize - margins.bottom.asSize))
        let boundary = measured.limits.map { Edges($0.across(axis), nearness: nearness) }
        let endsLast = axis == .horizontal || !measured.isRightToLeft
        var across = free.across(axis)
        if measured.ownsHit {
            let drawn = min(thickness.drawn, across.length)
            switch boundary?.side(of: bar.across(axis), endsLast: endsLast) {
            case .near: across = Stretch(start: across.start, length: drawn)
            case .far: across = Stretch(start: across.end - drawn, length: drawn)
            case nil: across = Stretch(center: across.center, length: drawn)
            }
        }
        strip = IndexBarRectangle(axis: axis, along: free.along(axis), across: across)
        let limits = measured.ownsHit ? bar.across(axis) : boundary?.stretch
        let hit = Self.hit(
            around: across, thickness.hit, side: boundary?.side(of: across, endsLast: endsLast),
            limits: limits)
        hitArea = IndexBarRectangle(axis: axis, along: free.along(axis), across: hit)
    }

    /// Grows a strip inward where it lies at an edge, else to both sides; moves it inward before it is cut.
    private static func hit(
        around strip: Stretch, _ thickness: Double, side: Edges.Side?, limits: Stretch?
    ) -> Stretch {
        guard thickness > strip.length else { return strip }
        var hit =
            switch side {
            case .near: Stretch(start: strip.start, length: thickness)
            case .far: Stretch(start: strip.end - thickness, length: thickness)
            case nil: Stretch(center: strip.center, length: thickness)
            }
        if let limits { hit = hit.held(inside: limits).cut(to: limits) }
        return Stretch(start: min(hit.start, strip.start), end: max(hit.end, strip.end))
    }
}

/// The two edges of the boundary at the sides of a bar.
private struct Edges {
    enum Side { case near, far }

    let stretch: Stretch
    let nearness: Double

    init(_ stretch: Stretch, nearness: Double) {
        (self.stretch, self.nearness) = (stretch, nearness)
    }

    /// The edge that something lies at; of both the one at the end of reading, or the bottom.
    ///
    /// - Parameter endsLast: whether that is the right or bottom one.
    func side(of bar: Stretch, endsLast: Bool) -> Side? {
        let isNear = abs(bar.start - stretch.start) <= nearness
        let isFar = abs(bar.end - stretch.end) <= nearness
        if isNear, isFar { return endsLast ? .far : .near }
        return isNear ? .near : isFar ? .far : nil
    }
}
