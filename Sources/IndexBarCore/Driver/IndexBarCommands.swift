/// What a front end has to do now: the driver's answer to an input (rule D3).
///
/// A plain value of fixed size; what is nil or false is not to be done. It is carried out in the order of its members
/// (`carryOut(on:)` does so): everything that can be seen is done before anyone is told, and whoever is told may change
/// the bar, which gives another answer.
public struct IndexBarCommands: Equatable, Sendable {
    /// What becomes of the timer that hides the bar.
    public enum Timer: Hashable, Sendable {
        /// It starts anew, for so many seconds.
        case start(Double)
        /// It stops.
        case stop
    }

    /// Where the list is to go.
    public struct Scroll: Hashable, Sendable {
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
    }

    /// Where the list is to go back to.
    public struct Restore: Hashable, Sendable {
        /// The row at the top, counted through the whole list.
        public var row: Int
        /// The fraction of it that is above the top, 0...1.
        public var fraction: Double
        /// The offset of the first uncovered point, in points; nil where it no longer says anything.
        public var offset: Double?
    }

    /// What becomes of the timer.
    public var timer: Timer?
    /// A frame is wanted: the scene differs, or the list has to be moved.
    public var paint = false
    /// End the list's own motion, at once.
    public var stopsList = false
    /// Move the list.
    public var scroll: Scroll?
    /// Bring the list back.
    public var restore: Restore?
    /// The bar shows itself or hides.
    public var visible: Bool?
    /// What the list's rows should keep free, in points.
    public var reservedThickness: Double?
    /// The value of the accessible element may be another one; `IndexBarTexts` has its text.
    public var valueChanged = false
    /// A drag began or ended.
    public var tracking: IndexBarEffects.Tracking?
    /// An entry was selected.
    public var selection: IndexBarSelection?
    /// Give a selection haptic.
    public var haptic = false
    /// The entry to announce; `IndexBarTexts` has the text.
    public var announcement: Int?
    /// Whether the key was the bar's, or the touch is.
    public var handled = false

    /// The selected entry is another one.
    public var selectedChanged = false
    /// The lit entry is another one.
    public var litChanged = false
    /// A drag is on now, or no longer.
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
    /// Start the timer anew, for so many seconds; its end is the input `timerIsOver`.
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
    /// Carries all out, in the order of the contract.
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
        // Whoever was told may have selected: then these are about what is past.
        guard haptic || announcement != nil, toolkit.driver.selectionCount == selectionCount else { return }
        if haptic { toolkit.giveHaptic() }
        if let announcement { toolkit.announce(announcement) }
    }
}
