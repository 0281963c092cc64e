// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The view; its topics are in the other files of this folder. Members that UIKit lets a subclass override
/// are in this file, since Swift without Objective-C overrides nothing that an extension declares.
@MainActor open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
    public static let noIntrinsicMetric: CGFloat = -1

    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.standardized.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        if Policy.current.traitsDuringInit { traitCollectionDidChange(nil) }
    }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        super.init()
        if Policy.current.traitsDuringInit { traitCollectionDidChange(nil) }
    }
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry

    open var bounds: CGRect { didSet { boundsDidChange(from: oldValue) } }
    open var center: CGPoint { didSet { if center != oldValue { NSLayoutConstraint.viewDidMove(self) } } }
    open var translatesAutoresizingMaskIntoConstraints = true
    open var transform = CGAffineTransform.identity
    open var frame: CGRect {
        get { frameNow }
        set { setFrame(newValue) }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// How often ``invalidateIntrinsicContentSize()`` was called.
    public internal(set) var intrinsicInvalidations = 0
    open func invalidateIntrinsicContentSize() {
        intrinsicInvalidations += 1
        superview?.setNeedsLayout()
    }

    // MARK: Hierarchy

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []
    open var window: UIWindow? { superview?.window }
    open var tag = 0
    open override var next: UIResponder? { controller ?? superview }
    weak var controller: UIViewController?
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    open func removeFromSuperview() { takeOut() }
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Look

    open var isHidden = false {
        didSet {
            if isHidden != oldValue { visibilityDidChange() }
            observers.tell(\UIView.isHidden, before: oldValue, after: isHidden)
        }
    }
    open var alpha: CGFloat = 1 { didSet { observers.tell(\UIView.alpha, before: oldValue, after: alpha) } }
    var observers = Observers()
    open var isOpaque = true
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    open var contentMode = ContentMode.scaleToFill
    open var contentScaleFactor: CGFloat = 2
    public let layer = CALayer()
    open var tintColor: UIColor! {
        get { effectiveTint }
        set { setTint(newValue) }
    }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { tintMayHaveChanged() } }
    open func tintColorDidChange() {}
    /// The double's own, in place of what Objective-C records: takes over what the class's proxy says.
    open func takeAppearance(from proxy: UIView) {
        if let tint = proxy.ownTint, ownTint == nil { tintColor = tint }
        if let color = proxy.backgroundColor, backgroundColor == nil { backgroundColor = color }
    }
    var hasAppearance = false
    var ownTint: UIColor?
    open func setNeedsDisplay() { needsDisplay = true }
    open func setNeedsDisplay(_ rect: CGRect) { needsDisplay = true }
    open func draw(_ rect: CGRect) {}
    var needsDisplay = true
    /// What the last `draw(_:)` drew.
    public internal(set) var drawn: [DrawCommand] = []
    /// How often `draw(_:)` was called.
    public internal(set) var drawCount = 0

    // MARK: Layout

    open func setNeedsLayout() { needsLayout = true }
    open func layoutIfNeeded() { layOutFromTop() }
    open func layoutSubviews() {}
    var needsLayout = true
    /// How often `layoutSubviews()` was called.
    public internal(set) var layoutCount = 0
    open var layoutMargins: UIEdgeInsets {
        get { marginsNow }
        set { setMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMarginsNow }
        set { setDirectionalMargins(newValue) }
    }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { tellMargins() } }
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open var safeAreaInsets: UIEdgeInsets {
        inheritedSafeArea + (controller?.additionalSafeAreaInsets ?? .zero)
            + (controller?.barInsets ?? .zero)
    }
    var storedKeyboardGuide: AnyObject?
    open var preservesSuperviewLayoutMargins = false { didSet { tellMargins() } }
    /// The margins that somebody has set, by their place from the top clockwise; nil: the system's.
    var fixedMargins: [CGFloat?] = [nil, nil, nil, nil]
    var lastMargins: UIEdgeInsets?
    var lastSafeArea = UIEdgeInsets.zero
    public internal(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self)

    // MARK: Traits

    open var traitCollection: UITraitCollection { seenTraits }
    @available(iOS, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    var seenTraits = UITraitCollection.current
    var storedRegistrations: [AnyObject] = []
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }

    // MARK: Events

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.owner = self
    }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.owner = nil
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
    open var interactions: [any UIInteraction] = []
    override var responderWindow: UIWindow? { window }

    // MARK: Focus

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { window?.focused === self }
    open var focusGroupIdentifier: String?
    @available(iOS 15.0, *) open var focusEffect: UIFocusEffect? {
        get { storedFocusEffect as? UIFocusEffect }
        set { storedFocusEffect = newValue }
    }
    var storedFocusEffect: AnyObject?
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Large content viewer

    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var scalesLargeContentImage = false
    open var largeContentImageInsets = UIEdgeInsets.zero
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
