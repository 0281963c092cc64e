// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a view drew, in order: the double's stand-in for pixels.
public enum DrawCommand: Equatable, Sendable {
    case text(String, CGRect, font: UIFont, color: UIColor)
    case fill(CGRect, cornerRadius: CGFloat, color: UIColor)
    case stroke(CGRect, cornerRadius: CGFloat, color: UIColor)
    case image(String, CGRect, color: UIColor?)
}

/// Where a view's `draw(_:)` draws.
@MainActor final class DrawingBoard {
    static var current: DrawingBoard?
    var commands: [DrawCommand] = []
    var fill = UIColor.black
    var stroke = UIColor.black
}

open class UIBezierPath: NSObject {
    enum Shape { case rounded(CGRect, CGFloat) }
    let shape: Shape
    open var lineWidth: CGFloat = 1
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        shape = .rounded(rect, cornerRadius)
        super.init()
    }
    public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }
    public convenience init(ovalIn rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    open var bounds: CGRect {
        switch shape {
        case .rounded(let rect, _): rect
        }
    }
    @MainActor open func fill() {
        guard case .rounded(let rect, let radius) = shape, let board = DrawingBoard.current else { return }
        board.commands.append(.fill(rect, cornerRadius: radius, color: board.fill))
    }
    @MainActor open func stroke() {
        guard case .rounded(let rect, let radius) = shape, let board = DrawingBoard.current else { return }
        board.commands.append(.stroke(rect, cornerRadius: radius, color: board.stroke))
    }
}

open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    open class Configuration: NSObject, @unchecked Sendable {}
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        public init(pointSize: CGFloat) {
            self.pointSize = pointSize
            super.init()
        }
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(pointSize: font.pointSize) }
    }

    let name: String
    public let size: CGSize
    let tint: UIColor?
    init(name: String, size: CGSize, tint: UIColor? = nil) {
        self.name = name
        self.size = size
        self.tint = tint
        super.init()
    }

    /// A symbol is there if its name is of small letters, digits and dots.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let allowed = "abcdefghijklmnopqrstuvwxyz0123456789."
        guard !name.isEmpty, name.allSatisfy({ allowed.contains($0) }) else { return nil }
        let side = (configuration as? SymbolConfiguration)?.pointSize ?? 17
        self.init(name: name, size: CGSize(width: side, height: side))
    }
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    open func withTintColor(_ color: UIColor) -> UIImage { UIImage(name: name, size: size, tint: color) }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(name: name, size: size, tint: color)
    }
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    @MainActor open func draw(in rect: CGRect) {
        DrawingBoard.current?.commands.append(
            .image(name, rect, color: tint?.resolvedColor(with: .current)))
    }
}
