extension IndexBarEngine {
    /// One touch owns the bar; others are ignored until it ends (rule E3).
    mutating func handle(_ event: IndexBarTouch, _ effects: inout IndexBarEffects) {
        clock = max(clock, event.time.isNaN ? clock : event.time)
        guard let owner = touchID else {
            if event.phase == .began { begin(event, &effects) }
            return
        }
        guard event.id == owner else { return }
        switch event.phase {
        case .began, .moved:
            if isTracking {
                move(to: event.point, &effects)
            } else {
                activate(at: event.point, phase: .changed, &effects)
            }
        case .ended: lift(&effects)
        case .cancelled: endTouch(&effects)
        }
    }

    private mutating func begin(_ event: IndexBarTouch, _ effects: inout IndexBarEffects) {
        guard layout.entry(at: event.point.along(layout.axis)) != nil, !hasTooFewRows else { return }
        let startsAtOnce = isHidden && style.autoHide == .untilTouched
        guard !isHidden || startsAtOnce || style.revealsOnEdgeTouch else { return }
        isRevealed = true
        touchID = event.id
        touch = TouchStart(
            point: event.point, time: clock, selected: selectedEntry,
            highlighted: highlightedEntry,
            isPinned: isPinned, listPosition: listPosition)
        if startsAtOnce {
            beginDrag(at: event.point, phase: .began, &effects)
        } else {
            activate(at: event.point, phase: .began, &effects)
        }
    }

    /// Begins the drag where the touch is, once `activation` is met (rules E6 and 4a.11).
    private mutating func activate(
        at point: TouchPoint, phase: IndexBarSelection.Phase, _ effects: inout IndexBarEffects
    ) {
        guard let start = touch else { return }
        let isMet =
            switch style.activation {
            case .touchDown: true
            case .drag(let minimum):
                abs(point.along(layout.axis) - start.point.along(layout.axis)) >= minimum.asSize
            case .delay(let seconds): clock - start.time >= seconds.asSize
            }
        if isMet { beginDrag(at: point, phase: phase, &effects) }
    }

    @inline(never)
    private mutating func beginDrag(
        at point: TouchPoint, phase: IndexBarSelection.Phase, _ effects: inout IndexBarEffects
    ) {
        guard let start = touch, let entry = layout.entry(at: point.along(layout.axis)) else { return }
        effects.tracking = .began
        var scrub = Scrub(at: point, axis: layout.axis)
        if style.fineScrub {
            scrub.move(
                to: point, from: start.point, axis: layout.axis, decided: layout.offset(of: entry, at: 0))
        }
        drag = Drag(scrub: scrub)
        isTracking = true
        previewsScrolling = false
        track(phase: phase, &effects)
    }

    private mutating func move(to point: TouchPoint, _ effects: inout IndexBarEffects) {
        guard let start = touch?.point else { return }
        let finger = drag?.scrub.finger
        if style.fineScrub {
            let decided = drag.flatMap { drag in
                drag.entry.flatMap { layout.offset(of: $0, at: drag.fraction) }
            }
            drag?.scrub.move(to: point, from: start, axis: layout.axis, decided: decided)
        } else {
            drag?.scrub.follow(point, axis: layout.axis)
        }
        track(phase: .changed, from: finger, &effects)
    }

    /// Follows the finger: another entry, or another row inside one, is tracked, lit and, if the style says so,
    /// selected. An entry that leads nowhere is passed over.
    ///
    /// - Parameter finger: where along the bar the finger was before.
    @inline(never)
    private mutating func track(
        phase: IndexBarSelection.Phase, from finger: Double? = nil, _ effects: inout IndexBarEffects
    ) {
        guard let scrub = drag?.scrub,
            let entry = layout.entry(
                at: scrub.offset, keeping: trackedEntry, hysteresis: style.hysteresis.asSize)
        else { return }
        guard entry != trackedEntry || scrub.isFine else { return }
        let fraction = scrub.isFine ? layout.fraction(at: scrub.offset, in: entry) : 0
        guard let target = entries.target(of: entry, fraction: fraction, emptySections: style.emptySections)
        else { return }
        if entry == trackedEntry, target.row == trackedRow { return }
        drag?.track(entry, fraction: fraction, from: finger ?? scrub.finger, at: clock)
        trackedEntry = entry
        highlightedEntry = entry
        if style.selects == .continuously {
            drag?.hasSelected = true
            select(entry, target, fraction: fraction, reason: .touch, phase: phase, &effects)
        }
    }

    /// The row that the drag has reached.
    private var trackedRow: Int? {
        guard let drag, let entry = drag.entry else { return nil }
        return entries.target(of: entry, fraction: drag.fraction, emptySections: style.emptySections)?.row
    }

    /// The last tracked entry stays, unless a roll of the finger reached it as it was lifted; where the finger is lifted
    /// adds no new one. A touch that is no drag yet gives nothing.
    private mutating func lift(_ effects: inout IndexBarEffects) {
        (touch, touchID) = (nil, nil)
        guard var ended = drag else { return }
        let isSettled = style.liftTolerance && ended.settle(at: clock, pitch: metrics.pitch.asSize)
        (drag, isTracking, trackedEntry) = (nil, false, nil)
        effects.tracking = .ended
        guard style.selects == .onRelease || isSettled, let entry = ended.entry,
            let target = entries.target(
                of: entry, fraction: ended.fraction, emptySections: style.emptySections)
        else { return }
        let phase: IndexBarSelection.Phase = style.selects == .onRelease ? .ended : .changed
        select(entry, target, fraction: ended.fraction, reason: .touch, phase: phase, &effects)
    }

    /// Takes the touch away. A drag that selected keeps its last entry, unless the list goes back; else all is as
    /// at touch-down (rule 4a.5).
    mutating func endTouch(_ effects: inout IndexBarEffects) {
        guard let start = touch else { return }
        (touch, touchID) = (nil, nil)
        guard let cancelled = drag else { return }
        (drag, isTracking, trackedEntry) = (nil, false, nil)
        effects.tracking = .cancelled
        if cancelled.hasSelected {
            guard style.restoresOnCancel, let position = start.listPosition else { return }
            effects.restore = position
            pendingScroll = nil
        }
        selectedEntry = start.selected
        highlightedEntry = start.highlighted
        isPinned = start.isPinned
    }
}

extension IndexBarTouch {
    fileprivate var point: TouchPoint { TouchPoint(x: x, y: y) }
}
