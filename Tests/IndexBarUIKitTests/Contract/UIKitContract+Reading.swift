#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarContract
    import IndexBarCore

    @testable import IndexBarUIKit
    @testable import UIKit

    /// What is shown: what the strip drew, and where; slots that were drawn elsewhere or otherwise than the scene has them
    /// are told as they were drawn.
    extension UIKitContract {
        func read() -> ContractReading {
            var reading = ContractReading()
            reading.isVisible = bar.strip.alpha > 0 && !bar.isHidden && bar.window != nil
            reading.strip = inRoom(bar.strip.bounds, of: bar.strip)
            if reading.isVisible { readDrawing(&reading) }
            reading.reserved = reserved
            reading.label = bar.accessibilityLabel ?? ""
            reading.value = bar.accessibilityValue ?? ""
            reading.actions = (bar.accessibilityCustomActions ?? []).map(\.name)
            (reading.selected, reading.lit) = (bar.selectedEntry, bar.highlightedEntry)
            reading.isTracking = isTracking
            reading.timer = timerEnd.map { $0 - Clock.now }
            readTable(&reading)
            (reading.measuredTitles, reading.readTitles) = (sizes.measuredTitles, sizes.readSections)
            return reading
        }

        private func readTable(_ reading: inout ContractReading) {
            reading.rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
            let top = table.top(at: table.contentOffset.y)
            (reading.topSection, reading.topRow, reading.topPoints) = top
            reading.isAtEnd = table.contentOffset.y >= table.end - 0.5
            reading.isListMoving = table.motion != .rest
            reading.sideways = Double(table.contentOffset.x)
        }

        private func inRoom(_ box: CGRect, of view: UIView) -> IndexBarRectangle {
            IndexBarRectangle(room.convert(box, from: view))
        }

        // MARK: The drawing

        /// Titles and dots come last, in the order of entries; backgrounds and the highlight before.
        private func readDrawing(_ reading: inout ContractReading) {
            if let text = bar.bubble.text {
                reading.preview = ContractReading.Preview(
                    text: text, rectangle: inRoom(bar.bubble.bounds, of: bar.bubble))
            }
            guard let scene = bar.painted?.scene else { return }
            let slots = scene.paintedSlots
            // Without an extent across nothing can be drawn.
            let isDrawn = bar.strip.bounds.width > 0 && bar.strip.bounds.height > 0
            guard isDrawn, bar.strip.drawn.count >= slots.count else {
                reading.titles = isDrawn ? [] : slots.map { title($0, nil) }
                return
            }
            let before = bar.strip.drawn.dropLast(slots.count)
            reading.titles = zip(slots, bar.strip.drawn.suffix(slots.count)).map { title($0, $1) }
            guard let lit = scene.highlight else { return }
            let wanted = CGRect(lit).offsetBy(
                dx: bar.origin.x - bar.strip.frame.minX, dy: bar.origin.y - bar.strip.frame.minY)
            for case .fill(let box, _, _) in before where isNear(box, wanted) {
                reading.highlight = inRoom(
                    CGRect(lit).offsetBy(dx: bar.origin.x, dy: bar.origin.y), of: bar)
            }
        }

        private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
            abs(one.minX - other.minX) <= 0.5 && abs(one.minY - other.minY) <= 0.5
                && abs(one.maxX - other.maxX) <= 0.5 && abs(one.maxY - other.maxY) <= 0.5
        }

        private func title(_ slot: IndexBarScene.Slot, _ drawn: DrawCommand?) -> ContractReading.Title {
            let place = CGRect(slot.painted).offsetBy(dx: bar.origin.x, dy: bar.origin.y)
            var result = ContractReading.Title(
                text: "", entries: 0...0, rectangle: inRoom(place, of: bar), look: slot.look, strength: 1)
            switch slot.kind {
            case .title(let entry):
                (result.text, result.entries) = (bar.content.title(at: entry), entry...entry)
            case .gap(let hidden): result.entries = hidden.lowerBound...hidden.upperBound
            }
            var (box, color): (CGRect, UIColor?) = (.null, nil)
            switch drawn {
            case .text(let text, let rect, _, let ink): (result.text, box, color) = (text, rect, ink)
            case .image(_, let rect, let ink): (box, color) = (rect, ink)
            case .fill(let rect, _, let ink): (result.text, box, color) = ("", rect, ink)
            case .stroke, nil: return result
            }
            let shown = room.convert(box, from: bar.strip)
            let middle = room.convert(place, from: bar)
            if abs(shown.midX - middle.midX) > 1 || abs(shown.midY - middle.midY) > 1 {
                result.rectangle = IndexBarRectangle(shown)
            }
            let isLit = color == UIColor.systemBackground.resolvedColor(with: bar.traitCollection)
            if isLit != (result.look == .lit) { result.look = isLit ? .lit : .normal }
            result.strength = isLit ? 1 : Double(color?.alphaNow ?? 1)
            return result
        }
    }
#endif
