/// So many titles spread evenly over the entries: title k of m is entry ⌊k (n − 1) / (m − 1)⌋ (rule L5).
///
/// At least two titles and more entries than titles; all below 2^31, so that nothing overflows. The step between
/// titles is kept as quotient and remainder, which saves a division a touch.
struct EvenTitles: Equatable, Sendable {
    let count: Int
    private let last: Int
    private let step: (quotient: Int, remainder: Int)
    private let perGap: Double

    init(count: Int, entries: Int) {
        self.count = count
        last = entries - 1
        step = last.quotientAndRemainder(dividingBy: count - 1)
        perGap = 1 / Double(count - 1)
    }

    static func == (one: EvenTitles, other: EvenTitles) -> Bool {
        one.count == other.count && one.last == other.last
    }

    /// The entries of a title and of the one after it.
    private func entries(_ title: Int) -> (entry: Int, next: Int) {
        let gaps = count - 1
        // A product and a correction by one at most, where a division would cost four times as much.
        var carry = Int(Double(title * step.remainder) * perGap)
        var rest = title * step.remainder - carry * gaps
        if rest < 0 {
            carry -= 1
            rest += gaps
        } else if rest >= gaps {
            carry += 1
            rest -= gaps
        }
        let entry = title * step.quotient + carry
        return (entry, entry + step.quotient + (rest + step.remainder >= gaps ? 1 : 0))
    }

    /// Titles at even places, gaps between them.
    func kind(ofSlot slot: Int) -> IndexBarSlot.Kind {
        let (first, count) = entries(inSlot: slot)
        return slot.isMultiple(of: 2) ? .title(first) : .gap(first...first + count - 1)
    }

    /// The first entry of a slot and how many there are; without a branch, which a random touch would mispredict.
    func entries(inSlot slot: Int) -> (first: Int, count: Int) {
        let (entry, next) = entries(slot / 2)
        let isGap = slot & 1
        return (entry + isGap, 1 + isGap * (next - entry - 2))
    }

    /// The place of the slot that shows or hides an entry.
    func slot(of entry: Int) -> Int {
        // ⌊⌊k s⌋ / s⌋ may be k − 1: then the entry is that of the next title.
        let title = entry * (count - 1) / last
        let (here, next) = entries(title)
        return entry == here ? 2 * title : entry < next ? 2 * title + 1 : 2 * title + 2
    }
}
