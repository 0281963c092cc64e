/// The direction along a bar, once it is known.
public enum IndexBarAxis: Equatable, Sendable {
    /// Entries from top to bottom.
    case vertical
    /// Entries in reading direction.
    case horizontal
}
