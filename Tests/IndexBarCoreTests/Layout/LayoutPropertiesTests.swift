import IndexBarCore
import Testing

/// What holds in every world, on random ones with fixed seeds.
@Suite struct LayoutPropertiesTests {
    @Test func `random worlds of up to 60 entries are as the naive model says`() {
        let faults = RandomWorlds.faults(seed: 1, worlds: 1500, counts: [9, 14, 26, 27, 28, 41, 60]) {
            WorldComparison($0).faults.first
        }
        #expect(faults == [])
    }

    @Test func `the way from offset to entry is complete, monotone, clamped and onto`() {
        let faults = RandomWorlds.faults(seed: 2, worlds: 400) { world in
            let layout = world.layout
            guard layout.slotCount > 0 else {
                return layout.entry(at: world.extent / 2) == nil ? nil : "hit without a slot"
            }
            var hits: [Int] = []
            for step in -20...120 {
                guard let hit = layout.entry(at: world.extent * Double(step) / 100) else { return "no hit" }
                hits.append(hit)
            }
            if world.isMirrored { hits.reverse() }
            if hits != hits.sorted() { return "not monotone: \(hits)" }
            if hits.first != 0 || hits.last != world.count - 1 { return "not clamped: \(hits)" }
            for entry in 0..<world.count {
                guard let band = layout.band(of: entry), band.length > 0 else {
                    return "no band for \(entry)"
                }
                if layout.entry(at: band.center) != entry { return "\(entry) cannot be reached" }
            }
            return nil
        }
        #expect(faults == [])
    }

    @Test func `bands and slots follow each other without a seam, from end to end`() {
        let faults = RandomWorlds.faults(seed: 3, worlds: 400) { world in
            let layout = world.layout
            let slots = layout.slots.map { $0.band }
            let bands = (0..<world.count).compactMap { layout.band(of: $0) }
            if slots.isEmpty { return bands.isEmpty ? nil : "bands without slots" }
            for row in [slots, bands] {
                for (one, next) in zip(row, row.dropFirst()) {
                    let seam = world.isMirrored ? one.start - next.end : next.start - one.end
                    if abs(seam) > 1e-9 * world.extent { return "a seam of \(seam)" }
                }
            }
            let isSame =
                world.isMirrored
                ? bands[0].end == slots[0].end && bands[bands.count - 1].start == slots[slots.count - 1].start
                : bands[0].start == slots[0].start && bands[bands.count - 1].end == slots[slots.count - 1].end
            return isSame ? nil : "bands and slots have other ends"
        }
        #expect(faults == [])
    }

    @Test func `a drawn title selects itself all over its slot`() {
        let faults = RandomWorlds.faults(seed: 4, worlds: 500) { world in
            let layout = world.layout
            for slot in layout.slots {
                guard case .title(let entry) = slot.kind else { continue }
                for part in [0.001, 0.25, 0.5, 0.75, 0.999]
                where layout.entry(at: slot.band.start + part * slot.band.length) != entry {
                    return "title \(entry) at \(part) of its slot hits another"
                }
            }
            return nil
        }
        #expect(faults == [])
    }

    @Test func `right to left is the mirror image of left to right`() {
        let faults = RandomWorlds.faults(seed: 5, worlds: 400) { world in
            guard world.frame.isHorizontal else { return nil }
            var image = world
            image.frame.isRightToLeft.toggle()
            (image.frame.near, image.frame.far) = (world.frame.far, world.frame.near)
            let layout = world.layout
            let mirrored = image.layout
            if layout.slots.map({ $0.kind }) != mirrored.slots.map({ $0.kind }) { return "other slots" }
            for entry in 0..<world.count {
                guard let band = layout.band(of: entry) else { continue }
                for part in [0.01, 0.5, 0.99] {
                    let offset = band.start + part * band.length
                    if mirrored.entry(at: world.extent - offset) != entry { return "\(entry) is elsewhere" }
                }
            }
            return nil
        }
        #expect(faults == [])
    }
}
