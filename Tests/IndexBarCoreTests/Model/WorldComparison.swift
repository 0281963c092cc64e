import IndexBarCore

/// What differs between the core and the naive model in a world; nothing if they agree.
struct WorldComparison {
    private let world: World
    private let layout: IndexBarLayout
    private let naive: NaiveLayout
    private(set) var faults: [String] = []

    init(_ world: World) {
        self.world = world
        layout = world.layout
        naive = NaiveLayout(world)
        compareAxis()
        compareSlots()
        if faults.isEmpty { compareBands() }
        if faults.isEmpty { compareHits() }
    }

    private mutating func fail(_ fault: String) { faults.append("\(fault); world: \(world)") }

    private func isNear(_ one: Double, _ other: Double) -> Bool {
        abs(one - other) <= 1e-9 * (1 + abs(other))
    }

    private mutating func compareAxis() {
        // Without room a bar that chooses its own axis is not wider than high.
        let isHorizontal = world.frame.isHorizontal && (world.frame.axis == .horizontal || world.extent > 0)
        if layout.axis != (isHorizontal ? .horizontal : .vertical) { fail("axis \(layout.axis)") }
        if layout.entryCount != world.count { fail("\(layout.entryCount) entries") }
    }

    private mutating func compareSlots() {
        let slots = layout.slots
        guard slots.count == naive.slots.count, layout.slotCount == naive.slots.count else {
            return fail("\(slots.count) slots, not \(naive.slots.count)")
        }
        for (index, wanted) in naive.slots.enumerated() {
            let slot = slots[index]
            let first = wanted.entries[0]
            let last = wanted.entries[wanted.entries.count - 1]
            switch slot.kind {
            case .title(let entry):
                if !wanted.isTitle || entry != first { fail("slot \(index) is title \(entry)") }
            case .gap(let hidden):
                if wanted.isTitle || hidden != first...last { fail("slot \(index) is gap \(hidden)") }
            }
            let band = naive.physical(wanted.start, wanted.end)
            if !isNear(slot.band.start, band.start) || !isNear(slot.band.end, band.end) {
                fail("slot \(index) is \(slot.band), not \(band)")
            }
        }
    }

    private mutating func compareBands() {
        for entry in naive.bands.indices {
            let wanted = naive.physical(naive.bands[entry].start, naive.bands[entry].end)
            guard let band = layout.band(of: entry) else { return fail("entry \(entry) has no band") }
            if !isNear(band.start, wanted.start) || !isNear(band.end, wanted.end) || band.length <= 0 {
                fail("band \(entry) is \(band), not \(wanted)")
            }
        }
        if layout.band(of: -1) != nil || layout.band(of: world.count) != nil { fail("a band too many") }
        if naive.bands.isEmpty, world.count > 0, layout.band(of: 0) != nil { fail("a band without room") }
    }

    private mutating func compareHits() {
        let ends = [-1e9, -0.5, 0, world.extent, world.extent + 0.5, 1e9]
        for offset in ends where layout.entry(at: offset) != naive.entry(at: offset) {
            fail("\(offset) hits \(layout.entry(at: offset) ?? -1)")
        }
        for entry in naive.bands.indices {
            let band = naive.physical(naive.bands[entry].start, naive.bands[entry].end)
            let inside = [band.start + 1e-6, (band.start + band.end) / 2, band.end - 1e-6]
            for offset in inside where layout.entry(at: offset) != entry {
                fail("\(offset), inside band \(entry), hits \(layout.entry(at: offset) ?? -1)")
            }
            compareEdge(entry)
        }
    }

    /// A band has its own first edge, in reading direction: of two that touch the later one has the offset.
    private mutating func compareEdge(_ entry: Int) {
        guard let band = layout.band(of: entry) else { return }
        let edge = naive.isMirrored ? band.end : band.start
        if layout.entry(at: edge) != entry { fail("edge \(edge) of \(entry) hits another") }
    }
}
