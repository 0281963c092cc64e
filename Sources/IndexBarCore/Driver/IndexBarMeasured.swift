/// What a front end measured: the bar's size, the sizes of its titles, and where it lives.
///
/// A number that is negative, NaN or infinite counts as 0 (rule L12).
public struct IndexBarMeasured: Equatable, Sendable {
    /// A length for a bar that runs from top to bottom, and one for a bar that runs from side to side.
    public struct PerAxis: Equatable, Sendable {
        /// For a vertical bar, in points.
        public var vertical: Double
        /// For a horizontal bar, in points.
        public var horizontal: Double

        /// Creates lengths.
        public init(vertical: Double, horizontal: Double) {
            self.vertical = vertical
            self.horizontal = horizontal
        }

        subscript(axis: IndexBarAxis) -> Double { axis == .vertical ? vertical : horizontal }
    }

    /// The width of the bar, in points. Default: 0.
    public var width = 0.0
    /// The height of the bar, in points. Default: 0.
    public var height = 0.0
    /// What is taken from the bar at its sides: safe area, keyboard, sticky header. Default: nothing.
    public var insets = IndexBarInsets()
    /// Space that the strip leaves free inside the bar; counts as insets too. Default: nothing.
    public var margins = IndexBarInsets()
    /// Whether reading goes from right to left. Default: no.
    public var isRightToLeft = false
    /// The extent of a title along the bar and the space to the next, in points. Default: 14.
    public var along = PerAxis(vertical: 14, horizontal: 14)
    /// The width of the widest title across the bar, in points. Default: 0.
    public var across = PerAxis(vertical: 0, horizontal: 0)
    /// What preview and hit area stay inside, in the bar's coordinates, such as the list's visible part. Default, nil:
    /// there are no edges and no limits.
    public var boundary: IndexBarRectangle?
    /// Whether the bar belongs to a list and stays at its edge. Default: no.
    public var isAttached = false
    /// Whether the bar takes no touch outside its own size, so that the strip is drawn in a part of it. Default: no.
    public var ownsHit = false
    /// Whether it takes input. Default: yes.
    public var isEnabled = true
    /// Whether it is put away for a while, for example during a search. Default: no.
    public var isPutAway = false
    /// Whether the user wants less motion, so that the list jumps. Default: no.
    public var reducesMotion = false

    /// Creates measures with every default.
    public init() {}

    /// The boundary with what is no number as 0.
    var limits: IndexBarRectangle? {
        guard let boundary else { return nil }
        return IndexBarRectangle(
            x: boundary.x.isFinite ? boundary.x : 0, y: boundary.y.isFinite ? boundary.y : 0,
            width: boundary.width.asSize, height: boundary.height.asSize)
    }

    /// What the engine is told.
    func metrics(_ style: IndexBarStyle) -> IndexBarMetrics {
        var metrics = IndexBarMetrics(width: width, height: height, isRightToLeft: isRightToLeft)
        metrics.insets = IndexBarInsets(
            top: insets.top.asSize + margins.top.asSize, left: insets.left.asSize + margins.left.asSize,
            bottom: insets.bottom.asSize + margins.bottom.asSize,
            right: insets.right.asSize + margins.right.asSize)
        let axis = IndexBarAxis(style: style, width: width, height: height)
        metrics.pitch = along[axis]
        metrics.titleThickness = across[axis]
        return metrics
    }
}

extension IndexBarAxis {
    /// The axis of a bar of a size (rule L9).
    public init(style: IndexBarStyle, width: Double, height: Double) {
        switch style.axis {
        case .automatic: self = width.asSize > height.asSize ? .horizontal : .vertical
        case .vertical: self = .vertical
        case .horizontal: self = .horizontal
        }
    }
}
