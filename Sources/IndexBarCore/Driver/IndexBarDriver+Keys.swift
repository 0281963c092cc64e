extension IndexBarDriver {
    /// Takes a key; `handled` in the answer says whether it was one for the bar (rule D6).
    ///
    /// A character comes as the entry that ``IndexBarTexts`` finds for it: its own `press` does both.
    public mutating func press(
        _ press: IndexBarPress, modifiers: IndexBarModifiers = [], time: Double = 0
    ) -> IndexBarCommands {
        let action = takesKeys(modifiers) ? action(for: press) : nil
        var effects = IndexBarEffects()
        switch action {
        case .key(let key): effects = engine.handle(.key(key, time: time))
        case .activate: effects = engine.handle(.activate)
        case .escape: effects = engine.handle(.escape)
        case .nothing, nil: break
        }
        return answer(effects, restartsTimer: true, handled: action != nil)
    }

    /// Whether a key may be the bar's at all.
    func takesKeys(_ modifiers: IndexBarModifiers) -> Bool { takesInput && !modifiers.mayBeShortcut }

    /// Whether a character may be: not in a drag.
    package func takesText(_ modifiers: IndexBarModifiers) -> Bool { takesKeys(modifiers) && !isTracking }

    /// What a key of the bar's does.
    private enum Action {
        case key(IndexBarKey)
        case activate
        case escape
        case nothing
    }

    private func action(for press: IndexBarPress) -> Action? {
        switch press {
        case .escape: return isTracking ? .escape : nil
        case .character(let entry): return entry == nil || isTracking ? nil : .key(.typed(entry))
        case .return, .space: return isTracking ? .nothing : .activate
        default: return step(for: press).map { isTracking ? .nothing : .key($0) }
        }
    }

    /// Arrow keys along the bar step, mirrored as it is; across it they are not the bar's.
    private func step(for press: IndexBarPress) -> IndexBarKey? {
        let isVertical = layout.axis == .vertical
        return switch press {
        case .up: isVertical ? .previous : nil
        case .down: isVertical ? .next : nil
        case .left: isVertical ? nil : layout.isMirrored ? .next : .previous
        case .right: isVertical ? nil : layout.isMirrored ? .previous : .next
        case .home: .first
        case .end: .last
        case .pageUp: .pageBackward
        case .pageDown: .pageForward
        default: nil
        }
    }

    /// Takes what assistive technology asks for. A bar that hides by itself is open to it.
    public mutating func accessible(_ action: IndexBarAccessibleAction) -> IndexBarCommands {
        let isOpen =
            measured.isEnabled && !measured.isPutAway && !engine.hasTooFewRows && !entries.isEmpty
        // Without a drag an escape is somebody else's.
        let isOurs = isOpen && (action != .escape || isTracking)
        var effects = IndexBarEffects()
        if isOurs {
            let input: IndexBarInput =
                switch action {
                case .increment: .adjust(by: 1)
                case .decrement: .adjust(by: -1)
                case .activate: .activate
                case .escape: .escape
                case .action(let entry), .value(let entry): .choose(entry: entry, again: true)
                }
            effects = engine.handle(input)
        }
        return answer(effects, restartsTimer: true, handled: isOurs)
    }

    /// The entries to offer as named actions, at most 30; each is `accessible(.action(entry))`.
    public var accessibleActions: [Int] { engine.accessibleActions }

    /// Selects an entry for an app or a menu, even one that is already selected. An index out of range counts as the
    /// nearest one. Does nothing during a drag.
    public mutating func choose(entry: Int) -> IndexBarCommands {
        answer(engine.handle(.choose(entry: entry, again: true)))
    }

    /// The bar has gained or lost visible focus.
    public mutating func focus(isVisible: Bool) -> IndexBarCommands {
        hasVisibleFocus = isVisible
        return answer(IndexBarEffects())
    }

    /// The timer has run out. Ignored while anything keeps the bar from hiding.
    public mutating func timerIsOver() -> IndexBarCommands { timerIsOver().commands }

    /// The same, with the engine's own effects.
    package mutating func timerIsOver() -> (effects: IndexBarEffects, commands: IndexBarCommands) {
        timer.ranOut()
        let effects = isHeld ? IndexBarEffects() : engine.handle(.hideDelayOver)
        return (effects, answer(effects))
    }
}

extension IndexBarTouch.Phase {
    init?(_ phase: IndexBarPointer.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .hovered, .left: return nil
        }
    }
}
