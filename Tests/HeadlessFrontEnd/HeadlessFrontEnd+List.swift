import IndexBarContract
import IndexBarCore

/// The five functions that access the list, and the work after its layout.
extension HeadlessFrontEnd {
    /// Reads the row counts of all sections.
    func readSections() -> [Int] {
        readTitles += list.rows.sections.count
        return list.rows.sections
    }

    /// Returns what the list shows.
    func whatIsShown() -> IndexBarListState {
        let top = list.top()
        var state = IndexBarListState(
            rows: knownSections.reduce(0, +), row: top.row,
            fraction: list.fraction(ofRow: top.row, points: top.points),
            section: faults.contains(.headersAreRows) ? nil : top.section, viewport: list.viewport,
            content: list.content, offset: list.offset, moving: moving)
        if faults.contains(.rowsAreTheContents) { state.rows = nil }
        if faults.contains(.offsetIsLost) { state.offset = nil }
        return state
    }

    private var moving: IndexBarListState.Moving {
        if faults.contains(.everythingIsUsers) { return .user }
        if faults.contains(.nothingIsUsers) { return .no }
        switch list.motion {
        case .rest: return kind.tellsMotion ? .no : .unknown
        case .finger: return .user
        case .momentum: return faults.contains(.momentumIsNobodys) ? .no : .user
        case .animation: return faults.contains(.animationIsUsers) ? .user : .itself
        }
    }

    /// Scrolls so that the section's header is at the top, or an inner row below a pinned header. Takes at most three
    /// passes, because layout may change lengths.
    func goTo(_ scroll: IndexBarCommands.Scroll) {
        if faults.contains(.scrollIsLost) { return }
        if faults.contains(.sidewaysIsLost) { list.sideways = 0 }
        let isInner = scroll.fraction > 0 || faults.contains(.headersAreForgotten)
        func place() -> Double {
            list.place(ofRow: scroll.row, section: scroll.section, isInner: isInner)
        }
        if scroll.animated, !faults.contains(.neverAnimated) {
            list.animate(to: place())
            return
        }
        for _ in 0..<3 {
            list.layOut()
            guard abs(list.offset - place()) > 1e-9 else { break }
            list.jump(to: place())
        }
        list.jump(to: list.offset)
    }

    /// Scrolls back to where the list was.
    func goBack(to restore: IndexBarCommands.Restore) {
        if faults.contains(.restoreIsLost) { return }
        if let offset = restore.offset {
            list.jump(to: offset)
            return
        }
        let row = list.start(ofRow: restore.row)
        let next = list.start(ofRow: restore.row + 1)
        list.jump(to: row + restore.fraction * (next - row))
    }

    /// Reserves space beside the rows, in points.
    func giveRoom(_ points: Double) {
        if !faults.contains(.roomIsKept) { room = points }
    }

    func listWasLaidOut() {
        if list.rows.sections != knownSections || faults.contains(.sectionsAreReadAgain) {
            knownSections = readSections()
        }
        driver.list(whatIsShown()).carryOut(on: self)
    }
}
