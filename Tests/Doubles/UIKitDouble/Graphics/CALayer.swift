// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Of no actor: nothing may lean on one.
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    /// Behaviour 23: the order of drawing among siblings; equal ones as they lie.
    open var zPosition: CGFloat = 0
}
