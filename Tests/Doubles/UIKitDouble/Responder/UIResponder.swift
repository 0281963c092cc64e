// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// In UIKit the accessibility members sit on NSObject; here they have to be in the class's body, so that
/// subclasses can override them without Objective-C.
@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Key commands

    open var keyCommands: [UIKeyCommand]? { nil }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    #if !canImport(ObjectiveC)
        /// Calls the method of that name, as Objective-C does by itself; here a class has to say which it is.
        open func perform(_ selector: Selector, with object: Any?) {
            raise(
                "NSInvalidArgumentException", "-[\(type(of: self)) \(selector.name)]: unrecognized selector")
        }
    #endif

    /// Behaviour 21: the first responder up the chain that has a command for the key.
    func run(_ key: UIKey, withPriority: Bool) -> Bool {
        for command in keyCommands ?? [] where command.matches(key) && command.storedPriority == withPriority
        {
            guard let action = command.action, canPerformAction(action, withSender: command) else { continue }
            #if !canImport(ObjectiveC)
                perform(action, with: command)
            #endif
            return true
        }
        return next?.run(key, withPriority: withPriority) ?? false
    }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if let old = window.firstResponder, old !== self, !old.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }
    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { responderWindow?.firstResponder = nil }
        return true
    }
    var responderWindow: UIWindow? { nil }

    // MARK: UIAccessibility

    open var isAccessibilityElement: Bool {
        get { storedIsElement ?? false }
        set { storedIsElement = newValue }
    }
    var storedIsElement: Bool?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityFrame: CGRect = .zero
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityRespondsToUserInteraction = true
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
}
