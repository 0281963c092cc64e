extension IndexBarLayout {
    /// Which entry each slot shows or hides; the lengths come on top of it.
    enum Arrangement: Equatable, Sendable {
        /// No slot: no entry, or no room for one.
        case nothing
        /// A slot for each entry.
        case everything
        /// One gap that hides all entries: there is no room for title, gap, title.
        case oneGap
        /// Title, gap, title … title, with a number of titles spread evenly over the entries (rule L5).
        case even(EvenTitles)
        /// Slots around chosen titles: those of required entries, or those that a timeline has room for.
        case chosen([IndexBarSlot.Kind])

        /// More titles than a screen could show are not chosen: they would be kept in an array.
        static let mostChosen = 1 << 16

        /// - Parameters:
        ///   - capacity: how many slots of natural pitch fit, at most one an entry.
        ///   - proportions: the bands of a timeline.
        init(
            entries: IndexBarEntries, capacity: Int, gaps: IndexBarStyle.Gaps, proportions: Proportions?
        ) {
            let count = entries.count
            if capacity < 1 {
                self = .nothing
            } else if gaps == .overlap || (count <= capacity && proportions == nil) {
                self = .everything
            } else if let proportions, count <= capacity || capacity >= 3 {
                self = .chosen(IndexBarSlot.Kind.slots(around: proportions.titles(levels: entries.levels)))
            } else if capacity < 3 {
                self = .oneGap
            } else {
                let titles = (capacity + 1) / 2
                self =
                    entries.required.isEmpty
                    ? .even(EvenTitles(count: titles, entries: count))
                    : .chosen(KeptTitles(entries: entries, titles: min(titles, Self.mostChosen)).slots)
            }
        }

        func slotCount(entries: Int) -> Int {
            switch self {
            case .nothing: 0
            case .everything: entries
            case .oneGap: 1
            case .even(let titles): 2 * titles.count - 1
            case .chosen(let slots): slots.count
            }
        }
    }

    /// What the slot at an index shows or hides.
    func kind(ofSlot slot: Int) -> IndexBarSlot.Kind {
        switch arrangement {
        case .nothing, .everything: return .title(slot)
        case .oneGap: return .gap(0...entryCount - 1)
        case .even(let titles): return titles.kind(ofSlot: slot)
        case .chosen(let slots): return slots[slot]
        }
    }

    /// The first entry that a slot shows or hides, and how many there are.
    @inline(__always)
    func entries(inSlot slot: Int) -> (first: Int, count: Int) {
        switch arrangement {
        case .nothing, .everything: return (slot, 1)
        case .oneGap: return (0, entryCount)
        case .even(let titles): return titles.entries(inSlot: slot)
        case .chosen(let slots):
            if case .gap(let hidden) = slots[slot] { return (hidden.lowerBound, hidden.count) }
            return (slots[slot].firstEntry, 1)
        }
    }

    /// The index of the slot that shows or hides an entry. There must be one.
    ///
    /// - Complexity: O(log slots) where entries are required, else O(1).
    func slot(of entry: Int) -> Int {
        switch arrangement {
        case .nothing, .everything: return entry
        case .oneGap: return 0
        case .even(let titles): return titles.slot(of: entry)
        case .chosen(let slots):
            return max(0, slots.partitioningIndex { $0.firstEntry > entry } - 1)
        }
    }
}
