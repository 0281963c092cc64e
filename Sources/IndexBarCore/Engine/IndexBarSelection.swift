/// An entry was selected: where the list is to go.
public struct IndexBarSelection: Equatable, Sendable {
    /// What selected.
    public enum Reason: Equatable, Sendable {
        /// A touch or a pointer.
        case touch
        /// A key.
        case key
        /// A wheel.
        case wheel
        /// A screen reader, or an app that sets the value.
        case adjust
        /// A screen reader's activation.
        case activate
    }

    /// When in a drag.
    public enum Phase: Equatable, Sendable {
        /// At touch-down.
        case began
        /// While the drag goes on.
        case changed
        /// At the lift, or without a drag.
        case ended
    }

    /// The index of the entry.
    public var entry: Int
    /// The index of the section in the list, never an empty one; nil: the very top of the list.
    public var section: Int?
    /// The row, counted through the whole list; 0 for the very top.
    public var row: Int
    /// How far into the section, 0...1; 0 is its first row.
    public var fraction: Double
    /// What selected.
    public var reason: Reason
    /// When in a drag.
    public var phase: Phase

    /// Creates a selection, such as a test gives to what an app does with one.
    ///
    /// - Parameters:
    ///   - entry: the index of the entry.
    ///   - section: the index of the section in the list; nil: the very top of the list.
    ///   - row: the row, counted through the whole list. Default: 0.
    ///   - fraction: how far into the section, 0...1. Default: its first row.
    ///   - reason: what selected. Default: a touch.
    ///   - phase: when in a drag. Default: `ended`.
    public init(
        entry: Int, section: Int?, row: Int = 0, fraction: Double = 0, reason: Reason = .touch,
        phase: Phase = .ended
    ) {
        self.entry = entry
        self.section = section
        self.row = row
        self.fraction = fraction
        self.reason = reason
        self.phase = phase
    }
}
