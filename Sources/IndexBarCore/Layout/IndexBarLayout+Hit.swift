#if canImport(Glibc)
    import Glibc
#endif

extension IndexBarLayout {
    /// The entry whose band holds an offset; before the first and after the last slot the first and the last.
    ///
    /// - Parameter offset: in points from the bar's physical top or left; infinite ones are past an end.
    /// - Returns: nil where nothing is drawn, and for NaN.
    /// - Complexity: O(1); O(log slots) where entries are required, O(log entries) for a timeline. Allocates
    ///   nothing.
    public func entry(at offset: Double) -> Int? {
        guard slotCount > 0, !offset.isNaN else { return nil }
        if isBefore(offset, start) { return 0 }
        if !isBefore(offset, end) { return entryCount - 1 }
        if let proportions { return proportions.entry { isBefore(offset, $0) } }
        let slot = part(at: offset, of: slotCount, length: end - start, from: start, edge: edge(ofSlot:))
        switch kind(ofSlot: slot) {
        case .title(let entry): return entry
        case .gap(let hidden):
            let from = edge(ofSlot: slot)
            let to = edge(ofSlot: slot + 1)
            return hidden.lowerBound
                + part(at: offset, of: hidden.count, length: to - from, from: from) {
                    edge(ofPart: $0, of: hidden.count, from: from, to: to)
                }
        }
    }

    /// The interval of the main axis that selects an entry; nil where nothing is drawn and for an index out of
    /// range.
    ///
    /// - Complexity: as for `entry(at:)`.
    public func band(of entry: Int) -> IndexBarBand? {
        logicalBand(of: entry).map { physical($0.start, $0.end) }
    }

    /// As `entry(at:)`, but an entry is kept while the offset is within its band, pushed out at both ends by the
    /// hysteresis, at most by a quarter of the neighbour's band (rules E5 and 4a.13).
    func entry(at offset: Double, keeping kept: Int?, hysteresis: Double) -> Int? {
        let logical = mirrored(offset)
        if let kept, hysteresis > 0, let band = logicalBand(of: kept) {
            let before = logicalBand(of: kept - 1).map { min(hysteresis, $0.length / 4) } ?? 0
            let after = logicalBand(of: kept + 1).map { min(hysteresis, $0.length / 4) } ?? 0
            if band.start - before <= logical, logical < band.end + after { return kept }
        }
        return entry(at: offset)
    }

    /// The physical offset where an entry's band begins in reading direction, and which selects it.
    func firstOffset(of entry: Int) -> Double? { logicalBand(of: entry).map { mirrored($0.start) } }

    /// How far into an entry's band an offset is, in reading direction, 0..<1.
    func fraction(at offset: Double, in entry: Int) -> Double {
        guard let band = logicalBand(of: entry), band.length > 0 else { return 0 }
        return max(0, min((mirrored(offset) - band.start) / band.length, 1.0.nextDown))
    }

    /// Whether a physical offset comes before a logical edge in reading direction. The edge is turned round, not
    /// the offset, as for the bands that come out: rounding cannot part what is drawn from what is hit.
    private func isBefore(_ offset: Double, _ edge: Double) -> Bool {
        isMirrored ? offset > extent - edge : offset < edge
    }

    func logicalBand(of entry: Int) -> IndexBarBand? {
        guard slotCount > 0, entry >= 0, entry < entryCount else { return nil }
        if let proportions {
            return IndexBarBand(start: proportions.edge(of: entry), end: proportions.edge(of: entry + 1))
        }
        let slot = slot(of: entry)
        let from = edge(ofSlot: slot)
        let to = edge(ofSlot: slot + 1)
        guard case .gap(let hidden) = kind(ofSlot: slot) else { return IndexBarBand(start: from, end: to) }
        let part = entry - hidden.lowerBound
        return IndexBarBand(
            start: edge(ofPart: part, of: hidden.count, from: from, to: to),
            end: edge(ofPart: part + 1, of: hidden.count, from: from, to: to))
    }

    private func edge(ofPart part: Int, of count: Int, from: Double, to: Double) -> Double {
        part >= count ? to : from + (to - from) * (Double(part) / Double(count))
    }

    /// Which of so many equal parts holds an offset. The quotient may be off by one at an edge, where rounding
    /// decides; the edges themselves, which also make the bands, have the last word.
    private func part(
        at offset: Double, of count: Int, length: Double, from: Double, edge: (Int) -> Double
    ) -> Int {
        let quotient = (mirrored(offset) - from) / length * Double(count)
        var part = quotient > 0 ? Int(min(quotient, Double(count - 1))) : 0
        if part > 0, isBefore(offset, edge(part)) {
            part -= 1
        } else if part + 1 < count, !isBefore(offset, edge(part + 1)) {
            part += 1
        }
        return part
    }
}
