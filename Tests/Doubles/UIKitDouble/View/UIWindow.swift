// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIWindow: UIView {
    var firstResponder: UIResponder?
    weak var focused: UIView?
    var touches: [UITouch] = []
    private var wantedTraits = UITraitCollection.current
    var keyboardHeight: CGFloat = 0 { didSet { setNeedsLayoutBelow() } }
    private var ownSafeArea = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        Display.add(self)
    }
    public required init?(coder: NSCoder) { unmodelled("UIWindow.init(coder:)") }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { nil }
    open override var safeAreaInsets: UIEdgeInsets { ownSafeArea }
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }
    open var windowScene: AnyObject? { unmodelled("UIWindow.windowScene") }
    open func makeKeyAndVisible() { isHidden = false }

    /// The double's own: gives the window another safe area, as a rotation does.
    public func changeSafeArea(_ insets: UIEdgeInsets) {
        ownSafeArea = insets
        setNeedsLayout()
    }

    /// The double's own: changes the traits of everything in the window, at the next frame.
    public func changeTraits(_ change: (inout UITraitCollection.Values) -> Void) {
        var values = wantedTraits.values
        change(&values)
        wantedTraits = UITraitCollection(values)
    }

    func updateTraits() { adoptTraitsBelow(wantedTraits) }
}
