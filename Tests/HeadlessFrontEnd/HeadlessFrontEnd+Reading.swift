import IndexBarContract
import IndexBarCore

/// Reads what a user sees: the scene that was painted last.
extension HeadlessFrontEnd {
    package func read() -> ContractReading {
        var reading = ContractReading()
        reading.isVisible = isShown
        reading.strip = inRoom(painted.strip)
        if reading.isVisible {
            reading.titles = painted.paintedSlots.map(title)
            reading.highlight = painted.highlight.map(inRoom)
            reading.preview = preview
        }
        reading.reserved = room
        reading.label = texts.label
        reading.value = accessibleValue
        reading.actions = faults.contains(.actionsAreLost) ? [] : texts.actions(of: driver).map(\.name)
        reading.selected = driver.selectedEntry
        reading.lit = driver.highlightedEntry
        reading.isTracking = driver.isTracking
        reading.timer = timerEnd.map { $0 - clock }
        let top = list.top()
        reading.rows = knownSections.reduce(0, +)
        (reading.topSection, reading.topRow, reading.topPoints) = top
        reading.isAtEnd = list.offset >= list.end - 0.5
        reading.isListMoving = list.motion != .rest
        reading.sideways = list.sideways
        (reading.measuredTitles, reading.readTitles) = (measuredTitles, readTitles)
        return reading
    }

    private func inRoom(_ rectangle: IndexBarRectangle) -> IndexBarRectangle {
        IndexBarRectangle(
            x: rectangle.x + frame.x, y: rectangle.y + frame.y, width: rectangle.width,
            height: rectangle.height)
    }

    private func title(_ slot: IndexBarScene.Slot) -> ContractReading.Title {
        var look = slot.look
        if faults.contains(.dimmedIsNormal), look == .dimmed { look = .normal }
        var (text, entries) = ("", 0...0)
        switch slot.kind {
        case .title(let entry): (text, entries) = (texts.content.title(at: entry), entry...entry)
        case .gap(let hidden):
            entries = hidden.lowerBound...hidden.upperBound
            if faults.contains(.dotsAreNeverLit), look == .lit { look = .normal }
        }
        let strength = faults.contains(.anotherStrength) && look == .dimmed ? 0.3 : painted.strength(of: look)
        return ContractReading.Title(
            text: text, entries: entries, rectangle: inRoom(slot.painted), look: look, strength: strength)
    }

    private var preview: ContractReading.Preview? {
        guard let shown = painted.preview,
            var place = painted.preview(width: stage.previewWidth, height: stage.previewHeight)?.rectangle
        else { return nil }
        if faults.contains(.previewBeyondTheEdge) { place.y = shown.offset - place.height / 2 }
        let hint = IndexBarTexts.hint(forScale: shown.scale).map { " \($0)" } ?? ""
        return ContractReading.Preview(
            text: texts.content.title(at: shown.entry) + hint, rectangle: inRoom(place))
    }
}
