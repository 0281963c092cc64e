// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UILabel: UIView {
    open var text: String? { didSet { changed() } }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changed() } }
    open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
    open override var intrinsicContentSize: CGSize {
        ((text ?? "") as NSString).size(withAttributes: [.font: font as Any])
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func draw(_ rect: CGRect) {
        ((text ?? "") as NSString).draw(
            in: rect, withAttributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
}

@MainActor open class UIVisualEffect: NSObject {}
@MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial
        case systemMaterial, systemThickMaterial, systemChromeMaterial
    }
    public let style: Style
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

@MainActor open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        super.addSubview(contentView)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    public required init?(coder: NSCoder) { unmodelled("UIVisualEffectView.init(coder:)") }
    /// Subviews belong into the content view: developer.apple.com/documentation/uikit/uivisualeffectview.
    open override func addSubview(_ view: UIView) {
        raise("NSInternalInconsistencyException", "add subviews to UIVisualEffectView.contentView")
    }
}
