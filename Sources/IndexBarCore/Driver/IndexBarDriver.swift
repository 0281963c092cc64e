/// Everything between an index bar's engine and a toolkit, as a value: inputs in, commands out (rules D1 to D17).
///
/// The driver knows numbers only. It has no clock, no closure and no toolkit: time comes with the inputs, text from
/// ``IndexBarTexts``, and a front end measures, paints, forwards what happens and carries out what is answered.
///
///     var driver = IndexBarDriver()
///     driver.replace(entries: IndexBarEntries(count: 26)).carryOut(on: self)
///     driver.update { $0.width = 15; $0.height = 480 }.carryOut(on: self)
///     driver.pointer(IndexBarPointer(.began, x: 7, y: 200)).carryOut(on: self)
///     for slot in driver.scene.slots { paint(slot) }
///
/// An input that brings no new content, style or measures allocates nothing.
public struct IndexBarDriver: Sendable {
    /// What decides: which entry is selected, lit, tracked.
    package var engine: IndexBarEngine
    /// What the front end measured.
    public internal(set) var measured = IndexBarMeasured()
    /// What of the scene stays until content, style or measures change.
    var sceneFrame: SceneFrame
    /// The scene's hit area, of its own so that a toolkit's hit tests make no scene.
    package internal(set) var hitArea: IndexBarRectangle?
    /// Counts the contents, from 0.
    public internal(set) var contentVersion = 0
    /// How many selections there have been.
    var selectionCount = 0

    var follower = ListFollower()
    /// What the list is to go back to with the next frame.
    var pendingRestore: IndexBarCommands.Restore?
    /// What was known of the list when the touch that owns the bar went down.
    var start: TouchDown?
    var timer = HideTimer()
    /// Whether a finger's drag is on; a mouse's is none.
    var tracksFinger = false
    /// Where the last finger was, until a pointer hovers elsewhere.
    var lastFinger: TouchPoint?
    /// Whether a pointer was over the hit area when it was heard of last.
    var isHovered = false
    var hasVisibleFocus = false
    /// Parts of steps that a wheel was turned by.
    var wheelRest = 0.0
    /// What was told last.
    var told: Told
    /// Whether the scene's frame has changed since then.
    var frameChanged = false

    /// What was known of the list at touch-down.
    struct TouchDown: Sendable {
        var version: Int
        var list: IndexBarListState?
        var rest: ListFollower.Rest?
    }

    /// What observers know, so that each change is told once.
    struct Told: Equatable, Sendable {
        var visible = true
        var reserved = 0.0
        var value = Value(entry: nil, count: 0, version: 0)
        var selected: Int?
        var lit: Int?
        var isTracking = false
        var shown: IndexBarScene.Shown
        /// Whether the list was to be moved, and could be.
        var hadWork = false

        struct Value: Equatable {
            var entry: Int?
            var count: Int
            var version: Int
        }
    }

    /// Creates a driver without entries and without room.
    public init(style: IndexBarStyle = IndexBarStyle()) {
        engine = IndexBarEngine(style: style)
        sceneFrame = SceneFrame(
            entries: engine.entries, style: style, measured: measured, layout: engine.layout, version: 0)
        told = Told(shown: sceneFrame.shown(IndexBarScene.State()))
    }

    /// What the bar looks like now.
    public var scene: IndexBarScene { IndexBarScene(frame: sceneFrame, shown: shown) }

    /// The rules.
    public var style: IndexBarStyle { engine.style }
    /// The entries as numbers.
    public var entries: IndexBarEntries { engine.entries }
    /// Where everything is along the bar.
    public var layout: IndexBarLayout { engine.layout }
    /// The entry that was selected last, if there is one.
    public var selectedEntry: Int? { engine.selectedEntry }
    /// The entry that is lit.
    public var highlightedEntry: Int? { engine.highlightedEntry }
    /// The entry that the accessible element's value names; nil if there is none.
    public var currentEntry: Int? { engine.currentEntry }
    /// Whether a drag is under way.
    public var isTracking: Bool { engine.isTracking }
    /// How thick the strip and its hit area are, before any layout, in points.
    public var thickness: IndexBarThickness {
        IndexBarThickness(
            style: style, metrics: measured.metrics(style), standsAlone: !measured.isAttached)
    }
    /// Whether the bar can be seen: it is neither hidden nor put away.
    public var isVisible: Bool { !engine.isHidden && !measured.isPutAway }
    /// What the list's rows should keep free for the bar, in points; known before the first layout.
    public var reservedThickness: Double {
        isVisible && !entries.isEmpty ? sceneFrame.drawnThickness : 0
    }
    /// Whether keys, pointers and wheels reach the bar.
    public var takesInput: Bool { isVisible && measured.isEnabled && !entries.isEmpty }
    /// The length that all entries take at natural pitch, with the space at both ends, in points.
    public var naturalLength: Double {
        let length = Double(entries.count) * engine.metrics.pitch.asSize + 2 * style.endPadding.asSize
        return length.isFinite ? length : .greatestFiniteMagnitude
    }
}
