#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Whether focus and the screen reader stop at the bar: it has entries and enough rows to show them.
        var isReachable: Bool {
            !content.isEmpty && !driver.measured.isPutAway && content.rowCount >= storedStyle.minimumRows
        }

        func reachabilityMayHaveChanged() {
            if isAccessibilityElement != isReachable { isAccessibilityElement = isReachable }
        }

        /// Handles the key presses meant for the bar and passes the others on.
        func take(_ press: UIPress) -> Bool {
            guard let key = press.key else { return false }
            if let named = Self.keys.first(where: { $0.code == key.keyCode }) {
                return carryOut(
                    driver.press(named.press, modifiers: modifiers(of: key), time: press.timestamp))
            }
            guard let text = Self.text(of: key) else { return false }
            return carryOut(
                texts.press(
                    character: text, modifiers: modifiers(of: key), time: press.timestamp, on: &driver))
        }

        // MARK: Keys that precede the focus system

        #if canImport(ObjectiveC)
            static let keyAction = #selector(takeKeyCommand(_:))
        #else
            static let keyAction = Selector("takeKeyCommand:")
        #endif

        /// Keys by their position on the keyboard. Keys that the system may use itself are key commands too.
        private static var keys: [(code: UIKeyboardHIDUsage, press: IndexBarPress, input: String?)] {
            [
                (.keyboardUpArrow, .up, UIKeyCommand.inputUpArrow),
                (.keyboardDownArrow, .down, UIKeyCommand.inputDownArrow),
                (.keyboardLeftArrow, .left, UIKeyCommand.inputLeftArrow),
                (.keyboardRightArrow, .right, UIKeyCommand.inputRightArrow),
                (.keyboardHome, .home, UIKeyCommand.inputHome), (.keyboardEnd, .end, UIKeyCommand.inputEnd),
                (.keyboardPageUp, .pageUp, UIKeyCommand.inputPageUp),
                (.keyboardPageDown, .pageDown, UIKeyCommand.inputPageDown),
                (.keyboardReturnOrEnter, .return, nil), (.keyboardEscape, .escape, nil),
            ]
        }

        /// Arrows across the bar belong to the focus system.
        var focusCommands: [UIKeyCommand] {
            let across: Set<IndexBarPress> = axis == .vertical ? [.left, .right] : [.up, .down]
            return Self.keys.compactMap { key in
                guard let input = key.input, !across.contains(key.press) else { return nil }
                let command = UIKeyCommand(input: input, modifierFlags: [], action: Self.keyAction)
                command.wantsPriorityOverSystemBehavior = true
                return command
            }
        }

        func take(_ command: UIKeyCommand) {
            guard let key = Self.keys.first(where: { $0.input == command.input }) else { return }
            carryOut(driver.press(key.press, time: ProcessInfo.processInfo.systemUptime))
        }

        /// If Option produced the character, it does not count as a modifier.
        private func modifiers(of key: UIKey) -> IndexBarModifiers {
            var modifiers: IndexBarModifiers = []
            if key.modifierFlags.contains(.shift) { modifiers.insert(.shift) }
            if key.modifierFlags.contains(.control) { modifiers.insert(.control) }
            if key.modifierFlags.contains(.command) { modifiers.insert(.command) }
            let isMade =
                Self.text(of: key) != nil && key.characters != key.charactersIgnoringModifiers
            if key.modifierFlags.contains(.alternate), !isMade { modifiers.insert(.alt) }
            return modifiers
        }

        /// The text that a key types. UIKit reports function keys as names, control characters or private characters.
        private static func text(of key: UIKey) -> String? {
            let text = key.characters
            guard let first = text.utf16.first, first >= 0x20, first != 0x7F, !text.hasPrefix("UIKeyInput"),
                !(0xF700...0xF8FF).contains(first)
            else { return nil }
            return text
        }

        /// Cancels a drag. Without one, the gesture is left to the screen.
        func escape() -> Bool {
            guard driver.isTracking else { return false }
            return carryOut(driver.accessible(.escape))
        }
    }
#endif
