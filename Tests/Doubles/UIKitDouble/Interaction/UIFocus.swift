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

    /// The double's own: presses and releases a key.
    ///
    /// Behaviour 21: commands with priority come first, then the focus system if something has the focus: it keeps
    /// arrow keys whether or not there is anything to move to, and by some policies those that scroll. The rest goes
    /// to the other commands, then to the first responder and up its chain.
    public func press(_ key: UIKey) {
        let target = firstResponder ?? self
        if target.run(key, withPriority: true) { return }
        if focused != nil, key.modifierFlags.isEmpty, systemKeeps(key) { return }
        if target.run(key, withPriority: false) { return }
        let press = UIPress()
        press.storedKey = key
        let event = UIPressesEvent()
        event.presses = [press]
        target.pressesBegan([press], with: event)
        target.pressesEnded([press], with: event)
    }

    private func systemKeeps(_ key: UIKey) -> Bool {
        if let step = key.focusStep {
            if let next = focusable(from: focused, towards: step) { moveFocus(to: next) }
            return true
        }
        return key.scrollsByItself && Policy.current.systemTakesPageKeys
    }

    /// The nearest view that takes the focus in a direction.
    private func focusable(from view: UIView?, towards step: CGPoint) -> UIView? {
        guard let view else { return nil }
        let start = middle(of: view)
        let found = all(in: self).filter { candidate in
            let place = middle(of: candidate)
            let ahead = (place.x - start.x) * step.x + (place.y - start.y) * step.y
            return candidate !== view && candidate.canBecomeFocused && ahead > 0
        }
        return found.min { distance($0, start) < distance($1, start) }
    }
    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    private func distance(_ view: UIView, _ start: CGPoint) -> Double {
        let place = middle(of: view)
        return hypot(Double(place.x - start.x), Double(place.y - start.y))
    }
    private func all(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        return [view] + view.subviews.flatMap(all)
    }
}
