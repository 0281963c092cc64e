extension KeySort {
    /// Merges the workers' runs, two and two at the same time.
    ///
    /// - Returns: which of the two blocks has the result.
    func merged(
        _ parts: [SortKeys], _ entries: UnsafeMutablePointer<KeyEntry>,
        _ spare: UnsafeMutablePointer<KeyEntry>,
        _ indexes: [UInt32], _ control: WorkControl
    ) -> UnsafeMutablePointer<KeyEntry> {
        guard parts.count > 1 else { return entries }
        reload(parts, entries)
        var (from, to) = (entries, spare)
        var runs = parts.map { $0.first..<$0.first + $0.count }
        while runs.count > 1 {
            nonisolated(unsafe) let step = (sort: self, parts: parts, from: from, to: to)
            let pairs = runs
            Workers.run((runs.count + 1) / 2) { pair in
                let left = pairs[pair * 2]
                let right =
                    pair * 2 + 1 < pairs.count ? pairs[pair * 2 + 1] : left.upperBound..<left.upperBound
                step.sort.merge(left, right, step.from, step.to, step.parts, indexes)
            }
            runs = stride(from: 0, to: runs.count, by: 2).map { pair in
                runs[pair].lowerBound..<runs[min(pair + 1, runs.count - 1)].upperBound
            }
            swap(&from, &to)
        }
        return from
    }

    /// Gives the entries the first bytes of their keys again.
    private func reload(_ parts: [SortKeys], _ entries: UnsafeMutablePointer<KeyEntry>) {
        nonisolated(unsafe) let step = (parts: parts, entries: entries)
        Workers.run(parts.count) { part in
            let keys = step.parts[part]
            for index in keys.first..<keys.first + keys.count {
                step.entries[index].prefix = keys.prefix(Int(step.entries[index].number), from: 0)
            }
        }
    }

    private func merge(
        _ left: Range<Int>, _ right: Range<Int>, _ from: UnsafeMutablePointer<KeyEntry>,
        _ to: UnsafeMutablePointer<KeyEntry>, _ parts: [SortKeys], _ indexes: [UInt32]
    ) {
        var (one, other) = (left.lowerBound, right.lowerBound)
        for index in left.lowerBound..<right.upperBound {
            let takesOther =
                one == left.upperBound
                || other < right.upperBound && isBefore(from[other], from[one], parts, indexes)
            to[index] = from[takesOther ? other : one]
            if takesOther { other += 1 } else { one += 1 }
        }
    }

    /// Whether an entry of a later run comes before one of an earlier run.
    @inline(__always)
    private func isBefore(_ later: KeyEntry, _ earlier: KeyEntry, _ parts: [SortKeys], _ indexes: [UInt32])
        -> Bool
    {
        if later.prefix != earlier.prefix { return later.prefix < earlier.prefix }
        let order = SortKeys.compare(key(later, parts), key(earlier, parts))
        if order != 0 { return order < 0 }
        return isBeforeByCodePoints(indexes[Int(later.number)], indexes[Int(earlier.number)])
    }

    private func key(_ entry: KeyEntry, _ parts: [SortKeys]) -> UnsafeBufferPointer<UInt8> {
        var part = parts.count - 1
        while parts[part].first > Int(entry.number) { part -= 1 }
        return parts[part].key(Int(entry.number), from: 8)
    }
}
