#if canImport(SwiftUI) && !canImport(UIKit)
    import IndexBarCore
    import SwiftUI

    /// Owns the strip's driver and carries out its commands. No view observes it.
    @MainActor final class Strip: LinkedBar {
        /// The visible part of the driver, kept as state of the view.
        struct Seen: Equatable {
            var state = IndexBarScene.State()
            var isTracking = false
            /// The value that a screen reader speaks.
            var value = ""
        }

        private(set) var driver = IndexBarDriver()
        private(set) var texts = IndexBarTexts(
            words: IndexBarWords(languages: Bundle.main.preferredLocalizations)
        ) { $0.decomposedStringWithCompatibilityMapping }
        var face: BarFace?
        var show: (Seen) -> Void = { _ in }
        /// Where the current drag began; nil without a drag.
        private var start: CGPoint?
        private var stopsTimer: (@MainActor () -> Void)?

        // MARK: Content and settings

        func take(_ rules: IndexBarStyle, _ measured: IndexBarMeasured) {
            receive(driver.update(style: rules))
            receive(driver.update { $0 = measured })
            reservedThicknessChanged()
        }

        func take(content: IndexBarContent) {
            guard content != texts.content else { return }
            receive(driver.replace(entries: texts.replace(content: content)))
        }

        // MARK: Input

        @discardableResult private func receive(_ commands: IndexBarCommands) -> Bool {
            commands.carryOut(on: self)
            return commands.handled
        }

        func drag(_ start: CGPoint, _ point: CGPoint, _ time: Date, isOver: Bool) {
            // A different start means a new drag: the previous one ended without notice.
            if let before = self.start, before != start { lose() }
            let phase: IndexBarPointer.Phase = isOver ? .ended : self.start == nil ? .began : .moved
            self.start = isOver ? nil : start
            send(phase, point, time.timeIntervalSinceReferenceDate)
        }

        /// Cancels a drag that ended without notice.
        func lose() {
            guard start != nil else { return }
            start = nil
            send(.cancelled, .zero, System.now())
        }

        /// Handles a hovering pointer; nil when it leaves.
        func hover(_ place: CGPoint?) { send(place == nil ? .left : .hovered, place ?? .zero, System.now()) }

        private func send(_ phase: IndexBarPointer.Phase, _ place: CGPoint, _ time: Double) {
            let (x, y) = (Double(place.x), Double(place.y))
            receive(driver.pointer(IndexBarPointer(phase, x: x, y: y, time: time, kind: .mouse)))
        }

        func press(_ key: IndexBarPress, _ modifiers: IndexBarModifiers = []) -> Bool {
            receive(driver.press(key, modifiers: modifiers, time: System.now()))
        }

        func type(_ text: String, _ modifiers: IndexBarModifiers) -> Bool {
            receive(texts.press(character: text, modifiers: modifiers, time: System.now(), on: &driver))
        }

        func act(_ action: IndexBarAccessibleAction) { receive(driver.accessible(action)) }
        func focus(isVisible: Bool) { receive(driver.focus(isVisible: isVisible)) }
        func choose(entry: Int) { receive(driver.choose(entry: entry)) }
        func listShows(_ state: IndexBarListState) { receive(driver.list(state)) }
        func frameHasCome() { receive(driver.frame()) }
    }

    extension Strip: @MainActor IndexBarToolkit {
        func startTimer(_ seconds: Double) {
            stopTimer()
            stopsTimer = System.later(seconds) { [weak self] in
                guard let self else { return }
                self.stopsTimer = nil
                self.receive(self.driver.timerIsOver())
            }
        }

        func stopTimer() {
            stopsTimer?()
            stopsTimer = nil
        }

        func paint() {
            let value = texts.value(of: driver)
            show(Seen(state: driver.sceneState, isTracking: driver.isTracking, value: value))
            face?.link.requestFrame?()
        }

        func visibleChanged() { paint() }
        func valueChanged() { paint() }
        func reservedThicknessChanged() { face?.onSizes(BarSizes(driver)) }
        func stopList() { face?.link.stop() }
        func scrollList(_ scroll: IndexBarCommands.Scroll) {
            face?.link.go(to: scroll.section, animated: scroll.animated)
        }
        func restoreList(_ restore: IndexBarCommands.Restore) {
            face?.link.go(to: texts.content.place(ofRow: restore.row)?.section)
        }
        func tell(_ commands: IndexBarCommands) {
            if let selection = commands.selection { face?.onSelect(selection) }
        }
        func giveHaptic() {}
        func announce(_ entry: Int) {
            if #available(iOS 17, macOS 14, visionOS 1, *), System.isAtLeast(17) {
                AccessibilityNotification.Announcement(texts.announcement(for: entry)).post()
            }
        }
    }
#endif
