// The Objective-C run time's names that the compiler itself asks for.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    public init(stringLiteral value: String) {}
    public init(_ name: String) {}
}
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public init(booleanLiteral value: Bool) {}
}
