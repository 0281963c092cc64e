// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pager: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pager: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController?
}

/// Behaviour 27: pages lie in a scroll view that delays touches and pans like any other.
@MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open private(set) var viewControllers: [UIViewController]?
    private let scroller = UIScrollView()

    public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation) {
        if transitionStyle != .scroll || navigationOrientation != .horizontal {
            unmodelled("a pager that does not scroll from side to side")
        }
        super.init()
        scroller.isPagingEnabled = true
        scroller.contentInsetAdjustmentBehavior = .never
    }
    public required init?(coder: NSCoder) { unmodelled("UIPageViewController.init(coder:)") }
    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
    ) {
        for old in viewControllers ?? [] {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        viewControllers = controllers
        for new in controllers ?? [] { addChild(new) }
        viewIfLoaded?.setNeedsLayout()
    }
    open override func loadView() {
        loadContainerView { [weak self] in self?.layOut() }
        view.addSubview(scroller)
    }

    /// The double's own: the recogniser that turns the pages.
    public var panGestureRecognizer: UIPanGestureRecognizer { scroller.panGestureRecognizer }

    private func layOut() {
        scroller.frame = view.bounds
        let width = view.bounds.width
        scroller.contentSize = CGSize(width: 3 * width, height: view.bounds.height)
        if scroller.contentOffset.x != width { scroller.contentOffset = CGPoint(x: width, y: 0) }
        guard let page = viewControllers?.first else { return }
        let frame = CGRect(x: width, y: 0, width: width, height: view.bounds.height)
        show(child: page, in: scroller, frame: frame)
    }
}
