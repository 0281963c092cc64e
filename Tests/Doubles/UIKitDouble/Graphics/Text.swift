// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechIPANotation")
}

extension NSString {
    /// The size on one line; without a font, 12 points of the system's.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        return CGSize(width: font.advance * CGFloat((self as String).count), height: font.lineHeight)
    }

    @MainActor public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?)
    {
        draw(in: CGRect(origin: point, size: size(withAttributes: attributes)), withAttributes: attributes)
    }

    @MainActor public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
        guard let board = DrawingBoard.current else { return }
        let color = attributes?[.foregroundColor] as? UIColor ?? .black
        board.commands.append(
            .text(
                self as String, rect, font: attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12),
                color: color.resolvedColor(with: .current)))
    }
}

/// Apple's page names no actor; `Sendable` is not promised here, so nothing may lean on it.
open class NSParagraphStyle: NSObject {
    public override init() { super.init() }
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open fileprivate(set) var alignment = NSTextAlignment.natural
}
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
}
