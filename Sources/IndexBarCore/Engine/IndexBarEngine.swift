/// What an index bar knows and decides, without any toolkit: inputs in, effects out.
///
/// The engine is a value. It has no clock, no closure and nothing global; the same inputs give the same effects.
/// ``IndexBarDriver`` owns one and stands between it and a toolkit; a front end uses that. The engine takes what was
/// measured (`update`) and what happens (`handle`) and gives back the effects.
///
///     var engine = IndexBarEngine(entries: IndexBarEntries(count: 26))
///     _ = engine.update(metrics: IndexBarMetrics(width: 15, height: 480, pitch: 14))
///     let effects = engine.handle(.touch(IndexBarTouch(.began, x: 7, y: 200)))
///     if let selection = effects.selection { list.scroll(toRow: selection.row) }
///
/// At first no entry is selected: `selectedEntry` is nil, not 0, so the first touch on entry 0 selects it.
public struct IndexBarEngine: Sendable {
    /// The entries and the list's rows.
    public private(set) var entries: IndexBarEntries
    /// The rules.
    public private(set) var style: IndexBarStyle
    /// What the front end measured.
    public private(set) var metrics: IndexBarMetrics
    /// Where everything is; a hidden bar has the same layout as a shown one.
    public private(set) var layout: IndexBarLayout
    /// The entry that was selected last, if there is one.
    public internal(set) var selectedEntry: Int?
    /// The entry that is lit: the tracked, the selected, or the one that the list shows.
    public internal(set) var highlightedEntry: Int?
    /// What the preview shows: the tracked entry, else the one under a hovering pointer; nil if it has no band.
    public private(set) var preview: IndexBarPreview?

    /// The touch that owns the bar; until it is a drag it waits for what `activation` asks for.
    var touch: TouchStart?
    /// Which one that is: by itself, as it is asked for at every input.
    var touchID: Int?
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
    /// Whether the preview follows the list, which the user scrolls (rule E18).
    var previewsScrolling = false
    /// Where a pointer hovers.
    var hover: TouchPoint?
    /// The last selection that no frame has scrolled to yet.
    var pendingScroll: IndexBarSelection?

    /// Creates an engine. It has no room until `update` gives it some; nothing is drawn or hit until then.
    public init(entries: IndexBarEntries = IndexBarEntries(), style: IndexBarStyle = IndexBarStyle()) {
        self.entries = entries
        self.style = style
        metrics = IndexBarMetrics()
        layout = IndexBarLayout(entries: entries, style: style, metrics: metrics)
    }

    /// Whether a drag is under way.
    public internal(set) var isTracking = false

    /// The entry under the finger during a drag; else nil.
    public internal(set) var trackedEntry: Int?

    /// How much of a finger's move counts with `fineScrub`: 1, 1/2, 1/4 or 1/10; 1 without a drag.
    public var scrubScale: Double { style.fineScrub ? drag?.scrub.scale ?? 1 : 1 }

    /// Whether the bar is hidden: by itself, or because the list has too few rows.
    public var isHidden: Bool { hasTooFewRows || (style.autoHide != .never && !isRevealed) }

    var hasTooFewRows: Bool { entries.rowCount < style.minimumRows }

    /// How thick the bar and its hit area are, in points.
    public var thickness: IndexBarThickness { IndexBarThickness(style: style, metrics: metrics) }

    /// What the list's rows should keep free for the bar, in points; 0 while it is hidden. Known before the first
    /// layout.
    public var reservedThickness: Double { isHidden ? 0 : thickness.drawn }

    /// What the preview would show now.
    private var currentPreview: IndexBarPreview? {
        let hovered = isHidden ? nil : hover.flatMap { layout.entry(at: $0.along(layout.axis)) }
        let resting = hovered ?? (previewsScrolling && !isHidden ? highlightedEntry : nil)
        guard let entry = isTracking ? trackedEntry : resting, let band = layout.band(of: entry) else {
            return nil
        }
        return IndexBarPreview(entry: entry, offset: band.center)
    }

    /// Replaces the entries and the list's rows.
    ///
    /// During a drag an entry stays by its id, else the nearest one takes over; if no entry is left, the drag ends.
    /// Without a drag the selected and the lit entry stay by their ids or become nil. New content never selects.
    ///
    /// - Complexity: O(entries) where something is selected or lit and entries have ids, else O(1).
    public mutating func replace(entries new: IndexBarEntries) -> IndexBarEffects {
        let before = observed
        var effects = IndexBarEffects()
        let old = entries
        entries = new
        carryOver(from: old)
        relayout()
        if new.isEmpty || isHidden { endTouch(&effects) }
        return finish(effects, before, movesPreview: true)
    }

    /// Replaces the rules, what the front end measured, or both. A drag goes on, and its next move is read with
    /// the new layout; only a bar that is hidden by the new rules ends it.
    @inline(never)
    public mutating func update(style: IndexBarStyle? = nil, metrics: IndexBarMetrics? = nil)
        -> IndexBarEffects
    {
        let before = observed
        var effects = IndexBarEffects()
        if let style {
            if self.style.autoHide == .never { isRevealed = isTracking }
            self.style = style
            previewsScrolling = previewsScrolling && style.previewsWhileScrolling
        }
        if let metrics { self.metrics = metrics }
        relayout()
        if isHidden { endTouch(&effects) }
        return finish(effects, before, movesPreview: true)
    }

    private mutating func relayout() {
        layout = IndexBarLayout(entries: entries, style: style, metrics: metrics)
    }

    /// What a change may affect.
    struct Observed {
        let highlight: Int?
        let tracked: Int?
        let isHidden: Bool
        /// Whether the preview may move by itself.
        let previewFollows: Bool
    }

    /// The state before a change.
    var observed: Observed {
        Observed(
            highlight: highlightedEntry, tracked: trackedEntry, isHidden: isHidden,
            previewFollows: hover != nil || previewsScrolling)
    }

    /// Adds to the effects of a change those that follow from the difference it made.
    ///
    /// - Parameter movesPreview: whether the change may move the preview though the tracked entry stays.
    @inline(never)
    mutating func finish(
        _ effects: IndexBarEffects, _ before: Observed, movesPreview: Bool = false
    ) -> IndexBarEffects {
        var effects = effects
        if highlightedEntry != before.highlight { effects.highlight = .init(value: highlightedEntry) }
        if isHidden != before.isHidden { effects.reveal = !isHidden }
        // Nothing else moves the preview without a pointer that hovers or a list that scrolls.
        if movesPreview || trackedEntry != before.tracked || before.previewFollows || hover != nil
            || previewsScrolling
        {
            let preview = currentPreview
            if !IndexBarPreview.areAlike(self.preview, preview) {
                effects.preview = .init(value: preview)
                self.preview = preview
            }
        }
        return effects
    }
}
