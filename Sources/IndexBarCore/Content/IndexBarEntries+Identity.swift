extension IndexBarEntries {
    /// The index here of an entry of earlier content: that of the entry with the same id, of several the one nearest
    /// to the old index, the later one on a tie; nil when its id is gone.
    ///
    /// - Complexity: O(1) where the entry has no id, else O(ids).
    func index(of entry: Int, from old: IndexBarEntries) -> Int? {
        guard let id = old.id(at: entry) else {
            return entry < count && self.id(at: entry) == nil ? entry : nil
        }
        return Self.nearest(to: entry, below: min(count, ids?.count ?? 0)) { self.id(at: $0) == id }
    }

    /// The index nearest to another, below a bound, that passes a test; the later one on a tie.
    private static func nearest(to index: Int, below bound: Int, where test: (Int) -> Bool) -> Int? {
        // Nothing is nearer than the bound, nor passes it: of two billion indexes most have nothing to test.
        var distance = max(0, index - bound + 1)
        while index + distance < bound || index - distance >= 0 {
            if index + distance < bound, test(index + distance) { return index + distance }
            if index - distance >= 0, test(index - distance) { return index - distance }
            distance += 1
        }
        return nil
    }

    /// The index here of an entry of earlier content, or of the nearest in the old order that still exists; if
    /// none does, the old index, at most the last. nil only where nothing is left.
    ///
    /// - Complexity: O(entries × log entries).
    func nearestIndex(of entry: Int, from old: IndexBarEntries) -> Int? {
        guard count > 0 else { return nil }
        if let index = index(of: entry, from: old) { return index }
        // Sorted numbers, not a set, which would need a source of random numbers on the web.
        let known = Array((ids ?? []).prefix(count)).ascending()
        func survives(_ neighbour: Int) -> Bool {
            guard let id = old.id(at: neighbour) else {
                return neighbour < count && self.id(at: neighbour) == nil
            }
            let first = known.firstIndex(notBefore: id)
            return first < known.count && known[first] == id
        }
        let reach = min(old.count, max(count, old.ids?.count ?? 0))
        let neighbour = Self.nearest(to: entry, below: reach, where: survives)
        return neighbour.flatMap { index(of: $0, from: old) } ?? min(entry, count - 1)
    }
}
