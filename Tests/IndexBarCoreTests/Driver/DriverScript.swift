import IndexBarCore

/// A driver with random things that happen to it, bad numbers among them.
struct DriverScript {
    var driver = IndexBarDriver()
    private var texts = IndexBarTexts()
    private(set) var numbers: SeededNumbers
    private var time = 0.0

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Does something, and gives what it answers.
    mutating func step() -> IndexBarCommands {
        time += numbers.one(of: [0.01, 0.05, 0.3, 2])
        switch numbers.whole(0...29) {
        case 0: return driver.replace(entries: texts.replace(content: content()))
        case 1, 2:
            let style = style()
            return driver.update(style: style)
        case 3, 4:
            let new = measured()
            return driver.update { $0 = new }
        case 5...12: return driver.pointer(pointer())
        case 13...18: return driver.list(list())
        case 19, 20: return driver.frame()
        case 21: return driver.timerIsOver()
        case 22: return driver.focus(isVisible: numbers.flag())
        case 23: return driver.wheel(numbers.flag() ? .notches(length()) : .points(length()))
        case 24: return driver.choose(entry: numbers.whole(-3...70))
        case 25: return driver.accessible(accessible())
        case 26:
            return texts.press(character: numbers.one(of: ["1", "2", " ", "x"]), time: time, on: &driver)
        default: return driver.press(press(), modifiers: numbers.flag() ? [] : .shift, time: time)
        }
    }

    private mutating func length() -> Double {
        numbers.one(of: [0, 1, 3, 14, 40, 200, 480, -5, .nan, .infinity, -.infinity, 1e300])
    }

    private mutating func content() -> IndexBarContent {
        let count = numbers.one(of: [0, 1, 2, 3, 8, 27, 60])
        let ids: [String?] = (0..<count).map { _ in numbers.flag() ? "\(numbers.whole(0...30))" : nil }
        let sections: [Int?] = (0..<count).map { $0 % 9 == 5 ? nil : $0 + numbers.whole(-2...2) }
        let rows = (0..<count).map { _ in numbers.one(of: [0, 0, 1, 5]) }
        let levels = (0..<count).map { _ in numbers.whole(-1...3) }
        return IndexBarContent(
            count: count, sections: numbers.flag() ? sections : nil, rowCounts: numbers.flag() ? rows : nil,
            ids: numbers.flag() ? ids : nil, required: numbers.flag() ? [numbers.whole(-1...60)] : [],
            levels: numbers.flag() ? levels : nil)
    }

    private mutating func style() -> IndexBarStyle {
        var style = IndexBarStyle()
        style.axis = numbers.one(of: IndexBarStyle.Axis.allCases)
        style.distribution = numbers.one(of: IndexBarStyle.Distribution.allCases)
        style.gaps = numbers.one(of: IndexBarStyle.Gaps.allCases)
        style.endPadding = numbers.one(of: [2, 2, 0, length()])
        style.activation = numbers.one(of: [.touchDown, .touchDown, .drag(minimum: 5), .delay(seconds: 1)])
        style.selects = numbers.one(of: IndexBarStyle.Selects.allCases)
        style.emptySections = numbers.one(of: IndexBarStyle.EmptySections.allCases)
        style.restoresOnCancel = numbers.flag()
        style.minimumRows = numbers.one(of: [0, 0, 0, 6])
        style.fineScrub = numbers.flag()
        style.dimsEmpty = numbers.flag()
        style.autoHide = numbers.one(of: IndexBarStyle.AutoHide.allCases)
        style.hideDelay = numbers.one(of: [1.5, 1.5, length()])
        style.revealsOnEdgeTouch = numbers.flag()
        style.showsHighlight = numbers.whole(0...3) > 0
        style.showsPreview = numbers.whole(0...3) > 0
        style.scrollsAnimated = numbers.flag()
        style.liftTolerance = numbers.flag()
        style.previewsWhileScrolling = numbers.flag()
        style.hitThickness = numbers.flag() ? nil : length()
        style.maximumThickness = numbers.flag() ? 44 : length()
        style.floats = numbers.flag()
        return style
    }

    private mutating func measured() -> IndexBarMeasured {
        var measured = IndexBarMeasured()
        measured.width = numbers.one(of: [15, 15, 44, length()])
        measured.height = numbers.one(of: [480, 480, 100, length()])
        measured.insets.top = numbers.one(of: [0, 0, length()])
        measured.margins.right = numbers.one(of: [0, 0, length()])
        measured.isRightToLeft = numbers.flag()
        measured.along.vertical = numbers.one(of: [14, 14, length()])
        measured.across.vertical = numbers.one(of: [9, 9, length()])
        if numbers.flag() {
            measured.boundary = IndexBarRectangle(
                x: numbers.one(of: [-305, 0, length()]), y: numbers.one(of: [0, length()]),
                width: numbers.one(of: [320, 15, length()]), height: numbers.one(of: [480, length()]))
        }
        measured.isAttached = numbers.flag()
        measured.ownsHit = numbers.flag()
        measured.isEnabled = numbers.whole(0...4) > 0
        measured.isPutAway = numbers.whole(0...4) == 0
        measured.reducesMotion = numbers.flag()
        return measured
    }

    private mutating func pointer() -> IndexBarPointer {
        IndexBarPointer(
            numbers.one(of: IndexBarPointer.Phase.allCases + [.began, .moved, .moved, .ended]),
            id: numbers.one(of: [0, 0, 0, 1]), x: numbers.one(of: [7, 7, 7, length()]),
            y: numbers.one(of: [numbers.number(0...480), length()]), time: time,
            kind: numbers.one(of: IndexBarPointer.Kind.allCases))
    }

    private mutating func list() -> IndexBarListState {
        let count = driver.entries.rowCount
        return IndexBarListState(
            rows: numbers.one(of: [nil, count, count, count, 0, 7]), row: numbers.whole(-1...80),
            fraction: numbers.one(of: [0, 0.5, length()]),
            section: numbers.flag() ? nil : numbers.whole(-1...30),
            viewport: numbers.one(of: [nil, 480, length()]), content: numbers.one(of: [nil, 1200, length()]),
            insetBefore: numbers.one(of: [0, 20, length()]),
            offset: numbers.one(of: [nil, 0, 400, 720, length()]),
            moving: numbers.one(of: IndexBarListState.Moving.allCases))
    }

    private mutating func accessible() -> IndexBarAccessibleAction {
        numbers.one(of: [
            .increment, .decrement, .activate, .escape, .action(numbers.whole(-2...70)),
            .value(numbers.whole(-2...70)),
        ])
    }

    private mutating func press() -> IndexBarPress {
        numbers.one(of: [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .return, .space, .escape,
            .character(numbers.whole(-2...70)),
        ])
    }
}
