// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the double of SwiftUI needs of Foundation beside Scripts/ios-check/stubs; never linked, never run.
public struct Date: Hashable, Sendable {
    public init() {}
    public init(timeIntervalSinceReferenceDate: TimeInterval) {}
    public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
}
