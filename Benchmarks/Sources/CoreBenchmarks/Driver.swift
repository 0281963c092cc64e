import IndexBarCore
import BenchmarkKit

/// Single inputs through the driver: its commands and the scene are read after each.
func measureDriver(_ report: inout Report) {
    report.heading("One input through the driver, commands and scene read")
    for (kind, count) in [(Kind.uniform, 27), (.uniform, 1_000_000), (.required, 1_000_000)] {
        measureDriver(&report, kind, count)
    }
    measureSlots(&report)
}

/// A driver with a list, at rest.
private func driver(_ kind: Kind, _ count: Int) -> IndexBarDriver {
    var driver = IndexBarDriver(style: kind.style)
    let content = kind.content(count)
    _ = driver.replace(entries: content.numbers)
    _ = driver.update {
        ($0.width, $0.height, $0.isAttached) = (metrics.width, metrics.height, true)
        $0.along = .init(vertical: metrics.pitch, horizontal: metrics.pitch)
        $0.boundary = IndexBarRectangle(x: -305, width: 320, height: metrics.height)
    }
    _ = driver.list(shown(0, content.rowCount))
    return driver
}

/// A list of rows of 40 points that shows one at its top.
private func shown(_ row: Int, _ rows: Int, _ moving: IndexBarListState.Moving = .no) -> IndexBarListState {
    IndexBarListState(
        rows: rows, row: row, viewport: 600, content: Double(rows) * 40, offset: Double(row) * 40,
        moving: moving)
}

private func measureDriver(_ report: inout Report, _ kind: Kind, _ count: Int) {
    var random = Random(seed: 5)
    let rest = driver(kind, count)
    var drag = rest
    _ = drag.pointer(IndexBarPointer(.began, x: 7, y: 300))
    func move(_ y: Double) -> IndexBarPointer { IndexBarPointer(.moved, x: 7, y: y) }
    let still = (0..<4096).map { move(300 + Double($0 % 2) / 1024) }
    let near = (0..<4096).map { move(300 + 250 * Double(abs($0 % 512 - 256) - 128) / 128) }
    let jumps = random.offsets(4096).map(move)
    for (name, what, moves) in [
        ("still", "a move that changes nothing", still), ("move", "a move to the next place", near),
        ("jump", "a move to anywhere", jumps),
    ] {
        report.measure(
            "driver.\(name).\(kind).\(count)", "\(what), \(kind), \(grouped(count)) entries",
            operations: moves.count
        ) {
            var driver = drag
            return moves.reduce(0) { $0 &+ read(driver.pointer($1), driver.scene) }
        }
    }
    let rows = rest.entries.rowCount
    let scrolls = (0..<4096).map { _ in shown(random.below(max(1, rows)), rows, .user) }
    report.measure(
        "driver.list.\(kind).\(count)", "the list scrolled, \(kind), \(grouped(count)) entries",
        operations: scrolls.count
    ) {
        var driver = rest
        return scrolls.reduce(0) { $0 &+ read(driver.list($1), driver.scene) }
    }
}

/// What a front end does with an answer: it looks at each command, and at the rectangles that move.
private func read(_ commands: IndexBarCommands, _ scene: IndexBarScene) -> Int {
    var sum = commands.paint ? 1 : 0
    sum &+= commands.selection?.row ?? 0
    sum &+= commands.announcement ?? 0
    if commands.litChanged { sum &+= 1 }
    sum &+= Int(scene.highlight?.y ?? 0)
    sum &+= Int(scene.hitArea?.x ?? 0)
    sum &+= Int(scene.preview(width: 60, height: 48)?.rectangle.y ?? 0)
    return sum
}

private func measureSlots(_ report: inout Report) {
    let scene = driver(.uniform, 1_000_000).scene
    report.measure(
        "driver.slots", "reading a slot of a scene, uniform, 1,000,000 entries on 600 points",
        operations: 41
    ) {
        var sum = 0
        for slot in scene.slots { sum &+= Int(slot.rectangle.y) &+ (slot.look == .lit ? 1 : 0) }
        return sum
    }
}
