/// What follows from an input: what a front end has to do now. Only what changes something is there.
///
/// A plain value: the engine allocates nothing to give it back.
public struct IndexBarEffects: Equatable, Sendable {
    /// A drag's beginning or end.
    public enum Tracking: Equatable, Sendable {
        /// A drag began.
        case began
        /// It ended with the lift.
        case ended
        /// It was taken away, or its entries are gone.
        case cancelled
    }

    /// A value that has changed.
    public struct Change<Value: Equatable & Sendable>: Equatable, Sendable {
        /// What it is now.
        public var value: Value

        /// Creates a change to a value.
        public init(value: Value) { self.value = value }
    }

    /// A position of the list to go back to.
    public struct ListPosition: Equatable, Sendable {
        /// The row at the top, counted through the whole list.
        public var row: Int
        /// The fraction of it that is above the top, 0...1.
        public var fraction: Double

        /// Creates a position of the list.
        public init(row: Int, fraction: Double = 0) {
            self.row = row
            self.fraction = fraction
        }
    }

    /// A drag began or ended.
    public var tracking: Tracking?
    /// An entry was selected: scroll the list there.
    public var selection: IndexBarSelection?
    /// Another entry is lit, or none.
    public var highlight: Change<Int?>?
    /// The preview shows something else, moves, or disappears.
    public var preview: Change<IndexBarPreview?>?
    /// The selection leads to another row than the last one: give a selection haptic if the list moved.
    public var givesFeedback = false
    /// The entry to announce; the text comes from `IndexBarEngine.accessibleValue(of:)`.
    public var announcement: Int?
    /// Bring the list back.
    public var restore: ListPosition?
    /// The bar appears (true) or hides.
    public var reveal: Bool?

    /// No effects.
    public init() {}

    /// Whether there is nothing to do.
    public var isEmpty: Bool { self == IndexBarEffects() }
}
