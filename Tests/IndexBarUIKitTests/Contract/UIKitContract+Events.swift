#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarContract
    import IndexBarCore

    @testable import IndexBarUIKit
    @testable import UIKit

    /// Events by the ways that UIKit has for them.
    extension UIKitContract {
        func deliver(_ event: ContractEvent) -> Bool {
            defer { hear() }
            switch event {
            case .finger(let phase, let id, let x, let y):
                return touch(phase, id, CGPoint(x: x, y: y), .direct)
            case .mouse(let phase, let x, let y):
                return touch(phase, -1, CGPoint(x: x, y: y), .indirectPointer)
            case .hover(let x, let y): pointer?.point(at: bar.convert(CGPoint(x: x, y: y), from: room))
            case .leave: pointer?.point(at: nil)
            case .key(let key, let modifiers): return press(Self.key(key, Self.flags(modifiers)))
            case .type(let text, let modifiers):
                let code = text == " " ? UIKeyboardHIDUsage.keyboardSpacebar : .keyboardA
                return press(UIKey(code: code, characters: text, modifiers: Self.flags(modifiers)))
            case .wheel: break
            case .focus(let isVisible): return window.moveFocus(to: isVisible ? bar : nil)
            case .accessible(let action): return reader(action)
            case .dragList(let points): table.drag(by: points)
            case .liftList(let speed):
                table.lift(speed: speed)
                bar.setNeedsLayout()
            }
            return false
        }

        private var pointer: UIPointerInteraction? {
            bar.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
        }

        private func touch(
            _ phase: ContractEvent.Phase, _ id: Int, _ place: CGPoint, _ type: UITouch.TouchType
        ) -> Bool {
            guard phase == .began else {
                guard let finger = fingers[id] else { return false }
                if phase == .moved {
                    finger.move(to: place)
                    Finger.flush()
                    return bar.isTracking && finger.view === bar
                }
                if phase == .ended { finger.lift() } else { finger.cancel() }
                fingers[id] = nil
                return false
            }
            fingers.removeValue(forKey: id)?.cancel()
            let wasTracking = bar.isTracking
            let finger = Finger(on: window, type: type)
            fingers[id] = finger
            finger.down(at: place)
            return finger.view === bar && !wasTracking && bar.isTracking
        }

        // MARK: Keys

        /// The bar is first responder while it can be.
        private func press(_ key: UIKey) -> Bool {
            if !bar.isFirstResponder { bar.becomeFirstResponder() }
            guard bar.isFirstResponder else { return false }
            let heard = room.pressesHeard
            window.press(key)
            return room.pressesHeard == heard
        }

        private static func flags(_ modifiers: IndexBarModifiers) -> UIKeyModifierFlags {
            var flags: UIKeyModifierFlags = []
            if modifiers.contains(.shift) { flags.insert(.shift) }
            if modifiers.contains(.control) { flags.insert(.control) }
            if modifiers.contains(.command) { flags.insert(.command) }
            if modifiers.contains(.alt) { flags.insert(.alternate) }
            return flags
        }

        private static func key(_ press: IndexBarPress, _ flags: UIKeyModifierFlags) -> UIKey {
            let (code, text): (UIKeyboardHIDUsage, String) =
                switch press {
                case .up: (.keyboardUpArrow, UIKeyCommand.inputUpArrow)
                case .down: (.keyboardDownArrow, UIKeyCommand.inputDownArrow)
                case .left: (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow)
                case .right: (.keyboardRightArrow, UIKeyCommand.inputRightArrow)
                case .home: (.keyboardHome, UIKeyCommand.inputHome)
                case .end: (.keyboardEnd, UIKeyCommand.inputEnd)
                case .pageUp: (.keyboardPageUp, UIKeyCommand.inputPageUp)
                case .pageDown: (.keyboardPageDown, UIKeyCommand.inputPageDown)
                case .return: (.keyboardReturnOrEnter, "\r")
                case .space: (.keyboardSpacebar, " ")
                case .escape: (.keyboardEscape, UIKeyCommand.inputEscape)
                case .character: (.keyboardA, "")
                }
            return UIKey(code: code, characters: text, modifiers: flags)
        }

        // MARK: The screen reader

        /// UIKit has no way to ask for a value, so a reader steps to it.
        private func reader(_ action: IndexBarAccessibleAction) -> Bool {
            guard bar.isAccessibilityElement else { return false }
            let told = bar.sent.count
            switch action {
            case .increment: bar.accessibilityIncrement()
            case .decrement: bar.accessibilityDecrement()
            case .activate: return bar.accessibilityActivate()
            case .escape: return bar.accessibilityPerformEscape()
            case .action(let entry):
                let name = bar.content.spokenTitle(at: entry)
                guard let one = bar.accessibilityCustomActions?.first(where: { $0.name == name }) else {
                    return false
                }
                return one.actionHandler?(one) ?? false
            case .value(let entry):
                for _ in 0..<(entry - (bar.selectedEntry ?? 0)) { bar.accessibilityIncrement() }
            }
            return bar.sent.count > told
        }
    }
#endif
