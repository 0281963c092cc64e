import Foundation
import IndexBarCore

/// An input of the driver's, as a line of a script has it.
enum ReplayDriverInput {
    case measure(IndexBarMeasured, preview: IndexBarRectangle?)
    case pointer(IndexBarPointer)
    case press(IndexBarPress, IndexBarModifiers, time: Double)
    case type(String, IndexBarModifiers, time: Double)
    case wheel(IndexBarWheel)
    case focus(Bool)
    case accessible(IndexBarAccessibleAction)
    case choose(Int)
    case list(IndexBarListState)
    case tick
    case timer
}

/// Reads the driver's operations.
extension ReplayFields {
    /// The input that an operation stands for; nil for an unknown one.
    func driverInput(_ op: String, _ measured: IndexBarMeasured) throws(ReplayError) -> ReplayDriverInput? {
        switch op {
        case "measure": return .measure(try self.measured(measured), preview: try size("preview"))
        case "pointer": return .pointer(try pointer())
        case "press": return try press()
        case "drive": return try drive()
        case "list": return .list(try list())
        case "tick": return .tick
        case "timer": return .timer
        default: return nil
        }
    }

    private func size(_ key: String) throws(ReplayError) -> IndexBarRectangle? {
        guard let size = try fields(key) else { return nil }
        return IndexBarRectangle(
            width: try size.number("width") ?? 0, height: try size.number("height") ?? 0)
    }

    private func pointer() throws(ReplayError) -> IndexBarPointer {
        let phase = try word("phase", ReplayWords.phases)
        let kind = try word("kind", ["finger": IndexBarPointer.Kind.finger, "mouse": .mouse]) ?? .finger
        guard let phase else { throw ReplayError("'phase' is missing") }
        return IndexBarPointer(
            phase, id: try whole("id") ?? 0, x: try number("x") ?? 0, y: try number("y") ?? 0,
            time: try number("time") ?? 0, kind: kind)
    }

    private func press() throws(ReplayError) -> ReplayDriverInput {
        var modifiers: IndexBarModifiers = []
        for name in try texts("modifiers") ?? [] {
            guard let known = ReplayWords.modifiers.first(where: { $0.key == name }) else {
                throw ReplayError("'modifiers' has the unknown word '\(name.prefix(40))'")
            }
            modifiers.insert(known.value)
        }
        let (time, text) = (try number("time") ?? 0, try text("text"))
        guard let key = try word("key", ReplayWords.presses) else { throw ReplayError("'key' is missing") }
        if key == .space { return .type(" ", modifiers, time: time) }
        guard case .character = key else { return .press(key, modifiers, time: time) }
        guard let text else { throw ReplayError("'text' is missing") }
        return .type(text, modifiers, time: time)
    }

    private func drive() throws(ReplayError) -> ReplayDriverInput {
        let given = ["wheel", "focus", "accessible", "choose"].filter(has)
        guard given.count == 1 else {
            throw ReplayError("'drive' names not just one of 'wheel', 'focus', 'accessible' and 'choose'")
        }
        switch given[0] {
        case "wheel":
            if let points = try? fields("wheel") { return .wheel(.points(try points.neededNumber("points"))) }
            return .wheel(.notches(try neededNumber("wheel")))
        case "focus": return .focus(try flag("focus") ?? false)
        case "choose": return .choose(try neededWhole("choose"))
        default: return .accessible(try accessible())
        }
    }

    private func accessible() throws(ReplayError) -> IndexBarAccessibleAction {
        guard let entry = try? fields("accessible") else {
            let action = try word("accessible", ReplayWords.accessible)
            guard let action else { throw ReplayError("'accessible' is missing") }
            return action
        }
        switch (try entry.whole("action"), try entry.whole("value")) {
        case (let action?, nil): return .action(action)
        case (nil, let value?): return .value(value)
        default: throw ReplayError("'accessible' names not just one of 'action' and 'value'")
        }
    }

    private func list() throws(ReplayError) -> IndexBarListState {
        guard let top = try fields("top") else { throw ReplayError("'top' is missing") }
        let (row, section) = (try top.whole("row"), try top.whole("section"))
        guard row != nil || section != nil else { throw ReplayError("'top' has no 'row' and no 'section'") }
        let insets = try fields("insets")
        return IndexBarListState(
            rows: isNull("rows") ? nil : try whole("rows").map { max(0, $0) }, row: row ?? 0,
            fraction: try top.number("fraction") ?? 0, section: section,
            viewport: try numberOrNull("viewport") ?? nil, content: try numberOrNull("content") ?? nil,
            insetBefore: try insets?.number("before") ?? 0, insetAfter: try insets?.number("after") ?? 0,
            offset: try numberOrNull("offset") ?? nil,
            moving: try word("moving", ReplayWords.moving) ?? .unknown)
    }
}
