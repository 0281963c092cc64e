extension IndexBarContent {
    /// The place here of an entry of earlier content: the one with the same id, of several the nearest to the
    /// old place, the later one on a tie; nil when its id is gone.
    ///
    /// - Complexity: O(1) where neither content has ids, else O(entries).
    func place(of entry: Int, from old: IndexBarContent) -> Int? {
        guard let id = old.id(at: entry) else {
            return entry < count && self.id(at: entry) == nil ? entry : nil
        }
        guard ids != nil else { return nil }
        for distance in 0..<max(count, old.count) {
            let later = entry + distance
            if later < count, self.id(at: later) == id { return later }
            let earlier = entry - distance
            if earlier >= 0, earlier < count, self.id(at: earlier) == id { return earlier }
        }
        return nil
    }

    /// The place here of an entry of earlier content, or of the nearest in the old order that still exists; if
    /// none does, the old place, at most the last. nil only where nothing is left.
    ///
    /// - Complexity: O(entries).
    func nearestPlace(of entry: Int, from old: IndexBarContent) -> Int? {
        guard count > 0 else { return nil }
        if let place = place(of: entry, from: old) { return place }
        let known = Set((ids ?? []).prefix(count).compactMap { $0 })
        func survives(_ neighbour: Int) -> Bool {
            guard let id = old.id(at: neighbour) else {
                return neighbour < count && self.id(at: neighbour) == nil
            }
            return known.contains(id)
        }
        for distance in 1..<max(2, old.count) {
            let later = entry + distance
            if later < old.count, survives(later) { return place(of: later, from: old) }
            let earlier = entry - distance
            if earlier >= 0, survives(earlier) { return place(of: earlier, from: old) }
        }
        return min(entry, count - 1)
    }
}
