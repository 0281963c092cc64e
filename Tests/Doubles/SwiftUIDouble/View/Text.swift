// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Text: Equatable, Sendable {
    let string: String
    var style: Font?
    var color: Color?
    var lines: Int?
    public init(verbatim content: String) { string = content }
    public init<S: StringProtocol>(_ content: S) { string = String(content) }
    @_disfavoredOverload public init(_ key: LocalizedStringKey) { string = key.string }
    public func font(_ font: Font?) -> Text { copy { $0.style = font } }
    public func foregroundColor(_ color: Color?) -> Text { copy { $0.color = color } }
    public func bold() -> Text { copy { $0.style = ($0.style ?? .body).bold() } }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        copy { $0.style = ($0.style ?? .body).weight(weight ?? .regular) }
    }
    private func copy(_ change: (inout Text) -> Void) -> Text {
        var copy = self
        change(&copy)
        return copy
    }
    /// Its size on one line, or cut to a width.
    func measured(_ environment: EnvironmentValues, width: CGFloat = .infinity) -> CGSize {
        (style ?? environment.font ?? .body).measure(string, environment, width)
    }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
extension Text {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        since(17)
        return foregroundColor(style as? Color)
    }
}
@MainActor extension Text: View, Primitive {
    func size(_ room: CGSize, _ node: Node) -> CGSize { measured(node.environment, width: room.width) }
    func paint(_ node: Node) -> [Painted] {
        let color = color ?? node.environment.own("foreground", nil) ?? .primary
        return [Painted(.text, string, node.rect, color)]
    }
    var isSolid: Bool { true }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let string: String
    public init(_ value: String) { string = value }
    public init(stringLiteral value: String) { string = value }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Font: Hashable, Sendable {
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2
        var share: CGFloat {
            [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11][Self.allCases.firstIndex(of: self)!] / 17
        }
    }
    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    var style: TextStyle?
    var points: CGFloat = 17
    var weight = Weight.regular
    public static let body = system(.body)
    public static let headline = system(.headline)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)
    public static let title = system(.title)
    public static let largeTitle = system(.largeTitle)
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font(style: style) }
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(points: size, weight: weight)
    }
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }
    public func bold() -> Font { weight(.bold) }
    public func monospacedDigit() -> Font { self }
    /// Sizes in place of those; a test sets it.
    nonisolated(unsafe) static var fixed: ((Font) -> CGSize)?
    /// 0.6 of the size for each character, 1.2 for a line; bold is a tenth wider. Marks that combine take no
    /// width.
    func measure(_ string: String, _ environment: EnvironmentValues, _ width: CGFloat) -> CGSize {
        if let size = Font.fixed?(self) {
            return CGSize(width: min(size.width, max(0, width)), height: size.height)
        }
        let size = style.map { ($0.share * environment.dynamicTypeSize.body).rounded() } ?? points
        let isBold =
            environment.legibilityWeight == .bold || ![.regular, .light, .thin, .ultraLight].contains(weight)
        let whole = 0.6 * size * CGFloat(string.count) * (isBold ? 1.1 : 1)
        return CGSize(width: min(whole, max(0, width)), height: 1.2 * size)
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Image: Equatable, Sendable {
    let name: String
    public init(systemName: String) { name = systemName }
    public init(decorative name: String) { self.name = name }
}
@MainActor extension Image: View, Primitive {
    func size(_ room: CGSize, _ node: Node) -> CGSize { measured(node.environment) }
    nonisolated func measured(_ environment: EnvironmentValues) -> CGSize {
        let line = (environment.font ?? .body).measure("", environment, 0).height
        return CGSize(width: line, height: line)
    }
    func paint(_ node: Node) -> [Painted] {
        [Painted(.image, name, node.rect, node.environment.own("foreground", nil) ?? .primary)]
    }
    var isSolid: Bool { true }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public protocol ShapeStyle: Sendable {}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Color: Hashable, Sendable, ShapeStyle {
    let name: String
    var alpha = 1.0
    public init(_ name: String) { self.name = name }
    public init(white: Double, opacity: Double = 1) { (name, alpha) = ("white \(white)", opacity) }
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (name, alpha) = ("rgb \(red) \(green) \(blue)", opacity)
    }
    public static let clear = Color("clear")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let accentColor = Color("accent")
    public static let black = Color("black")
    public static let white = Color("white")
    public static let gray = Color("gray")
    public static let red = Color("red")
    public static let blue = Color("blue")
    public static let green = Color("green")
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= opacity
        return copy
    }
}
@MainActor extension Color: View, Primitive {
    func paint(_ node: Node) -> [Painted] { name == "clear" ? [] : [Painted(.fill, name, node.rect, self)] }
    var isSolid: Bool { name != "clear" }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension ShapeStyle where Self == Color {
    public static var primary: Color { .init("primary") }
    public static var secondary: Color { .init("secondary") }
    public static var red: Color { .init("red") }
    public static var white: Color { .init("white") }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public struct TintShapeStyle: ShapeStyle { public init() {} }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public struct Material: ShapeStyle {
    public static let regular = Material()
    public static let thin = Material()
    public static let bar = Material()
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .regular }
    public static var thinMaterial: Material { .thin }
    public static var bar: Material { .bar }
}
extension ShapeStyle {
    func named(_ values: EnvironmentValues) -> Color {
        if let color = self as? Color { return color }
        if self is TintShapeStyle { return values.own("tint", Color?.none) ?? .accentColor }
        return Color("\(Self.self)")
    }
}

// MARK: Shapes

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public protocol Shape: Sendable, View { nonisolated func path(in rect: CGRect) -> Path }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Rectangle: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Capsule: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct Circle: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct RoundedRectangle: Shape {
    public nonisolated init(cornerRadius: CGFloat) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension Shape {
    public var body: some View { Filled(shape: self, style: Color.primary) }
    public nonisolated func fill<S: ShapeStyle>(_ style: S) -> some View { Filled(shape: self, style: style) }
}
struct Filled<S: Shape> {
    let shape: S
    let style: any ShapeStyle
    init(shape: S, style: any ShapeStyle) { (self.shape, self.style) = (shape, style) }
}
@MainActor extension Filled: View, Primitive {
    func paint(_ node: Node) -> [Painted] {
        [Painted(.fill, "\(S.self)", shape.path(in: node.rect).boundingRect, style.named(node.environment))]
    }
    var isSolid: Bool { true }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension View {
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        Affected(self, EnvironmentEffect { $0.setOwn("foreground", color) })
    }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension View {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        Affected(self, EnvironmentEffect { $0.setOwn("foreground", Color?.some(style.named($0))) })
    }
}
