/// Something that happens to an index bar. Time comes with the input: the engine has no clock.
public enum IndexBarInput: Equatable, Sendable {
    /// A touch, or a pointer with its button down.
    case touch(IndexBarTouch)
    /// A key, with the time in seconds.
    case key(IndexBarKey, time: Double)
    /// A screen reader's increments (positive) or decrements (negative).
    case adjust(by: Int)
    /// A wheel's steps forward (positive) or back (negative).
    case wheel(by: Int)
    /// A pointer hovers over the bar, in points from its left and top; the entry there is previewed.
    case hover(x: Double, y: Double)
    /// The pointer has left the bar.
    case hoverEnded
    /// A screen reader or an app sets the value to the index of an entry, clamped to the entries there are. With
    /// `again`, the entry that is already chosen is selected once more.
    case choose(entry: Int, again: Bool = false)
    /// A screen reader's activation: the current entry is selected again.
    case activate
    /// A screen reader's or a keyboard's escape: cancels a drag, else does nothing.
    case escape
    /// The list shows a row at its top: its index in the whole list, the fraction of it that is above the top
    /// (0...1), and whether the user scrolled.
    case scrolled(row: Int, fraction: Double, byUser: Bool)
    /// The front end's timer for hiding has run out.
    case hideDelayOver
}
