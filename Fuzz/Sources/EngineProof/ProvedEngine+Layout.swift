import IndexBarCore

/// What holds of a whole layout: dear, so checked after changes only, and only now and then.
extension ProvedEngine {
    func checkLayout() throws(Breach) {
        let layout = engine.layout
        try check(
            layout == IndexBarLayout(entries: engine.entries, style: engine.style, metrics: engine.metrics),
            "the layout is not that of its content, style and metrics")
        try check(layout.slotCount >= 0 && layout.slotCount <= layout.entryCount, "slots \(layout.slotCount)")
        guard layout.slotCount > 0 else {
            try check(layout.entry(at: 1) == nil && layout.band(of: 0) == nil, "a hit where nothing is drawn")
            return
        }
        try checkSlots(layout)
        try checkBands(layout)
        try checkHits(layout)
    }

    /// Slots hide or show each entry once, in order, and touch.
    private func checkSlots(_ layout: IndexBarLayout) throws(Breach) {
        guard layout.slotCount <= 4096 else { return }
        var next = 0
        var before: IndexBarSlot?
        for slot in layout.slots {
            switch slot.kind {
            case .title(let entry):
                try check(entry == next, "slot of entry \(entry), not \(next)")
                next = entry + 1
            case .gap(let hidden):
                try check(hidden.lowerBound == next, "gap from \(hidden.lowerBound), not \(next)")
                if let before, case .gap = before.kind { throw Breach("two gaps in a row at \(next)") }
                next = hidden.upperBound + 1
            }
            try check(slot.band.start <= slot.band.end, "slot from \(slot.band.start) to \(slot.band.end)")
            if let before {
                let isTouching =
                    layout.isMirrored
                    ? slot.band.end == before.band.start : slot.band.start == before.band.end
                try check(isTouching, "a hole before the slot of entry \(next - 1)")
            }
            if case .title(let entry) = slot.kind { try checkOwnTitle(entry, slot, layout) }
            before = slot
        }
        try check(next == layout.entryCount, "slots for \(next) of \(layout.entryCount) entries")
    }

    /// A drawn title selects itself, where its slot is longer than rounding.
    private func checkOwnTitle(
        _ entry: Int, _ slot: IndexBarSlot, _ layout: IndexBarLayout
    ) throws(Breach) {
        guard slot.band.length > resolution(of: layout) else { return }
        try check(layout.entry(at: slot.band.center) == entry, "title \(entry) does not select itself")
    }

    private func resolution(of layout: IndexBarLayout) -> Double { max(layout.extent, 1).ulp * 64 }

    /// Bands touch, hold their centre, and are not of negative length.
    private func checkBands(_ layout: IndexBarLayout) throws(Breach) {
        let count = layout.entryCount
        for entry in sample(of: count) {
            guard let band = layout.band(of: entry) else { throw Breach("no band for \(entry)") }
            try check(band.start <= band.end, "band of \(entry): \(band)")
            if band.length > resolution(of: layout) {
                try check(
                    layout.entry(at: band.center) == entry, "the middle of band \(entry) is not its own")
            }
            guard let next = layout.band(of: entry + 1) else { continue }
            let isTouching = layout.isMirrored ? next.end == band.start : next.start == band.end
            try check(isTouching, "a hole after band \(entry)")
        }
        try check(layout.band(of: count) == nil && layout.band(of: -1) == nil, "a band of no entry")
    }

    /// Every offset hits the band that holds it; hits rise along the bar.
    private func checkHits(_ layout: IndexBarLayout) throws(Breach) {
        var last = layout.isMirrored ? Int.max : -1
        let extent = min(layout.extent, 1e6)
        for step in 0..<24 {
            let offset = extent * (Double(step) + Double(source.byte()) / 256) / 23 - 4
            guard let entry = layout.entry(at: offset), let band = layout.band(of: entry) else {
                throw Breach("no entry at \(offset)")
            }
            try check(layout.isMirrored ? entry <= last : entry >= last, "hits fall at \(offset)")
            last = entry
            let isFirst = entry == 0
            let isLast = entry == layout.entryCount - 1
            let (low, high) = layout.isMirrored ? (isLast, isFirst) : (isFirst, isLast)
            let isAfterStart = layout.isMirrored ? band.start < offset : band.start <= offset
            let isBeforeEnd = layout.isMirrored ? offset <= band.end : offset < band.end
            try check(
                (low || isAfterStart) && (high || isBeforeEnd),
                "\(offset) hits \(entry), whose band is \(band)")
        }
        try check(layout.entry(at: .nan) == nil, "a hit at no number")
        let ends = (layout.entry(at: -.infinity), layout.entry(at: .infinity))
        let expected = layout.isMirrored ? (layout.entryCount - 1, 0) : (0, layout.entryCount - 1)
        try check(ends == expected, "beyond the ends: \(ends)")
    }

    /// Some entries: all of few, else the ends and a few between.
    private func sample(of count: Int) -> [Int] {
        guard count > 48 else { return Array(0..<count) }
        let middle = source.byte() << 23 | source.byte() << 15 | source.byte() << 7
        return [0, 1, count - 2, count - 1] + (0..<12).map { (middle + $0) % count }
    }

    func checkAccessibility() throws(Breach) {
        guard engine.layout.slotCount <= 4096 else { return }
        let actions = engine.accessibleActions
        try check(actions.count <= 30, "\(actions.count) actions")
        for (one, next) in zip(actions, actions.dropFirst()) { try check(one < next, "actions out of order") }
        try check((actions.last ?? 0) <= max(0, engine.entries.count - 1), "action \(actions.last ?? -1)")
        guard engine.entries.count <= 10_000 else { return }
        let hasValue = engine.highlightedEntry != nil || engine.selectedEntry != nil
        let value = engine.currentEntry.map { texts.announcement(for: $0) } ?? ""
        try check(!hasValue || !value.isEmpty, "an accessible element without a value")
    }
}
