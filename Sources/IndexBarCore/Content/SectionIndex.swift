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
        let entries = sections.indices.filter { sections[$0] != IndexBarEntries.top }
        var firsts: [Pair] = []
        for entry in entries.ordered(by: { sections[$0] < sections[$1] })
        where sections[entry] != firsts.last?.section {
            firsts.append(Pair(section: sections[entry], entry: entry))
        }
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
