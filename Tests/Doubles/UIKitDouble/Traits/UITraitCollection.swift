// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1, leftToRight, rightToLeft
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
    var factor: CGFloat {
        switch self {
        case .extraSmall: 0.8
        case .extraExtraExtraLarge: 1.4
        case .accessibilityMedium: 1.6
        case .accessibilityExtraExtraExtraLarge: 3
        default: 1
        }
    }
    static func factorOrder(_ one: Self, _ other: Self) -> Bool { one.factor < other.factor }
    public static func < (one: Self, other: Self) -> Bool { factorOrder(one, other) }
    public static func > (one: Self, other: Self) -> Bool { factorOrder(other, one) }
    public static func >= (one: Self, other: Self) -> Bool { !factorOrder(one, other) }
}

/// Traits; a test changes them for a whole window with ``UIWindow/changeTraits(_:)``.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The fields, as one value.
    public struct Values: Hashable, Sendable {
        public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
        public var preferredContentSizeCategory = UIContentSizeCategory.large
        public var userInterfaceStyle = UIUserInterfaceStyle.light
        public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
        public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
        public var verticalSizeClass = UIUserInterfaceSizeClass.regular
        public var accessibilityContrast = UIAccessibilityContrast.normal
        public var legibilityWeight = UILegibilityWeight.regular
        public var displayScale: CGFloat = 2
        public init() {}
    }

    public let values: Values
    public init(_ values: Values) {
        self.values = values
        super.init()
    }
    public convenience override init() { self.init(Values()) }
    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
        var values = Values()
        values.userInterfaceStyle = style
        self.init(values)
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var displayScale: CGFloat { values.displayScale }

    public nonisolated(unsafe) static var current = UITraitCollection()

    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        other?.userInterfaceStyle != userInterfaceStyle
            || other?.accessibilityContrast != accessibilityContrast
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }
    open override var hash: Int { values.hashValue }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    @available(iOS, deprecated: 17.0) func traitCollectionDidChange(_ previous: UITraitCollection?)
}
