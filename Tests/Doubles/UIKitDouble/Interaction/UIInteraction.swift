// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    public func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

/// What the interactions of the double have in common.
@MainActor open class BaseInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

// MARK: Large content viewer

@MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}
extension UIView: UILargeContentViewerItem {}

@MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
}
extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
}

@MainActor open class UILargeContentViewerInteraction: BaseInteraction {
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    private let recognizer = UILongPressGestureRecognizer()
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    open class var isEnabled: Bool {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }
    open override func didMove(to view: UIView?) {
        super.didMove(to: view)
        recognizer.owner?.removeGestureRecognizer(recognizer)
        view?.addGestureRecognizer(recognizer)
    }

    /// The double's own: a long press at the point, as with a large text size; answers what would be shown.
    public func press(at point: CGPoint) -> String? {
        guard let view else { return nil }
        let item = delegate?.largeContentViewerInteraction(self, itemAt: point)
        guard item?.showsLargeContentViewer == true else { return nil }
        let mayGoOn = simultaneous(with: view)
        if !mayGoOn { (view as? UIControl)?.loseTracking() }
        return item?.largeContentTitle
    }

    private func simultaneous(with view: UIView) -> Bool {
        let other = UIGestureRecognizer()
        return recognizer.delegate?.gestureRecognizer(
            recognizer, shouldRecognizeSimultaneouslyWith: other) ?? !recognizer.cancelsTouchesInView
    }
}
