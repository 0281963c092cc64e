import IndexBarContract
import IndexBarCore

@testable import IndexBarSwiftUI
@testable import SwiftUI

/// What is shown: what the strip painted, and where; slots that were painted otherwise than the scene has them are told
/// as they were painted.
extension SwiftUIContract {
    var control: (view: BarControl, rect: CGRect)? {
        window.root.first { node in (node.view as? BarControl).map { ($0, node.rect) } }
    }
    var element: StageElement? { window.elements.first { $0.adjust != nil } }

    func read() -> ContractReading {
        var reading = ContractReading()
        if let (view, rect) = control { readStrip(&reading, view, rect) }
        // Rows are as wide as the list has room for them.
        if let row = window.painted.first(where: { $0.color.name == "row" }), stage.bar == nil {
            reading.reserved = stage.width - Double(row.rect.width)
        }
        reading.label = element?.label ?? ""
        reading.value = element?.value ?? ""
        reading.actions = (element?.actions ?? []).map(\.name).filter { $0 != "default" }
        reading.timer = timer.map { $0.end - clock }
        readList(&reading)
        return reading
    }

    // MARK: The list

    func firstRow(ofSection section: Int) -> Int { list.sections.prefix(section).reduce(0, +) }
    func length(ofRow row: Int) -> CGFloat { CGFloat(list.rowLengths[row] ?? list.rowLength) }

    func length(ofSection section: Int) -> CGFloat {
        let first = firstRow(ofSection: section)
        return (first..<first + list.sections[section]).reduce(0) { $0 + length(ofRow: $1) }
    }

    /// Where a row begins in the list's content.
    func start(of row: Int) -> CGFloat {
        var (first, y): (Int, CGFloat) = (0, 0)
        for count in list.sections {
            y += CGFloat(list.headerLength)
            for place in first..<first + count {
                if place >= row { return y }
                y += length(ofRow: place)
            }
            first += count
        }
        return y
    }

    private func readList(_ reading: inout ContractReading) {
        reading.rows = list.rowCount
        reading.isAtEnd = window.offset() >= window.limits().upperBound - 0.5
        reading.isListMoving = window.isScrolling
        var (row, y): (Int, CGFloat) = (0, 0)
        let offset = window.offset() + 0.01
        for (section, count) in list.sections.enumerated() {
            let header = CGFloat(list.headerLength)
            if header > 0, y <= offset, offset < y + header {
                (reading.topSection, reading.topRow) = (section, row)
                return
            }
            y += header
            for place in row..<row + count {
                let length = length(ofRow: place)
                if offset < y + length {
                    (reading.topRow, reading.topPoints) = (place, Double(offset - 0.01 - y))
                    return
                }
                y += length
            }
            row += count
        }
        reading.topRow = max(0, row - 1)
    }

    // MARK: The strip

    private func readStrip(_ reading: inout ContractReading, _ view: BarControl, _ rect: CGRect) {
        let scene = view.scene
        func inRoom(_ box: IndexBarRectangle) -> IndexBarRectangle {
            IndexBarRectangle(CGRect(box).offsetBy(dx: rect.minX, dy: rect.minY))
        }
        let painted = window.painted.filter { !["row", "header"].contains($0.color.name) }
        (reading.selected, reading.lit) = (
            view.strip.driver.selectedEntry, view.strip.driver.highlightedEntry
        )
        reading.isTracking = painted.contains { $0.color.name == "tracking" }
        reading.strip = inRoom(scene.strip)
        let bubble = painted.first { $0.kind == .fill && $0.color.name.contains("Material") }
        if let bubble, let text = painted.first(where: { $0.kind == .text && bubble.rect.contains($0.rect) })
        {
            reading.preview = .init(text: text.name, rectangle: IndexBarRectangle(bubble.rect))
        }
        let slots = scene.paintedSlots
        let strip = painted.filter { $0.kind != .text || bubble?.rect.contains($0.rect) != true }
        reading.isVisible = !view.face.isPutAway && !slots.isEmpty && strip.contains { $0.kind == .text }
        guard reading.isVisible else { return }
        reading.titles = slots.map { slot in
            let place = inRoom(slot.painted)
            let middle = CGRect(place)
            let item = strip.last {
                ($0.kind == .text || $0.rect.width <= 3.01 || $0.kind == .image)
                    && abs($0.rect.midX - middle.midX) <= 0.5 && abs($0.rect.midY - middle.midY) <= 0.5
            }
            let isLit = item?.color == .white
            var title = ContractReading.Title(
                text: item?.kind == .text ? item?.name ?? "" : "", entries: 0...0, rectangle: place,
                look: slot.look, strength: isLit ? 1 : item?.color.alpha ?? 0)
            switch slot.kind {
            case .title(let entry): title.entries = entry...entry
            case .gap(let hidden): title.entries = hidden.lowerBound...hidden.upperBound
            }
            if isLit != (title.look == .lit) { title.look = isLit ? .lit : .normal }
            return title
        }
        reading.highlight = scene.highlight.map(inRoom).flatMap { box in
            strip.contains {
                $0.kind == .fill && $0.color == .accentColor && abs($0.rect.midY - CGRect(box).midY) <= 0.5
                    && abs($0.rect.height - CGRect(box).height) <= 0.5
            } ? box : nil
        }
    }
}
