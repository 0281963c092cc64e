import IndexBarCore

/// An engine and random things that happen to it.
struct RandomScript {
    var engine = ContentEngine()
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func step() -> IndexBarEffects {
        switch numbers.whole(0...19) {
        case 0: engine.replace(content: content())
        case 1: engine.update(style: style())
        case 2: engine.update(metrics: metrics())
        case 3...12: engine.handle(touch())
        default: engine.handle(input())
        }
    }

    private mutating func content() -> IndexBarContent {
        let count = numbers.one(of: [0, 1, 2, 3, 8, 27, 60])
        let hasIDs = numbers.flag()
        let ids: [String?] = (0..<count).map { _ in numbers.flag() ? "\(numbers.whole(0...30))" : nil }
        let sections: [Int?] = (0..<count).map { $0 % 9 == 5 ? nil : $0 + numbers.whole(-2...2) }
        let rows = (0..<count).map { _ in numbers.one(of: [0, 0, 1, 5]) }
        return IndexBarContent(
            count: count, sections: numbers.flag() ? sections : nil, rowCounts: numbers.flag() ? rows : nil,
            ids: hasIDs ? ids : nil, required: numbers.flag() ? [numbers.whole(-1...60)] : [])
    }

    private mutating func style() -> IndexBarStyle {
        var style = IndexBarStyle()
        style.axis = numbers.one(of: IndexBarStyle.Axis.allCases)
        style.distribution = numbers.one(of: IndexBarStyle.Distribution.allCases)
        style.gaps = numbers.one(of: IndexBarStyle.Gaps.allCases)
        style.hysteresis = numbers.one(of: [0, 1, 50])
        style.activation = numbers.one(of: [.touchDown, .touchDown, .drag(minimum: 5), .delay(seconds: 1)])
        style.selects = numbers.one(of: IndexBarStyle.Selects.allCases)
        style.emptySections = numbers.one(of: IndexBarStyle.EmptySections.allCases)
        style.restoresOnCancel = numbers.flag()
        style.minimumRows = numbers.one(of: [0, 0, 0, 6])
        style.fineScrub = numbers.flag()
        style.autoHide = numbers.one(of: IndexBarStyle.AutoHide.allCases)
        style.revealsOnEdgeTouch = numbers.flag()
        return style
    }

    private mutating func metrics() -> IndexBarMetrics {
        IndexBarMetrics(
            width: numbers.one(of: [0, 15, 300]), height: numbers.one(of: [0, 13, 15, 60, 300]),
            insets: IndexBarInsets(top: numbers.one(of: [0, 0, 20, 500]), left: numbers.one(of: [0, 9])),
            isRightToLeft: numbers.flag(), pitch: numbers.one(of: [14, 14, 1, 0]))
    }

    private mutating func touch() -> IndexBarInput {
        let phase = numbers.one(of: [IndexBarTouch.Phase.began, .moved, .moved, .moved, .ended, .cancelled])
        return .touch(
            IndexBarTouch(
                phase, id: numbers.one(of: [0, 0, 0, 1]), x: numbers.number(-200...320),
                y: numbers.number(-200...320), time: numbers.number(0...9)))
    }

    private mutating func input() -> IndexBarInput {
        let keys = [
            IndexBarKey.next, .previous, .pageForward, .pageBackward, .first, .last, .typed(0), .typed(nil),
        ]
        switch numbers.whole(0...9) {
        case 0: return .key(numbers.one(of: keys), time: numbers.number(0...9))
        case 1: return .adjust(by: numbers.whole(-3...3))
        case 2: return .wheel(by: numbers.whole(-3...3))
        case 3: return .hover(x: numbers.number(0...300), y: numbers.number(0...300))
        case 4: return .hoverEnded
        case 5: return .choose(entry: numbers.whole(-1...60))
        case 6: return .activate
        case 7: return .escape
        case 8: return .hideDelayOver
        default: return .scrolled(row: numbers.whole(-1...99), fraction: 0.5, byUser: numbers.flag())
        }
    }
}
