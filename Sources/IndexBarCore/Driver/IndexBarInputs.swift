/// One event of a finger or a mouse, in points from the bar's left and top.
public struct IndexBarPointer: Equatable, Sendable {
    /// What happened.
    public enum Phase: Equatable, Sendable, CaseIterable {
        /// The finger, or the button, went down.
        case began
        /// It moved while down, anywhere.
        case moved
        /// It went up; its position is ignored.
        case ended
        /// The system took it away.
        case cancelled
        /// A pointer moved with no button down.
        case hovered
        /// A hovering pointer has left the bar.
        case left
    }

    /// What points.
    public enum Kind: Equatable, Sendable, CaseIterable {
        /// A finger or a pen.
        case finger
        /// A mouse or a trackpad.
        case mouse
    }

    /// What happened.
    public var phase: Phase
    /// Tells fingers apart. Default: 0.
    public var id: Int
    /// From the left of the bar, in points. Default: 0.
    public var x: Double
    /// From the top of the bar, in points. Default: 0.
    public var y: Double
    /// In seconds, on any clock; a time earlier than the last one counts as the last one. Default: 0.
    public var time: Double
    /// What points. Default: a finger.
    public var kind: Kind

    /// Creates an event.
    public init(
        _ phase: Phase, id: Int = 0, x: Double = 0, y: Double = 0, time: Double = 0, kind: Kind = .finger
    ) {
        self.phase = phase
        self.id = id
        self.x = x
        self.y = y
        self.time = time
        self.kind = kind
    }
}

/// A key as the keyboard names it, or a character that was typed.
public enum IndexBarPress: Hashable, Sendable {
    /// The arrow keys.
    case up, down, left, right
    /// To the first and the last entry.
    case home, end
    /// To the drawn titles before and after.
    case pageUp, pageDown
    /// Select the current entry again.
    case `return`, space
    /// Cancels a drag.
    case escape
    /// A typed character: the entry that the titles' text layer finds for it, or nil.
    case character(Int?)
}

/// Keys that are held down with another.
public struct IndexBarModifiers: OptionSet, Equatable, Sendable {
    /// A bit for each key.
    public let rawValue: Int

    /// Creates a set of keys from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift, which alone makes no shortcut.
    public static let shift = IndexBarModifiers(rawValue: 1)
    /// Control.
    public static let control = IndexBarModifiers(rawValue: 2)
    /// Alt or Option; not where it made the character.
    public static let alt = IndexBarModifiers(rawValue: 4)
    /// Command, Super or the Windows key.
    public static let command = IndexBarModifiers(rawValue: 8)

    /// Whether the key may be a shortcut of the app's or the system's.
    var mayBeShortcut: Bool { !isDisjoint(with: [.control, .alt, .command]) }
}

/// What assistive technology asks for.
public enum IndexBarAccessibleAction: Equatable, Sendable {
    /// The next entry with rows.
    case increment
    /// The entry with rows before the current one.
    case decrement
    /// Select the current entry again.
    case activate
    /// Cancel a drag.
    case escape
    /// A named action: the entry that it names.
    case action(Int)
    /// A value that was set: the entry's index.
    case value(Int)
}

/// How far a wheel has turned since the last event; deltas add up.
public enum IndexBarWheel: Equatable, Sendable {
    /// In notches: a step each.
    case notches(Double)
    /// In points: a step for each pitch.
    case points(Double)
}
