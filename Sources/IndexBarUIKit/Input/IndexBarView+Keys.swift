#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Whether focus and the screen reader stop here: there are entries, and rows enough to show them.
        var isReachable: Bool { !content.isEmpty && hasEnoughRows }

        /// Whether a key or the screen reader moves anything, once it is here.
        var canAct: Bool { isEnabled && !content.isEmpty }

        /// Takes a key press that means something to the bar; the rest is for others.
        func take(_ press: UIPress) -> Bool {
            guard canAct, let key = press.key else { return false }
            if key.keyCode == .keyboardEscape { return escape() }
            guard let meaning = meaning(of: key) else { return false }
            receive(.key(meaning, time: press.timestamp))
            return true
        }

        private func meaning(of key: UIKey) -> IndexBarKey? {
            guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
            switch key.keyCode {
            case .keyboardHome: return .first
            case .keyboardEnd: return .last
            case .keyboardPageUp: return .pageBackward
            case .keyboardPageDown: return .pageForward
            case .keyboardUpArrow: return axis == .vertical ? .previous : nil
            case .keyboardDownArrow: return axis == .vertical ? .next : nil
            case .keyboardLeftArrow: return sideways(towardsRight: false)
            case .keyboardRightArrow: return sideways(towardsRight: true)
            case .keyboardTab, .keyboardReturnOrEnter, .keyboardDeleteOrBackspace: return nil
            default: return text(key.characters).map(IndexBarKey.text)
            }
        }

        private func sideways(towardsRight: Bool) -> IndexBarKey? {
            guard axis == .horizontal else { return nil }
            return towardsRight == engine.layout.isMirrored ? .previous : .next
        }

        /// Characters that a title could begin with, folded; function keys come as names or control
        /// characters.
        private func text(_ characters: String) -> String? {
            guard let first = characters.utf16.first, first > 0x20, first != 0x7F,
                !characters.hasPrefix("UIKeyInput"), !(0xF700...0xF8FF).contains(first)
            else { return nil }
            return IndexBarView.folded(characters)
        }
    }
#endif
