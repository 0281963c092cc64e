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
