// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }
}

@MainActor open class UIPointerRegionRequest: NSObject {
    public let location: CGPoint
    init(location: CGPoint) {
        self.location = location
        super.init()
    }
    open var modifiers: UIKeyModifierFlags { [] }
}

@MainActor open class UIPointerStyle: NSObject {
    open class func system() -> UIPointerStyle { UIPointerStyle() }
}

@MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
}

@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}
extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Runs what it is given at once.
@MainActor final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }
}

@MainActor open class UIPointerInteraction: BaseInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true
    private var region: UIPointerRegion?
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    open func invalidate() {}

    /// The double's own: the pointer is at that place of the view, or left it.
    public func point(at location: CGPoint?) {
        guard isEnabled, let view, let delegate else { return }
        let animator = PointerAnimator()
        let inside = location.map { view.point(inside: $0, with: nil) } ?? false
        var new: UIPointerRegion?
        if let location, inside {
            new = delegate.pointerInteraction(
                self, regionFor: UIPointerRegionRequest(location: location),
                defaultRegion: UIPointerRegion(rect: view.bounds))
        }
        guard new?.rect != region?.rect || new?.identifier != region?.identifier else { return }
        if let region { delegate.pointerInteraction(self, willExit: region, animator: animator) }
        region = new
        if let new {
            _ = delegate.pointerInteraction(self, styleFor: new)
            delegate.pointerInteraction(self, willEnter: new, animator: animator)
        }
    }
}
