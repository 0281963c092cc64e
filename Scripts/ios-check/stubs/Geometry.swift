// Geometry for the availability pass: plain Swift structures.
public typealias CGFloat = Double
public typealias TimeInterval = Double
public let NSNotFound = Int.max
public struct CGPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public init() { self.init(x: 0, y: 0) }
    public static let zero = CGPoint()
}
public struct CGSize: Hashable, Sendable {
    public var width, height: CGFloat
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public init() { self.init(width: 0, height: 0) }
    public static let zero = CGSize()
}
public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
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
