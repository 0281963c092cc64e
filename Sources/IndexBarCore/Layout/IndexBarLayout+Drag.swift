/// What a drag asks beyond which entry an offset hits.
extension IndexBarLayout {
    /// As `entry(at:)`, but an entry is kept while the offset is within its band, pushed out at both ends by the
    /// hysteresis, at most by a quarter of the neighbour's band (rules E5 and 4a.13).
    func entry(at offset: Double, keeping kept: Int?, hysteresis: Double) -> Int? {
        let logical = mirrored(offset)
        if let kept, hysteresis > 0, let band = logicalBand(of: kept), band.start - hysteresis <= logical,
            logical < band.end + hysteresis, keeps(kept, band, at: logical, hysteresis: hysteresis)
        {
            return kept
        }
        return entry(at: offset)
    }

    private func keeps(_ kept: Int, _ band: IndexBarBand, at offset: Double, hysteresis: Double) -> Bool {
        if offset < band.start {
            guard let before = logicalBand(of: kept - 1) else { return false }
            return band.start - min(hysteresis, before.length / 4) <= offset
        }
        if offset >= band.end {
            guard let after = logicalBand(of: kept + 1) else { return false }
            return offset < band.end + min(hysteresis, after.length / 4)
        }
        return true
    }

    /// The physical offset inside an entry's band that selects it.
    ///
    /// - Parameter fraction: 0..<1, in reading direction; an offset after the start is a trifle further on, so that
    ///   rounding does not lead to the row before.
    func offset(of entry: Int, at fraction: Double) -> Double? {
        logicalBand(of: entry).map { band in
            mirrored(
                fraction > 0 ? band.start + min(fraction + 1e-9, 1.0.nextDown) * band.length : band.start)
        }
    }

    /// How far into an entry's band an offset is, in reading direction, 0..<1.
    func fraction(at offset: Double, in entry: Int) -> Double {
        guard let band = logicalBand(of: entry), band.length > 0 else { return 0 }
        return max(0, min((mirrored(offset) - band.start) / band.length, 1.0.nextDown))
    }
}
