/// Compares names the way a language's users expect.
///
/// The library has two: ICU's, on Linux with the trait `ICU`, and Foundation's, everywhere. An app can pass its own
/// to ``IndexBarSectionBuilder``.
public protocol IndexBarCollator: Sendable {
    /// Compares two texts at full strength: base letters first, then accents, then case.
    ///
    /// Several threads may call it at once.
    ///
    /// - Returns: a negative number if the left text comes first, a positive one if it comes last, 0 if they are
    ///   equal in this order.
    func compare(_ left: String, _ right: String) -> Int
}

/// A collator that works on bytes and can turn a name into a key.
protocol KeyedCollator: IndexBarCollator {
    /// Returns a key maker for the calling thread alone; give it back afterwards.
    func takeKeyMaker() -> any KeyMaker

    /// Keeps a key maker for the next thread, with what it has learnt about characters.
    func giveBack(_ maker: any KeyMaker)
}

/// Makes keys and comparisons for one thread.
protocol KeyMaker: AnyObject {
    func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int

    /// Writes a name's key and returns its length. If the key does not fit, the buffer's content is undefined.
    func writeKey(of name: UnsafeBufferPointer<UInt8>, to room: UnsafeMutableBufferPointer<UInt8>) -> Int
}
