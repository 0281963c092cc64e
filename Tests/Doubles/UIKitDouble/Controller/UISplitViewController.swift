// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Behaviour 27: columns side by side from where reading begins, the last as wide as the rest; in a compact width the
/// primary one alone.
@MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
        case twoOverSecondary, twoDisplaceSecondary
    }
    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    private var containers: [Column: UIView] = [:]
    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }

    public init(style: Style) {
        self.style = style
        super.init()
    }
    public required init?(coder: NSCoder) { unmodelled("UISplitViewController.init(coder:)") }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        columns[column]?.viewIfLoaded?.removeFromSuperview()
        columns[column]?.removeFromParent()
        columns[column] = controller
        if let controller { addChild(controller) }
        viewIfLoaded?.setNeedsLayout()
    }
    open override func loadView() { loadContainerView { [weak self] in self?.layOut() } }

    private var shown: [Column] {
        if view.traitCollection.horizontalSizeClass == .compact { return [.primary] }
        if preferredDisplayMode == .secondaryOnly { return [.secondary] }
        return style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    private func width(of column: Column, beside others: CGFloat) -> CGFloat {
        if shown.last == column { return max(0, view.bounds.width - others) }
        return column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    }

    private func layOut() {
        for (column, container) in containers where !shown.contains(column) {
            container.removeFromSuperview()
        }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start: CGFloat = 0
        for column in shown {
            let width = width(of: column, beside: start)
            let container = containers[column] ?? UIView()
            containers[column] = container
            if container.superview !== view { view.addSubview(container) }
            container.frame = CGRect(
                x: isMirrored ? view.bounds.width - start - width : start, y: 0, width: width,
                height: view.bounds.height)
            start += width
            guard let child = columns[column] else { continue }
            show(child: child, in: container, frame: container.bounds)
        }
    }
}
