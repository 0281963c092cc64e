/// One drawn place on the bar.
public struct IndexBarSlot: Hashable, Sendable {
    /// What is drawn.
    public enum Kind: Hashable, Sendable {
        /// The title of an entry.
        case title(Int)
        /// A dot that stands for the hidden entries from the first to the last.
        case gap(ClosedRange<Int>)
    }

    /// What is drawn.
    public var kind: Kind
    /// Where along the bar, in points from its physical top or left; unrounded.
    public var band: IndexBarBand

    /// Creates a slot.
    public init(kind: Kind, band: IndexBarBand) {
        self.kind = kind
        self.band = band
    }
}
