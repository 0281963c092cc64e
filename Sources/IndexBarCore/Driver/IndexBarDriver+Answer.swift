extension IndexBarDriver {
    /// Answers an input with all that follows from what it did.
    ///
    /// - Parameters:
    ///   - effects: what the engine decided.
    ///   - restartsTimer: whether the input starts the timer again.
    ///   - isFrame: whether the list may be moved now.
    @inline(never)
    mutating func answer(
        _ effects: IndexBarEffects, restartsTimer: Bool = false, isFrame: Bool = false, handled: Bool = false
    ) -> IndexBarCommands {
        var commands = IndexBarCommands()
        commands.handled = handled
        follow(effects, &commands)
        if frameChanged, isHovered { checkHover() }
        if isFrame { moveList(&commands) }
        updateTimer(restarts: restartsTimer, &commands)
        tell(&commands)
        commands.selectionCount = selectionCount
        return commands
    }

    /// What the engine decided, as far as it is told once.
    mutating func follow(_ effects: IndexBarEffects, _ commands: inout IndexBarCommands) {
        commands.tracking = effects.tracking
        commands.selection = effects.selection
        commands.announcement = effects.announcement
        let moving = follower.moving
        if let selection = effects.selection {
            selectionCount += 1
            commands.haptic = effects.givesFeedback && givesHaptic(selection)
            follower.forget()
            pendingRestore = nil
            if moving == .user { stopList(&commands) }
        }
        if effects.tracking == .began, moving == .user || moving == .itself { stopList(&commands) }
        if let restore = effects.restore {
            pendingRestore = self.restore(restore)
            follower.forget()
        }
        guard engine.touchID == nil else { return }
        tracksFinger = false
        if start != nil, pendingRestore == nil { start = nil }
    }

    private mutating func stopList(_ commands: inout IndexBarCommands) {
        guard !follower.isStopped else { return }
        follower.isStopped = true
        commands.stopsList = true
    }

    private func restore(_ position: IndexBarEffects.ListPosition) -> IndexBarCommands.Restore {
        var restore = IndexBarCommands.Restore(row: position.row, fraction: position.fraction)
        if let start, let then = start.list, let now = follower.last, start.version == contentVersion,
            then.rows == now.rows, then.content == now.content, then.hasSameView(as: now)
        {
            restore.offset = then.offset
        }
        return restore
    }

    /// A haptic tells of a list that moves: only in a finger's drag, and not if the row is on top already, was asked
    /// for already, or lies beyond the end at which the list stands.
    private func givesHaptic(_ selection: IndexBarSelection) -> Bool {
        guard selection.reason == .touch, tracksFinger else { return false }
        if let wanted = follower.wanted,
            let target = entries.target(
                of: wanted.entry, fraction: wanted.fraction, emptySections: style.emptySections),
            target.row == selection.row
        {
            return false
        }
        guard let list = follower.last, follower.isLaidOut else { return true }
        if isOnTop(selection, in: list) { return false }
        return !(selection.row > list.row && list.isAtEnd(nearness: style.constants.nearness))
    }

    /// Whether the list shows a selection's row at its top, or its section's header there.
    private func isOnTop(_ selection: IndexBarSelection, in list: IndexBarListState) -> Bool {
        guard let header = list.section else {
            return list.row == selection.row && list.fraction <= 1e-9
        }
        return header == selection.section && selection.fraction == 0
    }

    /// What differs from what was told last.
    private mutating func tell(_ commands: inout IndexBarCommands) {
        let now = Told(
            visible: isVisible, reserved: reservedThickness,
            value: Told.Value(entry: currentEntry, count: entries.count, version: contentVersion),
            selected: selectedEntry, lit: highlightedEntry, isTracking: isTracking, shown: shown,
            hadWork: hasWork)
        commands.paint = frameChanged
        frameChanged = false
        hitArea = sceneFrame.hitArea(isHidden: engine.isHidden)
        guard now != told else { return }
        if now.shown != told.shown || (now.hadWork && !told.hadWork) { commands.paint = true }
        if now.visible != told.visible { commands.visible = now.visible }
        if now.reserved != told.reserved { commands.reservedThickness = now.reserved }
        commands.valueChanged = now.value != told.value
        commands.selectedChanged = now.selected != told.selected
        commands.litChanged = now.lit != told.lit
        commands.trackingChanged = now.isTracking != told.isTracking
        told = now
    }

    // MARK: Scene

    /// What of the scene is seen now.
    var shown: IndexBarScene.Shown { sceneFrame.shown(sceneState) }

    /// Makes a new frame of the scene: content, style or measures have changed.
    mutating func layOutScene() {
        let new = SceneFrame(
            entries: entries, style: style, measured: measured, layout: layout, version: contentVersion)
        if new != sceneFrame {
            sceneFrame = new
            frameChanged = true
        }
    }

    /// A pointer that is no longer over the hit area has left it.
    private mutating func checkHover() {
        if let point = engine.hover, !isInHitArea(x: point.x, y: point.y) { _ = engine.handle(.hoverEnded) }
    }

    /// Whether a touch or a pointer there reaches the bar.
    func isInHitArea(x: Double, y: Double) -> Bool {
        measured.isEnabled && sceneFrame.hitArea(isHidden: engine.isHidden)?.contains(x: x, y: y) == true
    }

    /// What the scene is made of beside entries, style and measures: for a view that is drawn from values.
    package var sceneState: IndexBarScene.State {
        var state = IndexBarScene.State()
        state.lit = highlightedEntry
        state.preview = engine.preview?.entry
        state.tracksFinger = isTracking && tracksFinger
        state.scale = engine.scrubScale
        state.isHidden = engine.isHidden
        return state
    }

    // MARK: Timer

    private mutating func updateTimer(restarts: Bool, _ commands: inout IndexBarCommands) {
        let hides = style.autoHide != .never || engine.previewsScrolling
        let outcome = timer.update(
            isWanted: hides && isVisible, isStopped: isHeld, restarts: restarts,
            delay: style.hideDelay)
        switch outcome {
        case .none: break
        case .command(let command): commands.timer = command
        case .over: _ = engine.handle(.hideDelayOver)
        }
    }

    /// Whether anything keeps the bar from hiding.
    var isHeld: Bool {
        let moving = follower.moving
        return engine.touchID != nil || engine.hover != nil || hasVisibleFocus || moving == .user
            || moving == .itself
    }

    // MARK: List

    /// Whether the list is to be moved and can be.
    var hasWork: Bool {
        (engine.pendingScroll != nil || follower.hasRepeated || pendingRestore != nil)
            && follower.isReady
    }

    /// Moves the list to the last selection, or back, if it is ready.
    mutating func moveList(_ commands: inout IndexBarCommands) {
        guard hasWork else { return }
        if var restore = pendingRestore {
            restore.row = max(0, min(restore.row, (follower.last?.rows ?? entries.rowCount) - 1))
            commands.restore = restore
            follower.restored(start?.rest)
            (pendingRestore, start) = (nil, nil)
        } else if let selection = engine.takeScroll() {
            let isInDrag = isTracking || (selection.reason == .touch && selection.phase != .ended)
            send(
                selection.entry, fraction: selection.fraction,
                animated: style.scrollsAnimated && !measured.reducesMotion && !isInDrag, &commands)
        } else if let again = follower.takeRepeated() {
            send(again.entry, fraction: again.fraction, animated: false, &commands)
        }
    }

    private mutating func send(
        _ entry: Int, fraction: Double, animated: Bool, _ commands: inout IndexBarCommands
    ) {
        guard
            let target = entries.target(of: entry, fraction: fraction, emptySections: style.emptySections)
        else { return }
        let rows = follower.last?.rows ?? entries.rowCount
        commands.scroll = IndexBarCommands.Scroll(
            entry: entry, section: target.section, row: max(0, min(target.row, rows - 1)),
            fraction: fraction, animated: animated)
        follower.sent(
            ListFollower.Sent(
                entry: entry, fraction: fraction, isAnimated: animated,
                rowsDisagreed: rows != entries.rowCount))
    }
}
