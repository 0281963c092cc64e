import IndexBarCore
import BenchmarkKit

/// Single inputs through the whole engine, effects and all.
func measureEvents(_ report: inout Report) {
    report.heading("One input through the engine, with all its effects")
    measureEvents(&report, .uniform, 27)
    for kind in Kind.allCases where kind != .overlap { measureEvents(&report, kind, 1_000_000) }
}

private func measureEvents(_ report: inout Report, _ kind: Kind, _ count: Int) {
    var random = Random(seed: 2)
    let content = kind.content(count)
    var rest = IndexBarEngine(entries: content.numbers, style: kind.style)
    _ = rest.update(metrics: metrics)
    var drag = rest
    _ = drag.handle(.touch(IndexBarTouch(.began, x: 7, y: 300)))
    var fineStyle = kind.style
    (fineStyle.fineScrub, fineStyle.emptySections) = (true, .next)
    var fine = rest
    _ = fine.update(style: fineStyle)
    _ = fine.handle(.touch(IndexBarTouch(.began, x: 7, y: 300)))
    let offsets = random.offsets(4096)
    let rows = (0..<4096).map { _ in random.below(max(1, content.rowCount)) }
    let across = offsets.map { IndexBarInput.touch(IndexBarTouch(.moved, x: 7, y: $0)) }
    let near = (0..<4096).map { place in
        let y = 300 + 250 * Double(abs(place % 512 - 256) - 128) / 128
        return IndexBarInput.touch(IndexBarTouch(.moved, x: 7, y: y))
    }
    let away = offsets.map { IndexBarInput.touch(IndexBarTouch(.moved, x: 7 - $0 / 3, y: $0)) }
    let scrolls = rows.map { IndexBarInput.scrolled(row: $0, fraction: 0.5, byUser: true) }
    let keys = (0..<4096).map { place in
        IndexBarInput.key(place % 64 < 32 ? .next : .previous, time: Double(place))
    }
    let pages = (0..<4096).map { place in
        IndexBarInput.key(place % 16 < 8 ? .pageForward : .pageBackward, time: Double(place))
    }
    let steps = (0..<4096).map { IndexBarInput.adjust(by: $0 % 16 < 8 ? 10 : -10) }
    let hovers = offsets.map { IndexBarInput.hover(x: 7, y: $0) }
    let sets: [(String, String, IndexBarEngine, [IndexBarInput])] = [
        ("jump", "a move to anywhere", drag, across), ("move", "a move to the next place", drag, near),
        ("fine", "a move of fine scrubbing", fine, away),
        ("scroll", "the list scrolled", rest, scrolls), ("key", "next and previous", rest, keys),
        ("page", "a page on and back", rest, pages), ("adjust", "ten steps on and back", rest, steps),
        ("hover", "hover", rest, hovers),
    ]
    for (name, what, engine, inputs) in sets {
        report.measure(
            "event.\(name).\(kind).\(count)", "\(what), \(kind), \(grouped(count)) entries",
            operations: inputs.count
        ) {
            var engine = engine
            return run(inputs, through: &engine)
        }
    }
}

/// Handles inputs and gives back something that depends on all their effects.
func run(_ inputs: [IndexBarInput], through engine: inout IndexBarEngine) -> Int {
    var sum = 0
    for input in inputs {
        let effects = engine.handle(input)
        sum &+= effects.selection?.row ?? 0
        sum &+= effects.highlight?.value ?? 0
        sum &+= effects.preview?.value?.entry ?? 0
    }
    return sum
}
