/// What an index bar knows and decides, without any toolkit: inputs in, effects out.
///
/// The engine is a value. It has no clock, no closure and nothing global; the same inputs give the same effects.
/// A front end measures (`update`), forwards what happens (`handle`), draws `layout` and carries out the effects
/// that come back.
///
///     var engine = IndexBarEngine(content: content)
///     _ = engine.update(metrics: IndexBarMetrics(width: 15, height: 480, pitch: 14))
///     let effects = engine.handle(.touch(IndexBarTouch(.began, x: 7, y: 200)))
///     if let selection = effects.selection { list.scroll(toRow: selection.row) }
///
/// At first no entry is selected: `selectedEntry` is nil, not 0, so the first touch on entry 0 selects it.
public struct IndexBarEngine: Sendable {
    /// The entries and the list's rows.
    public private(set) var content: IndexBarContent
    /// The rules.
    public private(set) var style: IndexBarStyle
    /// What the front end measured.
    public private(set) var metrics: IndexBarMetrics
    /// Where everything is; answers for a hidden bar as for a shown one.
    public private(set) var layout: IndexBarLayout
    /// The entry that was selected last, if there is one.
    public internal(set) var selectedEntry: Int?
    /// The entry that is lit: the tracked, the selected, or the one that the list shows.
    public internal(set) var highlightedEntry: Int?
    /// What the preview shows: the tracked entry, else the one that a pointer hovers over, where it has a band.
    public private(set) var preview: IndexBarPreview?

    /// The touch that owns the bar; until it is a drag it waits for what `activation` asks for.
    var touch: TouchStart?
    var drag: Drag?
    /// What the list shows at its top, as far as it was told since the content changed.
    var listPosition: IndexBarEffects.ListPosition?
    /// Whether the lit entry was chosen and stays lit until the user scrolls.
    var isPinned = false
    /// The row of the last selection, as long as it tells whether the next one goes elsewhere.
    var lastRow: Int?
    /// Whether a bar that hides by itself has been revealed.
    var isRevealed = false
    /// The latest time heard of.
    var clock = -Double.infinity
    var typed = TypedText()
    /// Where a pointer hovers.
    var hover: TouchPoint?
    /// The last selection that no frame has scrolled to yet.
    var pendingScroll: IndexBarSelection?

    /// Creates an engine. Until it is resized there is no room, and nothing is drawn or hit.
    public init(content: IndexBarContent = IndexBarContent(), style: IndexBarStyle = IndexBarStyle()) {
        self.content = content
        self.style = style
        metrics = IndexBarMetrics()
        layout = IndexBarLayout(content: content, style: style, metrics: metrics)
    }

    /// Whether a drag is on.
    public var isTracking: Bool { drag != nil }

    /// The entry under the finger, while a drag is on.
    public var trackedEntry: Int? { drag?.entry }

    /// How much of a finger's move counts with `fineScrub`: 1, 1/2, 1/4 or 1/10; 1 without a drag.
    public var scrubScale: Double { drag?.scrub.scale ?? 1 }

    /// What a preview adds to show that a drag is slowed down: "×½", "×¼" or "×⅒"; nil at full speed.
    public var scrubHint: String? {
        switch scrubScale {
        case 0.5: "×½"
        case 0.25: "×¼"
        case 0.1: "×⅒"
        default: nil
        }
    }

    /// Whether the bar is hidden: by itself, or because the list has too few rows.
    public var isHidden: Bool { hasTooFewRows || (style.autoHide != .never && !isRevealed) }

    var hasTooFewRows: Bool { content.rowCount < style.minimumRows }

    /// How thick the bar and its hit area are, in points.
    public var thickness: IndexBarThickness { IndexBarThickness(style: style, metrics: metrics) }

    /// What the list's rows should keep free for the bar, in points; 0 while it is hidden. Known before the first
    /// layout.
    public var reservedThickness: Double { isHidden ? 0 : thickness.drawn }

    /// What the preview would show now.
    private var currentPreview: IndexBarPreview? {
        let hovered = isHidden ? nil : hover.flatMap { layout.entry(at: $0.along(layout.axis)) }
        guard let entry = isTracking ? trackedEntry : hovered, let band = layout.band(of: entry) else {
            return nil
        }
        return IndexBarPreview(entry: entry, offset: band.center)
    }

    /// Replaces the entries and the list's rows.
    ///
    /// During a drag entries stay by id, else the nearest one counts; no entries left ends the drag. Without a
    /// drag the selected and the lit entry stay by id or become none. Nothing is selected by it.
    ///
    /// - Complexity: O(entries) where something is selected or lit and entries have ids, else O(1).
    public mutating func replace(content new: IndexBarContent) -> IndexBarEffects {
        observing(movesPreview: true) { engine, effects in
            let old = engine.content
            engine.content = new
            engine.carryOver(from: old)
            engine.relayout()
            if new.isEmpty || engine.isHidden { engine.endTouch(&effects) }
        }
    }

    /// Replaces the rules, what the front end measured, or both. A drag goes on, and its next move is read with
    /// the new layout; only a bar that is hidden by the new rules ends it.
    public mutating func update(style: IndexBarStyle? = nil, metrics: IndexBarMetrics? = nil)
        -> IndexBarEffects
    {
        observing(movesPreview: true) { engine, effects in
            if let style {
                if engine.style.autoHide == .never { engine.isRevealed = engine.isTracking }
                engine.style = style
            }
            if let metrics { engine.metrics = metrics }
            engine.relayout()
            if engine.isHidden { engine.endTouch(&effects) }
        }
    }

    private mutating func relayout() {
        layout = IndexBarLayout(content: content, style: style, metrics: metrics)
    }

    /// Makes a change and adds the effects that follow from the difference it makes.
    ///
    /// - Parameter movesPreview: whether the change may move the preview though the tracked entry stays.
    mutating func observing(
        movesPreview: Bool = false,
        _ change: (inout IndexBarEngine, inout IndexBarEffects) -> Void
    ) -> IndexBarEffects {
        let highlight = highlightedEntry
        let tracked = trackedEntry
        let wasHidden = isHidden
        let wasHovered = hover != nil
        var effects = IndexBarEffects()
        change(&self, &effects)
        if highlightedEntry != highlight { effects.highlight = .init(value: highlightedEntry) }
        if isHidden != wasHidden { effects.reveal = !isHidden }
        // Nothing else moves the preview without a pointer that hovers.
        if movesPreview || trackedEntry != tracked || wasHovered || hover != nil {
            let preview = currentPreview
            if !IndexBarPreview.areAlike(self.preview, preview) {
                effects.preview = .init(value: preview)
                self.preview = preview
            }
        }
        return effects
    }
}
