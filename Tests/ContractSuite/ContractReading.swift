import IndexBarCore

/// What is shown, read from the toolkit. Rectangles are in the coordinates of the room (see `ContractStage`), either
/// before rounding to pixels or within half a point of it.
package struct ContractReading: Sendable {
    /// A title or a dot that is drawn.
    package struct Title: Equatable, Sendable {
        /// The text that is drawn; "" for a dot.
        package var text: String
        /// The entry, or the entries that the dot stands for.
        package var entries: ClosedRange<Int>
        package var rectangle: IndexBarRectangle
        /// How it is painted, judged by the colour of lit titles and the strength of others.
        package var look: IndexBarScene.Look
        /// The opacity of its colour, 0...1.
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

    /// The preview bubble.
    package struct Preview: Equatable, Sendable {
        package var text: String
        package var rectangle: IndexBarRectangle

        package init(text: String, rectangle: IndexBarRectangle) {
            self.text = text
            self.rectangle = rectangle
        }
    }

    /// Whether the bar is visible at all.
    package var isVisible = false
    /// The rectangle that the titles are drawn on.
    package var strip = IndexBarRectangle()
    /// The titles and dots that are drawn, in the order of entries; empty while the bar is hidden.
    package var titles: [Title] = []
    /// The rectangle painted behind the lit title.
    package var highlight: IndexBarRectangle?
    package var preview: Preview?
    /// The thickness that rows keep free, in points, read from the list; without a list, the thickness reported.
    package var reserved = 0.0
    package var label = ""
    package var value = ""
    /// The names of the named actions.
    package var actions: [String] = []
    /// The bar's state as an app reads it.
    package var selected: Int?
    package var lit: Int?
    package var isTracking = false
    /// The seconds until the timer fires; nil if none runs.
    package var timer: Double?
    /// The number of rows in the list; the first row below anything that covers the top; and how many points of it are
    /// above. If only a header is at the top: its section, and the next row.
    package var rows = 0
    package var topRow = 0
    package var topPoints = 0.0
    package var topSection: Int?
    package var isAtEnd = false
    package var isListMoving = false
    package var sideways = 0.0
    /// How many titles have been measured, and how many counts and titles have been read from the list, so far.
    package var measuredTitles = 0
    package var readTitles = 0

    package init() {}

    /// The texts of titles that look lit; "" for a dot.
    package var litTitles: [String] { titles.filter { $0.look == .lit }.map(\.text) }
}

/// A report to observers, or an effect outside the bar.
package enum ContractNote: Equatable, Sendable {
    /// The timer was restarted with a number of seconds, or stopped (nil).
    case timer(Double?)
    /// A frame was requested.
    case paint
    /// The list's own motion was stopped.
    case stop
    /// The list was scrolled to the entry's row, or back to where it was.
    case scroll(row: Int, animated: Bool)
    case restore(row: Int)
    case visible(Bool)
    case reserved(Double)
    case value(String)
    case tracking(IndexBarEffects.Tracking)
    case selected(entry: Int, row: Int)
    case haptic
    case announced(String)

    /// Its rank in the order of rule D3.
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
    /// The slots that are painted: all except dots without space.
    package var paintedSlots: [Slot] {
        slots.filter { if case .gap = $0.kind { $0.dot != nil } else { true } }
    }
}

extension IndexBarScene.Slot {
    /// The rectangle in which its title or dot is centred.
    package var painted: IndexBarRectangle { dot ?? rectangle }
}
