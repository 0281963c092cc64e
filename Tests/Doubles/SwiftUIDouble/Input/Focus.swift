// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    let cell: Cell<Value>
    public init() where Value == Bool { cell = Cell(false) }
    public init<T: Hashable>() where Value == T? { cell = Cell(nil) }
    public var wrappedValue: Value {
        get { cell.location.read() }
        nonmutating set { cell.location.write(newValue) }
    }
    public var projectedValue: Binding { Binding(location: cell.location) }
    @propertyWrapper public struct Binding {
        let location: Location<Value>
        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.write(newValue) }
        }
        public var projectedValue: Binding { self }
    }
}
extension FocusState: LinkedProperty {
    func link(to node: Node, _ path: String) { cell.link(to: node, path) }
}

struct FocusableEffect: Effect { let isOn: Bool }
/// Carries focus both ways: what has the focus is told, and what is told takes it.
struct FocusedEffect: Effect {
    let location: Location<Bool>
    func update(_ node: Node) {
        let (wanted, stage) = (location.read(), node.stage)
        guard node.memory.updateValue(wanted, forKey: "wanted") as? Bool ?? false != wanted else { return }
        stage.after.append {
            let target = node.first { ($0.effect as? FocusableEffect)?.isOn == true ? $0 : nil }
            if wanted, target != nil {
                stage.focus(target)
            } else if !wanted, stage.focused === target {
                stage.focus(nil)
            }
        }
    }
}
@available(iOS 17.0, macOS 12.0, visionOS 1.0, *)
extension View {
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        Affected(self, FocusableEffect(isOn: isFocusable))
    }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension View {
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
        -> some View
    {
        since(17)
        return Affected(self, FocusableEffect(isOn: isFocusable))
    }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        since(17)
        return Affected(self, TransparentEffect())
    }
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        since(17)
        return Affected(self, KeyEffect { phases.contains($0.phase) ? action($0) : .ignored })
    }
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        since(17)
        return Affected(
            self, KeyEffect { keys.contains($0.key) && phases.contains($0.phase) ? action($0) : .ignored })
    }
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        since(17)
        return Affected(self, KeyEffect { $0.key == key ? action() : .ignored })
    }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension View {
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        Affected(self, FocusedEffect(location: condition.location))
    }
}
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
extension View {
    public nonisolated func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)? = nil
    ) -> some View {
        let ways: [KeyEquivalent: MoveCommandDirection] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        return Affected(
            self,
            KeyEffect(isCommand: true) { press in
                guard let action, let way = ways[press.key], press.modifiers.isEmpty else { return .ignored }
                action(way)
                return .handled
            })
    }
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        Affected(
            self,
            KeyEffect(isCommand: true) { press in
                guard let action, press.key == .escape else { return .ignored }
                action()
                return .handled
            })
    }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let `return` = KeyEquivalent("\r")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
struct KeyEffect: Effect {
    var isCommand = false
    let action: (KeyPress) -> KeyPress.Result
    init(isCommand: Bool = false, _ action: @escaping (KeyPress) -> KeyPress.Result) {
        (self.isCommand, self.action) = (isCommand, action)
    }
}
extension Stage {
    func focus(_ node: Node?) {
        let old = focused
        focused = node
        for (node, has) in [(old, false), (node, true)] {
            _ = node?.above { node -> Bool? in
                guard let effect = node.effect as? FocusedEffect else { return nil }
                node.memory["wanted"] = has
                effect.location.put(has)
                return true
            }
        }
        ledger.needsLayout = true
    }
    /// The Tab key: the next view that takes the focus, after the last one none.
    public func tab() {
        frame()
        var all: [Node] = []
        root.each {
            if ($0.effect as? FocusableEffect)?.isOn == true, $0.environment.isEnabled { all.append($0) }
        }
        let place = focused.flatMap { here in all.firstIndex { $0 === here } }
        let next = place.map { $0 + 1 } ?? 0
        focus(all.indices.contains(next) ? all[next] : nil)
        frame()
    }
    public var hasFocus: Bool { focused?.isAlive == true }
    /// A key pressed and let go, for what has the focus and what is around it; whether any of it has handled
    /// it.
    @discardableResult public func press(
        _ key: KeyEquivalent, characters: String? = nil, _ modifiers: EventModifiers = []
    ) -> Bool {
        frame()
        guard let focused, focused.isAlive else { return false }
        let press = KeyPress(
            phase: .down, key: key, characters: characters ?? String(key.character), modifiers: modifiers)
        // A modifier that is written outside of `focusable()` hears what bubbles up, one inside hears it
        // first.
        let inner = focused.outermost { $0 as? KeyEffect }.map { $0.action(press) == .handled } ?? false
        let handled =
            inner
            || focused.above { node in
                (node.effect as? KeyEffect).flatMap { $0.action(press) == .handled ? true : nil }
            } ?? false
        frame()
        return handled
    }
}
