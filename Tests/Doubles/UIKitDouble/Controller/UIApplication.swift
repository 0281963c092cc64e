// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of an app's life as the sample app declares; nothing of it runs on the double.
@MainActor open class UIApplication: UIResponder {
    open class var shared: UIApplication { unmodelled("UIApplication.shared") }
}
@MainActor open class UIScene: UIResponder {
    @MainActor open class ConnectionOptions: NSObject {}
}
@MainActor open class UIWindowScene: UIScene {}
@MainActor open class UISceneSession: NSObject {
    public struct Role: Hashable, Sendable { let name: String }
    open var role: Role { unmodelled("UISceneSession.role") }
}
@MainActor open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
    open var delegateClass: AnyClass?
}
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    init()
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
    public static func main() { unmodelled("UIApplicationDelegate.main") }
}
@MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}
extension UIWindow {
    public convenience init(windowScene: UIWindowScene) { unmodelled("UIWindow.init(windowScene:)") }
}
