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
            case .began, .moved: move(drag, to: event.point, &effects)
            case .ended: lift(drag, &effects)
            case .cancelled: endTouch(&effects)
            }
        case .waiting, .dragging: break
        }
    }

    private mutating func begin(_ event: IndexBarTouch, _ effects: inout IndexBarEffects) {
        guard layout.entry(at: event.point.along(layout.axis)) != nil, !hasTooFewRows else { return }
        let before = TouchStart.Before(
            selected: selectedEntry, highlighted: highlightedEntry, isPinned: isPinned,
            listPosition: listPosition)
        let start = TouchStart(id: event.id, point: event.point, time: clock, before: before)
        guard isHidden else { return activate(start, at: event, isTouchDown: true, &effects) }
        switch style.autoHide {
        case .never: break
        case .untilTouched:
            isRevealed = true
            beginDrag(start, at: event.point, phase: .began, &effects)
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
        let isMet =
            switch style.activation {
            case .touchDown: true
            case .drag(let minimum):
                abs(event.point.along(layout.axis) - start.point.along(layout.axis)) >= minimum.asSize
            case .delay(let seconds): clock - start.time >= seconds.asSize
            }
        if isMet {
            beginDrag(start, at: event.point, phase: isTouchDown ? .began : .changed, &effects)
        } else {
            touch = .waiting(start)
        }
    }

    private mutating func beginDrag(
        _ start: TouchStart, at point: TouchPoint, phase: IndexBarSelection.Phase,
        _ effects: inout IndexBarEffects
    ) {
        guard let entry = layout.entry(at: point.along(layout.axis)) else { return touch = .waiting(start) }
        effects.tracking = .began
        var scrub = Scrub(at: point, axis: layout.axis)
        if style.fineScrub {
            scrub.move(
                to: point, from: start.point, axis: layout.axis, bandStart: layout.firstOffset(of: entry))
        }
        track(Drag(start: start, scrub: scrub), phase: phase, &effects)
    }

    private mutating func move(_ old: Drag, to point: TouchPoint, _ effects: inout IndexBarEffects) {
        var drag = old
        if style.fineScrub {
            let bandStart = drag.entry.flatMap(layout.firstOffset(of:))
            drag.scrub.move(to: point, from: drag.start.point, axis: layout.axis, bandStart: bandStart)
        } else {
            drag.scrub.follow(point, axis: layout.axis)
        }
        track(drag, phase: .changed, &effects)
    }

    /// Follows the finger: another entry, or another row inside one, is tracked, lit and, if the style says so,
    /// selected. An entry that leads nowhere is passed over.
    private mutating func track(
        _ moved: Drag, phase: IndexBarSelection.Phase, _ effects: inout IndexBarEffects
    ) {
        var drag = moved
        defer { self.drag = drag }
        let hysteresis = style.hysteresis.asSize
        guard let entry = layout.entry(at: drag.scrub.offset, keeping: drag.entry, hysteresis: hysteresis)
        else { return }
        let isFine = drag.scrub.isFine && drag.scrub.scale < 1
        guard entry != drag.entry || isFine else { return }
        let fraction = isFine ? layout.fraction(at: drag.scrub.offset, in: entry) : 0
        guard let target = content.target(of: entry, fraction: fraction, emptySections: style.emptySections)
        else { return }
        if entry == drag.entry, target.row == trackedRow(of: drag) { return }
        if !isFine { drag.scrub.reachedEntry() }
        drag.entry = entry
        drag.fraction = fraction
        highlightedEntry = entry
        if style.selects == .continuously {
            drag.hasSelected = true
            select(entry, target, fraction: fraction, reason: .touch, phase: phase, &effects)
        }
    }

    /// The row that a drag has reached.
    private func trackedRow(of drag: Drag) -> Int? {
        guard let entry = drag.entry else { return nil }
        return content.target(of: entry, fraction: drag.fraction, emptySections: style.emptySections)?.row
    }

    /// The last tracked entry stays; where the finger is lifted adds no new one.
    private mutating func lift(_ drag: Drag, _ effects: inout IndexBarEffects) {
        touch = .none
        effects.tracking = .ended
        if style.selects == .onRelease, let entry = drag.entry,
            let target = content.target(
                of: entry, fraction: drag.fraction, emptySections: style.emptySections)
        {
            select(entry, target, fraction: drag.fraction, reason: .touch, phase: .ended, &effects)
        }
    }

    /// Takes the touch away. A drag that selected keeps its last entry, unless the list goes back; else all is as
    /// at touch-down (rule 4a.5).
    mutating func endTouch(_ effects: inout IndexBarEffects) {
        guard let drag else { return touch = .none }
        touch = .none
        effects.tracking = .cancelled
        if drag.hasSelected {
            guard style.restoresOnCancel, let position = drag.start.before.listPosition else { return }
            effects.restore = position
            pendingScroll = nil
        }
        selectedEntry = drag.start.before.selected
        highlightedEntry = drag.start.before.highlighted
        isPinned = drag.start.before.isPinned
    }
}

extension IndexBarTouch {
    fileprivate var point: TouchPoint { TouchPoint(x: x, y: y) }
}
