import IndexBarCore

/// Sorts what is nearly in order with hardly more than a comparison an item.
///
/// What is in order already is found as runs; neighbouring runs are merged, those first whose places say so
/// (J. Ian Munro and Sebastian Wild, "Nearly-optimal mergesorts", 2018: powersort). A merge looks for each place by
/// steps that double, from where the runs meet, so a run that only touches the other one costs a few comparisons
/// however long it is. In any order it takes about as many comparisons as a merge sort. A comparison that
/// contradicts itself gives some order of the same items.
struct AdaptiveMerge<Item> {
    private struct Run {
        let start: Int
        let end: Int
        /// How far down in the tree of merges the border to the run before is.
        let power: Int
    }

    /// Whether the first comes before the second; false for equals.
    private let isBefore: (Item, Item) -> Bool
    /// Asked now and then; false stops the work.
    private let goesOn: (_ items: Int) -> Bool

    init(isBefore: @escaping (Item, Item) -> Bool, goesOn: @escaping (_ items: Int) -> Bool = { _ in true }) {
        self.isBefore = isBefore
        self.goesOn = goesOn
    }

    /// - Returns: false when stopped, with the items in some order.
    /// - Complexity: O(n log r) comparisons, r runs; n - 1 where everything is in order.
    func sort(_ items: inout [Item]) -> Bool {
        var waiting: [Run] = []
        var start = 0
        while start < items.count {
            guard let end = endOfRun(&items, from: start) else { return false }
            let power = waiting.last.map { Self.power($0, start..<end, items.count) } ?? 0
            while waiting.count > 1, waiting[waiting.count - 1].power > power {
                guard mergeLast(&items, &waiting) else { return false }
            }
            waiting.append(Run(start: start, end: end, power: power))
            start = end
        }
        while waiting.count > 1 { guard mergeLast(&items, &waiting) else { return false } }
        return true
    }

    /// Merges two neighbouring parts, each in order.
    func merge(_ items: inout [Item], _ start: Int, _ border: Int, _ end: Int) {
        guard start < border, border < end else { return }
        let first = indexFromTheEnd(of: items[border], in: items, start..<border)
        guard first < border else { return }
        let last = indexFromTheStart(of: items[border - 1], in: items, border..<end, afterEquals: false)
        guard last > border else { return }
        let left = Array(items[first..<border])
        var (one, other, index) = (0, border, first)
        while one < left.count, other < last {
            // The right part's first is known to come before the left one's, and then the left's before the right's.
            let until = indexFromTheStart(of: left[one], in: items, other + 1..<last, afterEquals: false)
            while other < until {
                items[index] = items[other]
                (index, other) = (index + 1, other + 1)
            }
            guard other < last else { break }
            let next = indexFromTheStart(of: items[other], in: left, one + 1..<left.count, afterEquals: true)
            while one < next {
                items[index] = left[one]
                (index, one) = (index + 1, one + 1)
            }
        }
        while one < left.count {
            items[index] = left[one]
            (index, one) = (index + 1, one + 1)
        }
    }

    private func mergeLast(_ items: inout [Item], _ waiting: inout [Run]) -> Bool {
        let (right, left) = (waiting.removeLast(), waiting.removeLast())
        merge(&items, left.start, left.end, right.end)
        waiting.append(Run(start: left.start, end: right.end, power: left.power))
        return goesOn(0)
    }

    /// The end of the run that begins at an index; one that falls is turned round. Nil when stopped.
    private func endOfRun(_ items: inout [Item], from start: Int) -> Int? {
        var (end, told) = (start + 1, start)
        if end < items.count {
            let falls = isBefore(items[end], items[start])
            end += 1
            while end < items.count, isBefore(items[end], items[end - 1]) == falls {
                end += 1
                guard end - told == WorkControl.stride else { continue }
                guard goesOn(end - told) else { return nil }
                told = end
            }
            if falls { items[start..<end].reverse() }
        }
        return goesOn(end - told) ? end : nil
    }

    private static func power(_ before: Run, _ run: Range<Int>, _ count: Int) -> Int {
        var left = before.start + before.end
        var right = run.lowerBound + run.upperBound
        var power = 0
        while true {
            power += 1
            if left >= count {
                left -= count
                right -= count
            } else if right >= count {
                return power
            }
            left <<= 1
            right <<= 1
        }
    }

    /// Where an item belongs in a part, after its equals, looked for from the end.
    private func indexFromTheEnd(of item: Item, in items: [Item], _ part: Range<Int>) -> Int {
        var (low, high, step) = (part.lowerBound, part.upperBound, 1)
        while high - step >= low {
            if !isBefore(item, items[high - step]) {
                low = high - step + 1
                break
            }
            high -= step
            step <<= 1
        }
        return items[low..<high].partitioningIndex { isBefore(item, $0) }
    }

    /// Where an item belongs in a part, looked for from the start.
    private func indexFromTheStart(
        of item: Item, in items: [Item], _ part: Range<Int>, afterEquals: Bool
    ) -> Int {
        let isPassed = { (other: Item) in afterEquals ? !isBefore(item, other) : isBefore(other, item) }
        var (low, high, step) = (part.lowerBound, part.upperBound, 1)
        while low + step <= high {
            if !isPassed(items[low + step - 1]) {
                high = low + step - 1
                break
            }
            low += step
            step <<= 1
        }
        return items[low..<high].partitioningIndex { !isPassed($0) }
    }
}
