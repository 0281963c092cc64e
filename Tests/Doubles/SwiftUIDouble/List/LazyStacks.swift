// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct LazyVStack<Content: View> {
    let rows: LazyRows
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        if pinnedViews.contains(.sectionFooters) { unmodelled("pinned footers") }
        rows = LazyRows(content(), .init(spacing: spacing ?? 8, pins: pinnedViews.contains(.sectionHeaders)))
    }
}
extension LazyVStack: View { public var body: some View { rows } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct LazyHStack<Content: View> {
    let rows: LazyRows
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        rows = LazyRows(
            content(),
            .init(isVertical: false, spacing: spacing ?? 8, pins: pinnedViews.contains(.sectionHeaders)))
    }
}
extension LazyHStack: View { public var body: some View { rows } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct LazyVGrid<Content: View> {
    let rows: LazyRows
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        rows = LazyRows(
            content(),
            .init(spacing: spacing ?? 8, columns: columns, pins: pinnedViews.contains(.sectionHeaders)))
    }
}
extension LazyVGrid: View { public var body: some View { rows } }

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing) = (size, spacing)
    }
    /// The widths of all columns; one that adapts is as many as fit.
    static func widths(_ items: [GridItem], _ room: CGFloat) -> [CGFloat] {
        guard !items.isEmpty else { return [] }
        if items.count == 1, case .adaptive(let least, let most) = items[0].size {
            let gap = items[0].spacing ?? 8
            let count = max(1, Int((room + gap) / (max(1, least) + gap)))
            let width = (room - gap * CGFloat(count - 1)) / CGFloat(count)
            return Array(repeating: max(0, min(width, most)), count: count)
        }
        let gaps = items.dropLast().map { $0.spacing ?? 8 }.reduce(0, +)
        let fixed = items.map { if case .fixed(let width) = $0.size { width } else { CGFloat(0) } }
        let growing = items.filter { if case .flexible = $0.size { true } else { false } }.count
        let share = max(0, room - gaps - fixed.reduce(0, +)) / CGFloat(max(1, growing))
        return zip(items, fixed).map { item, fixed in
            switch item.size {
            case .fixed: fixed
            case .flexible(let least, let most): max(least, min(share, most))
            case .adaptive: unmodelled("an adaptive column beside others")
            }
        }
    }
    static func start(of column: Int, _ items: [GridItem], _ widths: [CGFloat]) -> CGFloat {
        (0..<min(column, widths.count)).map { widths[$0] + (items[min($0, items.count - 1)].spacing ?? 8) }
            .reduce(0, +)
    }
}
