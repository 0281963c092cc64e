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
