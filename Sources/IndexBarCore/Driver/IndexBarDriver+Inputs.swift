extension IndexBarDriver {
    // MARK: What the bar is made of

    /// Replaces the entries and the list's rows. Selected and lit entries stay by id (rules E8, 4a.2); what the list
    /// shows is lit as soon as it is known with these rows.
    ///
    /// - Complexity: that of a layout; O(ids) where entries have ids and something is selected or lit.
    public mutating func replace(entries new: IndexBarEntries) -> IndexBarCommands {
        answer(take(new))
    }

    /// As `replace(entries:)`, with the engine's own effects.
    package mutating func take(_ new: IndexBarEntries) -> IndexBarEffects {
        let old = entries
        let effects = engine.replace(entries: new)
        contentVersion += 1
        pendingRestore = nil
        follower.contentChanged(rowCount: new.rowCount) { new.index(of: $0, from: old) }
        lightAfterNewContent()
        layOutScene()
        return effects
    }

    /// What the list showed last is lit if it has the new content's rows; a scroll that waits or runs keeps its entry lit.
    private mutating func lightAfterNewContent() {
        guard let list = follower.last, list.rows.map({ $0 == entries.rowCount }) ?? true,
            engine.pendingScroll == nil, follower.wanted == nil, follower.rest == nil
        else { return }
        _ = show(list, ListFollower.News())
    }

    /// Replaces the rules. An equal style changes nothing.
    public mutating func update(style: IndexBarStyle) -> IndexBarCommands {
        answer(take(style: style, measured: measured))
    }

    /// Replaces what was measured: `change` names what is new. Equal measures change nothing.
    public mutating func update(_ change: (inout IndexBarMeasured) -> Void) -> IndexBarCommands {
        var measured = measured
        change(&measured)
        return answer(take(style: style, measured: measured))
    }

    /// Replaces both at once.
    package mutating func update(style: IndexBarStyle, measured: IndexBarMeasured) -> IndexBarCommands {
        answer(take(style: style, measured: measured))
    }

    /// As `update(style:)` and `update(_:)`, with the engine's own effects. A bar that is put away or disabled ends its
    /// drag.
    @inline(never)
    package mutating func take(style new: IndexBarStyle, measured other: IndexBarMeasured) -> IndexBarEffects
    {
        guard new != style || other != measured else { return IndexBarEffects() }
        measured = other
        var effects = engine.update(style: new == style ? nil : new, metrics: other.metrics(new))
        if other.isPutAway || !other.isEnabled {
            let ended = engine.cancelTouch()
            effects.tracking = ended.tracking ?? effects.tracking
            effects.restore = ended.restore ?? effects.restore
            _ = engine.handle(.hoverEnded)
        }
        layOutScene()
        return effects
    }

    // MARK: Pointers

    /// Takes an event of a finger or a mouse. `handled` in the answer says whether the touch is the bar's.
    ///
    /// - Complexity: that of a hit test. Allocates nothing.
    public mutating func pointer(_ pointer: IndexBarPointer) -> IndexBarCommands {
        switch pointer.phase {
        case .hovered: return answer(hover(pointer), restartsTimer: true)
        case .left: return answer(engine.handle(.hoverEnded), restartsTimer: true)
        default:
            let (effects, isOurs) = touch(pointer)
            // Most moves of a drag do nothing, and a bar in a drag has no timer. Effects say nothing of a fine scrub's
            // scale, which the preview shows.
            let isSeen = told.shown.preview != nil && told.shown.scale != engine.scrubScale
            guard pointer.phase == .moved, isOurs, !frameChanged, effects.isEmpty, !isSeen else {
                return answer(effects, restartsTimer: true, handled: isOurs)
            }
            var commands = IndexBarCommands()
            (commands.handled, commands.selectionCount) = (true, selectionCount)
            return commands
        }
    }

    /// A touch outside the hit area begins nothing.
    private mutating func touch(_ pointer: IndexBarPointer) -> (effects: IndexBarEffects, isOurs: Bool) {
        let owner = engine.touchID
        if pointer.kind == .finger, owner == nil || owner == pointer.id {
            lastFinger = TouchPoint(x: pointer.x, y: pointer.y)
        }
        guard let phase = IndexBarTouch.Phase(pointer.phase), owner == nil || owner == pointer.id else {
            return (IndexBarEffects(), false)
        }
        if owner == nil {
            guard phase == .began, isInHitArea(x: pointer.x, y: pointer.y) else {
                return (IndexBarEffects(), false)
            }
            touchesDown(kind: pointer.kind)
        }
        let touch = IndexBarTouch(phase, id: pointer.id, x: pointer.x, y: pointer.y, time: pointer.time)
        let effects = engine.handle(.touch(touch))
        return (effects, owner != nil || engine.touchID != nil)
    }

    /// Keeps what is known of the list, for a cancel.
    private mutating func touchesDown(kind: IndexBarPointer.Kind) {
        start = TouchDown(version: contentVersion, list: follower.last, rest: follower.rest)
        tracksFinger = kind == .finger
    }

    /// A hover outside the hit area counts as left, and one that a toolkit makes of a finger does not count.
    private mutating func hover(_ pointer: IndexBarPointer) -> IndexBarEffects {
        if let finger = lastFinger {
            let (x, y) = (pointer.x - finger.x, pointer.y - finger.y)
            let distance = style.constants.hoverFromFinger
            guard x * x + y * y >= distance * distance else { return IndexBarEffects() }
            lastFinger = nil
        }
        isHovered = isInHitArea(x: pointer.x, y: pointer.y)
        guard isHovered else { return engine.handle(.hoverEnded) }
        return engine.handle(.hover(x: pointer.x, y: pointer.y))
    }

    /// Takes a turn of a wheel: a step for each notch, or for each pitch of points.
    public mutating func wheel(_ wheel: IndexBarWheel) -> IndexBarCommands {
        let (isTaken, steps) = (takesInput, steps(of: wheel))
        return answer(engine.handle(.wheel(by: steps)), restartsTimer: true, handled: isTaken)
    }

    private mutating func steps(of wheel: IndexBarWheel) -> Int {
        guard takesInput, !isTracking else {
            wheelRest = 0
            return 0
        }
        switch wheel {
        case .notches(let notches): wheelRest += notches
        case .points(let points):
            let pitch = engine.metrics.pitch.asSize
            wheelRest += pitch > 0 ? points / pitch : 0
        }
        let most = Double(entries.count)
        guard !wheelRest.isNaN else {
            wheelRest = 0
            return 0
        }
        let steps = max(-most, min(wheelRest, most)).rounded(.towardZero)
        wheelRest = wheelRest.isFinite && abs(wheelRest) < most ? wheelRest - steps : 0
        return Int(steps)
    }

    // MARK: List

    /// Takes what the list shows after a layout. Call it after every layout, whether anything changed or not. The answer
    /// has the scroll that waited for it.
    ///
    /// - Complexity: O(log sections). Allocates nothing.
    public mutating func list(_ state: IndexBarListState) -> IndexBarCommands {
        let wasReady = follower.isReady
        let isPending = engine.pendingScroll != nil || pendingRestore != nil
        let restarts = state.moving == .unknown && state != follower.last
        let news = follower.laidOut(
            state, rowCount: entries.rowCount, isPending: isPending, nearness: style.constants.nearness)
        return answer(show(state, news), restartsTimer: restarts, isFrame: !wasReady)
    }

    /// Lights what the list shows; a list without rows shows nothing.
    private mutating func show(_ state: IndexBarListState, _ news: ListFollower.News) -> IndexBarEffects {
        guard (state.rows ?? entries.rowCount) > 0 else { return IndexBarEffects() }
        let row = state.section.map { entries.row(0, ofSection: max(0, $0)) } ?? state.row
        return engine.listShows(
            IndexBarEngine.Shown(
                row: row, fraction: state.section == nil ? state.fraction : 0, section: state.section,
                byUser: news.byUser, keepsChosen: news.keepsChosen))
    }

    // MARK: The engine's own inputs

    /// Gives the engine an input of its own, which is not told as commands; what it changes stands in the next ones.
    package mutating func engineInput(_ input: IndexBarInput) -> IndexBarEffects {
        if case .touch(let touch) = input, touch.phase == .began, engine.touchID == nil {
            touchesDown(kind: .finger)
        }
        let effects = engine.handle(input)
        var commands = IndexBarCommands()
        follow(effects, &commands)
        return effects
    }

    /// The selection that the list is to go to now, as the engine says; the list counts as sent there.
    package mutating func takeScroll() -> IndexBarSelection? {
        let selection = engine.takeScroll()
        if let selection {
            follower.sent(ListFollower.Sent(entry: selection.entry, fraction: selection.fraction))
        }
        return selection
    }

    /// A frame begins, before its layout. The answer moves the list if a scroll is due.
    public mutating func frame() -> IndexBarCommands { answer(IndexBarEffects(), isFrame: true) }
}
