// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Colours: red, green, blue and alpha for each trait collection.
open class UIColor: NSObject, @unchecked Sendable {
    struct Components: Hashable {
        var red, green, blue, alpha: CGFloat
    }

    let resolve: (UITraitCollection) -> Components
    private let name: String

    init(name: String, resolve: @escaping (UITraitCollection) -> Components) {
        self.name = name
        self.resolve = resolve
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let fixed = Components(red: red, green: green, blue: blue, alpha: alpha)
        self.init(name: "\(red) \(green) \(blue) \(alpha)") { _ in fixed }
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(name: UUID().uuidString) { dynamicProvider($0).resolve($0) }
    }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        let fixed = resolve(traits)
        return UIColor(red: fixed.red, green: fixed.green, blue: fixed.blue, alpha: fixed.alpha)
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let base = resolve
        return UIColor(name: "\(name)/\(alpha)") {
            var fixed = base($0)
            fixed.alpha = alpha
            return fixed
        }
    }

    /// The alpha in the current traits.
    var alphaNow: CGFloat { resolve(UITraitCollection.current).alpha }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let fixed = resolve(UITraitCollection.current)
        red?.pointee = fixed.red
        green?.pointee = fixed.green
        blue?.pointee = fixed.blue
        alpha?.pointee = fixed.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
    open override var hash: Int { name.hashValue }

    @MainActor open func setFill() { DrawingBoard.current?.fill = resolvedColor(with: .current) }
    @MainActor open func setStroke() { DrawingBoard.current?.stroke = resolvedColor(with: .current) }
    @MainActor open func set() {
        setFill()
        setStroke()
    }
}

extension UIColor {
    private static func named(_ name: String, light: CGFloat, dark: CGFloat, alpha: CGFloat = 1) -> UIColor {
        UIColor(name: name) {
            let white = $0.userInterfaceStyle == .dark ? dark : light
            return Components(red: white, green: white, blue: white, alpha: alpha)
        }
    }

    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var systemBlue: UIColor { UIColor(red: 0, green: 0.478, blue: 1, alpha: 1) }
    public class var label: UIColor { named("label", light: 0, dark: 1) }
    public class var secondaryLabel: UIColor { named("secondaryLabel", light: 0.24, dark: 0.92, alpha: 0.6) }
    public class var tertiaryLabel: UIColor { named("tertiaryLabel", light: 0.24, dark: 0.92, alpha: 0.3) }
    public class var systemBackground: UIColor { named("systemBackground", light: 1, dark: 0) }
    public class var systemFill: UIColor { named("systemFill", light: 0.47, dark: 0.47, alpha: 0.2) }
    public class var secondarySystemBackground: UIColor {
        named("secondaryBackground", light: 0.95, dark: 0.11)
    }
}
