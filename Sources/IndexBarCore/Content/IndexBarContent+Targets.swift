extension IndexBarContent {
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
        let after = rows.sectionWithRows(after: section)
        let before = rows.sectionWithRows(before: section)
        switch policy {
        case .ignore: return nil
        case .next: return (after ?? before).map(target)
        case .previous: return (before ?? after).map(target)
        case .nearest:
            guard let after, let before else { return (after ?? before).map(target) }
            // Places may be as far apart as numbers go: the distances are taken without a sign.
            let ahead = UInt(bitPattern: after &- section)
            let behind = UInt(bitPattern: section &- before)
            return target(ahead <= behind ? after : before)
        }
    }

    /// Where an entry leads at a place inside its section: so much of its rows after the first one.
    ///
    /// - Parameter fraction: 0..<1; 0 is the first row.
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
    /// - Parameter lit: the entry already lit; it stays where it leads to the row's section.
    /// - Complexity: O(log entries + log sections).
    func entry(showing row: Int, lit: Int?) -> Int? {
        guard let section = rows.section(holding: max(0, min(row, rowCount - 1))) else { return nil }
        if let lit, self.section(at: lit) == section { return lit }
        return sectionIndex.entry(for: section)
    }

    /// The next entry with rows in a direction, from but without the given place.
    func entryWithRows(after entry: Int) -> Int? {
        var entry = max(-1, entry) + 1
        while entry < count {
            if hasRows(at: entry) { return entry }
            entry += 1
        }
        return nil
    }

    /// The entry with rows before the given place.
    func entryWithRows(before entry: Int) -> Int? {
        var entry = min(entry, count) - 1
        while entry >= 0 {
            if hasRows(at: entry) { return entry }
            entry -= 1
        }
        return nil
    }
}
