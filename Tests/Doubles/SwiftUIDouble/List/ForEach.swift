// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    var delete, move: Bool
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, delete: false, move: false)
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id }, delete: false, move: false)
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, delete: false, move: false)
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension ForEach where Content: View {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.delete = action != nil
        return copy
    }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.move = action != nil
        return copy
    }
}
@MainActor extension ForEach: View, Primitive, AnyForEach where Content: View {
    public typealias Body = Never
    func update(_ node: Node) { for element in elements { node.child(element.id, element.make()) } }
    func size(_ room: CGSize, _ node: Node) -> CGSize { node.all.map { $0.size(room) }.reduce(.zero, larger) }
    var elements: [(id: AnyHashable, make: () -> any View)] {
        data.map { element in (AnyHashable(id(element)), { content(element) }) }
    }
    var isEditable: Bool { delete || move }
}
@MainActor protocol AnyForEach {
    var elements: [(id: AnyHashable, make: () -> any View)] { get }
    var isEditable: Bool { get }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        (self.header, self.content, footer) = (header(), content(), EmptyView())
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(title), content(), EmptyView())
    }
}
/// Outside of containers that know sections it is its parts, one after the other.
@MainActor extension Section: View, Primitive, AnySection where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    func update(_ node: Node) {
        if node.above({ $0.memory["lazy"] }) != nil {
            unmodelled("a Section inside of a view of the app's own")
        }
        node.child("whole", VStack { TupleView<Never>(views: [header, content, footer]) })
    }
    var parts: (header: any View, content: any View, footer: any View) { (header, content, footer) }
}
@MainActor protocol AnySection { var parts: (header: any View, content: any View, footer: any View) { get } }
