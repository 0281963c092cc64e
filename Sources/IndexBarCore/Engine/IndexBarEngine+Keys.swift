extension IndexBarEngine {
    /// Keys do nothing during a drag; outside they select with phase `ended` (rules E12, 4a.4 and 4a.8).
    mutating func handle(_ key: IndexBarKey, time: Double, _ effects: inout IndexBarEffects) {
        clock = max(clock, time.isNaN ? clock : time)
        guard !isTracking else { return }
        switch key {
        case .next: step(by: 1, reason: .key, &effects)
        case .previous: step(by: -1, reason: .key, &effects)
        case .pageForward: page(forward: true, &effects)
        case .pageBackward: page(forward: false, &effects)
        case .first: choose(content.entryWithRows(after: -1), reason: .key, &effects)
        case .last: choose(content.entryWithRows(before: content.count), reason: .key, &effects)
        case .text(let text):
            guard !text.isEmpty else { return }
            choose(typed.find(text, at: clock, in: content), reason: .key, &effects)
        }
    }

    /// Where steps start: the lit entry, else the selected one, else before the first.
    private var stepStart: Int { highlightedEntry ?? selectedEntry ?? -1 }

    /// Goes so many entries with rows on (or back), at most to the last (first) one.
    mutating func step(by steps: Int, reason: IndexBarSelection.Reason, _ effects: inout IndexBarEffects) {
        guard !isTracking else { return }
        var entry = stepStart
        var left = steps.magnitude
        while left > 0,
            let next = steps > 0 ? content.entryWithRows(after: entry) : content.entryWithRows(before: entry)
        {
            entry = next
            left -= 1
        }
        move(to: entry, reason: reason, &effects)
    }

    private mutating func page(forward: Bool, _ effects: inout IndexBarEffects) {
        let start = stepStart
        let title = layout.title(after: start, forward: forward, where: content.hasRows(at:))
        let end = forward ? content.entryWithRows(before: content.count) : content.entryWithRows(after: -1)
        if let entry = title ?? end { move(to: entry, reason: .key, &effects) }
    }

    /// Selects the entry that a step led to, if it led anywhere.
    private mutating func move(
        to entry: Int, reason: IndexBarSelection.Reason, _ effects: inout IndexBarEffects
    ) {
        guard entry != stepStart, let target = content.target(of: entry, emptySections: style.emptySections)
        else { return }
        select(entry, target, reason: reason, phase: .ended, &effects)
    }

    /// Selects an entry by its place, held to the entries there are.
    mutating func choose(entry: Int, reason: IndexBarSelection.Reason, _ effects: inout IndexBarEffects) {
        guard !isTracking, !content.isEmpty else { return }
        choose(Optional(max(0, min(entry, content.count - 1))), reason: reason, &effects)
    }

    /// Selects an entry that was asked for by name. One that is selected and lit already is selected again only
    /// after the user has scrolled.
    private mutating func choose(
        _ entry: Int?, reason: IndexBarSelection.Reason, _ effects: inout IndexBarEffects
    ) {
        guard let entry, let target = content.target(of: entry, emptySections: style.emptySections) else {
            return
        }
        if entry == selectedEntry, entry == highlightedEntry, isPinned { return }
        select(entry, target, reason: reason, phase: .ended, &effects)
    }

    /// Selects the current entry again.
    mutating func activate(_ effects: inout IndexBarEffects) {
        guard !isTracking, let entry = currentEntry,
            let target = content.target(of: entry, emptySections: style.emptySections)
        else { return }
        select(entry, target, reason: .activate, phase: .ended, &effects)
    }
}
