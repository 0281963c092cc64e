// As much of XCTest and XCUIAutomation as the sample app's tests need to be type-checked. Written by hand from Apple's pages.
@_exported import Foundation

public struct CGVector: Sendable {
    public init(dx: Double, dy: Double) {}
}
open class XCTestCase: NSObject {
    open var continueAfterFailure: Bool { get { true } set {} }
    open func add(_ attachment: XCTAttachment) {}
}
open class XCTAttachment: NSObject {
    public enum Lifetime: Sendable { case keepAlways, deleteOnSuccess }
    public init(screenshot: XCUIScreenshot) { super.init() }
    open var name: String? { get { nil } set {} }
    open var lifetime: Lifetime { get { .keepAlways } set {} }
}
open class XCUIScreenshot: NSObject {}
@MainActor open class XCUIScreen: NSObject {
    open class var main: XCUIScreen { fatalError() }
    open func screenshot() -> XCUIScreenshot { fatalError() }
}
public enum UIDeviceOrientation: Int, Sendable { case unknown, portrait, portraitUpsideDown, landscapeLeft }
@MainActor open class XCUIDevice: NSObject {
    @available(iOS 15.0, *) public enum Appearance: Sendable { case unspecified, light, dark }
    open class var shared: XCUIDevice { fatalError() }
    open var orientation: UIDeviceOrientation { get { .portrait } set {} }
    @available(iOS 15.0, *) open var appearance: Appearance { get { .light } set {} }
}
public struct XCUIKeyboardKey: Sendable {
    public static var downArrow: XCUIKeyboardKey { fatalError() }
}
@MainActor open class XCUICoordinate: NSObject {
    open func withOffset(_ offset: CGVector) -> XCUICoordinate { self }
    open func press(forDuration seconds: Double) {}
    open func press(forDuration seconds: Double, thenDragTo other: XCUICoordinate) {}
}
public struct XCUIGestureVelocity: Sendable {
    public static var fast: XCUIGestureVelocity { fatalError() }
}
@MainActor open class XCUIElement: NSObject {
    public enum ElementType: UInt, Sendable { case any, other }
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open var exists: Bool { false }
    open var firstMatch: XCUIElement { self }
    open var isHittable: Bool { false }
    open var frame: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
    open var value: Any? { nil }
    open var label: String { "" }
    open func waitForExistence(timeout: Double) -> Bool { false }
    open func tap() {}
    open func swipeUp(velocity: XCUIGestureVelocity) {}
    open func swipeDown() {}
    open func typeText(_ text: String) {}
    open func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {}
    open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { fatalError() }
    open func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
    open var staticTexts: XCUIElementQuery { fatalError() }
    open var cells: XCUIElementQuery { fatalError() }
    open var tables: XCUIElementQuery { fatalError() }
    open var otherElements: XCUIElementQuery { fatalError() }
    open var navigationBars: XCUIElementQuery { fatalError() }
    open var searchFields: XCUIElementQuery { fatalError() }
}
@MainActor open class XCUIElementQuery: NSObject {
    open subscript(key: String) -> XCUIElement { fatalError() }
    open var firstMatch: XCUIElement { fatalError() }
    open var count: Int { 0 }
    open var allElementsBoundByIndex: [XCUIElement] { [] }
    open func matching(identifier: String) -> XCUIElementQuery { self }
}
@MainActor open class XCUIApplication: XCUIElement {
    public nonisolated override init() { super.init() }
    open var launchArguments: [String] { get { [] } set {} }
    open func launch() {}
}
public func XCTAssertTrue(_ value: @autoclosure () throws -> Bool, _ text: @autoclosure () -> String = "") {}
public func XCTAssertFalse(_ value: @autoclosure () throws -> Bool, _ text: @autoclosure () -> String = "") {}
public func XCTAssertEqual<T: Equatable>(
    _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T,
    _ text: @autoclosure () -> String = ""
) {}
public func XCTAssertEqual<T: FloatingPoint>(
    _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, accuracy: T,
    _ text: @autoclosure () -> String = ""
) {}
public func XCTAssertNotEqual<T: Equatable>(
    _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T,
    _ text: @autoclosure () -> String = ""
) {}
public func XCTAssertGreaterThan<T: Comparable>(
    _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T,
    _ text: @autoclosure () -> String = ""
) {}
