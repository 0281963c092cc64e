/// A touch that has become a drag.
struct Drag: Equatable, Sendable {
    /// The entry under the finger; nil while only ignored entries were touched.
    var entry: Int?
    /// How far into the entry's band, 0..<1, while the finger is far enough away for rows; else 0.
    var fraction = 0.0
    /// Whether the drag has selected, and so moved the list.
    var hasSelected = false
    var scrub: Scrub

    init(scrub: Scrub) { self.scrub = scrub }
}
