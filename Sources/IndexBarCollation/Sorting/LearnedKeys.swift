/// A collator that only compares, with keys made of what was learned from it: good for a first order, not for the last.
final class LearnedKeys: KeyedCollator {
    private let collator: any IndexBarCollator
    private let order: LearnedOrder

    init(_ collator: any IndexBarCollator, _ order: LearnedOrder) {
        self.collator = collator
        self.order = order
    }

    func compare(_ left: String, _ right: String) -> Int { collator.compare(left, right) }

    func takeKeyMaker() -> any KeyMaker { LearnedKeyMaker(self, order) }

    func giveBack(_ maker: any KeyMaker) {}
}

/// Writes ranks, accents and forms one after the other, a byte or two a rank; no byte is zero.
private final class LearnedKeyMaker: KeyMaker {
    /// How many characters go into a key; the rest is left to comparing.
    private static let length = 256
    /// What stands between the parts of a key, below all that is in one.
    private static let end: UInt8 = 1
    /// An accent or form that is nothing special.
    private static let plain: UInt8 = 2

    private let collator: LearnedKeys
    private let order: LearnedOrder
    /// Accents and forms while a key is made: a byte a rank, two ranks a character at most.
    private let accents = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * length + 2)
    private let forms = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * length + 2)
    /// Ranks where the room for the key may be too small.
    private let spare = UnsafeMutablePointer<UInt8>.allocate(capacity: mostRanks)

    /// Four bytes a character at most, and a number's digits.
    private static let mostRanks = 4 * length + 2 * length

    init(_ collator: LearnedKeys, _ order: LearnedOrder) {
        self.collator = collator
        self.order = order
    }

    deinit {
        accents.deallocate()
        forms.deallocate()
        spare.deallocate()
    }

    func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        collator.compare(String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
    }

    func writeKey(of name: UnsafeBufferPointer<UInt8>, to room: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let isRoomy = room.count >= Self.mostRanks
        var key = Key(
            ranks: isRoomy ? room.baseAddress ?? spare : spare, accents: accents, forms: forms,
            isWide: order.rankCount > 250)
        var (offset, left) = (0, Self.length)
        while offset < name.count, left > 0 {
            offset = append(name, at: offset, to: &key)
            left -= 1
        }
        // A key that ends comes before one that goes on, and nothing is below a plain one.
        while key.letters > 0, accents[key.letters - 1] == Self.plain { key.letters -= 1 }
        let accentCount = key.letters
        key.letters = key.letterCount
        while key.letters > 0, forms[key.letters - 1] == Self.plain { key.letters -= 1 }
        let count = key.count + accentCount + key.letters + 2
        guard count <= room.count, let start = room.baseAddress else { return count }
        if !isRoomy { start.update(from: spare, count: key.count) }
        start[key.count] = Self.end
        (start + key.count + 1).update(from: accents, count: accentCount)
        start[key.count + 1 + accentCount] = Self.end
        (start + key.count + accentCount + 2).update(from: forms, count: key.letters)
        return count
    }

    /// Adds the letter at an offset and returns where the next one begins.
    @inline(__always)
    private func append(_ name: UnsafeBufferPointer<UInt8>, at offset: Int, to key: inout Key) -> Int {
        let (scalar, length) = UTF8Bytes.scalar(in: name, at: offset)
        if order.countsByValue, scalar >= 0x30, scalar <= 0x39 {
            return appendNumber(name, at: offset, to: &key)
        }
        let next = offset + length
        if order.beginsPair(scalar), next < name.count {
            let (second, more) = UTF8Bytes.scalar(in: name, at: next)
            if let letter = order.letter(scalar, second) {
                key.append(letter)
                return next + more
            }
        }
        if let letter = order.letter(scalar) {
            key.append(letter)
        } else {
            key.append(rank: UInt16(truncatingIfNeeded: order.rankCount), accent: 0, form: 0)
        }
        return next
    }

    /// A run of digits as one: how many there are without leading zeros, then they themselves.
    private func appendNumber(
        _ name: UnsafeBufferPointer<UInt8>, at offset: Int, to key: inout Key
    ) -> Int {
        var (first, end) = (offset, offset)
        while end < name.count, name[end] >= 0x30, name[end] <= 0x39 { end += 1 }
        while first < end - 1, name[first] == 0x30 { first += 1 }
        // Every number begins with the rank of zero; the first number alone has its digits in the key.
        if let zero = order.letter(0x30) { key.append(zero) }
        guard !key.hasNumber else { return end }
        key.hasNumber = true
        key.append(byte: UInt8(3 + min(end - first, 250)))
        for index in first..<min(end, first + Self.length) { key.append(byte: 3 + name[index] - 0x30) }
        return end
    }

    /// A key while it is written.
    private struct Key {
        let ranks: UnsafeMutablePointer<UInt8>
        let accents: UnsafeMutablePointer<UInt8>
        let forms: UnsafeMutablePointer<UInt8>
        let isWide: Bool
        /// The bytes of the ranks.
        var count = 0
        var letterCount = 0
        var letters = 0
        var hasNumber = false

        @inline(__always)
        mutating func append(_ letter: LearnedOrder.Letter) {
            if letter.count == 0 {
                // A mark: an accent of what is before it.
                if letterCount > 0, accents[letterCount - 1] == LearnedKeyMaker.plain {
                    accents[letterCount - 1] = letter.accent &+ LearnedKeyMaker.plain
                }
                return
            }
            if letter.count == 2 { append(rank: letter.first, accent: 0, form: 0) }
            append(
                rank: letter.count == 2 ? letter.second : letter.first, accent: letter.accent,
                form: letter.form)
        }

        @inline(__always)
        mutating func append(rank: UInt16, accent: UInt8, form: UInt8) {
            if isWide { append(byte: UInt8(truncatingIfNeeded: 2 + rank / 250)) }
            append(byte: UInt8(truncatingIfNeeded: 3 + rank % 250))
            accents[letterCount] = accent &+ LearnedKeyMaker.plain
            forms[letterCount] = form &+ LearnedKeyMaker.plain
            letterCount += 1
            letters = letterCount
        }

        @inline(__always)
        mutating func append(byte: UInt8) {
            ranks[count] = byte
            count += 1
        }
    }
}
