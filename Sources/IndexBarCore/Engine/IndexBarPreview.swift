/// What the preview beside the bar shows.
public struct IndexBarPreview: Equatable, Sendable {
    /// The index of the entry.
    public var entry: Int
    /// The centre of its band along the bar, in points from the bar's physical top or left.
    public var offset: Double

    /// Creates a preview of an entry, centred at an offset.
    public init(entry: Int, offset: Double) {
        self.entry = entry
        self.offset = offset
    }

    /// Whether two previews are the same but for what rounding makes of an offset.
    static func areAlike(_ one: IndexBarPreview?, _ other: IndexBarPreview?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        let nearness = 1e-12 * max(1, abs(one.offset))
        return one.entry == other.entry && abs(one.offset - other.offset) <= nearness
    }
}
