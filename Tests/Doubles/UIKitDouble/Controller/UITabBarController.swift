// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UITabBar: UIView {}

/// Behaviour 27: a bar of 49 points above the safe area's lower edge; only the selected controller's view is there.
@MainActor open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] { controller.removeFromParent() }
            for controller in viewControllers ?? [] { addChild(controller) }
            viewIfLoaded?.setNeedsLayout()
        }
    }
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            viewControllers?[oldValue].viewIfLoaded?.removeFromSuperview()
            viewIfLoaded?.setNeedsLayout()
        }
    }
    open var selectedViewController: UIViewController? {
        guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
        return viewControllers[selectedIndex]
    }
    open override func loadView() {
        loadContainerView { [weak self] in self?.layOut() }
        view.addSubview(tabBar)
    }

    private func layOut() {
        let height = 49 + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        guard let selected = selectedViewController else { return }
        show(child: selected, in: view, frame: view.bounds)
        selected.barInsets.bottom = 49
    }
}
