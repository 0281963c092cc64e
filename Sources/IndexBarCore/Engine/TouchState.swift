/// The touch that a bar follows.
enum TouchState: Equatable, Sendable {
    case none
    /// Down, but not yet a drag: `activation` waits for more.
    case waiting(TouchStart)
    case dragging(Drag)

    /// Where the touch went down.
    var start: TouchStart? {
        get {
            switch self {
            case .none: nil
            case .waiting(let start): start
            case .dragging(let drag): drag.start
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .none: break
            case .waiting: self = .waiting(newValue)
            case .dragging(var drag):
                drag.start = newValue
                self = .dragging(drag)
            }
        }
    }
}

/// Where and when a touch went down, and what a cancel goes back to.
struct TouchStart: Equatable, Sendable {
    let id: Int
    let point: TouchPoint
    let time: Double
    var before: Before

    /// What was selected, lit and shown at touch-down.
    struct Before: Equatable, Sendable {
        var selected: Int?
        var highlighted: Int?
        /// Not any more once the user has scrolled since.
        var isPinned: Bool
        var listPosition: IndexBarEffects.ListPosition?
    }

    /// What was selected and lit stays by id; the list's row is forgotten with the old content.
    mutating func carryOver(from old: IndexBarContent, to new: IndexBarContent) {
        let highlighted = before.highlighted.flatMap { new.place(of: $0, from: old) }
        before = Before(
            selected: before.selected.flatMap { new.place(of: $0, from: old) }, highlighted: highlighted,
            isPinned: before.isPinned && highlighted != nil, listPosition: nil)
    }
}

/// A place on the bar, in points from its left and top.
struct TouchPoint: Equatable, Sendable {
    let x: Double
    let y: Double

    func along(_ axis: IndexBarAxis) -> Double { axis == .vertical ? y : x }
    func across(_ axis: IndexBarAxis) -> Double { axis == .vertical ? x : y }
}

/// A touch that has become a drag.
struct Drag: Equatable, Sendable {
    var start: TouchStart
    /// The entry under the finger; nil while only ignored entries were touched.
    var entry: Int?
    /// How far into the entry's band, 0..<1, while the finger is far enough away for rows; else 0.
    var fraction = 0.0
    /// Whether the drag has selected, and so moved the list.
    var hasSelected = false
    var scrub: Scrub
}
