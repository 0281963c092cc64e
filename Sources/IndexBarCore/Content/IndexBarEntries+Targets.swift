extension IndexBarEntries {
    /// Where an entry leads: a section with rows and its first row, or the very top of the list.
    struct Target: Equatable {
        /// nil: the very top of the list.
        var section: Int?
        var row: Int
    }

    /// Where an entry leads; nil where its section is empty and the policy, or the list, has nothing for it.
    ///
    /// A policy that finds no section on its side takes the other side (rule 4a.6).
    ///
    /// - Complexity: O(log sections) for an empty section, else O(1).
    func target(of entry: Int, emptySections policy: IndexBarStyle.EmptySections) -> Target? {
        guard let section = section(at: entry) else { return Target(section: nil, row: 0) }
        guard rows.rowCount(of: section) == 0 else { return target(section) }
        // Without `map`, which would allocate what the closure holds.
        guard let instead = self.section(inPlaceOf: section, policy) else { return nil }
        return target(instead)
    }

    private func section(inPlaceOf section: Int, _ policy: IndexBarStyle.EmptySections) -> Int? {
        if policy == .ignore { return nil }
        let after = rows.sectionWithRows(after: section)
        if policy == .next, let after { return after }
        guard let before = rows.sectionWithRows(before: section) else { return after }
        guard policy == .nearest, let after else { return before }
        // Sections may be as far apart as numbers go: the distances are taken without a sign.
        return UInt(bitPattern: after &- section) <= UInt(bitPattern: section &- before) ? after : before
    }

    /// Where an entry leads inside its section: to the row that comes after so much of its rows.
    ///
    /// - Parameter fraction: 0..<1; 0 is the first row.
    @inline(never)
    func target(
        of entry: Int, fraction: Double, emptySections policy: IndexBarStyle.EmptySections
    ) -> Target? {
        guard var target = target(of: entry, emptySections: policy) else { return nil }
        if fraction > 0, let section = target.section {
            let count = rows.rowCount(of: section)
            target.row += max(0, min(Int(fraction * Double(min(count, .largestCount))), count - 1))
        }
        return target
    }

    private func target(_ section: Int) -> Target {
        Target(section: section, row: rows.firstRow(of: section))
    }

    /// The entry to light when the list shows a row at its top (rule 4a.7).
    ///
    /// - Parameters:
    ///   - row: held within the list's rows.
    ///   - lit: the entry already lit; it stays where it leads to the row's section.
    /// - Complexity: O(log entries + log sections).
    func entry(showing row: Int, lit: Int?) -> Int? {
        rows.section(holding: row).flatMap { entry(showingSection: $0, lit: lit) }
    }

    /// The entry to light when a section is at the list's top, if only its header is: the entry already lit if it
    /// leads there, else the first that does, else the one for the nearest section before it.
    ///
    /// - Complexity: O(log entries).
    func entry(showingSection section: Int, lit: Int?) -> Int? {
        if let lit, self.section(at: lit) == section { return lit }
        return sectionIndex.entry(for: section)
    }

    /// The entry with rows that is a number of them further on (or back) than an entry, or the last (first) one; nil
    /// where there is none on that side, and for no step.
    ///
    /// - Complexity: O(log entries); O(1) where all have rows.
    func entryWithRows(steps count: Int, from entry: Int) -> Int? {
        let last = steps.rowCount - 1
        let held = max(-self.count, min(count, self.count))
        switch held.signum() {
        case 1:
            let next = steps.firstRow(of: min(entry, self.count - 1) + 1)
            return next <= last ? steps.section(holding: min(next + held - 1, last)) : nil
        case -1:
            let passed = steps.firstRow(of: entry)
            return passed > 0 ? steps.section(holding: max(0, passed + held)) : nil
        default: return nil
        }
    }

    /// The first entry with rows after the given one.
    func entryWithRows(after entry: Int) -> Int? { entryWithRows(steps: 1, from: entry) }

    /// The last entry with rows before the given one.
    func entryWithRows(before entry: Int) -> Int? { entryWithRows(steps: -1, from: entry) }
}

extension IndexBarEntries {
    /// The entries whose titles are measured (rule D8), in ascending order: all up to a number; of more, an eighth of
    /// that number are the longest, of equally long ones the first, and the others are spread evenly.
    ///
    /// - Parameter length: how long an entry's title is; nil: the last ones have the longest.
    /// - Complexity: O(entries × log `most`), and O(`most`²); without lengths O(`most`²).
    package static func measured(count: Int, atMost most: Int, length: ((Int) -> Int)?) -> [Int] {
        let most = max(1, most)
        guard count > most else { return Array(0..<count) }
        let number = most / 8
        let (spread, last) = (most - number, count - 1)
        var chosen: [Int] = []
        func add(_ entry: Int) {
            let place = chosen.partitioningIndex { $0 >= entry }
            if place == chosen.count || chosen[place] != entry { chosen.insert(entry, at: place) }
        }
        for part in 0..<spread { add(spread > 1 ? Int(Int64(part) * Int64(last) / Int64(spread - 1)) : 0) }
        guard let length else {
            for entry in count - number..<count { add(entry) }
            return chosen
        }
        var longest: [Int] = []
        for entry in 0..<count where number > 0 {
            let own = length(entry)
            if longest.count == number {
                guard own > length(longest[number - 1]) else { continue }
                longest.removeLast()
            }
            longest.insert(entry, at: longest.partitioningIndex { length($0) < own })
        }
        for entry in longest { add(entry) }
        return chosen
    }
}
