import Testing

@testable import IndexBarCore

/// The order in which commands are carried out, and what is dropped (rule D3).
@Suite struct CarryOutTests {
    /// Writes down what it is asked for.
    private final class Toolkit: IndexBarToolkit {
        var driver = IndexBarDriver()
        var lines: [String] = []
        /// Whether whoever is told selects.
        var selects = false

        func startTimer(_ seconds: Double) { lines.append("timer \(seconds)") }
        func stopTimer() { lines.append("no timer") }
        func paint() { lines.append("paint") }
        func stopList() { lines.append("stop") }
        func scrollList(_ scroll: IndexBarCommands.Scroll) { lines.append("scroll \(scroll.row)") }
        func restoreList(_ restore: IndexBarCommands.Restore) { lines.append("restore \(restore.row)") }
        func visibleChanged() { lines.append("visible") }
        func reservedThicknessChanged() { lines.append("reserved") }
        func valueChanged() { lines.append("value") }
        func tell(_ commands: IndexBarCommands) {
            lines.append("tell")
            if selects { driver.selectionCount += 1 }
        }
        func giveHaptic() { lines.append("haptic") }
        func announce(_ entry: Int) { lines.append("announce \(entry)") }
    }

    private func lines(selects: Bool = false, _ change: (inout IndexBarCommands) -> Void) -> [String] {
        let toolkit = Toolkit()
        toolkit.selects = selects
        var commands = IndexBarCommands()
        change(&commands)
        commands.carryOut(on: toolkit)
        return toolkit.lines
    }

    private func all(_ commands: inout IndexBarCommands) {
        commands.timer = .start(2)
        (commands.paint, commands.stopsList, commands.haptic) = (true, true, true)
        commands.scroll = .init(entry: 1, section: 1, row: 7, fraction: 0, animated: false)
        commands.restore = .init(row: 8, fraction: 0, offset: nil)
        (commands.visible, commands.reservedThickness, commands.valueChanged) = (false, 3, true)
        (commands.tracking, commands.announcement) = (.began, 4)
    }

    @Test func `D3 everything that can be seen is done before anyone is told`() {
        #expect(
            lines(all) == [
                "timer 2.0", "paint", "stop", "scroll 7", "restore 8", "visible", "reserved", "value", "tell",
                "haptic", "announce 4",
            ])
        #expect(lines { $0.timer = .stop } == ["no timer"])
        #expect(lines { _ in } == [])
    }

    @Test func `D3 haptic and announcement are dropped once whoever was told has selected`() {
        #expect(lines(selects: true, all).suffix(2) == ["value", "tell"])
        #expect(lines { $0.haptic = true } == ["haptic"])
        #expect(lines { $0.announcement = 2 } == ["announce 2"])
        #expect(
            lines {
                $0.selectionCount = 3
                $0.haptic = true
            } == [])
    }

    @Test func `D3 observers are told of a selection, a drag, what changed, and other room`() {
        let selection = IndexBarSelection(
            entry: 0, section: 0, row: 0, fraction: 0, reason: .touch, phase: .began)
        #expect(lines { $0.tracking = .ended } == ["tell"])
        #expect(lines { $0.selection = selection } == ["tell"])
        #expect(lines { $0.selectedChanged = true } == ["tell"])
        #expect(lines { $0.litChanged = true } == ["tell"])
        #expect(lines { $0.trackingChanged = true } == ["tell"])
        #expect(lines { $0.reservedThickness = 0 } == ["reserved", "tell"])
        #expect(lines { $0.valueChanged = true } == ["value"])
    }
}
