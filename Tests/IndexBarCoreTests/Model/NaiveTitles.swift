/// Which titles are drawn where not all fit, word by word from the contract (rules L3 to L7).
enum NaiveTitles {
    /// Entries that one slot shows or hides.
    struct Run {
        var isTitle: Bool
        var entries: [Int]
    }

    static func runs(of world: World, fitting: Int) -> [Run] {
        let all = Array(0..<world.count)
        if world.count <= fitting || world.gaps == .overlap {
            return all.map { Run(isTitle: true, entries: [$0]) }
        }
        if fitting < 3 { return [Run(isTitle: false, entries: all)] }
        let slots = fitting % 2 == 1 ? fitting : fitting - 1
        return runs(around: kept(world, titles: (slots + 1) / 2), of: world.count)
    }

    /// Titles with a gap wherever something is hidden between two of them; no titles: one gap for all.
    static func runs(around titles: [Int], of count: Int) -> [Run] {
        var runs: [Run] = []
        var hidden: [Int] = []
        for entry in 0..<count {
            if titles.contains(entry) {
                if !hidden.isEmpty { runs.append(Run(isTitle: false, entries: hidden)) }
                hidden = []
                runs.append(Run(isTitle: true, entries: [entry]))
            } else {
                hidden.append(entry)
            }
        }
        if !hidden.isEmpty { runs.append(Run(isTitle: false, entries: hidden)) }
        return runs
    }

    /// First, last and required; thinned where too many, filled up from the widest gap where too few. With
    /// nothing required but the first and the last, which stay anyway, the formula gives the indexes.
    private static func kept(_ world: World, titles: Int) -> [Int] {
        let last = world.count - 1
        guard world.required.contains(where: { $0 > 0 && $0 < last }) else {
            return (0..<titles).map { $0 * last / (titles - 1) }
        }
        var kept = (0..<world.count).filter { $0 == 0 || $0 == last || world.required.contains($0) }
        if kept.count > titles {
            kept = (0..<titles).map { kept[$0 * (kept.count - 1) / (titles - 1)] }
        }
        while kept.count < titles {
            var widest: [Int] = []
            for index in 1..<kept.count {
                let hidden = Array(kept[index - 1]..<kept[index]).dropFirst()
                if hidden.count > widest.count { widest = Array(hidden) }
            }
            kept.append(widest[(widest.count - 1) / 2])
            kept.sort()
        }
        return kept
    }
}
