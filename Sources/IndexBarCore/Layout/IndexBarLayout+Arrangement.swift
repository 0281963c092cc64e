extension IndexBarLayout {
    /// Which entry each slot shows or hides; the lengths come on top of it.
    enum Arrangement: Equatable, Sendable {
        /// No slot: no entry, or no room for one.
        case nothing
        /// A slot for each entry.
        case everything
        /// One gap that hides all entries: there is no room for title, gap, title.
        case oneGap
        /// Title, gap, title … title, with so many titles spread evenly over the entries (rule L5).
        case even(titles: Int)
        /// Slots around chosen titles: those of required entries, or those that a timeline has room for.
        case chosen([IndexBarSlot.Kind])

        /// - Parameters:
        ///   - capacity: how many slots of natural pitch fit, at most one an entry.
        ///   - proportions: the bands of a timeline.
        init(
            content: IndexBarContent, capacity: Int, gaps: IndexBarStyle.Gaps, proportions: Proportions?,
            pitch: Double
        ) {
            let count = content.count
            if capacity < 1 {
                self = .nothing
            } else if let proportions, count <= capacity || capacity >= 3 || gaps == .overlap {
                self = .chosen(proportions.slots(pitch: pitch, isRoomForAll: gaps == .overlap))
            } else if proportions != nil {
                self = .oneGap
            } else if count <= capacity || gaps == .overlap {
                self = .everything
            } else if capacity < 3 {
                self = .oneGap
            } else {
                let titles = (capacity + 1) / 2
                self =
                    content.required.isEmpty
                    ? .even(titles: titles)
                    : .chosen(
                        IndexBarSlot.Kind.slots(around: KeptTitles(content: content, titles: titles).titles))
            }
        }

        func slotCount(entries: Int) -> Int {
            switch self {
            case .nothing: 0
            case .everything: entries
            case .oneGap: 1
            case .even(let titles): 2 * titles - 1
            case .chosen(let slots): slots.count
            }
        }
    }

    /// What the slot at a place shows or hides.
    func kind(ofSlot slot: Int) -> IndexBarSlot.Kind {
        switch arrangement {
        case .nothing, .everything: return .title(slot)
        case .oneGap: return .gap(0...entryCount - 1)
        case .even(let titles):
            let title = slot / 2
            let entry = evenTitle(title, of: titles)
            return slot.isMultiple(of: 2)
                ? .title(entry) : .gap(entry + 1...evenTitle(title + 1, of: titles) - 1)
        case .chosen(let slots): return slots[slot]
        }
    }

    /// The place of the slot that shows or hides an entry. There must be one.
    ///
    /// - Complexity: O(log slots) where entries are required, else O(1).
    func slot(of entry: Int) -> Int {
        switch arrangement {
        case .nothing, .everything: return entry
        case .oneGap: return 0
        case .even(let titles):
            var title = (entry * (titles - 1)) / max(1, entryCount - 1)
            while title + 1 < titles, evenTitle(title + 1, of: titles) <= entry { title += 1 }
            return evenTitle(title, of: titles) == entry ? 2 * title : 2 * title + 1
        case .chosen(let slots):
            var low = 0
            var high = slots.count
            while high - low > 1 {
                let middle = low + (high - low) / 2
                if slots[middle].firstEntry <= entry { low = middle } else { high = middle }
            }
            return low
        }
    }

    /// The entry of title k of m, ⌊k (n − 1) / (m − 1)⌋. Both factors are below 2^31: nothing overflows.
    private func evenTitle(_ title: Int, of titles: Int) -> Int { title * (entryCount - 1) / (titles - 1) }
}
