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
        case .first: choose(content.entryWithRows(after: -1), reason: .key, again: !isPinned, &effects)
        case .last:
            choose(content.entryWithRows(before: content.count), reason: .key, again: !isPinned, &effects)
        case .text(let text):
            guard !text.isEmpty else { return }
            choose(typed.find(text, at: clock, in: content), reason: .key, again: !isPinned, &effects)
        }
    }

    /// Where steps start: the lit entry, else the selected one, else before the first.
    private var stepStart: Int { highlightedEntry ?? selectedEntry ?? -1 }

    /// Goes so many entries with rows on (or back), at most to the last (first) one.
    mutating func step(by steps: Int, reason: IndexBarSelection.Reason, _ effects: inout IndexBarEffects) {
        guard !isTracking, let entry = content.entryWithRows(steps: steps, from: stepStart) else { return }
        choose(entry, reason: reason, again: true, &effects)
    }

    private mutating func page(forward: Bool, _ effects: inout IndexBarEffects) {
        let title = layout.title(after: stepStart, forward: forward, in: content)
        let end = forward ? content.entryWithRows(before: content.count) : content.entryWithRows(after: -1)
        choose(title ?? end, reason: .key, again: false, &effects)
    }

    /// Selects an entry by its place, held to the entries there are.
    mutating func choose(entry: Int, reason: IndexBarSelection.Reason, _ effects: inout IndexBarEffects) {
        guard !isTracking, !content.isEmpty else { return }
        choose(Optional(max(0, min(entry, content.count - 1))), reason: reason, again: !isPinned, &effects)
    }

    /// Selects an entry, if there is one and it leads anywhere.
    ///
    /// - Parameter again: whether also one that is selected and lit already.
    private mutating func choose(
        _ entry: Int?, reason: IndexBarSelection.Reason, again: Bool, _ effects: inout IndexBarEffects
    ) {
        guard let entry, again || entry != selectedEntry || entry != highlightedEntry,
            let target = content.target(of: entry, emptySections: style.emptySections)
        else { return }
        select(entry, target, reason: reason, phase: .ended, &effects)
    }

    /// Selects the current entry again.
    mutating func activate(_ effects: inout IndexBarEffects) {
        if !isTracking { choose(currentEntry, reason: .activate, again: true, &effects) }
    }
}
