// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct HorizontalAlignment: Hashable, Sendable {
    let share: CGFloat
    public static let leading = HorizontalAlignment(share: 0)
    public static let center = HorizontalAlignment(share: 0.5)
    public static let trailing = HorizontalAlignment(share: 1)
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct VerticalAlignment: Hashable, Sendable {
    let share: CGFloat
    public static let top = VerticalAlignment(share: 0)
    public static let center = VerticalAlignment(share: 0.5)
    public static let bottom = VerticalAlignment(share: 1)
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Where something of a size lies in a rectangle; leading is right where reading begins there.
    func rect(_ size: CGSize, in rect: CGRect, _ direction: LayoutDirection) -> CGRect {
        let share = direction == .leftToRight ? horizontal.share : 1 - horizontal.share
        return CGRect(
            x: rect.minX + (rect.width - size.width) * share,
            y: rect.minY + (rect.height - size.height) * vertical.share, width: size.width,
            height: size.height)
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct EdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
    static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
            trailing: one.trailing + other.trailing)
    }
    func inside(_ rect: CGRect, _ direction: LayoutDirection) -> CGRect {
        let left = direction == .leftToRight ? leading : trailing
        return CGRect(
            x: rect.minX + left, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
            height: max(0, rect.height - top - bottom))
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct UnitPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
