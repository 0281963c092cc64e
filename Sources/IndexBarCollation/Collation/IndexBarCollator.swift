/// Compares names the way a language's users expect.
///
/// The library has two: ICU's, on Linux with the trait `ICU`, and Foundation's, everywhere. An app can
/// give one of its own to ``IndexBarSectionBuilder``.
public protocol IndexBarCollator: Sendable {
    /// Compares two texts at full strength: base letters first, then accents, then case.
    ///
    /// Several threads may call it at once.
    ///
    /// - Returns: below 0 if the left text comes first, above 0 if it comes last, 0 if the order does not tell them
    ///   apart.
    func compare(_ left: String, _ right: String) -> Int
}

/// A collator that works on bytes and can turn a name into a key.
protocol KeyedCollator: IndexBarCollator {
    /// One for the calling thread alone, to be given back.
    func takeKeyMaker() -> any KeyMaker

    /// Keeps one for the next thread: what it has learnt about characters stays.
    func giveBack(_ maker: any KeyMaker)
}

/// What one thread makes keys and comparisons with.
protocol KeyMaker: AnyObject {
    func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int

    /// Writes a name's key and returns its length; where that is above the room nothing useful is written.
    func writeKey(of name: UnsafeBufferPointer<UInt8>, to room: UnsafeMutableBufferPointer<UInt8>) -> Int
}
