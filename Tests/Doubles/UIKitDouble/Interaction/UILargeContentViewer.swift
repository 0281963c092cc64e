// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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

    // MARK: The double's own

    /// What the viewer shows now.
    public private(set) var shownTitle: String?
    private var shown: (any UILargeContentViewerItem)?

    /// Behaviour 20: a press of half a second, where the text size is an accessibility size. The view below is asked
    /// as for any recogniser; whether its touch is then taken away is a matter of policy, for there is no word about
    /// it, and none that `cancelsTouchesInView` means anything here. Answers whether the viewer shows something.
    func begin(at place: CGPoint, over hit: UIView) -> Bool {
        guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
            recognizer.isEnabled, hit.gestureRecognizerShouldBegin(recognizer),
            recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        else { return false }
        look(at: place)
        guard shown != nil else { return false }
        recognizer.storedState = .began
        return true
    }

    /// The finger moves on while the viewer shows.
    func look(at place: CGPoint) {
        guard let view else { return }
        let item = delegate?.largeContentViewerInteraction(self, itemAt: view.convert(place, from: nil))
        shown = item?.showsLargeContentViewer == true ? item : nil
        shownTitle = shown?.largeContentTitle
    }

    /// The finger is lifted: the app does what a tap on the item does.
    func end(at place: CGPoint) {
        guard let view else { return }
        let item = shown
        (shown, shownTitle) = (nil, nil)
        recognizer.storedState = .possible
        delegate?.largeContentViewerInteraction(
            self, didEndOn: item, at: view.convert(place, from: nil))
    }

    /// The double's own: a long press at the point, as with a large text size; answers what would be shown.
    public func press(at point: CGPoint) -> String? {
        guard let view else { return nil }
        let item = delegate?.largeContentViewerInteraction(self, itemAt: point)
        guard item?.showsLargeContentViewer == true, view.gestureRecognizerShouldBegin(recognizer) else {
            return nil
        }
        if Policy.current.largeContentCancels { (view as? UIControl)?.loseTracking() }
        return item?.largeContentTitle
    }
}
