/// The names of each section in the order of the input: the work before any sorting.
struct SectionAssignment {
    /// The places of the names, a list a section of the plan.
    let rows: [[UInt32]]

    /// - Returns: nil when cancelled.
    /// - Complexity: O(names); 6 bytes a name.
    init?(
        _ source: some NameSource, _ indexer: SectionIndexer, _ plan: SectionPlan,
        _ options: IndexBarSectionOptions, _ control: WorkControl
    ) {
        let count = source.count
        let sections = UnsafeMutablePointer<UInt16>.allocate(capacity: max(1, count))
        defer { sections.deallocate() }
        nonisolated(unsafe) let found = sections
        let workers = Workers.count(for: count, limit: options.threads)
        let surnames = indexer.surnames(options)
        Workers.run(workers) { worker in
            indexer.withFinder { finder in
                var place = Workers.part(worker, of: workers, in: count).lowerBound
                let last = Workers.part(worker, of: workers, in: count).upperBound
                while place < last {
                    let end = min(last, place + WorkControl.stride)
                    for name in place..<end {
                        let bucket = source.withTitleKey(name) {
                            indexer.bucket(of: $0, finder, surnames: surnames)
                        }
                        found[name] = UInt16(plan.sections[bucket])
                    }
                    guard control.advance(end - place) else { return }
                    place = end
                }
            }
        }
        if control.isCancelled { return nil }
        rows = Self.grouped(UnsafeBufferPointer(start: sections, count: count), plan.titles.count)
    }

    /// Lists the places of each section, in order.
    private static func grouped(_ sections: UnsafeBufferPointer<UInt16>, _ count: Int) -> [[UInt32]] {
        var counts = [Int](repeating: 0, count: count)
        for section in sections { counts[Int(section)] += 1 }
        var lists = counts.map { UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, $0)) }
        defer { for list in lists { list.deallocate() } }
        let starts = lists
        for place in sections.indices {
            let section = Int(sections[place])
            lists[section].initialize(to: UInt32(truncatingIfNeeded: place))
            lists[section] += 1
        }
        lists = starts
        return zip(lists, counts).map { Array(UnsafeBufferPointer(start: $0, count: $1)) }
    }
}
