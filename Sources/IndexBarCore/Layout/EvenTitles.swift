/// A number of titles spread evenly over the entries: title k of m is entry ⌊k (n − 1) / (m − 1)⌋ (rule L5).
///
/// At least two titles and more entries than titles; all below 2^31. The step between titles is kept as a whole number
/// of 2^-32 entries. Half a unit is added to the dividend, so that no quotient is nearer to a whole number than
/// 1/2 (m − 1); what k steps lose, k · 2^-32 at most, is less for up to 2^15 titles. So a touch divides nothing.
struct EvenTitles: Equatable, Sendable {
    /// Speed only: with more titles than that, on a bar of half a million points, integers are divided.
    private static let mostByStep = 1 << 15

    let count: Int
    private let last: Int64
    private let step: Int64
    private let half: Int64
    private let titlesPerEntry: Double

    init(count: Int, entries: Int) {
        self.count = count
        last = Int64(entries - 1)
        step = (last << 32) / Int64(count - 1)
        half = (1 << 31) / Int64(count - 1)
        titlesPerEntry = Double(count - 1) / Double(entries - 1)
    }

    /// The entry of a title.
    @inline(__always)
    private func entry(ofTitle title: Int) -> Int {
        count <= Self.mostByStep
            ? Int(truncatingIfNeeded: (Int64(title) &* step &+ half) >> 32)
            : Int(Int64(title) * last / Int64(count - 1))
    }

    /// Titles at even indexes, gaps between them.
    func kind(ofSlot slot: Int) -> IndexBarSlot.Kind {
        let (first, count) = entries(inSlot: slot)
        return slot.isMultiple(of: 2) ? .title(first) : .gap(first...first + count - 1)
    }

    /// The first entry of a slot and how many there are; without a branch, which a random touch would mispredict.
    @inline(__always)
    func entries(inSlot slot: Int) -> (first: Int, count: Int) {
        let title = slot >> 1
        let isGap = slot & 1
        let here = entry(ofTitle: title)
        let next = entry(ofTitle: title &+ 1)
        return (here &+ isGap, 1 &+ isGap &* (next &- here &- 2))
    }

    /// The index of the slot that shows or hides an entry.
    func slot(of entry: Int) -> Int {
        // Rounding may name the title before or after.
        let title = min(Int(Double(entry) * titlesPerEntry), count - 1)
        let here = self.entry(ofTitle: title)
        if entry <= here { return entry == here ? 2 * title : 2 * title - 1 }
        return entry < self.entry(ofTitle: title + 1) ? 2 * title + 1 : 2 * title + 2
    }
}
