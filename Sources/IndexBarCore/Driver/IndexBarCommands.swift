/// What a front end has to do now: the driver's answer to an input (rule D3).
///
/// A plain value of fixed size; do nothing for what is nil or false. `carryOut(on:)` carries it out in the order of its
/// members: everything that can be seen comes before anyone is told. An observer may change the bar, which gives
/// another answer.
public struct IndexBarCommands: Equatable, Sendable {
    /// What to do with the timer that hides the bar.
    public enum Timer: Equatable, Sendable {
        /// Start it again, for a number of seconds.
        case start(Double)
        /// Stop it.
        case stop
    }

    /// Where the list is to go.
    public struct Scroll: Equatable, Sendable {
        /// The entry that was selected.
        public var entry: Int
        /// The section whose header comes to the top; nil: the very top of the list.
        public var section: Int?
        /// The row, counted through the whole list, held within the rows that the list has.
        public var row: Int
        /// How far into the section, 0...1; 0 is its first row.
        public var fraction: Double
        /// Whether the list may move there as an animation.
        public var animated: Bool

        /// Creates a scroll; by default to the first row of the section, without an animation.
        public init(entry: Int, section: Int?, row: Int, fraction: Double = 0, animated: Bool = false) {
            self.entry = entry
            self.section = section
            self.row = row
            self.fraction = fraction
            self.animated = animated
        }
    }

    /// Where the list is to go back to.
    public struct Restore: Equatable, Sendable {
        /// The row at the top, counted through the whole list.
        public var row: Int
        /// The fraction of it that is above the top, 0...1.
        public var fraction: Double
        /// The offset of the first uncovered point, in points; nil where it no longer says anything.
        public var offset: Double?

        /// Creates a position to go back to; by default the start of the row, with no offset known.
        public init(row: Int, fraction: Double = 0, offset: Double? = nil) {
            self.row = row
            self.fraction = fraction
            self.offset = offset
        }
    }

    /// What to do with the timer.
    public var timer: Timer?
    /// A frame is wanted: the scene has changed, or the list has to be moved.
    public var paint = false
    /// End the list's own motion, at once.
    public var stopsList = false
    /// Move the list.
    public var scroll: Scroll?
    /// Bring the list back.
    public var restore: Restore?
    /// The bar appears (true) or hides.
    public var visible: Bool?
    /// What the list's rows should keep free, in points.
    public var reservedThickness: Double?
    /// The value of the accessible element may have changed; `IndexBarTexts` has its text.
    public var valueChanged = false
    /// A drag began or ended.
    public var tracking: IndexBarEffects.Tracking?
    /// An entry was selected.
    public var selection: IndexBarSelection?
    /// Give a selection haptic.
    public var haptic = false
    /// The entry to announce; `IndexBarTexts` has the text.
    public var announcement: Int?
    /// Whether the key or the touch belongs to the bar.
    public var handled = false

    /// The selected entry has changed.
    public var selectedChanged = false
    /// The lit entry has changed.
    public var litChanged = false
    /// A drag is under way now, or no longer.
    public var trackingChanged = false
    /// How many selections there had been when this was answered.
    var selectionCount = 0

    /// Nothing is to be done.
    public init() {}
}

/// What carries out commands: a toolkit, as far as a bar needs one.
///
/// Each function reads from the driver what it needs beside its arguments, at that moment.
public protocol IndexBarToolkit {
    /// The driver that answers.
    var driver: IndexBarDriver { get }
    /// Start the timer again, for a number of seconds; when it runs out, call `timerIsOver`.
    func startTimer(_ seconds: Double)
    /// Stop the timer.
    func stopTimer()
    /// Ask for a frame, which paints `driver.scene`.
    func paint()
    /// End the list's own motion.
    func stopList()
    /// Move the list.
    func scrollList(_ scroll: IndexBarCommands.Scroll)
    /// Bring the list back.
    func restoreList(_ restore: IndexBarCommands.Restore)
    /// Show or hide the bar, as the driver's scene says.
    func visibleChanged()
    /// Give the rows the room that the driver says.
    func reservedThicknessChanged()
    /// Give the accessible element its value.
    func valueChanged()
    /// Tell observers what changed, and that a drag began or ended.
    func tell(_ commands: IndexBarCommands)
    /// Give a selection haptic.
    func giveHaptic()
    /// Say the text for an entry.
    func announce(_ entry: Int)
}

extension IndexBarCommands {
    /// Carries everything out, in the order of the contract.
    public func carryOut(on toolkit: some IndexBarToolkit) {
        switch timer {
        case .start(let seconds): toolkit.startTimer(seconds)
        case .stop: toolkit.stopTimer()
        case nil: break
        }
        if paint { toolkit.paint() }
        if stopsList { toolkit.stopList() }
        if let scroll { toolkit.scrollList(scroll) }
        if let restore { toolkit.restoreList(restore) }
        if visible != nil { toolkit.visibleChanged() }
        if reservedThickness != nil { toolkit.reservedThicknessChanged() }
        if valueChanged { toolkit.valueChanged() }
        if tracking != nil || selection != nil || selectedChanged || litChanged || trackingChanged
            || reservedThickness != nil
        {
            toolkit.tell(self)
        }
        // An observer may have selected meanwhile; then these are about an older selection.
        guard haptic || announcement != nil, toolkit.driver.selectionCount == selectionCount else { return }
        if haptic { toolkit.giveHaptic() }
        if let announcement { toolkit.announce(announcement) }
    }
}
