// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A bar above the topmost controller's view; the bar's lower part goes and comes with the list below it.
///
/// Behaviour 26: title line 44 points, large title 52, search bar 52. The two latter collapse by as much as the list
/// is scrolled, and come back only when it is scrolled farther up: at minus the inset of that moment they stay away.
@MainActor open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController]
    public let navigationBar = UINavigationBar()
    // visionOS has no such recogniser: it is not named outside the body.
    private let popRecognizer = UINavigationController.makePopRecognizer()
    private static func makePopRecognizer() -> UIPanGestureRecognizer { UIScreenEdgePanGestureRecognizer() }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
    private weak var list: UIScrollView?
    private var height: CGFloat = 44
    private var hasScrolled = false

    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init()
        addChild(rootViewController)
    }
    public required init?(coder: NSCoder) { unmodelled("UINavigationController.init(coder:)") }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        topViewController?.viewIfLoaded?.removeFromSuperview()
        viewControllers.append(controller)
        addChild(controller)
        viewIfLoaded?.setNeedsLayout()
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let last = viewControllers.removeLast()
        last.viewIfLoaded?.removeFromSuperview()
        last.removeFromParent()
        viewIfLoaded?.setNeedsLayout()
        return last
    }

    open override func loadView() {
        loadContainerView { [weak self] in self?.layOutBars() }
        view.addSubview(navigationBar)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        (popRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = isMirrored ? .right : .left
        view.addGestureRecognizer(popRecognizer)
    }

    private var hasLargeTitle: Bool {
        let mode = topViewController?.navigationItem.largeTitleDisplayMode ?? .automatic
        return navigationBar.prefersLargeTitles && (mode == .automatic || mode == .always)
    }
    private var search: UISearchController? { topViewController?.navigationItem.searchController }
    private var heights: ClosedRange<CGFloat> {
        let full: CGFloat = 44 + (hasLargeTitle ? 52 : 0) + (search == nil ? 0 : 52)
        let stays = search != nil && topViewController?.navigationItem.hidesSearchBarWhenScrolling == false
        return (stays ? 96 : 44)...full
    }

    private func layOutBars() {
        guard let top = topViewController else { return }
        show(child: top, in: view, frame: view.bounds)
        if view.subviews.last !== navigationBar { view.bringSubviewToFront(navigationBar) }
        let found = mainList(of: top)
        if found !== list {
            list?.bars = nil
            list = found
            found?.bars = self
            height = heights.upperBound
        }
        if list == nil { height = heights.upperBound }
        if hasScrolled, let list { height = wanted(by: list) }
        hasScrolled = false
        height = min(max(height, heights.lowerBound), heights.upperBound)
        place()
    }

    /// The list that the app has named, or the controller's view, or the lowest view in it.
    private func mainList(of controller: UIViewController) -> UIScrollView? {
        if #available(iOS 15.0, *), let named = controller.contentScrollView(for: .top) { return named }
        return controller.view as? UIScrollView ?? controller.view.subviews.first as? UIScrollView
    }

    /// How much room the list leaves above its content.
    private func wanted(by list: UIScrollView) -> CGFloat {
        -list.contentOffset.y - list.contentInset.top - view.safeAreaInsets.top
    }

    func listDidScroll(_ scrolled: UIScrollView) {
        guard scrolled === list else { return }
        if Policy.current.navigationBarLate {
            hasScrolled = true
            return view.setNeedsLayout()
        }
        height = min(max(wanted(by: scrolled), heights.lowerBound), heights.upperBound)
        place()
    }

    private func place() {
        let frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
        if navigationBar.frame != frame { navigationBar.frame = frame }
        topViewController?.barInsets.top = height
        guard let bar = search?.searchBar else { return }
        if bar.superview !== navigationBar { navigationBar.addSubview(bar) }
        let shown = min(52, max(0, height - heights.upperBound + 52))
        bar.isHidden = shown == 0
        bar.frame = CGRect(x: 0, y: height - shown, width: view.bounds.width, height: shown)
    }
}
