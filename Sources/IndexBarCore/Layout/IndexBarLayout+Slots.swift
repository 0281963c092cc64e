extension IndexBarLayout {
    /// The slots, in the order of entries; made as they are asked for, without an allocation.
    public var slots: Slots { Slots(layout: self) }

    /// The slots of a layout.
    public struct Slots: RandomAccessCollection, Sendable {
        let layout: IndexBarLayout

        /// Always 0.
        public var startIndex: Int { 0 }
        /// The number of slots.
        public var endIndex: Int { layout.slotCount }
        /// The slot at a place, which must be in range.
        public subscript(place: Int) -> IndexBarSlot {
            precondition(place >= 0 && place < layout.slotCount, "no such slot")
            return IndexBarSlot(
                kind: layout.kind(ofSlot: place),
                band: layout.physical(layout.edge(ofSlot: place), layout.edge(ofSlot: place + 1)))
        }
    }

    /// How many titles are drawn.
    public var titleCount: Int {
        switch arrangement {
        case .nothing, .oneGap: 0
        case .everything: entryCount
        case .even(let titles): titles.count
        case .chosen(let slots): slots.count { if case .title = $0 { true } else { false } }
        }
    }

    /// The entries of the titles drawn, or of so many of them, from the first to the last, spread evenly.
    func titles(atMost most: Int) -> [Int] {
        let count = titleCount
        let places = (0..<min(count, most)).map { place in
            count <= most ? place : Int(Int64(place) * Int64(count - 1) / Int64(most - 1))
        }
        switch arrangement {
        case .nothing, .oneGap, .everything: return places
        case .even(let titles): return places.map { titles.entries(inSlot: 2 * $0).first }
        case .chosen(let slots):
            let titles = slots.compactMap { if case .title(let entry) = $0 { entry } else { nil as Int? } }
            return places.map { titles[$0] }
        }
    }

    /// The nearest drawn title with rows after an entry, in the direction given.
    ///
    /// - Complexity: O(slots that are drawn × log entries); O(log entries) where no gap is.
    func title(after entry: Int, forward: Bool, in entries: IndexBarEntries) -> Int? {
        guard slotCount > 0 else { return nil }
        let step = forward ? 1 : -1
        var place = entry < 0 ? -1 : slot(of: min(entry, entryCount - 1))
        while true {
            place += step
            guard place >= 0, place < slotCount else { return nil }
            guard case .title(let title) = kind(ofSlot: place) else { continue }
            if entries.hasRows(at: title) { return title }
            // No title before the next entry with rows has any.
            guard let next = entries.entryWithRows(steps: step, from: title) else { return nil }
            place = slot(of: next) - step
        }
    }

    /// The logical offset where a slot begins; the slot past the last begins where the block ends.
    func edge(ofSlot slot: Int) -> Double {
        if slot <= 0 { return start }
        if slot >= slotCount { return end }
        if let proportions { return proportions.edge(of: kind(ofSlot: slot).firstEntry) }
        return start + Double(slot) * slotLength
    }
}
