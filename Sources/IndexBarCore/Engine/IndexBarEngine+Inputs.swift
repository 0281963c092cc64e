extension IndexBarEngine {
    /// Takes an input and gives back what follows from it.
    ///
    /// - Complexity: O(1) for a touch, O(log sections) for scrolling and empty sections, O(log entries) for steps,
    ///   O(drawn slots × log entries) at most for a page. Allocates nothing.
    @inline(never)
    public mutating func handle(_ input: IndexBarInput) -> IndexBarEffects {
        let before = observed
        var effects = IndexBarEffects()
        switch input {
        case .touch(let touch): handle(touch, &effects)
        case .key(let key, let time): handle(key, time: time, &effects)
        case .adjust(let steps): step(by: steps, reason: .adjust, &effects)
        case .wheel(let steps): step(by: steps, reason: .wheel, &effects)
        case .hover(let x, let y): hover = TouchPoint(x: x, y: y)
        case .hoverEnded: hover = nil
        case .choose(let entry, let again): choose(entry: entry, reason: .adjust, again: again, &effects)
        case .activate: activate(&effects)
        case .escape: if isTracking { endTouch(&effects) }
        case .scrolled(let row, let fraction, let byUser):
            take(Shown(row: row, fraction: fraction, byUser: byUser, keepsChosen: !byUser))
        case .hideDelayOver: hideDelayOver()
        }
        return finish(effects, before)
    }

    /// The selection that the list is to scroll to now, once: the last one since it was taken before. A front end
    /// takes it when a frame is drawn, so that many selections between two frames cost one scroll (rule E14). Its row is
    /// that of its entry as the content is now; nil where that leads nowhere any more.
    public mutating func takeScroll() -> IndexBarSelection? {
        defer { pendingScroll = nil }
        return nextScroll
    }

    /// The selection that waits for a frame.
    var nextScroll: IndexBarSelection? {
        guard var scroll = pendingScroll,
            let target = entries.target(
                of: scroll.entry, fraction: scroll.fraction, emptySections: style.emptySections)
        else { return nil }
        (scroll.section, scroll.row) = (target.section, target.row)
        return scroll
    }

    /// Takes a selection into the state and adds its effects.
    @inline(never)
    mutating func select(
        _ entry: Int, _ target: IndexBarEntries.Target, fraction: Double = 0,
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

    /// What a list shows at its top, and how it came there.
    struct Shown {
        var row: Int
        var fraction = 0.0
        /// The section at the top, if only its header is there.
        var section: Int?
        var byUser = false
        /// Whether a chosen entry stays lit.
        var keepsChosen = false
    }

    /// The list shows something at its top.
    mutating func listShows(_ shown: Shown) -> IndexBarEffects {
        let before = observed
        take(shown)
        return finish(IndexBarEffects(), before)
    }

    /// Takes the touch away, whatever it has become.
    mutating func cancelTouch() -> IndexBarEffects {
        let before = observed
        var effects = IndexBarEffects()
        endTouch(&effects)
        return finish(effects, before)
    }

    /// What a list shows is lit (rules E11, 4a.7 and D15); an empty list ignores it.
    private mutating func take(_ shown: Shown) {
        let last = entries.rowCount - 1
        guard last >= 0 else { return }
        let row = max(0, min(shown.row, last))
        listPosition = .init(row: row, fraction: shown.fraction.asSize)
        if shown.byUser {
            lastRow = nil
            touch?.isPinned = false
            if style.autoHide == .untilScrolled { isRevealed = true }
            previewsScrolling = style.previewsWhileScrolling && !isTracking
        }
        if !shown.keepsChosen { isPinned = false }
        guard !isTracking, !isPinned else { return }
        highlightedEntry =
            if let section = shown.section {
                entries.entry(showingSection: max(0, section), lit: highlightedEntry)
            } else {
                entries.entry(showing: row, lit: highlightedEntry)
            }
    }

    private mutating func hideDelayOver() {
        previewsScrolling = false
        guard style.autoHide != .never, !isTracking else { return }
        isRevealed = false
        (touch, touchID) = (nil, nil)
    }

    /// Moves what is selected and lit to new content (rules E8, 4a.1 and 4a.2).
    mutating func carryOver(from old: IndexBarEntries) {
        listPosition = nil
        lastRow = nil
        let new = entries
        let tracking = isTracking
        func moved(_ entry: Int?) -> Int? {
            guard let entry else { return nil }
            return tracking ? new.nearestIndex(of: entry, from: old) : new.index(of: entry, from: old)
        }
        selectedEntry = moved(selectedEntry)
        highlightedEntry = moved(highlightedEntry)
        if highlightedEntry == nil { isPinned = false }
        touch?.carryOver(from: old, to: new)
        let tracked = moved(trackedEntry)
        drag?.carryOver(to: tracked)
        trackedEntry = tracked
        if let scroll = pendingScroll {
            let entry = new.index(of: scroll.entry, from: old)
            pendingScroll?.entry = entry ?? 0
            if entry == nil { pendingScroll = nil }
        }
    }
}
