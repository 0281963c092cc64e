import IndexBarCore

/// A driver of a bar of sections beside a list of as many rows each, all of it laid out; entry k is hit at 10 k + 5, and
/// the list is 480 of 20 points a row.
struct ListedBar {
    var driver: IndexBarDriver
    var rows: Int
    var state = IndexBarListState()

    init(
        sections: Int = 26, rows: Int = 50, animated: Bool = false,
        _ change: (inout IndexBarStyle) -> Void = { _ in }
    ) {
        var style = IndexBarStyle()
        style.distribution = .fill
        style.endPadding = 0
        style.scrollsAnimated = animated
        change(&style)
        driver = IndexBarDriver(style: style)
        self.rows = rows
        _ = driver.replace(entries: Self.entries(sections, rows))
        _ = driver.update {
            ($0.width, $0.height) = (15, Double(sections) * 10)
            $0.along.vertical = 5
            $0.isAttached = true
        }
        state = IndexBarListState(
            viewport: 480, content: Double(sections * rows * 20), offset: 0, moving: .no)
        _ = driver.list(state)
        _ = driver.frame()
    }

    static func entries(_ sections: Int, _ rows: Int) -> IndexBarEntries {
        IndexBarEntries(count: sections, rowCounts: [Int](repeating: rows, count: sections))
    }

    /// The list shows a row at its top.
    @discardableResult
    mutating func list(
        _ row: Int, fraction: Double = 0, _ moving: IndexBarListState.Moving = .no,
        _ change: (inout IndexBarListState) -> Void = { _ in }
    ) -> IndexBarCommands {
        (state.row, state.fraction, state.moving) = (row, fraction, moving)
        state.offset = (Double(row) + fraction) * 20
        change(&state)
        return driver.list(state)
    }

    /// Chooses an entry, and the list goes there with the next frame, or as far as it goes.
    mutating func goes(to entry: Int, atMost end: Int = .max) -> IndexBarCommands.Scroll? {
        let scroll = driver.choose(entry: entry).scroll ?? driver.frame().scroll
        if let scroll { list(min(scroll.row, end)) }
        return scroll
    }

    mutating func finger(_ phase: IndexBarPointer.Phase, _ entry: Int, time: Double = 0) -> IndexBarCommands {
        driver.pointer(IndexBarPointer(phase, x: 7, y: Double(entry) * 10 + 5, time: time))
    }

    var lit: Int? { driver.highlightedEntry }
}
