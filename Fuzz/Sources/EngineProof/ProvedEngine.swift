import IndexBarCore

/// An engine that is given decisions by a source, and whose every answer is checked.
package final class ProvedEngine<Source: ByteSource> {
    package private(set) var engine = IndexBarEngine()
    var source: Source
    var rows = RowModel(counts: nil, engine: IndexBarEngine())
    var clock = 0.0
    /// The last selection that no frame has taken.
    var pending: IndexBarSelection?
    private var isPendingKnown = true
    private(set) var texts = IndexBarTexts()
    /// How many changes pass between two checks of a whole layout.
    private let rarely: Int
    private var untilLayoutCheck = 0

    /// - Parameter rarely: how many changes of content, style or size pass between two checks of a whole layout.
    package init(source: Source, rarely: Int) {
        self.source = source
        self.rarely = rarely
    }

    /// Whether the source has nothing more to decide.
    package var isOver: Bool { source.isEmpty }

    /// Lets one thing happen and checks what follows.
    ///
    /// - Returns: what happened, for the record; made only when asked for.
    @discardableResult
    package func step(recording: Bool = false) throws(Breach) -> String {
        switch source.byte() {
        case 0..<2: return try replaceContent(recording)
        case 2..<6: return try restyle(recording)
        case 6..<10: return try resize(recording)
        case 10..<26: return try takeFrame(recording)
        default: return try handle(recording)
        }
    }

    private func handle(_ recording: Bool) throws(Breach) -> String {
        let input = nextInput()
        let before = Before(engine)
        let effects = engine.handle(input)
        try checkState()
        try checkEffects(effects, before)
        try checkInput(input, effects, before)
        if let selection = effects.selection { (pending, isPendingKnown) = (selection, true) }
        if effects.restore != nil { (pending, isPendingKnown) = (nil, true) }
        return recording ? "\(input)\n    \(effects)" : ""
    }

    /// Touches above all.
    private func nextInput() -> IndexBarInput {
        let choice = source.below(32)
        guard choice < 21 else { return source.otherInput(count: engine.entries.count, at: &clock) }
        let along = offset(source.place())
        let across = source.across()
        let (x, y) = engine.layout.axis == .vertical ? (across, along) : (along, across)
        if choice == 20 { return .hover(x: x, y: y) }
        return .touch(
            IndexBarTouch(
                source.phase(), id: source.byte() < 240 ? 0 : source.below(3), x: x, y: y,
                time: source.time(&clock)))
    }

    private func offset(_ place: Place) -> Double {
        switch place {
        case .part(let part): return part * min(engine.layout.extent, 1e6)
        case .offset(let offset): return offset
        case .edge(let entry, let choice):
            guard let band = engine.layout.band(of: entry % max(1, engine.layout.entryCount)) else {
                return 0
            }
            let edge = choice & 1 == 0 ? band.start : band.end
            switch choice >> 1 & 7 {
            case 0, 1: return edge
            case 2: return edge.nextUp
            case 3: return edge.nextDown
            case 4: return edge - 1
            case 5: return edge + 1
            default: return band.center
            }
        }
    }

    private func replaceContent(_ recording: Bool) throws(Breach) -> String {
        let (content, counts) = source.content()
        let before = Before(engine)
        let effects = engine.replace(entries: texts.replace(content: content))
        rows = RowModel(counts: counts, engine: engine)
        // Which entry has the id of the one that waits, the engine's own tests say.
        isPendingKnown = pending == nil
        try settle(effects, before)
        return recording ? "content: \(content)\n    \(effects)" : ""
    }

    private func restyle(_ recording: Bool) throws(Breach) -> String {
        var style = source.style(from: engine.style)
        // A slot for each of a million entries is another test.
        if engine.entries.count > 10_000, style.gaps == .overlap { style.gaps = .dots }
        let before = Before(engine)
        let effects = engine.update(style: style)
        // Another policy for empty sections may lead elsewhere.
        isPendingKnown = isPendingKnown && pending == nil
        try settle(effects, before)
        return recording ? "style: \(style)\n    \(effects)" : ""
    }

    private func resize(_ recording: Bool) throws(Breach) -> String {
        let metrics = source.metrics()
        let before = Before(engine)
        let effects = engine.update(metrics: metrics)
        try settle(effects, before)
        return recording ? "metrics: \(metrics)\n    \(effects)" : ""
    }

    /// What holds after every change that is no input.
    private func settle(_ effects: IndexBarEffects, _ before: Before) throws(Breach) {
        try checkState()
        try checkEffects(effects, before)
        try check(effects.selection == nil, "a change selected: \(effects)")
        try checkReserved()
        try checkRestore(effects)
        if effects.restore != nil { (pending, isPendingKnown) = (nil, true) }
        untilLayoutCheck -= 1
        guard untilLayoutCheck < 0 else { return }
        untilLayoutCheck = rarely
        try checkLayout()
        try checkAccessibility()
    }

    private func takeFrame(_ recording: Bool) throws(Breach) -> String {
        let scroll = engine.takeScroll()
        if let scroll {
            try checkSelection(scroll)
            try check(
                scroll == pending || !isPendingKnown,
                "a frame got \(scroll), the last selection was \(String(describing: pending))")
        }
        try check(engine.takeScroll() == nil, "a second frame got a selection again")
        (pending, isPendingKnown) = (nil, true)
        return recording ? "frame\n    \(String(describing: scroll))" : ""
    }
}

/// What the engine's state was before something happened.
struct Before {
    let selected: Int?
    let highlighted: Int?
    let isTracking: Bool
    let isHidden: Bool
    let preview: IndexBarPreview?

    init(_ engine: borrowing IndexBarEngine) {
        selected = engine.selectedEntry
        highlighted = engine.highlightedEntry
        isTracking = engine.isTracking
        isHidden = engine.isHidden
        preview = engine.preview
    }
}
