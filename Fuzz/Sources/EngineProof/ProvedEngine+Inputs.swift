import IndexBarCore

/// What holds after every input: cheap enough to be checked each time.
extension ProvedEngine {
    /// No place is outside the content; nothing is tracked that cannot be.
    func checkState() throws(Breach) {
        let count = engine.entries.count
        func isPlace(_ entry: Int?) -> Bool { entry.map { $0 >= 0 && $0 < count } ?? true }
        try check(isPlace(engine.selectedEntry), "selected: \(engine.selectedEntry ?? -1) of \(count)")
        try check(isPlace(engine.highlightedEntry), "lit: \(engine.highlightedEntry ?? -1) of \(count)")
        try check(isPlace(engine.trackedEntry), "tracked: \(engine.trackedEntry ?? -1) of \(count)")
        try check(!engine.isTracking || (count > 0 && !engine.isHidden), "a drag on an empty or hidden bar")
        try check(engine.isTracking || engine.scrubScale == 1, "a scale without a drag")
        try checkPreview()
    }

    /// A hidden bar keeps nothing free.
    func checkReserved() throws(Breach) {
        let reserved = engine.reservedThickness
        try check(
            reserved >= 0 && reserved.isFinite && (!engine.isHidden || reserved == 0), "reserved \(reserved)")
    }

    private func checkPreview() throws(Breach) {
        guard let preview = engine.preview else { return }
        try check(
            preview.entry >= 0 && preview.entry < engine.entries.count, "preview of entry \(preview.entry)")
        try check(
            !engine.isTracking || preview.entry == engine.trackedEntry, "preview of what is not tracked")
        guard let first = engine.layout.band(of: 0),
            let last = engine.layout.band(of: engine.layout.entryCount - 1)
        else {
            throw Breach("a preview on a bar without bands")
        }
        let ends = (min(first.start, last.start), max(first.end, last.end))
        try check(
            preview.offset >= ends.0 && preview.offset <= ends.1, "preview at \(preview.offset), bar \(ends)")
    }

    /// Effects tell the difference that was made, and nothing else.
    func checkEffects(_ effects: IndexBarEffects, _ before: Before) throws(Breach) {
        if let highlight = effects.highlight {
            try check(
                highlight.value == engine.highlightedEntry && highlight.value != before.highlighted,
                "highlight effect")
        } else {
            try check(engine.highlightedEntry == before.highlighted, "no highlight effect")
        }
        if let preview = effects.preview {
            try check(preview.value == engine.preview && preview.value != before.preview, "preview effect")
        } else {
            try check(engine.preview == before.preview, "no preview effect")
        }
        if let reveal = effects.reveal {
            try checkReserved()
            try check(reveal == !engine.isHidden && before.isHidden != engine.isHidden, "reveal effect")
        } else {
            try check(engine.isHidden == before.isHidden, "no reveal effect")
        }
        switch effects.tracking {
        case .began: try check(!before.isTracking && engine.isTracking, "a drag began that is not on")
        case .ended, .cancelled: try check(before.isTracking && !engine.isTracking, "a drag ended that is on")
        case nil: try check(before.isTracking == engine.isTracking, "a drag began or ended silently")
        }
    }

    /// Selects only what may select, and says truly where it leads.
    func checkInput(
        _ input: IndexBarInput, _ effects: IndexBarEffects, _ before: Before
    ) throws(Breach) {
        guard let selection = effects.selection else {
            try check(!effects.givesFeedback && effects.announcement == nil, "feedback without a selection")
            return try checkRestore(effects)
        }
        try check(selection.reason == input.reason, "\(input) selected for \(selection.reason)")
        try check(
            selection.entry == engine.selectedEntry && selection.entry == engine.highlightedEntry,
            "selected \(selection.entry), state \(String(describing: engine.selectedEntry))")
        try checkSelection(selection)
        if let announced = effects.announcement {
            try check(announced == selection.entry && announced != before.selected, "announcement")
        }
        if case .touch = input {
        } else {
            try check(!before.isTracking && selection.phase == .ended, "\(input) selected during a drag")
        }
        try checkRestore(effects)
    }

    func checkSelection(_ selection: IndexBarSelection) throws(Breach) {
        try check(selection.entry >= 0 && selection.entry < engine.entries.count, "selection \(selection)")
        try check(selection.fraction >= 0 && selection.fraction < 1, "fraction \(selection.fraction)")
        if let section = selection.section {
            try check(
                rows.holds(selection.row, in: section), "row \(selection.row) is not of section \(section)")
        } else {
            try check(selection.row == 0, "the top of the list is row \(selection.row)")
        }
    }

    func checkRestore(_ effects: IndexBarEffects) throws(Breach) {
        guard let restore = effects.restore else { return }
        try check(
            effects.tracking == .cancelled && engine.style.restoresOnCancel, "restored without a cancel")
        try check(restore.row >= 0 && restore.row < rows.rowCount, "restored row \(restore.row)")
        try check(restore.fraction >= 0, "restored fraction \(restore.fraction)")
    }
}

extension IndexBarInput {
    /// What a selection by this input is for; nil: it must not select.
    fileprivate var reason: IndexBarSelection.Reason? {
        switch self {
        case .touch: .touch
        case .key: .key
        case .adjust, .choose: .adjust
        case .wheel: .wheel
        case .activate: .activate
        case .hover, .hoverEnded, .escape, .scrolled, .hideDelayOver: nil
        }
    }
}
