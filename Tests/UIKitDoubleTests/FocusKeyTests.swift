import Testing

@testable import UIKit

/// A view that takes the focus and notes its keys; with commands if asked.
final class KeyView: UIView {
    var keys: [UIKeyboardHIDUsage] = []
    var ran: [String] = []
    var commands: [UIKeyCommand] = []
    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
    }
    override func perform(_ selector: Selector, with object: Any?) {
        ran.append("\(selector.name) \((object as? UIKeyCommand)?.input ?? "")")
    }
    func take(_ input: String, first: Bool) {
        let command = UIKeyCommand(input: input, modifierFlags: [], action: "move:")
        command.wantsPriorityOverSystemBehavior = first
        commands.append(command)
    }
}

@MainActor @Suite struct FocusKeyTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func view(_ y: CGFloat) -> KeyView {
        let view = KeyView(frame: CGRect(x: 0, y: y, width: 20, height: 20))
        window.addSubview(view)
        return view
    }

    @Test func `behaviour 21: arrow keys move the focus and reach nobody, unless a command goes first`() {
        let (upper, lower) = (view(0), view(100))
        #expect(window.moveFocus(to: upper))
        upper.take(UIKeyCommand.inputUpArrow, first: false)
        window.press(UIKey(code: .keyboardUpArrow))
        #expect(upper.ran.isEmpty && upper.keys.isEmpty && upper.isFocused, "nothing above, and yet kept")
        window.press(UIKey(code: .keyboardDownArrow))
        #expect(lower.isFocused && upper.keys.isEmpty)
        window.moveFocus(to: upper)
        upper.take(UIKeyCommand.inputDownArrow, first: true)
        window.press(UIKey(code: .keyboardDownArrow))
        #expect(upper.isFocused && upper.ran == ["move: UIKeyInputDownArrow"])
        window.press(UIKey(code: .keyboardDownArrow, modifiers: .shift))
        #expect(upper.ran.count == 1 && upper.keys == [.keyboardDownArrow], "other modifiers, another key")
    }

    @Test(arguments: [true, false])
    func `behaviour 21: page, home and end are the system's or not, by policy`(taken: Bool) {
        Policy.with(.but { $0.systemTakesPageKeys = taken }) {
            let view = view(0)
            window.moveFocus(to: view)
            window.press(UIKey(code: .keyboardHome))
            #expect(view.keys == (taken ? [] : [.keyboardHome]))
            view.take(UIKeyCommand.inputHome, first: true)
            window.press(UIKey(code: .keyboardHome))
            #expect(view.ran == ["move: UIKeyInputHome"])
        }
    }

    @Test func `behaviour 21: without a focus the first responder gets what it has no command for`() {
        let view = view(0)
        view.becomeFirstResponder()
        view.take("a", first: false)
        window.press(UIKey(code: .keyboardA, characters: "a"))
        window.press(UIKey(code: .keyboardDownArrow))
        #expect(view.ran == ["move: a"] && view.keys == [.keyboardDownArrow])
    }
}
