/// Sorts a section by comparing names, two at a time.
///
/// What was learned about the collator's order puts them nearly in order first; then hardly more comparisons than
/// there are names show that they are, and put right what is not.
struct ComparingSort<Source: NameSource> {
    private let sorter: SectionSorter<Source>

    init(_ sorter: SectionSorter<Source>) {
        self.sorter = sorter
    }

    /// - Returns: false when cancelled, with the indexes as they were.
    func sort(_ indexes: inout [UInt32], workers: Int, _ control: WorkControl) -> Bool {
        var ordered = indexes
        if let keys = sorter.learning.keys(for: sorter) {
            // The first order is little work beside the second and is not counted.
            let quiet = WorkControl(beside: control)
            if KeySort(sorter, keys).sort(&ordered, workers: workers, quiet) == false { return false }
        }
        let (input, count) = (ordered, ordered.count)
        let parts = SharedParts<[UInt32]>(count: workers)
        Workers.run(workers) { worker in
            var part = Array(input[Workers.part(worker, of: workers, in: count)])
            if merge(control).sort(&part) { parts[worker] = part }
        }
        if control.isCancelled { return false }
        var sorted: [UInt32] = []
        sorted.reserveCapacity(count)
        for worker in 0..<workers {
            let border = sorted.count
            sorted += parts[worker] ?? []
            merge(control).merge(&sorted, 0, border, sorted.count)
        }
        indexes = sorted
        return true
    }

    private func merge(_ control: WorkControl) -> AdaptiveMerge<UInt32> {
        let comparison = NameComparison(sorter)
        return AdaptiveMerge(isBefore: comparison.areInOrder, goesOn: control.advance)
    }
}

/// Compares the names of a section for one thread.
private final class NameComparison<Source: NameSource> {
    private let sorter: SectionSorter<Source>
    private var texts = KeptTexts()

    init(_ sorter: SectionSorter<Source>) {
        self.sorter = sorter
    }

    /// By the collator, then by code points, then in the order of the input.
    func areInOrder(_ left: UInt32, _ right: UInt32) -> Bool {
        let ties = sorter.compareCodePoints(left, right)
        // The same name needs no collator.
        if ties == 0 { return left < right }
        let order = sorter.collator.compare(
            texts.text(left, sorter.counted), texts.text(right, sorter.counted))
        return order != 0 ? order < 0 : ties < 0
    }
}
