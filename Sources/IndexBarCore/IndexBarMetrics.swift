/// What a front end measures: the room for the bar and the size of its titles.
///
/// A number that is negative, NaN or infinite counts as 0 (rule L12).
public struct IndexBarMetrics: Equatable, Sendable {
    /// The width of the bar, in points.
    public var width: Double
    /// The height of the bar, in points.
    public var height: Double
    /// What is taken from the bar at its sides: safe area, keyboard, sticky header. Default: nothing.
    public var insets: IndexBarInsets
    /// Whether reading goes from right to left. Default: no.
    public var isRightToLeft: Bool
    /// The extent of a title along the bar and the space to the next, in points. Default: 14, that of
    /// UITableView's index in a compact height.
    public var pitch: Double
    /// The width of the widest title across the bar, in points. Default: 0.
    public var titleThickness: Double

    /// Creates metrics.
    ///
    /// - Parameters:
    ///   - width: in points. Default: 0.
    ///   - height: in points. Default: 0.
    ///   - insets: in points. Default: none.
    ///   - isRightToLeft: the reading direction. Default: left to right.
    ///   - pitch: from title to title, in points. Default: 14.
    ///   - titleThickness: the widest title across the bar, in points. Default: 0.
    public init(
        width: Double = 0, height: Double = 0, insets: IndexBarInsets = IndexBarInsets(),
        isRightToLeft: Bool = false, pitch: Double = 14, titleThickness: Double = 0
    ) {
        self.width = width
        self.height = height
        self.insets = insets
        self.isRightToLeft = isRightToLeft
        self.pitch = pitch
        self.titleThickness = titleThickness
    }
}
