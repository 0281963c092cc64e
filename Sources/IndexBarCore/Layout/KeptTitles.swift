/// Chooses which titles a condensed bar keeps when entries are required (rule L5).
///
/// Kept are the first, the last and the required ones. More than there is room for: thinned evenly over their
/// list. Fewer: the middle of the widest gap is added, the earliest of equals first, until all slots are used.
struct KeptTitles {
    private var gaps: [Gap] = []
    private(set) var titles: [Int] = []

    private struct Gap {
        let after: Int
        let before: Int
        var hidden: Int { before - after - 1 }
        func comesBefore(_ other: Gap) -> Bool {
            hidden == other.hidden ? after < other.after : hidden > other.hidden
        }
    }

    /// The slots around them.
    var slots: [IndexBarSlot.Kind] { IndexBarSlot.Kind.slots(around: titles) }

    /// - Complexity: O(titles × log titles).
    init(entries: IndexBarEntries, titles room: Int) {
        let required = entries.required
        let last = entries.count - 1
        let lead = required[0] == 0 ? 0 : 1
        let all = required.count + lead + (required[required.count - 1] == last ? 0 : 1)
        func kept(_ k: Int) -> Int { k < lead ? 0 : k - lead < required.count ? required[k - lead] : last }
        // Where an Int has 32 bits the product may not fit it.
        func thinned(_ k: Int) -> Int { Int(Int64(k) * Int64(all - 1) / Int64(room - 1)) }
        titles = (0..<min(all, room)).map { kept(all > room ? thinned($0) : $0) }
        guard titles.count < room else { return }
        for k in 1..<titles.count { push(Gap(after: titles[k - 1], before: titles[k])) }
        while titles.count < room, let widest = pop(), widest.hidden > 0 {
            let middle = widest.after + (widest.before - widest.after) / 2
            titles.append(middle)
            push(Gap(after: widest.after, before: middle))
            push(Gap(after: middle, before: widest.before))
        }
        titles = titles.ascending()
    }

    /// Adds to the heap of gaps, widest on top.
    private mutating func push(_ gap: Gap) {
        gaps.append(gap)
        var child = gaps.count - 1
        while child > 0, gaps[child].comesBefore(gaps[(child - 1) / 2]) {
            gaps.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Takes the widest gap off the heap.
    private mutating func pop() -> Gap? {
        guard let top = gaps.first, let last = gaps.popLast() else { return nil }
        guard !gaps.isEmpty else { return top }
        gaps[0] = last
        var parent = 0
        while true {
            var best = parent
            for child in 2 * parent + 1..<2 * parent + 3
            where child < gaps.count && gaps[child].comesBefore(gaps[best]) {
                best = child
            }
            guard best != parent else { return top }
            gaps.swapAt(parent, best)
            parent = best
        }
    }
}
