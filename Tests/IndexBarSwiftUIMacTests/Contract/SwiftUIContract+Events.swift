import IndexBarContract
import IndexBarCore

@testable import IndexBarSwiftUI
@testable import SwiftUI

/// Events by the ways that SwiftUI has for them: a finger is the mouse, which is all that a Mac has.
extension SwiftUIContract {
    func deliver(_ event: ContractEvent) -> Bool {
        update()
        window.frame()
        defer { hear() }
        switch event {
        case .finger(let phase, let id, let x, let y): return touch(phase, id, CGPoint(x: x, y: y))
        case .mouse(let phase, let x, let y): return touch(phase, -1, CGPoint(x: x, y: y))
        case .hover(let x, let y): window.hover(CGPoint(x: x, y: y))
        case .leave: window.hover(nil)
        case .key(let key, let modifiers): return press(Self.keys[key] ?? " ", nil, modifiers)
        case .type(let text, let modifiers):
            guard let first = text.first else { return false }
            return press(KeyEquivalent(first), text, modifiers)
        case .wheel: break
        case .focus(let isVisible): if isVisible != window.hasFocus { window.tab() }
        case .accessible(let action): return reader(action)
        case .dragList(let points): window.scroll(by: CGFloat(points), phase: .interacting)
        case .liftList: window.scroll(by: 0)
        }
        return false
    }

    /// A touch is the bar's if its gesture has it.
    private func touch(_ phase: ContractEvent.Phase, _ id: Int, _ place: CGPoint) -> Bool {
        let pointer = pointer(id, isNew: phase == .began)
        switch phase {
        case .began: pointer?.down(place)
        case .moved: pointer?.move(place)
        case .ended: pointer?.up(place)
        case .cancelled: pointer?.vanish()
        }
        if phase == .ended || phase == .cancelled { forget(id) }
        return pointer?.isTaken == true
    }

    private func press(_ key: KeyEquivalent, _ text: String?, _ modifiers: IndexBarModifiers) -> Bool {
        if !window.hasFocus { window.tab() }
        let known: [(IndexBarModifiers, EventModifiers)] = [
            (.shift, .shift), (.control, .control), (.command, .command), (.alt, .option),
        ]
        return window.press(
            key, characters: text,
            EventModifiers(known.filter { modifiers.contains($0.0) }.map { $0.1 }))
    }

    private static let keys: [IndexBarPress: KeyEquivalent] = [
        .up: .upArrow, .down: .downArrow, .left: .leftArrow, .right: .rightArrow, .home: .home, .end: .end,
        .pageUp: .pageUp, .pageDown: .pageDown, .return: .return, .space: .space, .escape: .escape,
    ]

    /// SwiftUI has no way to ask for a value, so a reader steps to it; nor does it say what was done.
    private func reader(_ action: IndexBarAccessibleAction) -> Bool {
        guard let element else { return false }
        let before = notes.count
        switch action {
        case .increment: element.adjust?(.increment)
        case .decrement: element.adjust?(.decrement)
        case .activate: element.actions.first { $0.name == "default" }?.action()
        case .escape: return false
        case .action(let entry):
            let name = items.content.spokenTitle(at: entry)
            element.actions.first { $0.name == name }?.action()
        case .value(let entry):
            for _ in 0..<max(0, entry - (selection ?? 0)) { self.element?.adjust?(.increment) }
        }
        window.frame()
        return notes.dropFirst(before).contains { if case .selected = $0 { true } else { false } }
    }
}
