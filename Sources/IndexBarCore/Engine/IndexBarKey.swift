/// What a key asks for.
public enum IndexBarKey: Equatable, Sendable {
    /// The next entry with rows.
    case next
    /// The entry with rows before.
    case previous
    /// The next drawn title, else the last entry.
    case pageForward
    /// The drawn title before, else the first entry.
    case pageBackward
    /// The first entry with rows.
    case first
    /// The last entry with rows.
    case last
    /// Typed text: the entry that it finds, or nil if it finds none. Titles are searched outside the engine.
    case typed(Int?)
}
