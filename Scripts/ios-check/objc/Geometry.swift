// Geometry for the Objective-C pass: what Swift adds to the C structures.
public typealias CGFloat = Double
public typealias TimeInterval = Double
public let NSNotFound = Int.max
extension CGPoint: @retroactive Hashable, @unchecked Sendable {
    public static let zero = CGPoint()
    public static func == (one: CGPoint, other: CGPoint) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
extension CGSize: @retroactive Hashable, @unchecked Sendable {
    public static let zero = CGSize()
    public static func == (one: CGSize, other: CGSize) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
extension CGRect: @retroactive Hashable, @unchecked Sendable {
    public static func == (one: CGRect, other: CGRect) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public static let zero = CGRect()
    public static let null = CGRect()
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var minY: CGFloat { origin.y }
    public var midX: CGFloat { origin.x }
    public var midY: CGFloat { origin.y }
    public var maxX: CGFloat { origin.x }
    public var maxY: CGFloat { origin.y }
    public var isEmpty: Bool { false }
    public var isNull: Bool { false }
    public var standardized: CGRect { self }
    public var integral: CGRect { self }
    public func contains(_ point: CGPoint) -> Bool { true }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func union(_ other: CGRect) -> CGRect { self }
    public func intersection(_ other: CGRect) -> CGRect { self }
    public func intersects(_ other: CGRect) -> Bool { true }
}
