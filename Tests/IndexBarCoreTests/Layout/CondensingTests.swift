import IndexBarCore
import Testing

/// Which titles are drawn where not all fit (rules L3 to L8).
@Suite struct CondensingTests {
    private func layout(_ count: Int, room: Double, _ change: (inout World) -> Void = { _ in })
        -> IndexBarLayout
    {
        var world = World(count: count, extent: room)
        change(&world)
        return world.layout
    }

    private func titles(_ layout: IndexBarLayout) -> [Int] {
        layout.slots.compactMap { if case .title(let entry) = $0.kind { entry } else { nil } }
    }

    private func hidden(_ layout: IndexBarLayout) -> [Int] {
        layout.slots.compactMap { if case .gap(let entries) = $0.kind { entries.count } else { nil } }
    }

    @Test func `26 letters in 13 slots keep A, E, I, M, Q, U and Z`() {
        #expect(titles(layout(26, room: 13 * 14)) == [0, 4, 8, 12, 16, 20, 25])
    }

    @Test func `an even number of slots leaves one free, so that both ends are titles`() {
        let layout = layout(26, room: 12 * 14)
        #expect(layout.slotCount == 11)
        #expect(titles(layout).first == 0)
        #expect(titles(layout).last == 25)
    }

    @Test func `gaps differ by one entry at most, for every number of entries and slots`() {
        for count in 4...120 {
            for slots in 3..<count {
                let layout = layout(count, room: Double(slots) * 14)
                let gaps = hidden(layout)
                #expect(gaps.allSatisfy { $0 > 0 })
                #expect(gaps.reduce(titles(layout).count, +) == count, "\(count) entries in \(slots) slots")
                #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1, "\(count) entries in \(slots) slots")
            }
        }
    }

    @Test func `required titles stay, and the widest gap is halved until the slots are used`() {
        let layout = layout(27, room: 9 * 14) { $0.required = [1, 3] }
        #expect(titles(layout) == [0, 1, 3, 14, 26])
        #expect(hidden(layout) == [1, 10, 11])
    }

    @Test func `more required titles than slots are thinned over their list`() {
        let layout = layout(100, room: 5 * 14) { $0.required = [10, 11, 12, 13, 14, 15] }
        #expect(titles(layout) == [0, 12, 99])
    }

    @Test func `required indexes out of range and named twice count for nothing`() {
        #expect(titles(layout(27, room: 5 * 14) { $0.required = [-1, 27, 1000] }) == [0, 13, 26])
        #expect(titles(layout(27, room: 5 * 14) { $0.required = [4, 4, 4] }) == [0, 4, 26])
    }

    @Test func `room for one or two slots is one gap for all, each entry still reached`() {
        for slots in [1.0, 2.0] {
            let layout = layout(5, room: slots * 14)
            #expect(layout.slots.map { $0.kind } == [.gap(0...4)])
            #expect(
                (0..<5).map { layout.band(of: $0)?.center }.map { layout.entry(at: $0 ?? -1) } == Array(0..<5)
            )
        }
    }

    @Test func `room for less than one slot draws nothing and hits nothing`() {
        for room in [0, 1, 13.9999] {
            let layout = layout(5, room: room)
            #expect(layout.slots.isEmpty)
            #expect(layout.entry(at: room / 2) == nil)
            #expect(layout.band(of: 0) == nil)
        }
    }

    @Test func `gaps that show nothing are laid out as dots, and overlap never condenses`() {
        let dots = layout(26, room: 100)
        let none = layout(26, room: 100) { $0.gaps = .none }
        let overlap = layout(26, room: 100) { $0.gaps = .overlap }
        #expect(dots == none)
        #expect(titles(overlap) == Array(0..<26))
        #expect(overlap.slots.last?.band.end == 100)
    }

    @Test func `a slot that fits by less than a millionth of its length still fits`() {
        #expect(titles(layout(5, room: 5 * 14 - 1e-5)).count == 5)
        #expect(titles(layout(5, room: 5 * 14 - 1e-4)).count == 2)
    }
}
