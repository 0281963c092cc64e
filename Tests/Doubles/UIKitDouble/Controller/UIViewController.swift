// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The controller of a view: loading, appearing, and its place in the chain of responders and among other controllers.
@MainActor open class UIViewController: UIResponder {
    private var storedView: UIView?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            if storedView == nil {
                loadView()
                viewDidLoad()
            }
            return storedView
        }
        set {
            storedView?.controller = nil
            storedView = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }
    open func loadViewIfNeeded() { _ = view }
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open override var next: UIResponder? { storedView?.superview }
    open var title: String?
    open var navigationItem: UINavigationItem { item }
    private let item = UINavigationItem()
    open var traitCollection: UITraitCollection { view.traitCollection }

    // MARK: Insets and margins

    /// Behaviour 17: what the controller adds to its view's safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.setNeedsLayoutBelow() } }
    }
    /// Behaviour 26: what the bars of the controllers around it add.
    var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { storedView?.setNeedsLayoutBelow() } }
    }
    /// Behaviour 25: 16 points at the sides where room is compact, else 20.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let isCompact = storedView?.traitCollection.horizontalSizeClass != .regular
        let side: CGFloat = isCompact ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { storedView?.tellMargins() } }
    private weak var trackedList: UIScrollView?
    @available(iOS 15.0, *)
    open func setContentScrollView(_ list: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        trackedList = list
    }
    @available(iOS 15.0, *) open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        trackedList
    }

    // MARK: Controllers around and in it

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open func addChild(_ child: UIViewController) {
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var navigationController: UINavigationController? { nearest() }
    open var tabBarController: UITabBarController? { nearest() }
    open var splitViewController: UISplitViewController? { nearest() }

    private func nearest<Container: UIViewController>() -> Container? {
        parent.flatMap { $0 as? Container ?? $0.nearest() }
    }

    // MARK: Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var preferredContentSize = CGSize.zero
    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    var storedPresentation: UIPresentationController?
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        show(controller)
        completion?()
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        (presentedViewController == nil ? presentingViewController : self)?.unshow()
        completion?()
    }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
