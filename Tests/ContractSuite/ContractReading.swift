import IndexBarCore

/// What is shown, read from the toolkit. Rectangles are in the room's coordinates, before rounding to pixels or within
/// half a point of that.
package struct ContractReading: Sendable {
    /// A title or a dot that is drawn.
    package struct Title: Equatable, Sendable {
        /// The text that is drawn; a dot has "".
        package var text: String
        /// The entry, or those that the dot stands for.
        package var entries: ClosedRange<Int>
        package var rectangle: IndexBarRectangle
        /// As it is painted: the colour of lit titles, the strength of others.
        package var look: IndexBarScene.Look
        /// How strong its colour is painted, 0...1.
        package var strength: Double

        package init(
            text: String, entries: ClosedRange<Int>, rectangle: IndexBarRectangle,
            look: IndexBarScene.Look, strength: Double
        ) {
            self.text = text
            self.entries = entries
            self.rectangle = rectangle
            self.look = look
            self.strength = strength
        }
    }

    /// The bubble.
    package struct Preview: Equatable, Sendable {
        package var text: String
        package var rectangle: IndexBarRectangle

        package init(text: String, rectangle: IndexBarRectangle) {
            self.text = text
            self.rectangle = rectangle
        }
    }

    /// Whether the bar is to be seen at all.
    package var isVisible = false
    /// What it is drawn on.
    package var strip = IndexBarRectangle()
    /// What is drawn, in the order of entries; nothing while it is hidden.
    package var titles: [Title] = []
    /// Behind the lit title.
    package var highlight: IndexBarRectangle?
    package var preview: Preview?
    /// What the rows keep free, as the list has it; of a bar that stands alone as it tells.
    package var reserved = 0.0
    package var label = ""
    package var value = ""
    /// What the named actions are called.
    package var actions: [String] = []
    /// What an app reads of the bar.
    package var selected: Int?
    package var lit: Int?
    package var isTracking = false
    /// For how many seconds the timer runs on; nil: none does.
    package var timer: Double?
    /// The list's rows; the one at its top below what covers it, and how many points of that are above. With only a
    /// header at the top: that section, and the row that is next.
    package var rows = 0
    package var topRow = 0
    package var topPoints = 0.0
    package var topSection: Int?
    package var isAtEnd = false
    package var isListMoving = false
    package var sideways = 0.0
    /// How many titles have been measured, and how many counts and titles read from the list, so far.
    package var measuredTitles = 0
    package var readTitles = 0

    package init() {}

    /// The titles that look lit; a dot is "".
    package var litTitles: [String] { titles.filter { $0.look == .lit }.map(\.text) }
}

/// Something that was told to observers, or done to the outside, in the order in which it was.
package enum ContractNote: Equatable, Sendable {
    /// The timer was started anew, for so many seconds, or stopped (nil).
    case timer(Double?)
    /// A frame was asked for.
    case paint
    /// The list's own motion was ended.
    case stop
    /// The list was moved to the entry's row, or brought back.
    case scroll(row: Int, animated: Bool)
    case restore(row: Int)
    case visible(Bool)
    case reserved(Double)
    case value(String)
    case tracking(IndexBarEffects.Tracking)
    case selected(entry: Int, row: Int)
    case haptic
    case announced(String)

    /// Its place in the order of rule D3.
    var rank: Int {
        switch self {
        case .timer: 0
        case .paint: 1
        case .stop: 2
        case .scroll: 3
        case .restore: 4
        case .visible: 5
        case .reserved: 6
        case .value: 7
        case .tracking: 8
        case .selected: 9
        case .haptic: 10
        case .announced: 11
        }
    }
}

extension IndexBarScene {
    /// The slots that are painted: all but dots that have no room.
    package var paintedSlots: [Slot] {
        slots.filter { if case .gap = $0.kind { $0.dot != nil } else { true } }
    }
}

extension IndexBarScene.Slot {
    /// Where its title or its dot is painted in the middle.
    package var painted: IndexBarRectangle { dot ?? rectangle }
}
