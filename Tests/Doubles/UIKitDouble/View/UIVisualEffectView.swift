// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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

/// The system's glass, from iOS 26 on; there is none on visionOS.
@available(iOS 26.0, *)
@available(visionOS, unavailable)
@MainActor open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }
    public let style: Style
    public init(style: Style) {
        self.style = style
        super.init()
    }
    open var isInteractive = false
    open var tintColor: UIColor?
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
