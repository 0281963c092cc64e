import IndexBarContract
import IndexBarCore

/// Delivers events to the driver.
extension HeadlessFrontEnd {
    package func deliver(_ event: ContractEvent) -> Bool {
        let commands: IndexBarCommands
        switch event {
        case .finger(let phase, let id, let x, let y):
            commands = pointer(phase, id: id, x: x, y: y, .finger)
        case .mouse(let phase, let x, let y):
            commands = pointer(phase, id: -1, x: x, y: y, .mouse)
        case .hover(let x, let y):
            commands = driver.pointer(
                IndexBarPointer(.hovered, x: x - frame.x, y: y - frame.y, time: clock, kind: .mouse))
        case .leave where faults.contains(.hoverNeverLeaves): return false
        case .wheel(.points(let points)) where faults.contains(.wheelIsInNotches):
            commands = driver.wheel(.notches(points))
        case .focus where faults.contains(.focusIsLost): return false
        case .accessible where faults.contains(.accessibilityIsClosed) && !driver.isVisible: return false
        case .leave: commands = driver.pointer(IndexBarPointer(.left, time: clock, kind: .mouse))
        case .key(let key, let modifiers): commands = press(key, modifiers)
        case .type(let text, let modifiers): commands = type(text, modifiers)
        case .wheel(let wheel): commands = driver.wheel(wheel)
        case .focus(let isVisible): commands = driver.focus(isVisible: isVisible)
        case .accessible(let action): commands = driver.accessible(action)
        case .dragList(let points):
            list.drag(by: points)
            return false
        case .liftList(let speed):
            list.lift(speed: speed)
            return false
        }
        commands.carryOut(on: self)
        return commands.handled
    }

    private func pointer(
        _ phase: ContractEvent.Phase, id: Int, x: Double, y: Double, _ kind: IndexBarPointer.Kind
    ) -> IndexBarCommands {
        let place = IndexBarRectangle(width: frame.width, height: frame.height)
        let (x, y) = (x - frame.x, y - frame.y)
        // A toolkit whose widgets own their touches does not offer the bar touches outside its frame.
        if self.kind.ownsHit, phase == .began, !place.contains(x: x, y: y) { return IndexBarCommands() }
        let event = IndexBarPointer(
            IndexBarPointer.Phase(phase), id: faults.contains(.touchIdsAreLost) ? 0 : id, x: x, y: y,
            time: clock,
            kind: faults.contains(.fingerIsMouse) ? .mouse : kind)
        return driver.pointer(event)
    }

    private func press(_ key: IndexBarPress, _ modifiers: IndexBarModifiers) -> IndexBarCommands {
        if faults.contains(.returnIsNobodys), key == .return || key == .space { return IndexBarCommands() }
        var commands = driver.press(
            key, modifiers: faults.contains(.modifiersAreLost) ? [] : modifiers, time: clock)
        if faults.contains(.everyKeyIsHandled) { commands.handled = true }
        return commands
    }

    private func type(_ text: String, _ modifiers: IndexBarModifiers) -> IndexBarCommands {
        if faults.contains(.returnIsNobodys), text == " " { return IndexBarCommands() }
        var commands = texts.press(
            character: text, modifiers: modifiers, time: faults.contains(.keysHaveNoTime) ? 0 : clock,
            on: &driver)
        if faults.contains(.textIsSwallowed) { commands.handled = true }
        return commands
    }
}

extension IndexBarPointer.Phase {
    fileprivate init(_ phase: ContractEvent.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
