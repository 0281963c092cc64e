// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(ObjectiveC)
    /// A method's name. Without Objective-C nobody finds a method by it: see ``UIResponder/perform(_:with:)``.
    public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
        public let name: String
        public init(stringLiteral value: String) { name = value }
        public init(_ name: String) { self.name = name }
    }
#endif

/// Behaviour 21: keys that a responder takes by name; with the flag it takes them before the system does.
@MainActor open class UIKeyCommand: NSObject {
    public static var inputUpArrow: String { "UIKeyInputUpArrow" }
    public static var inputDownArrow: String { "UIKeyInputDownArrow" }
    public static var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    public static var inputRightArrow: String { "UIKeyInputRightArrow" }
    public static var inputEscape: String { "UIKeyInputEscape" }
    public static var inputPageUp: String { "UIKeyInputPageUp" }
    public static var inputPageDown: String { "UIKeyInputPageDown" }
    public static var inputHome: String { "UIKeyInputHome" }
    public static var inputEnd: String { "UIKeyInputEnd" }

    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public let action: Selector?
    open var title = ""
    @available(iOS 15.0, *) open var wantsPriorityOverSystemBehavior: Bool {
        get { storedPriority }
        set { storedPriority = newValue }
    }
    var storedPriority = false

    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        super.init()
    }

    func matches(_ key: UIKey) -> Bool {
        guard modifierFlags == key.modifierFlags.subtracting([.alphaShift, .numericPad]) else { return false }
        return input == key.commandInput
    }
}

extension UIKey {
    /// What a command's input says of this key.
    var commandInput: String {
        switch keyCode {
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        default: characters
        }
    }

    /// Which way the focus goes by it.
    var focusStep: CGPoint? {
        switch keyCode {
        case .keyboardUpArrow: CGPoint(x: 0, y: -1)
        case .keyboardDownArrow: CGPoint(x: 0, y: 1)
        case .keyboardLeftArrow: CGPoint(x: -1, y: 0)
        case .keyboardRightArrow: CGPoint(x: 1, y: 0)
        default: nil
        }
    }
    var scrollsByItself: Bool {
        [.keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd].contains(keyCode)
    }
}
