extension IndexBarLayout {
    /// The entry whose band holds an offset. Before the first slot that is the first entry, after the last slot the last.
    ///
    /// - Parameter offset: in points from the bar's physical top or left; an infinite one lies past an end.
    /// - Returns: nil if nothing is drawn, and for NaN.
    /// - Complexity: O(1); O(log entries) for a timeline of more than 8,192 points with fewer entries than half of
    ///   them. Allocates nothing.
    public func entry(at offset: Double) -> Int? {
        guard slotCount > 0, !offset.isNaN else { return nil }
        if isBefore(offset, start) { return 0 }
        if !isBefore(offset, end) { return entryCount - 1 }
        if let proportions {
            return proportions.entry(near: mirrored(offset)) { isBefore(offset, $0) }
        }
        // In whole units of 2^-32 slots, and below of as small a part of an entry: one conversion, no division.
        let units = min((mirrored(offset) - start) * unitsPerPoint, lastUnit).wholeUnits
        let (first, count) = entries(inSlot: Int(truncatingIfNeeded: units >> 32))
        let inner = (units & Self.unitMask) &* Int64(count)
        // An offset in doubt between slots is in doubt inside its slot too.
        let (rest, doubt) = (inner & Self.unitMask, unitsInDoubt &* Int64(count))
        guard rest >= doubt, rest &+ doubt <= Self.unitMask else { return entry(near: offset) }
        return first &+ Int(truncatingIfNeeded: inner >> 32)
    }

    /// The entry at an offset that the edges of slots and of parts of gaps have to decide.
    @inline(never)
    private func entry(near offset: Double) -> Int {
        let slots = (mirrored(offset) - start) * slotsPerPoint
        let slot = corrected(slots, of: slotCount, for: offset) { edge(ofSlot: $0) }
        let (first, count) = entries(inSlot: slot)
        guard count > 1 else { return first }
        let gap = GapParts(from: edge(ofSlot: slot), to: edge(ofSlot: slot + 1), count: count)
        let inner = (mirrored(offset) - gap.from) / (gap.to - gap.from) * Double(count)
        return first + corrected(inner, of: count, for: offset) { gap.edge($0) }
    }

    /// The interval of the main axis that selects an entry; nil if nothing is drawn and for an index out of
    /// range.
    ///
    /// - Complexity: O(1); O(log slots) where entries are required. Allocates nothing.
    public func band(of entry: Int) -> IndexBarBand? {
        logicalBand(of: entry).map { physical($0.start, $0.end) }
    }

    func logicalBand(of entry: Int) -> IndexBarBand? {
        guard slotCount > 0, entry >= 0, entry < entryCount else { return nil }
        if let proportions {
            return IndexBarBand(start: proportions.edge(of: entry), end: proportions.edge(of: entry + 1))
        }
        let slot = slot(of: entry)
        let from = edge(ofSlot: slot)
        let to = edge(ofSlot: slot + 1)
        let (first, count) = entries(inSlot: slot)
        let gap = GapParts(from: from, to: to, count: count)
        return IndexBarBand(start: gap.edge(entry - first), end: gap.edge(entry - first + 1))
    }

    /// Whether a physical offset comes before a logical edge in reading direction. The edge is turned round, not
    /// the offset, as for the bands that come out: rounding cannot part what is drawn from what is hit.
    @inline(__always)
    private func isBefore(_ offset: Double, _ edge: Double) -> Bool {
        isMirrored ? offset > extent - edge : offset < edge
    }

    /// The part that a quotient names, or its neighbour: the edges, which also make the bands, have the last word.
    private func corrected(
        _ quotient: Double, of count: Int, for offset: Double, edge: (Int) -> Double
    ) -> Int {
        let part = min(quotient, Double(count - 1)).wholePart
        if part > 0, isBefore(offset, edge(part)) { return part - 1 }
        if part + 1 < count, !isBefore(offset, edge(part + 1)) { return part + 1 }
        return part
    }
}

/// A gap's stretch, shared out evenly among the entries that it hides.
private struct GapParts {
    let from: Double
    let to: Double
    let count: Int

    func edge(_ part: Int) -> Double {
        part >= count ? to : from + (to - from) * (Double(part) / Double(count))
    }
}
