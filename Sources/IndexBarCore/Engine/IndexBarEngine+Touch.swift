extension IndexBarEngine {
    /// The drag that is on, if there is one.
    var drag: Drag? {
        get { if case .dragging(let drag) = touch { drag } else { nil } }
        set { touch = newValue.map(TouchState.dragging) ?? .none }
    }

    /// One touch owns the drag; others are ignored until it ends (rule E3).
    mutating func handle(_ event: IndexBarTouch, _ effects: inout IndexBarEffects) {
        clock = max(clock, event.time.isNaN ? clock : event.time)
        switch touch {
        case .none:
            if event.phase == .began { begin(event, &effects) }
        case .waiting(let start) where start.id == event.id:
            switch event.phase {
            case .began, .moved: activate(start, at: event, isTouchDown: false, &effects)
            case .ended, .cancelled: touch = .none
            }
        case .dragging(let drag) where drag.start.id == event.id:
            switch event.phase {
            case .began, .moved: track(at: offset(of: event), phase: .changed, &effects)
            case .ended: lift(drag, &effects)
            case .cancelled: endTouch(&effects)
            }
        case .waiting, .dragging: break
        }
    }

    /// The place of a touch along the bar; where it is across never counts.
    private func offset(of event: IndexBarTouch) -> Double { layout.axis == .vertical ? event.y : event.x }

    private mutating func begin(_ event: IndexBarTouch, _ effects: inout IndexBarEffects) {
        let offset = offset(of: event)
        guard layout.entry(at: offset) != nil, !hasTooFewRows else { return }
        let start = TouchStart(id: event.id, offset: offset, time: clock)
        guard isHidden else { return activate(start, at: event, isTouchDown: true, &effects) }
        switch style.autoHide {
        case .never: break
        case .untilTouched:
            isRevealed = true
            beginDrag(start, at: offset, phase: .began, &effects)
        case .untilScrolled:
            guard style.revealsOnEdgeTouch else { return }
            isRevealed = true
            activate(start, at: event, isTouchDown: true, &effects)
        }
    }

    /// Begins the drag, or lets the touch wait until `activation` is met (rules E6 and 4a.11).
    private mutating func activate(
        _ start: TouchStart, at event: IndexBarTouch, isTouchDown: Bool, _ effects: inout IndexBarEffects
    ) {
        let offset = offset(of: event)
        let isMet =
            switch style.activation {
            case .touchDown: true
            case .drag(let minimum): abs(offset - start.offset) >= minimum.asSize
            case .delay(let seconds): clock - start.time >= seconds.asSize
            }
        if isMet {
            beginDrag(start, at: offset, phase: isTouchDown ? .began : .changed, &effects)
        } else {
            touch = .waiting(start)
        }
    }

    private mutating func beginDrag(
        _ start: TouchStart, at offset: Double, phase: IndexBarSelection.Phase,
        _ effects: inout IndexBarEffects
    ) {
        guard layout.entry(at: offset) != nil else { return touch = .none }
        drag = Drag(
            start: start,
            before: .init(
                selected: selectedEntry, highlighted: highlightedEntry, isPinned: isPinned,
                listPosition: listPosition))
        effects.tracking = .began
        track(at: offset, phase: phase, &effects)
    }

    /// Follows the finger: another entry is tracked, lit and, if the style says so, selected. An entry that
    /// leads nowhere is passed over.
    private mutating func track(
        at offset: Double, phase: IndexBarSelection.Phase, _ effects: inout IndexBarEffects
    ) {
        guard var drag,
            let entry = layout.entry(at: offset, keeping: drag.entry, hysteresis: style.hysteresis.asSize),
            entry != drag.entry, let target = content.target(of: entry, emptySections: style.emptySections)
        else { return }
        drag.entry = entry
        highlightedEntry = entry
        if style.selects == .continuously {
            drag.hasSelected = true
            select(entry, target, reason: .touch, phase: phase, &effects)
        }
        self.drag = drag
    }

    /// The last tracked entry stays; where the finger is lifted adds no new one.
    private mutating func lift(_ drag: Drag, _ effects: inout IndexBarEffects) {
        touch = .none
        effects.tracking = .ended
        if style.selects == .onRelease, let entry = drag.entry,
            let target = content.target(of: entry, emptySections: style.emptySections)
        {
            select(entry, target, reason: .touch, phase: .ended, &effects)
        }
    }

    /// Takes the touch away. A drag that selected keeps its last entry, unless the list goes back; else all is as
    /// at touch-down (rule 4a.5).
    mutating func endTouch(_ effects: inout IndexBarEffects) {
        guard let drag else { return touch = .none }
        touch = .none
        effects.tracking = .cancelled
        if drag.hasSelected {
            guard style.restoresOnCancel, let position = drag.before.listPosition else { return }
            effects.restore = position
        }
        selectedEntry = drag.before.selected
        highlightedEntry = drag.before.highlighted
        isPinned = drag.before.isPinned
    }
}
