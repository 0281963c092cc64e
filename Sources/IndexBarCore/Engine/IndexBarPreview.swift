/// What the preview beside the bar shows.
public struct IndexBarPreview: Hashable, Sendable {
    /// The index of the entry.
    public var entry: Int
    /// The centre of its band along the bar, in points from the bar's physical top or left.
    public var offset: Double
}
