import IndexBarContract
import IndexBarCore

/// Carries out the driver's commands.
extension HeadlessFrontEnd: @MainActor IndexBarToolkit {
    package func startTimer(_ seconds: Double) {
        notes.append(.timer(seconds))
        timerEnd = clock + (faults.contains(.anotherDelay) ? 1 : seconds)
    }

    package func stopTimer() {
        notes.append(.timer(nil))
        if !faults.contains(.timerGoesOn) { timerEnd = nil }
    }

    package func paint() {
        notes.append(.paint)
        if !faults.contains(.nothingIsPainted) { wantsFrame = true }
    }

    package func stopList() {
        notes.append(.stop)
        if !faults.contains(.listIsNotStopped) { list.stop() }
    }

    package func scrollList(_ scroll: IndexBarCommands.Scroll) {
        notes.append(.scroll(row: scroll.row, animated: scroll.animated))
        goTo(scroll)
    }

    package func restoreList(_ restore: IndexBarCommands.Restore) {
        notes.append(.restore(row: restore.row))
        goBack(to: restore)
    }

    package func visibleChanged() {
        notes.append(.visible(driver.isVisible))
        if !faults.contains(.staysShown) { isShown = driver.isVisible }
    }

    package func reservedThicknessChanged() {
        notes.append(.reserved(driver.reservedThickness))
        giveRoom(driver.reservedThickness)
    }

    package func valueChanged() {
        guard let text = texts.changedValue(of: driver) else { return }
        notes.append(.value(text))
        if !faults.contains(.valueStays) { accessibleValue = text }
    }

    package func tell(_ commands: IndexBarCommands) {
        if let tracking = commands.tracking { notes.append(.tracking(tracking)) }
        guard let selection = commands.selection else { return }
        if faults.contains(.hapticComesFirst), commands.haptic { notes.append(.haptic) }
        if faults.contains(.everySelectionIsAnnounced) { announce(selection.entry) }
        notes.append(.selected(entry: selection.entry, row: selection.row))
        if let entry = chosenWhenTold {
            chosenWhenTold = nil
            driver.choose(entry: entry).carryOut(on: self)
        }
    }

    package func giveHaptic() {
        if !faults.contains(.hapticComesFirst) { notes.append(.haptic) }
    }

    package func announce(_ entry: Int) { notes.append(.announced(texts.announcement(for: entry))) }
}
