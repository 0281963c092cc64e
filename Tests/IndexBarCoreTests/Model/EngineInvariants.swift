import IndexBarCore

/// What must hold of an engine after every input.
enum EngineInvariants {
    /// What is broken; nil if all holds.
    static func fault(in engine: ContentEngine, after effects: IndexBarEffects) -> String? {
        let count = engine.content.count
        func isLost(_ entry: Int?) -> Bool { entry.map { $0 < 0 || $0 >= count } ?? false }
        if isLost(engine.selectedEntry) { return "selected \(engine.selectedEntry ?? -1) of \(count)" }
        if isLost(engine.highlightedEntry) { return "lit \(engine.highlightedEntry ?? -1) of \(count)" }
        if isLost(engine.trackedEntry) { return "tracked \(engine.trackedEntry ?? -1) of \(count)" }
        if isLost(engine.currentEntry) { return "current \(engine.currentEntry ?? -1) of \(count)" }
        if isLost(engine.preview?.entry) { return "previewed \(engine.preview?.entry ?? -1) of \(count)" }
        if let preview = engine.preview, !preview.offset.isFinite { return "preview at \(preview.offset)" }
        if engine.isTracking, engine.isHidden || count == 0 { return "a drag on a hidden or an empty bar" }
        if !engine.reservedThickness.isFinite || engine.reservedThickness < 0 { return "reserves no size" }
        if engine.isHidden, engine.reservedThickness != 0 { return "hidden, but keeps room" }
        return fault(of: effects, in: engine) ?? fault(in: engine.layout, count: count)
    }

    private static func fault(of effects: IndexBarEffects, in engine: ContentEngine) -> String? {
        let content = engine.content
        if let selection = effects.selection {
            if selection.entry != engine.selectedEntry { return "another entry selected than told" }
            if selection.row < 0 || selection.row >= max(1, content.rowCount) {
                return "row \(selection.row)"
            }
            if let section = selection.section, section < 0 || section >= content.sectionCount {
                return "section \(section) of \(content.sectionCount)"
            }
            if !(selection.fraction >= 0 && selection.fraction < 1) {
                return "fraction \(selection.fraction)"
            }
        }
        if let highlight = effects.highlight, highlight.value != engine.highlightedEntry {
            return "other light"
        }
        if let preview = effects.preview, preview.value != engine.preview { return "other preview" }
        if effects.tracking == .began, !engine.isTracking { return "began without a drag" }
        if effects.tracking == .ended || effects.tracking == .cancelled, engine.isTracking {
            return "drag goes on"
        }
        if let reveal = effects.reveal, reveal == engine.isHidden { return "other visibility" }
        return nil
    }

    private static func fault(in layout: IndexBarLayout, count: Int) -> String? {
        if layout.entryCount != count { return "a layout of other content" }
        guard let first = layout.slots.first, let last = layout.slots.last else {
            return layout.entry(at: 0) == nil ? nil : "hit without slots"
        }
        for band in [first.band, last.band, layout.band(of: 0), layout.band(of: count - 1)].compactMap({ $0 })
        {
            if !band.start.isFinite || !band.end.isFinite || band.length < 0 { return "band \(band)" }
        }
        if layout.entry(at: -.infinity) != (layout.isMirrored ? count - 1 : 0) { return "not clamped" }
        if layout.entry(at: .infinity) != (layout.isMirrored ? 0 : count - 1) { return "not clamped" }
        return layout.entry(at: .nan) == nil ? nil : "no number hits"
    }
}
