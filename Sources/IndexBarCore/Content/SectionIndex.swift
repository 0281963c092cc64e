/// Which entry stands for a section of the list.
struct SectionIndex: Equatable, Sendable {
    /// How many sections there are up to the last one that an entry leads to.
    let sectionCount: Int
    private let entryCount: Int
    /// Each section that an entry leads to, ascending, and the first such entry; nil: entry k leads to section k.
    private let firsts: [Pair]?

    private struct Pair: Equatable, Sendable {
        let section: Int
        let entry: Int
    }

    init(sections: [Int]?, count: Int) {
        entryCount = count
        guard let sections else {
            firsts = nil
            sectionCount = count
            return
        }
        var pairs: [Pair] = []
        for (entry, section) in sections.enumerated() where section != IndexBarEntries.top {
            pairs.append(Pair(section: section, entry: entry))
        }
        pairs.sort { ($0.section, $0.entry) < ($1.section, $1.entry) }
        var firsts: [Pair] = []
        for pair in pairs where pair.section != firsts.last?.section { firsts.append(pair) }
        self.firsts = firsts
        sectionCount = max(0, (firsts.last?.section ?? -1).clampedAdding(1))
    }

    /// The first entry that leads to the section, else the first for the nearest section before it.
    ///
    /// - Complexity: O(log entries).
    func entry(for section: Int) -> Int? {
        guard let firsts else {
            return min(section, entryCount - 1) >= 0 ? min(section, entryCount - 1) : nil
        }
        let after = firsts.partitioningIndex { $0.section > section }
        return after > 0 ? firsts[after - 1].entry : nil
    }
}
