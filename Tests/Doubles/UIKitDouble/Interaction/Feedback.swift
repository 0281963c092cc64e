// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Feedback is recorded. There is none on visionOS: the page names iOS and Mac Catalyst only.
@available(visionOS, unavailable)
@MainActor open class UIFeedbackGenerator: NSObject {
    /// The double's own: what every generator was asked for, in order.
    public internal(set) static var log: [String] = []
    public override init() { super.init() }
    @available(iOS 17.5, *) public convenience init(view: UIView) { self.init() }
    open func prepare() { UIFeedbackGenerator.log.append("prepare") }
    /// The double's own: forgets the log.
    public static func forget() { log = [] }
}

@available(visionOS, unavailable)
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    open func selectionChanged() { UIFeedbackGenerator.log.append("selection") }
    @available(iOS 17.5, *) open func selectionChanged(at location: CGPoint) {
        UIFeedbackGenerator.log.append("selection")
    }
}
