// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Button<Label: View> {
    let action: @MainActor () -> Void
    let label: Label
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Button where Label == Text {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(title))
    }
}
@MainActor extension Button: View, AnyButton {
    public var body: some View { label.onTapGesture { MainActor.assumeIsolated { action() } } }
    var title: String { (label as? Text)?.string ?? "" }
    var press: @MainActor () -> Void { action }
}
@MainActor protocol AnyButton {
    var title: String { get }
    var press: @MainActor () -> Void { get }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Slider<Label: View, ValueLabel: View> {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double
    let label: Label
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Slider where ValueLabel == EmptyView {
    public init(
        value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1,
        @ViewBuilder label: () -> Label
    ) { (self.value, self.bounds, self.step, self.label) = (value, bounds, step, label()) }
}
@MainActor extension Slider: View, Primitive, AnySlider {
    func size(_ room: CGSize, _ node: Node) -> CGSize { CGSize(width: Room.filled(room).width, height: 44) }
    var spoken: String { "\(value.wrappedValue)" }
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let new = value.wrappedValue + (direction == .increment ? step : -step)
        value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, new))
    }
}
@MainActor protocol AnySlider {
    var spoken: String { get }
    func adjust(_ direction: AccessibilityAdjustmentDirection)
}

/// A bar of 44 points above the content.
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public struct NavigationStack<Data, Root: View> { let root: Root }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension NavigationStack where Data == Never {
    public init(@ViewBuilder root: () -> Root) {
        since(16)
        self.root = root()
    }
}
extension NavigationStack: View {
    public var body: some View { root.safeAreaInset(edge: .top) { NavigationBar() } }
}
@available(iOS, introduced: 13.0, deprecated: 100000.0)
@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(visionOS, introduced: 1.0, deprecated: 100000.0)
public struct NavigationView<Content: View> {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension NavigationView: View {
    public var body: some View { content.safeAreaInset(edge: .top) { NavigationBar() } }
}
struct NavigationBar: View { var body: some View { Color("bar").frame(height: 44) } }

/// In a List it has a chevron at the trailing edge; it leads nowhere.
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct NavigationLink<Label: View, Destination: View> { let label: Label }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        since(16)
        self.label = label()
    }
}
extension NavigationLink: View { public var body: some View { Affected(label, ChevronEffect()) } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension View {
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        Affected(self, TransparentEffect())
    }
}
