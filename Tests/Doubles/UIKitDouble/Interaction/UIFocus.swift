// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 15.0, *) open class UIFocusEffect: NSObject {}
@available(iOS 15.0, *) open class UIFocusHaloEffect: UIFocusEffect {
    let rect: CGRect
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.rect = rect
        super.init()
    }
    public init(rect: CGRect) {
        self.rect = rect
        super.init()
    }
}

@MainActor open class UIFocusUpdateContext: NSObject {
    weak var from: UIView?
    weak var to: UIView?
    open weak var previouslyFocusedView: UIView? { from }
    open weak var nextFocusedView: UIView? { to }
}
@MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

extension UIWindow {
    /// The double's own: moves the keyboard's focus, if the view takes it. The focused view becomes first
    /// responder if it can, so that it gets the keys (WWDC 2021, talk 10260).
    @discardableResult public func moveFocus(to view: UIView?) -> Bool {
        if let view, !view.canBecomeFocused { return false }
        let context = UIFocusUpdateContext()
        context.from = focused
        context.to = view
        let old = focused
        focused = view
        old?.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
        view?.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
        if view?.canBecomeFirstResponder == true { view?.becomeFirstResponder() }
        return true
    }

    /// The double's own: presses and releases a key; it goes to the first responder and up its chain.
    public func press(_ key: UIKey) {
        let press = UIPress()
        press.storedKey = key
        let event = UIPressesEvent()
        event.presses = [press]
        let target = firstResponder ?? self
        target.pressesBegan([press], with: event)
        target.pressesEnded([press], with: event)
    }
}
