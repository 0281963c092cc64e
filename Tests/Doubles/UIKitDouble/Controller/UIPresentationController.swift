// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

@MainActor open class UIPresentationController: NSObject {
    weak var controller: UIViewController?
    public internal(set) var container: UIView?
    init(_ controller: UIViewController) {
        self.controller = controller
        super.init()
    }
    open var presentedViewController: UIViewController? { controller }
    open var containerView: UIView? { container }
    /// Where the presented view is in the window.
    func frame(in window: UIWindow) -> CGRect { window.bounds }
    func began(in container: UIView) {}
}

/// Behaviour 27: a sheet of a detent's height at the window's lower edge; a pan anywhere on it moves it, unless the
/// view under the finger says no.
@available(iOS 15.0, *) @MainActor open class UISheetPresentationController: UIPresentationController {
    public typealias Identifier = Detent.Identifier
    @MainActor open class Detent: NSObject {
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        let name: Identifier
        init(_ name: Identifier) {
            self.name = name
            super.init()
        }
        open class func medium() -> Detent { Detent(.medium) }
        open class func large() -> Detent { Detent(.large) }
    }

    open var detents: [Detent] = [.large()] { didSet { move() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { move() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// The double's own: the recogniser that moves the sheet.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    open func animateChanges(_ changes: () -> Void) { changes() }

    override func frame(in window: UIWindow) -> CGRect {
        let isMedium = (selectedDetentIdentifier ?? detents.first?.name) == .medium
        let top = isMedium ? window.bounds.height / 2 : window.safeAreaInsets.top + 10
        return CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top)
    }
    override func began(in container: UIView) { container.addGestureRecognizer(panGestureRecognizer) }

    private func move() {
        guard let container, let window = container.window else { return }
        container.frame = frame(in: window)
    }
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.null

    /// Behaviour 27: of the size that the controller wants, below its source, held inside the window.
    override func frame(in window: UIWindow) -> CGRect {
        let wanted = controller?.preferredContentSize ?? .zero
        let size = wanted == .zero ? CGSize(width: 320, height: 480) : wanted
        let source = sourceView.map { view in
            window.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
        }
        let anchor = source ?? CGRect(x: window.bounds.midX, y: window.bounds.midY, width: 0, height: 0)
        let x = min(max(10, anchor.midX - size.width / 2), window.bounds.width - size.width - 10)
        let y = min(max(10, anchor.maxY + 13), window.bounds.height - size.height - 10)
        return CGRect(x: max(0, x), y: max(0, y), width: size.width, height: size.height)
    }
}
