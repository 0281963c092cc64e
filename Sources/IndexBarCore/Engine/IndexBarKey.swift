/// What a key asks for.
public enum IndexBarKey: Hashable, Sendable {
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
    /// Typed text, folded by the front end for case and diacritics: the first entry whose search key it begins.
    /// Typed within 1 s of the text before, it is added to it.
    case text(String)
}
