// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { insetDidChange() } } }
    open var adjustedContentInset: UIEdgeInsets {
        contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaInsets
    }
    open func adjustedContentInsetDidChange() {}
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false
    open var isTracking: Bool { isDragging }
    public let panGestureRecognizer = UIPanGestureRecognizer()
    public internal(set) lazy var frameLayoutGuide = FrameGuide(owner: self)
    public internal(set) lazy var contentLayoutGuide = UILayoutGuide(owner: self)
    open var showsVerticalScrollIndicator = true
    /// The navigation bar that follows this list.
    weak var bars: UINavigationController?
    private var lastTopInset: CGFloat = 0
    open var isPagingEnabled = false
    open var keyboardDismissMode = KeyboardDismissMode.none
    private let indicator = ScrollIndicator()
    private var animating: [CGPoint] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
        addSubview(indicator)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(panGestureRecognizer)
        addSubview(indicator)
    }

    /// Not for a control: developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open var contentSize = CGSize.zero {
        didSet { observers.tell(\UIScrollView.contentSize, before: oldValue, after: contentSize) }
    }

    /// Behaviour 12: not clamped, rounded to whole pixels; a change is a layout of the list, since it is its
    /// bounds' origin.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let old = bounds.origin
            let scale = max(1, traitCollection.displayScale)
            let new = CGPoint(
                x: (newValue.x * scale).rounded() / scale, y: (newValue.y * scale).rounded() / scale)
            let late = Policy.current.observesAfterLayout
            if late, new != old {
                bounds.origin = new
                layoutIfNeeded()
            } else {
                bounds.origin = new
            }
            observers.tell(\UIScrollView.contentOffset, before: old, after: new)
            if new != old {
                delegate?.scrollViewDidScroll(self)
                bars?.listDidScroll(self)
            }
        }
    }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        animating = []
        guard animated else { return contentOffset = offset }
        let start = contentOffset
        animating = (1...4).map { step in
            let part = CGFloat(step) / 4
            return CGPoint(
                x: start.x + (offset.x - start.x) * part, y: start.y + (offset.y - start.y) * part)
        }
    }

    /// The double's own: a tap on the status bar takes the list to its top.
    public func tapStatusBar() { contentOffset.y = -adjustedContentInset.top }

    /// The double's own: lets an animated scroll run to its end, a change for each step.
    public func finishScrolling() {
        let steps = animating
        animating = []
        for step in steps { contentOffset = step }
    }

    /// The double's own: the user's finger moves the list by so many points.
    public func drag(by distance: CGFloat) {
        animating = []
        isDragging = true
        contentOffset.y += distance
        isDragging = false
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        unmodelled("UIScrollView.scrollRectToVisible")
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetDidChange()
    }

    /// A list that rests at its top stays there: at minus the top inset.
    func insetDidChange() {
        let top = adjustedContentInset.top
        adjustedContentInsetDidChange()
        if contentOffset.y <= -lastTopInset { contentOffset.y = -top }
        lastTopInset = top
        setNeedsLayout()
    }

    /// The offset nearest to the one wanted at which no edge shows beyond the insets.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let lowest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
        return CGPoint(
            x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), lowest))
    }

    /// Behaviour 16: the indicator is the topmost subview, always.
    open override func layoutSubviews() {
        super.layoutSubviews()
        frameLayoutGuide.refresh()
        if subviews.last !== indicator { bringSubviewToFront(indicator) }
    }
}

/// The guide that follows a list's frame, not its content.
@MainActor public final class FrameGuide: UILayoutGuide {
    private var box = CGRect.zero
    public override var layoutFrame: CGRect { box }
    override var currentFrame: CGRect { owner?.bounds ?? .zero }
    override func refresh() { box = currentFrame }
}

@MainActor final class ScrollIndicator: UIView {}
