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
        /// The slot at an index, which must be in range.
        public subscript(index: Int) -> IndexBarSlot {
            precondition(index >= 0 && index < layout.slotCount, "no such slot")
            return IndexBarSlot(
                kind: layout.kind(ofSlot: index),
                band: layout.physical(layout.edge(ofSlot: index), layout.edge(ofSlot: index + 1)))
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

    /// The entries of the titles drawn. Of more than a number, that many are spread evenly from the first to the last.
    func titles(atMost most: Int) -> [Int] {
        let count = titleCount
        let indexes = (0..<min(count, most)).map { index in
            count <= most ? index : Int(Int64(index) * Int64(count - 1) / Int64(most - 1))
        }
        switch arrangement {
        case .nothing, .oneGap, .everything: return indexes
        case .even(let titles): return indexes.map { titles.entries(inSlot: 2 * $0).first }
        case .chosen(let slots):
            let titles = slots.compactMap { if case .title(let entry) = $0 { entry } else { nil as Int? } }
            return indexes.map { titles[$0] }
        }
    }

    /// The nearest drawn title with rows after an entry, in the direction given.
    ///
    /// - Complexity: O(slots that are drawn × log entries); O(log entries) where no gap is.
    func title(after entry: Int, forward: Bool, in entries: IndexBarEntries) -> Int? {
        guard slotCount > 0 else { return nil }
        let step = forward ? 1 : -1
        var index = entry < 0 ? -1 : slot(of: min(entry, entryCount - 1))
        while true {
            index += step
            guard index >= 0, index < slotCount else { return nil }
            guard case .title(let title) = kind(ofSlot: index) else { continue }
            if entries.hasRows(at: title) { return title }
            // No title before the next entry with rows has any.
            guard let next = entries.entryWithRows(steps: step, from: title) else { return nil }
            index = slot(of: next) - step
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
