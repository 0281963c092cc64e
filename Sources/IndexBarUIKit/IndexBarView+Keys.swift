#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Whether focus and the screen reader stop here: there are entries, and rows enough to show them.
        var isReachable: Bool {
            !content.isEmpty && !driver.measured.isPutAway && content.rowCount >= storedStyle.minimumRows
        }

        func reachabilityMayHaveChanged() {
            if isAccessibilityElement != isReachable { isAccessibilityElement = isReachable }
        }

        /// Takes a key press that is one for the bar; the rest is for others.
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

        // MARK: Keys before the focus system's

        #if canImport(ObjectiveC)
            static let keyAction = #selector(takeKeyCommand(_:))
        #else
            static let keyAction = Selector("takeKeyCommand:")
        #endif

        /// Keys by their places on a keyboard; those that the system may want for itself, as commands too.
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

        /// Arrows across the bar stay the focus system's.
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

        /// Option that made the character is no modifier of it.
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

        /// What a key types; function keys come as names, control characters or private ones.
        private static func text(of key: UIKey) -> String? {
            let text = key.characters
            guard let first = text.utf16.first, first >= 0x20, first != 0x7F, !text.hasPrefix("UIKeyInput"),
                !(0xF700...0xF8FF).contains(first)
            else { return nil }
            return text
        }

        /// Ends a drag; without one the gesture is the screen's.
        func escape() -> Bool {
            guard driver.isTracking else { return false }
            return carryOut(driver.accessible(.escape))
        }
    }
#endif
