/// What of a scene stays as it is until content, style or measures change. All scenes that are made of it share it.
final class SceneFrame: Equatable, Sendable {
    /// Counts the contents: new content has other titles, though its numbers may be the same.
    let version: Int
    let layout: IndexBarLayout
    /// For which entries have rows.
    let entries: IndexBarEntries
    let constants: IndexBarConstants
    /// How thick the bar is, before any layout.
    let drawnThickness: Double
    let strip: IndexBarRectangle
    let block: IndexBarRectangle?
    let hitArea: IndexBarRectangle?
    /// Whether a bar that hides itself can be revealed by a touch.
    let canBeRevealed: Bool
    /// As far as a title's extent goes along the bar.
    let pitch: Double
    let boundary: IndexBarRectangle?
    let isRightToLeft: Bool
    let isEnabled: Bool
    let isPutAway: Bool
    let isReachable: Bool
    let showsGaps: Bool
    let showsHighlight: Bool
    let showsPreview: Bool
    let dimsEmpty: Bool

    init(
        entries: IndexBarEntries, style: IndexBarStyle, measured: IndexBarMeasured, layout: IndexBarLayout,
        version: Int
    ) {
        self.version = version
        self.layout = layout
        self.entries = entries
        constants = style.constants
        let metrics = measured.metrics(style)
        pitch = metrics.pitch.asSize
        boundary = measured.limits
        isRightToLeft = measured.isRightToLeft
        isEnabled = measured.isEnabled
        isPutAway = measured.isPutAway
        showsGaps = style.gaps != .none
        showsHighlight = style.showsHighlight
        showsPreview = style.showsPreview
        dimsEmpty = style.dimsEmpty
        canBeRevealed = style.autoHide == .untilTouched || style.revealsOnEdgeTouch
        let thickness = IndexBarThickness(
            style: style, metrics: metrics, standsAlone: !measured.isAttached)
        drawnThickness = thickness.drawn
        let strips = StripPlace(
            measured: measured, axis: layout.axis, thickness: thickness, nearness: style.constants.nearness)
        strip = strips.strip
        let isThere = layout.slotCount > 0
        let hasTooFewRows = entries.rowCount < style.minimumRows
        hitArea = isThere && !measured.isPutAway && !hasTooFewRows ? strips.hitArea : nil
        isReachable = !entries.isEmpty && !measured.isPutAway && !hasTooFewRows
        let along = Self.block(of: layout, padding: style.endPadding.asSize)
        block =
            isThere
            ? IndexBarRectangle(
                axis: layout.axis, along: along.cut(to: strip.along(layout.axis)),
                across: strip.across(layout.axis)) : nil
    }

    static func == (one: SceneFrame, other: SceneFrame) -> Bool {
        one === other
            || (one.version == other.version && one.layout == other.layout && one.entries == other.entries
                && one.constants == other.constants && one.drawnThickness == other.drawnThickness
                && one.strip == other.strip && one.block == other.block && one.hitArea == other.hitArea
                && one.canBeRevealed == other.canBeRevealed && one.pitch == other.pitch
                && one.boundary == other.boundary && one.isRightToLeft == other.isRightToLeft
                && one.switches == other.switches)
    }

    private var switches: [Bool] {
        [isEnabled, isPutAway, isReachable, showsGaps, showsHighlight, showsPreview, dimsEmpty]
    }

    /// The physical stretch of all slots with the space at both ends.
    private static func block(of layout: IndexBarLayout, padding: Double) -> Stretch {
        let band = layout.physical(layout.start, layout.end)
        return Stretch(start: band.start - padding, end: band.end + padding)
    }

    /// The rectangle as thick as the strip of a stretch along the bar.
    func across(_ along: Stretch) -> IndexBarRectangle {
        IndexBarRectangle(axis: layout.axis, along: along, across: strip.across(layout.axis))
    }

    /// Where a slot is painted: its band, but a timeline's title is one pitch long, held inside the bar.
    func rectangle(ofSlot slot: Int) -> IndexBarRectangle {
        let kind = layout.kind(ofSlot: slot)
        if case .title(let entry) = kind, let proportions = layout.proportions {
            let center = layout.mirrored(proportions.center(of: entry))
            let ends = layout.physical(layout.start, layout.end)
            let room = Stretch(start: ends.start, end: ends.end)
            let title = Stretch(center: center, length: min(pitch, room.length))
            return across(title.held(inside: room))
        }
        let band = layout.physical(layout.edge(ofSlot: slot), layout.edge(ofSlot: slot + 1))
        return across(Stretch(start: band.start, end: band.end))
    }

    /// A gap's room between the titles beside it, which overhang their bands in a timeline; nil if a dot has no room.
    func dot(ofSlot slot: Int) -> IndexBarRectangle? {
        guard case .gap = layout.kind(ofSlot: slot) else { return nil }
        guard layout.proportions != nil else { return rectangle(ofSlot: slot) }
        // The first and the last slot of a timeline are titles.
        let (before, after) = (along(slot: slot - 1), along(slot: slot + 1))
        let room = before.start <= after.start ? (before.end, after.start) : (after.end, before.start)
        return room.1 - room.0 >= constants.leastDotRoom ? across(Stretch(start: room.0, end: room.1)) : nil
    }

    private func along(slot: Int) -> Stretch { rectangle(ofSlot: slot).along(layout.axis) }

    /// What takes touches and pointers: nothing of a hidden bar that no touch reveals.
    func hitArea(isHidden: Bool) -> IndexBarRectangle? { isHidden && !canBeRevealed ? nil : hitArea }

    /// What is seen of a state.
    ///
    /// - Complexity: O(1); O(log slots) where entries are required. Allocates nothing.
    func shown(_ state: IndexBarScene.State) -> IndexBarScene.Shown {
        let isVisible = !state.isHidden && !isPutAway
        let preview = isVisible && showsPreview ? state.preview : nil
        return IndexBarScene.Shown(
            litSlot: state.lit.flatMap { litSlot(for: $0) }, preview: preview,
            tracksFinger: preview != nil && state.tracksFinger, scale: preview == nil ? 1 : state.scale,
            isVisible: isVisible, takesTouches: hitArea(isHidden: state.isHidden) != nil)
    }

    /// The slot that looks lit for an entry; none in a gap that shows nothing.
    private func litSlot(for entry: Int) -> Int? {
        guard showsHighlight, layout.slotCount > 0, entry >= 0, entry < layout.entryCount else { return nil }
        let slot = layout.slot(of: entry)
        if !showsGaps, case .gap = layout.kind(ofSlot: slot) { return nil }
        return slot
    }
}
