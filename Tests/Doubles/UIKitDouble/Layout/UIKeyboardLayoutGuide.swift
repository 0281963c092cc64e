// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 15.0, *) @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// Behaviour 17: where the keyboard is, in its view; without one, at the lower end of the safe area.
@available(iOS 15.0, *) @MainActor public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    override var currentFrame: CGRect {
        guard let owner else { return .zero }
        let bounds = owner.bounds
        var top = bounds.maxY - owner.safeAreaInsets.bottom
        if let window = owner.window, window.keyboardHeight > 0 {
            let edge = CGPoint(x: 0, y: window.bounds.maxY - window.keyboardHeight)
            top = min(top, owner.convert(edge, from: window).y)
        }
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
}

extension UIView {
    @available(iOS 15.0, *) public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = storedKeyboardGuide as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(owner: self)
        storedKeyboardGuide = guide
        return guide
    }
}

extension UIResponder {
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
}

extension UIWindow {
    /// The double's own: the keyboard comes, goes or grows. Who asks before the next layout sees the old place.
    public func changeKeyboard(height: CGFloat) {
        keyboardHeight = height
        NotificationCenter.default.post(name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        Display.frame()
        NotificationCenter.default.post(name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
    }
}
