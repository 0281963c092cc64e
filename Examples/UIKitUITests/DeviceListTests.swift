import XCTest

/// The steps of the device list (Documentation/OnAMac.md) that a simulator can do. The name of each test begins with the
/// list and the step, such as "phone01" or "lists02"; the workflow builds its table from these names.
@MainActor
final class DeviceListTests: XCTestCase {
    private var app: XCUIApplication { XCUIApplication() }

    private func open(_ screen: String, _ arguments: [String] = []) {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launchArguments = arguments
        app.launch()
        app.staticTexts[screen].firstMatch.tap()
        XCTAssertTrue(bar.waitForExistence(timeout: 5), "the bar of \(screen)")
    }

    private var bar: XCUIElement { app.descendants(matching: .any)["bar"].firstMatch }

    /// A point on the bar, at a fraction of its height from the top and `aside` points to the right of its middle.
    private func place(_ part: Double, aside: Double = 0) -> XCUICoordinate {
        bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: part))
            .withOffset(CGVector(dx: aside, dy: 0))
    }

    /// The letter in the bar's accessibility value, such as "M, 13 of 23".
    private var letter: String { String((bar.value as? String ?? "").prefix { $0 != "," }) }

    private func picture(_ name: String) {
        let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    /// Whether the first row below the navigation bar begins with a letter.
    private func isOnTop(_ letter: String) -> Bool {
        let top = app.navigationBars.firstMatch.frame.maxY
        let rows = app.cells.allElementsBoundByIndex.filter { $0.isHittable && $0.frame.maxY > top + 1 }
        let first = rows.min { $0.frame.minY < $1.frame.minY }
        return first?.staticTexts.firstMatch.label.hasPrefix(letter) == true
    }

    // MARK: The device list

    func testPhone01TouchAndHold() {
        open("Table")
        place(0.5).press(forDuration: 1)
        XCTAssertFalse(letter.isEmpty)
        XCTAssertTrue(isOnTop(letter), letter)
        picture("touched at the middle")
    }

    func testPhone02And03AlongAndAside() {
        open("Table")
        place(0.3).press(forDuration: 0.2, thenDragTo: place(0.6))
        let near = letter
        place(0.3).press(forDuration: 0.2, thenDragTo: place(0.6, aside: -150))
        XCTAssertEqual(letter, near, "aside counts as along")
        XCTAssertTrue(isOnTop(near), near)
    }

    func testPhone04PastTheEnds() {
        open("Table")
        place(0.5).press(forDuration: 0.2, thenDragTo: place(1.4))
        XCTAssertEqual(letter, "Z")
        place(0.5).press(forDuration: 0.2, thenDragTo: place(-0.4))
        XCTAssertEqual(letter, "A")
    }

    func testPhone08TheSheetStays() {
        open("Sheet")
        let top = bar.frame.minY
        place(0.2).press(forDuration: 0.1, thenDragTo: place(0.8))
        XCTAssertEqual(bar.frame.minY, top, accuracy: 1)
        picture("sheet after a drag along the bar")
    }

    func testPhone09SwipeBack() {
        open("Table")
        let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0.001, dy: 0.5))
        edge.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
        XCTAssertTrue(app.staticTexts["Floating bar"].waitForExistence(timeout: 3))
    }

    func testPhone10Rotation() {
        open("Table")
        XCUIDevice.shared.orientation = .landscapeLeft
        picture("landscape")
        place(0.999).press(forDuration: 0.2)
        XCTAssertEqual(letter, "Z", "the last title can be reached")
        XCUIDevice.shared.orientation = .portrait
        XCTAssertTrue(bar.waitForExistence(timeout: 3))
        picture("portrait again")
    }

    func testPhone11TextSize() {
        open("Table", ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL"])
        XCTAssertGreaterThan(bar.frame.width, 0)
        picture("largest text size")
    }

    func testPhone12Dark() {
        XCUIDevice.shared.appearance = .dark
        open("Table")
        picture("dark")
        XCUIDevice.shared.appearance = .light
    }

    func testPhone18Keyboard() {
        open("Table")
        place(0.3).press(forDuration: 0.2)
        let before = letter
        app.typeKey(.downArrow, modifierFlags: [])
        picture("after the down arrow, \(before) to \(letter)")
    }

    // MARK: The device list for lists

    func testLists01NoOtherIndex() {
        open("Table")
        XCTAssertEqual(app.tables.firstMatch.otherElements.matching(identifier: "Section index").count, 0)
        picture("one index")
    }

    func testLists03ScrolledByHand() {
        open("Table")
        let before = bar.value as? String
        app.swipeUp(velocity: .fast)
        app.swipeUp(velocity: .fast)
        XCTAssertNotEqual(bar.value as? String, before)
        picture("scrolled by hand")
    }

    func testLists04And05SearchAndKeyboard() {
        open("Table")
        app.swipeDown()
        app.searchFields.firstMatch.tap()
        picture("with the keyboard up")
        app.searchFields.firstMatch.typeText("ba")
        XCTAssertFalse(bar.isHittable)
        picture("while searching")
    }

    func testLists08Diffable() {
        open("Diffable collection view")
        for part in [0.8, 0.2, 0.5] {
            place(part).press(forDuration: 0.2)
            XCTAssertFalse(letter.isEmpty)
        }
        picture("diffable")
    }

    func testLists15Flat() {
        open("Flat table")
        place(0.5).press(forDuration: 0.2)
        XCTAssertTrue(isOnTop(letter), letter)
        picture("flat")
    }
}
