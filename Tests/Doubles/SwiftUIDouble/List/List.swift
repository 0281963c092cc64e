// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct List<SelectionValue: Hashable, Content: View> { let content: Content }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension List {
    /// Rows can be selected; the double does not do it.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
@MainActor extension List: View, Primitive {
    func update(_ node: Node) {
        _ = ScrollCore.of(node, isVertical: true, isList: true)
        let style: ListKind = node.environment.own("listStyle", .plain)
        var values = node.environment
        var safe = values.own("safeArea", EdgeInsets())
        // Section 3 of what was found: rows of a List stay out of horizontal safe areas here and lie below
        // there.
        if !node.stage.policy.listsKeepSafeArea { (safe.leading, safe.trailing) = (0, 0) }
        node.memory["margins"] = safe + values.own("contentMargins", EdgeInsets())
        values.setOwn("safeArea", EdgeInsets())
        values.setOwn("contentMargins", EdgeInsets())
        let shape = LazyCore.Shape(pins: style.pins, isList: true, rowInset: style.inset)
        node.child("content", LazyRows(content, shape), values)
    }
    func size(_ room: CGSize, _ node: Node) -> CGSize { Room.filled(room) }
    func place(_ rect: CGRect, _ node: Node) {
        let core = ScrollCore.of(node, isVertical: true, isList: true)
        var margins = node.memory["margins"] as? EdgeInsets ?? EdgeInsets()
        let lazy = node.only?.memory["lazy"] as? LazyCore
        if let lazy { margins.trailing += node.host(lazy, rect) }
        core.place(rect, margins, node)
    }
    var isSolid: Bool { true }
}
enum ListKind {
    case plain, inset, grouped, insetGrouped, sidebar
    var pins: Bool { self == .plain || self == .inset }
    var inset: CGFloat { self == .insetGrouped ? 20 : 0 }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ListStyle {}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct PlainListStyle: ListStyle { public nonisolated init() {} }
@available(iOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
public struct GroupedListStyle: ListStyle { public nonisolated init() {} }
@available(iOS 14.0, visionOS 1.0, *)
@available(macOS, unavailable)
public struct InsetGroupedListStyle: ListStyle { public nonisolated init() {} }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct InsetListStyle: ListStyle { public nonisolated init() {} }
@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
public struct SidebarListStyle: ListStyle { public nonisolated init() {} }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension ListStyle where Self == PlainListStyle { public static nonisolated var plain: Self { .init() } }
@available(iOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
extension ListStyle where Self == GroupedListStyle { public static nonisolated var grouped: Self { .init() } }
@available(iOS 14.0, visionOS 1.0, *)
@available(macOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
    public static nonisolated var insetGrouped: Self { .init() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension ListStyle where Self == InsetListStyle { public static nonisolated var inset: Self { .init() } }
@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
extension ListStyle where Self == SidebarListStyle { public static nonisolated var sidebar: Self { .init() } }

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        let kind: ListKind =
            switch "\(S.self)" {
            case "InsetListStyle": .inset
            case "GroupedListStyle": .grouped
            case "InsetGroupedListStyle": .insetGrouped
            case "SidebarListStyle": .sidebar
            default: .plain
            }
        return Affected(self, EnvironmentEffect { $0.setOwn("listStyle", kind) })
    }
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        Affected(self, RowInsetsEffect(insets: insets))
    }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        Affected(self, TransparentEffect())
    }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension View {
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
        since(26)
        return Affected(self, EnvironmentEffect { _ in })
    }
    @_disfavoredOverload public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?)
        -> some View
    {
        sectionIndexLabel(label.map { Text($0) })
    }
}
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
extension View {
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        since(26)
        return Affected(self, EnvironmentEffect { $0.setOwn("sectionIndex", visibility) })
    }
}
