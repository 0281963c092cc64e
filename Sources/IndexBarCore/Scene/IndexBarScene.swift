/// What a bar looks like: its rectangles, and how each of them looks (rule D4).
///
/// A scene is a value made from numbers; with the measures you can make one without a driver. Rectangles are in
/// points, from the bar's left and top, unrounded; a front end rounds them when it paints. Two scenes can be compared,
/// so that only what differs is painted.
///
///     let scene = driver.scene
///     for slot in scene.slots { paint(slot.kind, in: slot.rectangle, slot.look) }
public struct IndexBarScene: Equatable, Sendable {
    /// What of a scene changes with every input.
    public struct State: Equatable, Sendable {
        /// The entry that is lit.
        public var lit: Int?
        /// The entry that a preview shows.
        public var preview: Int?
        /// Whether a finger, not a mouse, drags along the bar.
        public var tracksFinger = false
        /// How much of the finger's movement counts: 1, 1/2, 1/4 or 1/10.
        public var scale = 1.0
        /// Whether the bar is hidden, by itself or because its list has too few rows.
        public var isHidden = false

        /// Nothing is lit or previewed, and the bar is shown.
        public init() {}
    }

    /// What stays as it is until content, style or measures change.
    let frame: SceneFrame
    let shown: Shown

    /// What of a scene is seen, with what the style hides left out.
    struct Shown: Equatable, Sendable {
        /// The slot that is lit; nil if nothing looks lit.
        let litSlot: Int?
        let preview: Int?
        let tracksFinger: Bool
        let scale: Double
        let isVisible: Bool
        let takesTouches: Bool
    }

    /// Whether the bar can be seen. If not, everything but the preview answers as for a bar that is shown.
    public var isVisible: Bool { shown.isVisible }
    /// The area that takes touches and pointers; nil if nothing does.
    public var hitArea: IndexBarRectangle? { shown.takesTouches ? frame.hitArea : nil }

    /// Whether focus and assistive technology stop at the bar, also while it hides: there are entries and rows enough.
    package var isReachable: Bool { frame.isReachable }

    /// Makes a scene.
    ///
    /// - Parameters:
    ///   - entries: the entries as numbers.
    ///   - style: the rules.
    ///   - measured: the room there is.
    ///   - state: what is lit and previewed. Default: nothing.
    /// - Complexity: that of a layout.
    public init(
        entries: IndexBarEntries, style: IndexBarStyle, measured: IndexBarMeasured, state: State = State()
    ) {
        let layout = IndexBarLayout(entries: entries, style: style, metrics: measured.metrics(style))
        let frame = SceneFrame(
            entries: entries, style: style, measured: measured, layout: layout, version: 0)
        self.init(frame: frame, shown: frame.shown(state))
    }

    init(frame: SceneFrame, shown: Shown) {
        self.frame = frame
        self.shown = shown
    }

    /// What the bar is drawn on: as long as the bar less its margins.
    public var strip: IndexBarRectangle { frame.strip }

    /// What the slots and the space at both ends take of the strip; nil if nothing is drawn.
    public var block: IndexBarRectangle? { frame.block }

    /// Behind the lit title, or the dot that hides the lit entry; nil if nothing looks lit.
    public var highlight: IndexBarRectangle? {
        shown.litSlot.map { slot in
            let along = frame.rectangle(ofSlot: slot).along(frame.layout.axis)
            let length = min(along.length, frame.pitch)
            return frame.across(Stretch(center: along.center, length: length))
        }
    }

    /// Whether the bar itself is painted alike in another scene; previews and hit areas may differ.
    public func looksLike(_ other: IndexBarScene) -> Bool {
        shown.litSlot == other.shown.litSlot && isVisible == other.isVisible && frame == other.frame
    }

    /// The direction along the bar.
    public var axis: IndexBarAxis { frame.layout.axis }
}
