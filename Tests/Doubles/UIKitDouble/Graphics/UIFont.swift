// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Fonts without glyphs: a character is as wide as 0.6 of the size, 0.64 when bold; a line is 1.2 sizes high.
open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
    }

    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let body = TextStyle(rawValue: "body")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")

        var size: CGFloat {
            ["caption1": 12, "caption2": 11, "footnote": 13, "largeTitle": 34, "title1": 28][rawValue] ?? 17
        }
    }

    public let pointSize: CGFloat
    public let fontName: String
    let weight: Weight
    let isScaled: Bool

    init(pointSize: CGFloat, weight: Weight, isScaled: Bool = false) {
        self.pointSize = pointSize
        self.weight = weight
        self.isScaled = isScaled
        fontName = ".SFUI-\(weight.rawValue)"
        super.init()
    }

    open var lineHeight: CGFloat { pointSize * 1.2 }
    open var ascender: CGFloat { pointSize * 0.95 }
    open var descender: CGFloat { -pointSize * 0.25 }
    open var capHeight: CGFloat { pointSize * 0.7 }
    var advance: CGFloat { pointSize * (weight.rawValue >= Weight.semibold.rawValue ? 0.64 : 0.6) }

    open func withSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: weight) }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: .regular) }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: .bold) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, weight: weight)
    }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let base = UIFont(pointSize: style.size, weight: .regular)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: base, compatibleWith: traits)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.pointSize == pointSize && other.weight == weight
    }
    open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}

/// Scaling by the user's text size, the same factor for every style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    let style: UIFont.TextStyle
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font that is already scaled raises: developer.apple.com/documentation/uikit/uifontmetrics.
    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        if font.isScaled {
            raise("NSInvalidArgumentException", "UIFontMetrics: the font is already scaled")
        }
        return UIFont(
            pointSize: scaledValue(for: font.pointSize, compatibleWith: traits), weight: font.weight,
            isScaled: true)
    }
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let scaled = scaledFont(for: font, compatibleWith: traits)
        return UIFont(
            pointSize: min(scaled.pointSize, maximumPointSize), weight: font.weight, isScaled: true)
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        value * (traits ?? UITraitCollection.current).preferredContentSizeCategory.factor
    }
}
