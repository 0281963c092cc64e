/// What is drawn on one part of the bar: a title, or a dot for those that do not fit.
public struct IndexBarSlot: Equatable, Sendable {
    /// What is drawn.
    public enum Kind: Equatable, Sendable {
        /// The title of an entry.
        case title(Int)
        /// A dot that stands for the hidden entries from the first to the last.
        case gap(ClosedRange<Int>)

        /// The first entry that is shown or hidden.
        var firstEntry: Int {
            switch self {
            case .title(let entry): entry
            case .gap(let entries): entries.lowerBound
            }
        }

        /// The slots around titles: each with a gap before it, unless the title before is its neighbour.
        static func slots(around titles: [Int]) -> [Kind] {
            var slots: [Kind] = []
            for title in titles {
                if case .title(let before)? = slots.last, title > before + 1 {
                    slots.append(.gap(before + 1...title - 1))
                }
                slots.append(.title(title))
            }
            return slots
        }
    }

    /// What is drawn.
    public var kind: Kind
    /// Its stretch of the bar, in points from its physical top or left; unrounded.
    public var band: IndexBarBand

    /// Creates a slot.
    public init(kind: Kind, band: IndexBarBand) {
        self.kind = kind
        self.band = band
    }
}
