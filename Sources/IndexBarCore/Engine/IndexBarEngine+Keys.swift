extension IndexBarEngine {
    /// Keys do nothing during a drag; outside they select with phase `ended` (rules E12, 4a.4 and 4a.8). One that
    /// changes nothing gives nothing, but those that name an entry select it again after the user has scrolled.
    mutating func handle(_ key: IndexBarKey, time: Double, _ effects: inout IndexBarEffects) {
        clock = max(clock, time.isNaN ? clock : time)
        guard !isTracking else { return }
        switch key {
        case .next: step(by: 1, reason: .key, &effects)
        case .previous: step(by: -1, reason: .key, &effects)
        case .pageForward: page(forward: true, &effects)
        case .pageBackward: page(forward: false, &effects)
        case .first: choose(entries.entryWithRows(after: -1), reason: .key, again: !isPinned, &effects)
        case .last:
            choose(entries.entryWithRows(before: entries.count), reason: .key, again: !isPinned, &effects)
        case .typed(let entry): choose(entry, reason: .key, again: !isPinned, &effects)
        }
    }

    /// Where steps start: the lit entry, else the selected one, else before the first.
    private var stepStart: Int { highlightedEntry ?? selectedEntry ?? -1 }

    /// Goes a number of entries with rows on (or back), at most to the last (first) one.
    mutating func step(by steps: Int, reason: IndexBarSelection.Reason, _ effects: inout IndexBarEffects) {
        guard !isTracking, let entry = entries.entryWithRows(steps: steps, from: stepStart) else { return }
        choose(entry, reason: reason, again: true, &effects)
    }

    /// Never on the other side of where it started; before the first entry there is only forward.
    private mutating func page(forward: Bool, _ effects: inout IndexBarEffects) {
        let start = stepStart
        let title = layout.title(after: start, forward: forward, in: entries)
        let end = forward ? entries.entryWithRows(before: entries.count) : entries.entryWithRows(after: -1)
        guard let entry = title ?? end, start < 0 || (forward ? entry >= start : entry <= start) else {
            return
        }
        choose(entry, reason: .key, again: false, &effects)
    }

    /// Selects an entry by its index, held to the entries there are.
    ///
    /// - Parameter again: whether also one that is chosen already and has not been scrolled away.
    mutating func choose(
        entry: Int, reason: IndexBarSelection.Reason, again: Bool, _ effects: inout IndexBarEffects
    ) {
        guard !isTracking, !entries.isEmpty else { return }
        choose(
            Optional(max(0, min(entry, entries.count - 1))), reason: reason, again: again || !isPinned,
            &effects)
    }

    /// Selects an entry, if there is such a one and it leads anywhere.
    ///
    /// - Parameter again: whether also one that is selected and lit already.
    @inline(never)
    private mutating func choose(
        _ entry: Int?, reason: IndexBarSelection.Reason, again: Bool, _ effects: inout IndexBarEffects
    ) {
        guard let entry, entry >= 0, entry < entries.count,
            again || entry != selectedEntry || entry != highlightedEntry,
            let target = entries.target(of: entry, emptySections: style.emptySections)
        else { return }
        select(entry, target, reason: reason, phase: .ended, &effects)
    }

    /// Selects the current entry again.
    mutating func activate(_ effects: inout IndexBarEffects) {
        if !isTracking { choose(currentEntry, reason: .activate, again: true, &effects) }
    }
}
