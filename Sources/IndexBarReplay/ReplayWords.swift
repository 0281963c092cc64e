import IndexBarCore

/// The words of scripts, each list once for reading and for writing.
enum ReplayWords {
    static let axes: KeyValuePairs<String, IndexBarStyle.Axis> = [
        "automatic": .automatic, "vertical": .vertical, "horizontal": .horizontal,
    ]
    static let distributions: KeyValuePairs<String, IndexBarStyle.Distribution> = [
        "center": .center, "start": .start, "end": .end, "fill": .fill,
        "proportional": .proportional,
    ]
    static let gaps: KeyValuePairs<String, IndexBarStyle.Gaps> = [
        "dots": .dots, "none": .none, "overlap": .overlap,
    ]
    static let selects: KeyValuePairs<String, IndexBarStyle.Selects> = [
        "continuously": .continuously, "onRelease": .onRelease,
    ]
    static let emptySections: KeyValuePairs<String, IndexBarStyle.EmptySections> = [
        "next": .next, "previous": .previous, "nearest": .nearest, "ignore": .ignore,
    ]
    static let autoHide: KeyValuePairs<String, IndexBarStyle.AutoHide> = [
        "never": .never, "untilTouched": .untilTouched, "untilScrolled": .untilScrolled,
    ]
}

/// The words of the driver's operations.
extension ReplayWords {
    static let phases: KeyValuePairs<String, IndexBarPointer.Phase> = [
        "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled, "hovered": .hovered,
        "left": .left,
    ]
    static let presses: KeyValuePairs<String, IndexBarPress> = [
        "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
        "pageUp": .pageUp, "pageDown": .pageDown, "return": .return, "space": .space, "escape": .escape,
        "character": .character(nil),
    ]
    static let modifiers: KeyValuePairs<String, IndexBarModifiers> = [
        "shift": .shift, "control": .control, "alt": .alt, "command": .command,
    ]
    static let accessible: KeyValuePairs<String, IndexBarAccessibleAction> = [
        "increment": .increment, "decrement": .decrement, "activate": .activate, "escape": .escape,
    ]
    static let moving: KeyValuePairs<String, IndexBarListState.Moving> = [
        "user": .user, "itself": .itself, "no": .no, "unknown": .unknown,
    ]
}
