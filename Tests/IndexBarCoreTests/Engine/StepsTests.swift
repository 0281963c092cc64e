import IndexBarCore
import Testing

/// Steps and pages land where a walk from entry to entry does (rule 4a.8).
@Suite struct StepsTests {
    @Test
    func `steps and pages from anywhere, in worlds with empty sections, search entries and shuffles`() {
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<3000 {
            var walk = Walk(content(&numbers))
            for _ in 0..<6 {
                let steps = numbers.one(of: [0, 1, -1, 2, -3, 17, -40, .max, .min])
                let wanted = walk.entry(steps: steps)
                _ = walk.engine.handle(.adjust(by: steps))
                #expect(walk.engine.selectedEntry == wanted, "\(steps) steps")
                let page = walk.page(forward: steps > 0)
                _ = walk.engine.handle(.key(steps > 0 ? .pageForward : .pageBackward, time: 0))
                #expect(walk.engine.selectedEntry == page, "a page")
                _ = walk.engine.handle(.choose(entry: numbers.whole(0...40)))
            }
        }
    }

    @Test func `of two billion entries the last with rows is a step away`() {
        let content = IndexBarContent(count: 2_147_483_647, rowCounts: [0, 3, 0, 5, 0])
        var engine = ContentEngine(content: content)
        _ = engine.update(metrics: IndexBarMetrics(width: 15, height: 600))
        for (key, entry) in [(IndexBarKey.last, 3), (.first, 1), (.next, 3), (.next, 3), (.previous, 1)] {
            _ = engine.handle(.key(key, time: 0))
            #expect(engine.selectedEntry == entry)
        }
    }

    private func content(_ numbers: inout SeededNumbers) -> IndexBarContent {
        let count = numbers.whole(1...40)
        let sectionCount = numbers.whole(1...45)
        let emptiness = numbers.whole(0...8)
        let sections = (0..<count).map { _ in
            numbers.whole(0...12) == 0 ? nil as Int? : numbers.whole(0...sectionCount)
        }
        let rows = (0..<sectionCount).map { _ in numbers.whole(0...8) < emptiness ? 0 : numbers.whole(1...5) }
        return IndexBarContent(
            count: count, sections: numbers.flag() ? sections : nil, rowCounts: numbers.flag() ? rows : nil)
    }
}

/// The same steps, entry by entry.
private struct Walk {
    var engine: ContentEngine

    init(_ content: IndexBarContent) {
        engine = ContentEngine(content: content)
        _ = engine.update(metrics: IndexBarMetrics(width: 15, height: 200))
    }

    private var start: Int { engine.highlightedEntry ?? engine.selectedEntry ?? -1 }
    private var selected: Int? { engine.selectedEntry }

    func entry(steps: Int) -> Int? {
        guard steps != 0 else { return selected }
        let all = steps > 0 ? Array(0..<engine.content.count) : Array(0..<engine.content.count).reversed()
        let ahead = all.filter { engine.content.hasRows(at: $0) && (steps > 0 ? $0 > start : $0 < start) }
        return ahead.isEmpty ? selected : ahead[min(Int(clamping: steps.magnitude), ahead.count) - 1]
    }

    func page(forward: Bool) -> Int? {
        let titles = engine.layout.slots.compactMap {
            if case .title(let entry) = $0.kind { entry } else { nil }
        }
        let drawn = (forward ? titles : titles.reversed()).first {
            engine.content.hasRows(at: $0) && (forward ? $0 > start : $0 < start)
        }
        let all = (0..<engine.content.count).filter { engine.content.hasRows(at: $0) }
        guard let page = drawn ?? (forward ? all.last : all.first) else { return selected }
        return start < 0 || (forward ? page >= start : page <= start) ? page : selected
    }
}
