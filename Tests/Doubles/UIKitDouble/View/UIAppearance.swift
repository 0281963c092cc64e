// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// Behaviour 28: what is set on a class's proxy is set on each of its views as it comes into a window, and on views
/// that are there already it is not.
@MainActor public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
}

extension UIView: UIAppearance {
    private static var proxies: [ObjectIdentifier: UIView] = [:]

    /// UIKit records what is called on the proxy and calls it again on each view. Without Objective-C nothing can be
    /// recorded: here the proxy is a view that is never shown, and a class says in
    /// ``UIView/takeAppearance(from:)`` what it takes over from it.
    public static func appearance() -> Self {
        let key = ObjectIdentifier(Self.self)
        if let found = proxies[key] as? Self { return found }
        guard let proxy = Self(coder: NSCoder()) else { unmodelled("the appearance of \(Self.self)") }
        proxies[key] = proxy
        return proxy
    }

    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Self
    { unmodelled("UIAppearance.appearance(whenContainedInInstancesOf:)") }

    /// The double's own: forgets what tests have set.
    public static func forgetAppearance() { proxies = [:] }

    /// From the general class to the special one.
    func adoptAppearance() {
        guard !UIView.proxies.isEmpty, !hasAppearance else { return }
        hasAppearance = true
        var line: [AnyClass] = []
        var next: AnyClass? = Swift.type(of: self)
        while let one = next {
            line.append(one)
            next = UIView.above(one)
        }
        for one in line.reversed() {
            if let proxy = UIView.proxies[ObjectIdentifier(one)] { takeAppearance(from: proxy) }
        }
    }

    private static func above(_ one: AnyClass) -> AnyClass? {
        guard one != UIView.self else { return nil }
        return _getSuperclass(one)
    }
}
