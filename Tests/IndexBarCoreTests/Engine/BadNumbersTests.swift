import IndexBarCore
import Testing

/// Every number that the API takes, with every number that it should not be given (rule L12).
@Suite struct BadNumbersTests {
    /// Runs a change and then a whole drag, keys and scrolling on the engine, and gives back what broke.
    private func faults(_ change: (inout ContentEngine) -> IndexBarEffects) -> [String] {
        var faults: [String] = []
        for distribution in IndexBarStyle.Distribution.allCases {
            var style = IndexBarStyle()
            style.distribution = distribution
            style.fineScrub = true
            var engine = ContentEngine(content: IndexBarContent(count: 27), style: style)
            _ = engine.update(metrics: IndexBarMetrics(width: 15, height: 200))
            let effects = change(&engine)
            if let fault = EngineInvariants.fault(in: engine, after: effects) { faults.append(fault) }
            for input in Self.everything {
                let effects = engine.handle(input)
                guard let fault = EngineInvariants.fault(in: engine, after: effects) else { continue }
                faults.append("\(fault) after \(input)")
            }
        }
        return faults
    }

    private static let everything: [IndexBarInput] = [
        .scrolled(row: 3, fraction: 0.5, byUser: true), .touch(IndexBarTouch(.began, x: 7, y: 100, time: 1)),
        .touch(IndexBarTouch(.moved, x: 99, y: 150, time: 2)),
        .touch(IndexBarTouch(.moved, x: 300, y: 10, time: 3)),
        .touch(IndexBarTouch(.ended, x: 7, y: 10, time: 4)), .key(.next, time: 5),
        .key(.pageForward, time: 5),
        .key(.last, time: 6), .key(.typed(1), time: 7), .adjust(by: -3), .wheel(by: 2), .hover(x: 7, y: 20),
        .choose(entry: 4), .activate, .hideDelayOver, .hoverEnded, .escape,
    ]

    @Test(arguments: BadNumbers.doubles)
    func `sizes, insets and pitches of any number`(bad: Double) {
        let fields: [WritableKeyPath<IndexBarMetrics, Double> & Sendable] = [
            \.width, \.height, \.insets.top, \.insets.left, \.insets.bottom, \.insets.right, \.pitch,
            \.titleThickness,
        ]
        for field in fields {
            for isRightToLeft in [false, true] {
                #expect(
                    faults { engine in
                        var metrics = engine.metrics
                        metrics[keyPath: field] = bad
                        metrics.isRightToLeft = isRightToLeft
                        return engine.update(metrics: metrics)
                    } == [], "\(bad)")
            }
        }
    }

    @Test(arguments: BadNumbers.doubles)
    func `all sizes at once of any number`(bad: Double) {
        for other in BadNumbers.doubles {
            #expect(
                faults { engine in
                    let insets = IndexBarInsets(top: other, left: other, bottom: bad, right: bad)
                    var style = engine.style
                    style.endPadding = bad
                    return engine.update(
                        style: style,
                        metrics: IndexBarMetrics(
                            width: bad, height: other, insets: insets, isRightToLeft: true, pitch: abs(other))
                    )
                } == [], "\(bad) \(other)")
        }
    }

    @Test(arguments: BadNumbers.doubles)
    func `a style of any number`(bad: Double) {
        let changes: [(inout IndexBarStyle) -> Void] = [
            { $0.endPadding = bad }, { $0.hysteresis = bad }, { $0.activation = .drag(minimum: bad) },
            { $0.activation = .delay(seconds: bad) }, { $0.maximumThickness = bad },
            { $0.hitThickness = bad },
        ]
        for change in changes {
            #expect(
                faults { engine in
                    var style = engine.style
                    change(&style)
                    return engine.update(style: style)
                } == [], "\(bad)")
        }
    }

    @Test(arguments: BadNumbers.doubles)
    func `touches, pointers and times of any number`(bad: Double) {
        for (x, y, time) in [(bad, 100, 1), (7, bad, 1), (7, 100, bad), (bad, bad, bad)] {
            for phase in [IndexBarTouch.Phase.began, .moved, .ended] {
                #expect(
                    faults { engine in
                        _ = engine.handle(.touch(IndexBarTouch(.began, x: 7, y: 50)))
                        return engine.handle(.touch(IndexBarTouch(phase, x: x, y: y, time: time)))
                    } == [], "\(bad)")
                #expect(
                    faults { $0.handle(.touch(IndexBarTouch(phase, x: x, y: y, time: time))) } == [], "\(bad)"
                )
            }
            #expect(faults { $0.handle(.hover(x: x, y: y)) } == [])
            #expect(faults { $0.handle(.key(.typed(1), time: time)) } == [])
            #expect(faults { $0.handle(.scrolled(row: 3, fraction: y, byUser: true)) } == [])
        }
    }

    @Test(arguments: BadNumbers.wholes)
    func `rows, steps, entries and touches of any whole number`(bad: Int) {
        #expect(faults { $0.handle(.scrolled(row: bad, fraction: 0, byUser: true)) } == [])
        #expect(faults { $0.handle(.adjust(by: bad)) } == [])
        #expect(faults { $0.handle(.wheel(by: bad)) } == [])
        #expect(faults { $0.handle(.choose(entry: bad)) } == [])
        #expect(faults { $0.handle(.touch(IndexBarTouch(.began, id: bad, x: 7, y: 9))) } == [])
        #expect(
            faults { engine in
                var style = engine.style
                style.minimumRows = bad
                return engine.update(style: style)
            } == [])
    }

    @Test(arguments: BadNumbers.wholes)
    func `contents of any whole number`(bad: Int) {
        let titles = ["A", "B", "C"]
        let contents = [
            IndexBarContent(titles: titles, sections: [bad, 0, bad]),
            IndexBarContent(titles: titles, sections: [bad, 1, nil], rowCounts: [1, 0, 2]),
            IndexBarContent(titles: titles, rowCounts: [bad, bad, bad]),
            IndexBarContent(titles: titles, rowCounts: [1, bad, 1]),
            IndexBarContent(titles: titles, required: [bad, 1, bad]),
        ]
        for content in contents { #expect(faults { $0.replace(content: content) } == [], "\(bad)") }
    }

    @Test(arguments: BadNumbers.wholes)
    func `a number of entries of any whole number`(bad: Int) {
        var engine = ContentEngine()
        for extent in [200.0, 1e308] {
            _ = engine.update(metrics: IndexBarMetrics(width: 15, height: extent))
            let replaced = engine.replace(content: IndexBarContent(count: bad))
            #expect(EngineInvariants.fault(in: engine, after: replaced) == nil)
            let touched = engine.handle(.touch(IndexBarTouch(.began, x: 7, y: 100)))
            #expect(EngineInvariants.fault(in: engine, after: touched) == nil)
            _ = engine.handle(.escape)
        }
    }
}
