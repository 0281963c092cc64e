// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public init(named name: Text) { self.name = name.string }
    init(name: String) { self.name = name }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var names: Set<String> = []
    public init() {}
    init(_ name: String) { names = [name] }
    public static let isHeader = AccessibilityTraits("header")
    public static let isButton = AccessibilityTraits("button")
    public static let isSelected = AccessibilityTraits("selected")
    public static let allowsDirectInteraction = AccessibilityTraits("direct")
    public static let updatesFrequently = AccessibilityTraits("frequent")
    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { Self(all: names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { Self(all: names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self {
        Self(all: names.symmetricDifference(other.names))
    }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        formUnion(new)
        return (isNew, new)
    }
    public mutating func remove(_ member: Self) -> Self? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    public mutating func update(with new: Self) -> Self? { insert(new).inserted ? nil : new }
    private init(all: Set<String>) { names = all }
}

/// What a screen reader finds of an element.
public struct StageElement {
    public internal(set) var label: String?
    public internal(set) var value: String?
    public internal(set) var hint: String?
    public internal(set) var identifier: String?
    public internal(set) var traits = AccessibilityTraits()
    public internal(set) var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    public internal(set) var actions: [(name: String, action: () -> Void)] = []
    public internal(set) var rect = CGRect.zero
    var isElement = false
    var isHidden = false
    /// What stands for the element instead of it.
    var other: (any View)?
}
struct SpokenEffect: Effect {
    let set: (inout StageElement) -> Void
    func update(_ node: Node) {
        var element = StageElement()
        set(&element)
        if let other = element.other { node.child("other", other) }
    }
    func place(_ rect: CGRect, _ node: Node) {
        node.only?.place(rect)
        // A representation is never seen.
        node.children["other"]?.place(CGRect(x: -1e6, y: -1e6, width: rect.width, height: rect.height))
    }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension View {
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        spoken { $0.label = label.string }
    }
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        spoken { $0.label = String(label) }
    }
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        spoken { $0.value = value.string }
    }
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        spoken { $0.value = String(value) }
    }
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { spoken { $0.hint = hint.string } }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        spoken { $0.identifier = identifier }
    }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        spoken { $0.isHidden = hidden }
    }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        spoken { $0.traits = traits }
    }
    fileprivate nonisolated func spoken(_ set: @escaping (inout StageElement) -> Void) -> some View {
        Affected(self, SpokenEffect(set: set))
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    {
        if children != .ignore { unmodelled("accessibilityElement(children:) but for ignore") }
        return spoken { $0.isElement = true }
    }
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { spoken { $0.adjust = handler } }
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { spoken { $0.actions = [(actionKind.name, handler)] } }
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> some View
    {
        spoken { $0.actions = [(name.string, handler)] }
    }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension View {
    /// Replaces the element: what was said of it is gone with it.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        let other = representation()
        return spoken { $0.other = other }
    }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension View {
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
        -> some View
    {
        since(16)
        return Affected(self, SpokenActionsEffect(content: content()))
    }
}
struct SpokenActionsEffect: Effect { let content: any View }

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
public enum AccessibilityNotification {
    public struct Announcement {
        let text: String
        public init(_ announcement: String) { text = announcement }
        @MainActor public func post() {
            since(17)
            Self.posted.append(text)
        }
        /// The double's own: all that was announced.
        @MainActor public static var posted: [String] = []
    }
}

extension Stage {
    /// What a screen reader finds, in the order of the views. An element without a modifier that makes it one
    /// is a text.
    public var elements: [StageElement] {
        var found: [StageElement] = []
        look(root, StageElement(), &found)
        return found
    }
    private func look(_ node: Node, _ around: StageElement, _ found: inout [StageElement]) {
        var label = around
        if let effect = node.effect as? VeilEffect, effect.opacity == 0 { return }
        if let effect = node.effect as? SpokenActionsEffect {
            for item in flattened(effect.content) {
                guard let button = item.make() as? any AnyButton else { continue }
                label.actions.append((button.title, button.press))
            }
        }
        if let effect = node.effect as? SpokenEffect {
            var own = StageElement()
            effect.set(&own)
            if own.isHidden { return }
            if let other = node.children["other"] { return look(other, StageElement(), &found) }
            label.merge(own)
            if own.isElement {
                label.rect = node.rect
                return found.append(label)
            }
        }
        if let text = node.view as? Text {
            label.label = label.label ?? text.string
            label.rect = node.rect
            return found.append(label)
        }
        if let slider = node.view as? any AnySlider {
            label.value = label.value ?? slider.spoken
            label.adjust = label.adjust ?? slider.adjust
            return found.append(label)
        }
        for child in node.all { look(child, label, &found) }
    }
}
extension StageElement {
    /// What the outer modifiers have said stands.
    fileprivate mutating func merge(_ inner: StageElement) {
        label = label ?? inner.label
        value = value ?? inner.value
        hint = hint ?? inner.hint
        identifier = identifier ?? inner.identifier
        adjust = adjust ?? inner.adjust
        traits.formUnion(inner.traits)
        actions += inner.actions
    }
}
