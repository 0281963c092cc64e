import IndexBarCore
import Testing

/// Two billion entries are a few bytes, and nothing that is asked of them makes arrays of them or walks over them.
@Suite struct BillionsOfEntriesTests {
    private static let most = 2_147_483_647

    private static func layout(
        required: [Int] = [], pitch: Double = 14, _ change: (inout IndexBarStyle) -> Void = { _ in }
    ) -> IndexBarLayout {
        var style = IndexBarStyle()
        change(&style)
        return IndexBarLayout(
            content: IndexBarContent(count: most, required: required), style: style,
            metrics: IndexBarMetrics(width: 15, height: 600, pitch: pitch))
    }

    @Test("a timeline without gaps has a slot for each, and keeps none of them", .timeLimit(.minutes(5)))
    func timelineWithoutGaps() {
        let layout = Self.layout {
            $0.distribution = .proportional
            $0.gaps = .overlap
        }
        #expect(layout.slotCount == Self.most)
        #expect(layout.slots[Self.most - 1].kind == .title(Self.most - 1))
        #expect(layout.entry(at: 600) == Self.most - 1)
    }

    @Test(
        "titles that take no room are drawn up to a number that no screen can show", .timeLimit(.minutes(5)),
        arguments: [1e-9, 1e-300])
    func tinyPitch(_ pitch: Double) throws {
        let layouts = [
            Self.layout(pitch: pitch) { $0.distribution = .proportional },
            Self.layout(required: [7], pitch: pitch * 1e3),
        ]
        for layout in layouts where layout.slotCount < Self.most {
            #expect(layout.slotCount > 1000 && layout.slotCount <= 1 << 17)
            #expect(layout.slots.last?.kind == .title(Self.most - 1))
            let band = try #require(layout.band(of: 1_000_000_000))
            #expect(abs((layout.entry(at: band.center) ?? 0) - 1_000_000_000) < 100)
        }
    }

    @Test("the actions of a bar that draws them all are thirty", .timeLimit(.minutes(5)))
    func actions() {
        var style = IndexBarStyle()
        style.gaps = .overlap
        var engine = ContentEngine(content: IndexBarContent(count: Self.most), style: style)
        _ = engine.update(metrics: IndexBarMetrics(width: 15, height: 600))
        #expect(engine.accessibleActions.count == 30)
        #expect(engine.accessibleActions.first == 0)
        #expect(engine.accessibleActions.last == Self.most - 1)
    }

    @Test("content that changes a hundred times finds what is left of it", .timeLimit(.minutes(5)))
    func contentChanges() {
        var engine = ContentEngine(content: IndexBarContent(count: Self.most))
        _ = engine.update(metrics: IndexBarMetrics(width: 15, height: 600))
        _ = engine.handle(.touch(IndexBarTouch(.began, x: 7, y: 300)))
        for _ in 0..<100 {
            _ = engine.replace(content: IndexBarContent(titles: ["A", "B", "C"], ids: ["a", "b", "c"]))
            #expect(engine.trackedEntry == 2)
            _ = engine.replace(content: IndexBarContent(count: Self.most, ids: ["d"]))
            #expect(engine.trackedEntry == 2)
            _ = engine.handle(.touch(IndexBarTouch(.moved, x: 7, y: 598)))
            #expect(engine.trackedEntry == Self.most - 1)
        }
    }

    @Test("steps to the end and back are one step", .timeLimit(.minutes(5)))
    func steps() {
        var engine = ContentEngine(content: IndexBarContent(count: Self.most))
        for _ in 0..<50 {
            #expect(engine.handle(.adjust(by: .max)).selection?.entry == Self.most - 1)
            #expect(engine.handle(.wheel(by: .min)).selection?.entry == 0)
        }
    }
}
