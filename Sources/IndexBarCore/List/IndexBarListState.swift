/// What a list shows after a layout, and who moves it (rule D10). Lengths are in points, along the list.
public struct IndexBarListState: Equatable, Sendable {
    /// Who moves a list.
    public enum Moving: Equatable, Sendable, CaseIterable {
        /// The user: finger, wheel, key, scroll bar, and their momentum.
        case user
        /// An animation that the bar or the app asked for.
        case itself
        /// Nobody: it is at rest.
        case no
        /// The list cannot tell.
        case unknown
    }

    /// How many rows the list has taken in; nil: the content's number.
    public var rows: Int?
    /// The row at the top, counted through the whole list.
    public var row: Int
    /// The fraction of it that is above the top, 0...1.
    public var fraction: Double
    /// The section whose header is at the top; nil where a row is.
    public var section: Int?
    /// The length of the list's view, insets included; nil: not known.
    public var viewport: Double?
    /// The length of all rows and headers; nil: not known.
    public var content: Double?
    /// What covers the view where reading begins.
    public var insetBefore: Double
    /// What covers it where reading ends.
    public var insetAfter: Double
    /// Where in the content the first uncovered point is: 0 at the top of the list; nil: not known.
    public var offset: Double?
    /// Who moves it.
    public var moving: Moving

    /// Creates a state; anything that is left out is unknown.
    public init(
        rows: Int? = nil, row: Int = 0, fraction: Double = 0, section: Int? = nil, viewport: Double? = nil,
        content: Double? = nil, insetBefore: Double = 0, insetAfter: Double = 0, offset: Double? = nil,
        moving: Moving = .unknown
    ) {
        self.rows = rows
        self.row = row
        self.fraction = fraction
        self.section = section
        self.viewport = viewport
        self.content = content
        self.insetBefore = insetBefore
        self.insetAfter = insetAfter
        self.offset = offset
        self.moving = moving
    }

    /// Whether the list stands at its end, as far as that is known.
    func isAtEnd(nearness: Double) -> Bool {
        guard let viewport, let content, let offset else { return false }
        return offset >= max(0, content - (viewport - insetBefore - insetAfter)) - nearness
    }

    /// Whether the list's view is the same: its length and what covers it.
    func hasSameView(as other: IndexBarListState) -> Bool {
        viewport == other.viewport && insetBefore == other.insetBefore && insetAfter == other.insetAfter
    }

    /// Whether the same row is at the top, to the same part, or the offset is the same.
    func isAtSamePlace(as other: IndexBarListState, nearness: Double) -> Bool {
        hasSameTop(as: other) || hasSameOffset(as: other, nearness: nearness) == true
    }

    func hasSameTop(as other: IndexBarListState) -> Bool {
        row == other.row && section == other.section && abs(fraction - other.fraction) <= 1e-9
    }

    /// Whether the list stands where it stood, by its first uncovered point, or by its content's place in the view where
    /// an inset alone is another one; nil where an offset is not known.
    func hasSameOffset(as other: IndexBarListState, nearness: Double) -> Bool? {
        guard let offset, let before = other.offset else { return nil }
        let change = offset - before
        return abs(change) <= nearness || abs(change - (insetBefore - other.insetBefore)) <= nearness
    }
}
