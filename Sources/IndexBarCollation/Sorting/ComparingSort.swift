/// Sorts a section by comparing names, two at a time.
struct ComparingSort<Source: NameSource> {
    private struct Cancelled: Error {}

    /// A name while it is sorted.
    private struct Item {
        let text: String
        let place: UInt32
    }

    private let sorter: SectionSorter<Source>

    init(_ sorter: SectionSorter<Source>) {
        self.sorter = sorter
    }

    /// - Returns: false when cancelled.
    func sort(_ places: inout [UInt32], workers: Int, _ control: WorkControl) -> Bool {
        let input = places
        let parts = SharedParts<[Item]>(count: workers)
        Workers.run(workers) { worker in
            var items = input[Workers.part(worker, of: workers, in: input.count)].map {
                Item(text: sorter.counted($0), place: $0)
            }
            guard (try? sort(&items, control)) != nil else { return }
            parts[worker] = items
            _ = control.advance(items.count)
        }
        if control.isCancelled { return false }
        var runs = (0..<workers).map { parts[$0] ?? [] }
        while runs.count > 1 {
            runs = stride(from: 0, to: runs.count, by: 2).map { pair in
                pair + 1 < runs.count ? merged(runs[pair], runs[pair + 1]) : runs[pair]
            }
        }
        places = runs.first?.map(\.place) ?? []
        return true
    }

    private func sort(_ items: inout [Item], _ control: WorkControl) throws {
        var comparisons = 0
        try items.sort { left, right in
            comparisons += 1
            if comparisons % WorkControl.stride == 0, !control.advance(0) { throw Cancelled() }
            return areInOrder(left, right)
        }
    }

    private func areInOrder(_ left: Item, _ right: Item) -> Bool {
        let order = sorter.collator.compare(left.text, right.text)
        if order != 0 { return order < 0 }
        let ties = sorter.compareCodePoints(left.place, right.place)
        return ties != 0 ? ties < 0 : left.place < right.place
    }

    private func merged(_ left: [Item], _ right: [Item]) -> [Item] {
        var result: [Item] = []
        result.reserveCapacity(left.count + right.count)
        var (one, other) = (0, 0)
        while one < left.count, other < right.count {
            if areInOrder(right[other], left[one]) {
                result.append(right[other])
                other += 1
            } else {
                result.append(left[one])
                one += 1
            }
        }
        return result + left[one...] + right[other...]
    }
}
