// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardReturnOrEnter = 40
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHome = 74
    case keyboardPageUp = 75
    case keyboardEnd = 77
    case keyboardPageDown = 78
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

@MainActor open class UIKey: NSObject {
    let stored: (code: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags)
    /// The double's own: UIKit makes keys itself.
    public init(code: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []) {
        stored = (code, characters, modifiers)
        super.init()
    }
    public override convenience init() { self.init(code: .keyboardSpacebar) }
    open var keyCode: UIKeyboardHIDUsage { stored.code }
    open var characters: String { stored.characters }
    open var charactersIgnoringModifiers: String { stored.characters }
    open var modifierFlags: UIKeyModifierFlags { stored.modifiers }
}

@MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu }
    var storedKey: UIKey?
    public override init() { super.init() }
    open var timestamp: TimeInterval { Clock.now }
    open var phase: Phase { .began }
    open var key: UIKey? { storedKey }
}
