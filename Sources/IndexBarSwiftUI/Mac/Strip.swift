#if canImport(SwiftUI) && !canImport(UIKit)
    import IndexBarCore
    import SwiftUI

    /// The strip's driver, and what carries out its commands; no view observes it.
    @MainActor final class Strip: LinkedBar {
        /// What of the driver is seen: state of the view.
        struct Seen: Equatable {
            var state = IndexBarScene.State()
            var isTracking = false
            /// The entry that the accessible value names.
            var current: Int?
        }

        private(set) var driver = IndexBarDriver()
        var texts = IndexBarTexts(words: IndexBarWords(languages: Bundle.main.preferredLocalizations)) {
            $0.decomposedStringWithCompatibilityMapping
        }
        weak var link: ListLink?
        var show: (Seen) -> Void = { _ in }
        var onSelect: (IndexBarSelection) -> Void = { _ in }
        var onReserve: (CGFloat) -> Void = { _ in }
        /// Where the drag that is on began; nil: none is.
        private var start: CGPoint?
        private var stopsTimer: (@MainActor () -> Void)?

        static var now: Double { Date().timeIntervalSinceReferenceDate }

        // MARK: What it is made of

        /// Brings the driver up to what the views show.
        func take(_ setting: BarSetting, _ items: BarItems) {
            link?.take(items)
            driver.update(style: setting.appearance.rules).carryOut(on: self)
            let measured = setting.measured
            driver.update { $0 = measured }.carryOut(on: self)
        }

        func take(content: IndexBarContent) {
            guard content != texts.content else { return }
            driver.replace(entries: texts.replace(content: content)).carryOut(on: self)
        }

        // MARK: Input

        @discardableResult private func receive(_ commands: IndexBarCommands) -> Bool {
            commands.carryOut(on: self)
            return commands.handled
        }

        func drag(_ start: CGPoint, _ point: CGPoint, _ time: Date, isOver: Bool) {
            // Another start is another drag: the one before has ended without a word.
            if let before = self.start, before != start { lose() }
            let phase: IndexBarPointer.Phase = isOver ? .ended : self.start == nil ? .began : .moved
            self.start = isOver ? nil : start
            receive(driver.pointer(pointer(phase, point, time.timeIntervalSinceReferenceDate)))
        }

        /// The drag is over and its end has not been told.
        func lose() {
            guard start != nil else { return }
            start = nil
            receive(driver.pointer(pointer(.cancelled, .zero, Self.now)))
        }

        /// A pointer without a button; a drag that is still on then has ended without a word.
        func hover(_ point: CGPoint?) {
            receive(driver.pointer(pointer(point == nil ? .left : .hovered, point ?? .zero, Self.now)))
        }

        private func pointer(_ phase: IndexBarPointer.Phase, _ point: CGPoint, _ time: Double)
            -> IndexBarPointer
        {
            IndexBarPointer(phase, x: Double(point.x), y: Double(point.y), time: time, kind: .mouse)
        }

        func press(_ key: IndexBarPress, _ modifiers: IndexBarModifiers = []) -> Bool {
            receive(driver.press(key, modifiers: modifiers, time: Self.now))
        }

        func type(_ text: String, _ modifiers: IndexBarModifiers) -> Bool {
            receive(texts.press(character: text, modifiers: modifiers, time: Self.now, on: &driver))
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
            show(Seen(state: driver.sceneState, isTracking: driver.isTracking, current: driver.currentEntry))
            link?.requestFrame?()
        }

        func stopList() { link?.stop() }
        func scrollList(_ scroll: IndexBarCommands.Scroll) {
            link?.go(to: scroll.section, animated: scroll.animated)
        }
        func restoreList(_ restore: IndexBarCommands.Restore) {
            link?.go(to: texts.content.place(ofRow: restore.row)?.section)
        }
        func visibleChanged() { paint() }
        func reservedThicknessChanged() { onReserve(CGFloat(driver.reservedThickness)) }
        func valueChanged() { paint() }
        func tell(_ commands: IndexBarCommands) {
            if let selection = commands.selection { onSelect(selection) }
        }
        func giveHaptic() {}
        func announce(_ entry: Int) {
            if #available(iOS 17, macOS 14, visionOS 1, *), System.isAtLeast(17) {
                AccessibilityNotification.Announcement(texts.announcement(for: entry)).post()
            }
        }
    }
#endif
