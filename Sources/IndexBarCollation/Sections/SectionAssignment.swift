/// The section of each name: the work before any sorting.
struct SectionAssignment: Sendable {
    /// How many names each section of the plan has.
    let counts: [Int]
    /// For each name, the number of its section in the plan.
    private let sections: [UInt16]

    /// - Returns: nil when cancelled.
    /// - Complexity: O(names); 2 bytes a name.
    init?(
        _ source: some NameSource, _ indexer: SectionIndexer, _ plan: SectionPlan,
        _ options: IndexBarSectionOptions, _ control: WorkControl
    ) {
        let count = source.count
        var sections = [UInt16](repeating: 0, count: count)
        sections.withUnsafeMutableBufferPointer {
            Self.find(source, indexer, plan, options, control, $0.baseAddress)
        }
        if control.isCancelled { return nil }
        var counts = [Int](repeating: 0, count: plan.titles.count)
        for section in sections { counts[Int(section)] += 1 }
        self.counts = counts
        self.sections = sections
    }

    private static func find(
        _ source: some NameSource, _ indexer: SectionIndexer, _ plan: SectionPlan,
        _ options: IndexBarSectionOptions, _ control: WorkControl, _ sections: UnsafeMutablePointer<UInt16>?
    ) {
        guard let sections else { return }
        let count = source.count
        nonisolated(unsafe) let found = sections
        let workers = Workers.count(for: count, limit: options.threads)
        let surnames = indexer.surnames(options)
        Workers.run(workers) { worker in
            indexer.withFinder { finder in
                var index = Workers.part(worker, of: workers, in: count).lowerBound
                let last = Workers.part(worker, of: workers, in: count).upperBound
                while index < last {
                    let end = min(last, index + WorkControl.stride)
                    for name in index..<end {
                        let bucket = source.withTitleKey(name) {
                            indexer.bucket(of: $0, finder, surnames: surnames)
                        }
                        found[name] = UInt16(plan.sections[bucket])
                    }
                    guard control.advance(end - index) else { return }
                    index = end
                }
            }
        }
    }

    /// The indexes of each section's names, in the order of the input.
    ///
    /// - Complexity: O(names); 4 bytes a name.
    func grouped() -> [[UInt32]] {
        var lists = counts.map { count in
            var list: [UInt32] = []
            list.reserveCapacity(count)
            return list
        }
        for (index, section) in sections.enumerated() {
            lists[Int(section)].append(UInt32(truncatingIfNeeded: index))
        }
        return lists
    }
}
