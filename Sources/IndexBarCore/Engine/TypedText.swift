/// Text typed in quick succession, as one search.
struct TypedText: Equatable, Sendable {
    /// How long after the text before a text is added to it, in seconds (rule E12).
    static let pause = 1.0

    private(set) var text = ""
    private var time = -Double.infinity

    /// Takes more text and gives the first entry that matches; what matches none is tried alone.
    mutating func find(_ more: String, at time: Double, in content: IndexBarContent) -> Int? {
        let isContinued = time - self.time < Self.pause && !text.isEmpty
        self.time = time
        if isContinued {
            let longer = text + more
            if let entry = content.firstEntry(matching: longer) {
                text = longer
                return entry
            }
        }
        text = more
        return content.firstEntry(matching: more)
    }
}

extension IndexBarContent {
    /// The first entry, in order, whose search key begins with the text.
    ///
    /// - Complexity: O(entries).
    func firstEntry(matching text: String) -> Int? {
        var entry = 0
        while entry < count {
            if matches(text, at: entry) { return entry }
            entry += 1
        }
        return nil
    }
}
