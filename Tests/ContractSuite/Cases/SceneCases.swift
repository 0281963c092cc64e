import IndexBarCore

/// What is visible, and what takes a touch (rules D4, L5 … L13).
extension ContractSuite {
    static let sceneCases: [ContractCase] = [
        ContractCase("D4: an attached bar keeps to the edge where reading ends, its titles in the middle") {
            run in
            for isRightToLeft in [false, true] {
                run.show(stage: .with { $0.isRightToLeft = isRightToLeft })
                let shown = run.shown
                let x = isRightToLeft ? 0.0 : 305
                run.expectNear(shown.strip, x, 0, 15, 480, "the strip")
                run.expect(shown.titles.map(\.text), (65..<91).map { String(UnicodeScalar(UInt8($0))) })
                run.expectNear(shown.titles.first?.rectangle, x, 58, 15, 14, "A")
                run.expectNear(shown.titles.last?.rectangle, x, 408, 15, 14, "Z")
                run.expectNear(shown.reserved, 15, "reserved")
                run.expectHit(isRightToLeft ? 0...24 : 296...320, y: 240)
            }
        },
        ContractCase("D4: a horizontal bar runs in reading direction at the bottom", needs: .horizontal) {
            run in
            for isRightToLeft in [false, true] {
                run.show(
                    stage: .with {
                        $0.isHorizontal = true
                        $0.isRightToLeft = isRightToLeft
                        $0.width = 600
                    })
                let titles = run.shown.titles
                run.expect(titles.count, 26, "titles")
                run.expectNear(titles.first?.rectangle, isRightToLeft ? 540 : 40, 465, 20, 15, "A")
                run.expectNear(titles.last?.rectangle, isRightToLeft ? 40 : 540, 465, 20, 15, "Z")
            }
        },
        ContractCase("D4: insets are taken from the bar") { run in
            run.show(stage: .with { $0.insets = IndexBarInsets(top: 20, bottom: 40) })
            run.expectNear(run.shown.titles.first?.rectangle, 305, 48, 15, 14, "A")
        },
        ContractCase("D4: the highlight is a pitch long, in the middle of the lit slot") { run in
            run.show(style: .with { $0.distribution = .fill })
            run.pass()
            run.expectLit(0, ["A"])
            // The 26 slots share 476 points, starting at 2.
            run.expectNear(run.shown.highlight, 305, 2 + 476.0 / 52 - 7, 15, 14, "the highlight")
            run.expectNear(run.shown.titles.first?.rectangle, 305, 2, 15, 476.0 / 26, "A")
        },
        ContractCase("D4: the dot that hides the lit entry is lit; without dots nothing looks lit") {
            run in
            let short = ContractStage.with { $0.height = 74 }
            run.show(stage: short)
            // Five slots: A, dot, M, dot, Z.
            run.expect(run.shown.titles.map(\.text), ["A", "", "M", "", "Z"], "titles")
            run.act(.choose(3))
            run.pass()
            run.expectLit(3, [""])
            run.expect(run.shown.titles.firstIndex { $0.look == .lit }, 1, "the slot that is lit")
            run.act(.style(.with { $0.gaps = .none }))
            run.pass()
            run.expect(run.shown.titles.map(\.text), ["A", "M", "Z"], "titles without dots")
            run.expectLit(3, [])
            run.expect(run.shown.highlight, nil, "the highlight")
            run.expect(try run.touch(25), "a touch is taken")
            run.finger(.ended, y: 60)
        },
        ContractCase("D4: with showsHighlight off nothing looks lit") { run in
            run.show(style: .with { $0.showsHighlight = false })
            run.expectLit(0, [])
            run.expect(run.shown.highlight, nil, "the highlight")
        },
        ContractCase("D4: titles of empty sections are dimmed to 0.4, dots never; lit comes first") { run in
            run.show(
                IndexBarContent(titles: ["A", "B", "C"], rowCounts: [9, 0, 9]),
                style: .with { $0.dimsEmpty = true })
            run.expect(run.shown.titles.map(\.look), [.lit, .dimmed, .normal], "looks")
            run.expect(run.shown.titles.map(\.strength), [1, 0.4, 1], "strengths")
            run.act(.choose(1))
            run.pass()
            run.expect(run.shown.titles.map(\.look), [.normal, .lit, .normal], "looks")
            run.act(.style(IndexBarStyle()), .choose(0))
            run.pass()
            run.expect(run.shown.titles.map(\.look), [.lit, .normal, .normal], "looks without dimming")
        },
        ContractCase("D4: a disabled bar is painted at 0.4 and takes nothing; disabling cancels a drag") {
            run in
            run.show()
            try run.touch(5)
            _ = run.frontEnd.takeNotes()
            run.frontEnd.arrange(.with { $0.isEnabled = false })
            run.pass()
            run.expect(run.frontEnd.takeNotes().contains(.tracking(.cancelled)), "the drag is cancelled")
            run.expect(run.shown.preview, nil, "the preview")
            run.expect(Set(run.shown.titles.map(\.look)), [.disabled], "looks")
            run.expect(Set(run.shown.titles.map(\.strength)), [0.4], "strengths")
            run.finger(.ended, y: 240)
            run.expectHit(nil, y: 240)
            run.expect(run.shown.isVisible, "visible")
        },
        ContractCase("D4: a bar that is put away is gone and gives its room back", needs: .putAway) { run in
            run.show()
            try run.touch(5)
            run.frontEnd.arrange(.with { $0.isPutAway = true })
            run.pass()
            run.expect(run.frontEnd.takeNotes().contains(.tracking(.cancelled)), "the drag is cancelled")
            run.expect(run.shown.isVisible, false, "visible")
            run.expect(run.shown.reserved, 0, "reserved")
            run.expectHit(nil, y: 240)
            run.frontEnd.arrange(ContractStage())
            run.pass()
            run.expect(run.shown.isVisible, true, "visible")
            run.expectNear(run.shown.reserved, 15, "reserved")
        },
        ContractCase("D4: no entries, or too few rows: nothing is taken and nothing is reserved") { run in
            run.show()
            run.expectNear(run.shown.reserved, 15, "reserved")
            run.show(IndexBarContent(), rows: [30])
            run.expect(run.shown.reserved, 0, "reserved without entries")
            run.expectHit(nil, y: 240)
            run.show(.cyrillic, style: .with { $0.minimumRows = 31 })
            run.expect(run.shown.isVisible, false, "visible with too few rows")
            run.expect(run.shown.reserved, 0, "reserved with too few rows")
            run.expectHit(nil, y: 240)
        },
        ContractCase("D4: a hidden bar takes a touch only if touches reveal it") { run in
            run.show(style: .with { $0.autoHide = .untilScrolled })
            run.expectHit(nil, y: 240)
            run.act(
                .style(
                    .with {
                        $0.autoHide = .untilScrolled
                        $0.revealsOnEdgeTouch = true
                    }))
            run.pass()
            run.expect(run.finger(.began, x: 300, y: 240), "a touch that reveals is taken")
            run.pass()
            run.expect(run.shown.isVisible && run.shown.isTracking, "shown, and the drag is on")
            run.finger(.ended, y: 240)
        },
        ContractCase("D4: the hit area of a floating bar, or a bar alone, is 44 or the style's") {
            run in
            run.show(style: .with { $0.floats = true })
            run.expectHit(276...320, y: 240)
            run.act(.style(.with { $0.hitThickness = 60 }))
            run.pass()
            run.expectHit(260...320, y: 240)
            run.act(.style(.with { $0.hitThickness = 3 }))
            run.pass()
            run.expectHit(305...320, y: 240)
            let isWide = run.frontEnd.abilities.contains(.ownsHit)
            run.show(stage: .alone(width: isWide ? 75 : 15, height: 300))
            let middle = isWide ? 237.5 : 207.5
            run.expectNear(run.shown.strip, middle - 7.5, 200, 15, 300, "the strip")
            run.expectHit((middle - 22)...(middle + 22), y: 350)
        },
        ContractCase("D4: a touch that begins beside the hit area begins nothing") { run in
            run.show()
            run.expect(!run.finger(.began, x: 290, y: 240), "taken")
            run.finger(.moved, x: 312, y: 240)
            run.finger(.ended, x: 312, y: 240)
            run.expect(run.takeSelected(), [], "selected")
            run.expect(run.shown.isTracking, false, "tracking")
            run.expect(run.finger(.began, x: 297, y: 240), "a touch in it is taken")
            run.finger(.ended, x: 297, y: 240)
        },
        ContractCase("D4, L10: the strip is as wide as the widest title, from 15 to the style's 44") { run in
            run.show(stage: .with { $0.across.vertical = 30 })
            run.expectNear(run.shown.strip, 290, 0, 30, 480, "the strip")
            run.expectNear(run.shown.reserved, 30, "reserved")
            run.frontEnd.arrange(.with { $0.across.vertical = 197 })
            run.pass()
            run.expectNear(run.shown.strip, 276, 0, 44, 480, "the strip of wide titles")
            run.act(.style(.with { $0.maximumThickness = nil }))
            run.pass()
            run.expectNear(run.shown.strip, 123, 0, 197, 480, "the strip without a maximum")
        },
        ContractCase("D4: a timeline's title is a pitch long and stays inside the bar") { run in
            run.show(
                IndexBarContent(titles: ["1", "2", "3"], rowCounts: [1, 300, 1]),
                style: .with { $0.distribution = .proportional })
            let titles = run.shown.titles
            run.expectNear(titles.first?.rectangle, 305, 2, 15, 14, "the first title")
            run.expectNear(titles.last?.rectangle, 305, 464, 15, 14, "the last title")
        },
        ContractCase("D4: no room, nothing drawn and nothing taken; no trap") { run in
            run.show(style: .with { $0.axis = .vertical }, stage: .with { $0.height = 3 })
            run.expect(run.shown.titles, [], "titles")
            run.expectHit(nil, y: 1)
            run.show(stage: .with { $0.along = .init(vertical: 0, horizontal: 0) })
            run.expect(run.shown.titles, [], "titles without a pitch")
            run.show(stage: .with { $0.height = 20 })
            run.expect(run.shown.titles.map(\.text), [""], "one dot for all")
        },
    ]
}
