extension IndexBarEngine {
    /// Takes an input and gives back what follows from it.
    ///
    /// - Complexity: O(1) for a touch, O(log sections) for scrolling and empty sections, O(log entries) for steps,
    ///   O(drawn slots × log entries) at most for a page, O(entries) for typed text. Allocates nothing but for typed
    ///   text, for titles that are numbers or of more than 15 bytes.
    public mutating func handle(_ input: IndexBarInput) -> IndexBarEffects {
        observing { engine, effects in
            switch input {
            case .touch(let touch): engine.handle(touch, &effects)
            case .key(let key, let time): engine.handle(key, time: time, &effects)
            case .adjust(let steps): engine.step(by: steps, reason: .adjust, &effects)
            case .wheel(let steps): engine.step(by: steps, reason: .wheel, &effects)
            case .hover(let x, let y): engine.hover = TouchPoint(x: x, y: y)
            case .hoverEnded: engine.hover = nil
            case .choose(let entry): engine.choose(entry: entry, reason: .adjust, &effects)
            case .activate: engine.activate(&effects)
            case .escape: if engine.isTracking { engine.endTouch(&effects) }
            case .scrolled(let row, let fraction, let byUser):
                engine.listScrolled(row: row, fraction: fraction, byUser: byUser)
            case .hideDelayOver: engine.hideDelayOver()
            }
        }
    }

    /// The selection that the list is to scroll to now, once: the last one since it was taken before. A front end
    /// takes it when a frame is drawn, so that many selections between two frames cost one scroll (rule E14).
    public mutating func takeScroll() -> IndexBarSelection? {
        defer { pendingScroll = nil }
        return pendingScroll
    }

    /// Takes a selection into the state and adds its effects.
    mutating func select(
        _ entry: Int, _ target: IndexBarContent.Target, fraction: Double = 0,
        reason: IndexBarSelection.Reason,
        phase: IndexBarSelection.Phase, _ effects: inout IndexBarEffects
    ) {
        let selection = IndexBarSelection(
            entry: entry, section: target.section, row: target.row, fraction: fraction, reason: reason,
            phase: phase)
        effects.selection = selection
        pendingScroll = selection
        effects.givesFeedback = target.row != lastRow
        lastRow = target.row
        if entry != selectedEntry, reason == .touch || reason == .key { effects.announcement = entry }
        selectedEntry = entry
        highlightedEntry = entry
        isPinned = true
    }

    /// The list shows a row at its top (rules E11 and 4a.7).
    private mutating func listScrolled(row: Int, fraction: Double, byUser: Bool) {
        let last = content.rowCount - 1
        guard last >= 0 else { return }
        let row = max(0, min(row, last))
        listPosition = .init(row: row, fraction: fraction.asSize)
        if byUser {
            isPinned = false
            lastRow = nil
            touch?.isPinned = false
            if style.autoHide == .untilScrolled { isRevealed = true }
        }
        if !isTracking, !isPinned {
            highlightedEntry = content.entry(showing: row, lit: highlightedEntry)
        }
    }

    private mutating func hideDelayOver() {
        guard style.autoHide != .never, !isTracking else { return }
        isRevealed = false
        touch = nil
    }

    /// Moves what is selected and lit to new content (rules E8, 4a.1 and 4a.2).
    mutating func carryOver(from old: IndexBarContent) {
        listPosition = nil
        lastRow = nil
        let new = content
        let tracking = isTracking
        func moved(_ entry: Int?) -> Int? {
            guard let entry else { return nil }
            return tracking ? new.nearestPlace(of: entry, from: old) : new.place(of: entry, from: old)
        }
        selectedEntry = moved(selectedEntry)
        highlightedEntry = moved(highlightedEntry)
        if highlightedEntry == nil { isPinned = false }
        touch?.carryOver(from: old, to: new)
        let tracked = moved(trackedEntry)
        drag?.entry = tracked
        pendingScroll = nil
    }
}
