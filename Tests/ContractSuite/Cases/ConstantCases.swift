import IndexBarCore

/// Changes each constant that front ends share and expects the change in what is shown.
extension ContractSuite {
    private static func style(_ change: (inout IndexBarConstants) -> Void) -> IndexBarStyle {
        .with { change(&$0.constants) }
    }

    static let constantCases: [ContractCase] = [
        ContractCase("constants: the strip's least thickness") { run in
            run.show(style: style { $0.leastThickness = 19 })
            run.expectNear(run.shown.strip, 301, 0, 19, 480, "the strip")
            run.expectNear(run.shown.reserved, 19, "reserved")
        },
        ContractCase("constants: the hit area's least thickness") { run in
            run.show(style: style { $0.hitThickness = 33 })
            run.expectHit(287...320, y: 240)
        },
        ContractCase("constants: the hit area's least thickness for a floating bar") { run in
            run.show(
                style: .with {
                    $0.floats = true
                    $0.constants.freeHitThickness = 52
                })
            run.expectHit(268...320, y: 240)
        },
        ContractCase("constants: from the strip to the preview while a finger tracks") { run in
            run.show(style: style { $0.previewFromFinger = 40 })
            try run.touch(12)
            run.pass()
            run.expectNear(run.shown.preview?.rectangle, 205, 209, 60, 48, "the preview")
        },
        ContractCase("constants: from the strip to the preview of a pointer", needs: .hover) { run in
            run.show(style: style { $0.previewDistance = 17 })
            run.frontEnd.deliver(.hover(x: run.middle, y: try run.y(of: 12)))
            run.pass()
            run.expectNear(run.shown.preview?.rectangle, 228, 209, 60, 48, "the preview")
        },
        ContractCase("constants: from the strip to the preview where neither fits") { run in
            run.show(style: style { $0.previewLeastDistance = 10 }, stage: .with { $0.width = 100 })
            try run.touch(12)
            run.pass()
            run.expectNear(run.shown.preview?.rectangle, 15, 209, 60, 48, "the preview")
        },
        ContractCase("constants: from the preview to the ends of the boundary") { run in
            run.show(
                style: .with {
                    $0.distribution = .fill
                    $0.constants.previewMargin = 11
                })
            try run.touch(0)
            run.pass()
            run.expectNear(run.shown.preview?.rectangle, 221, 11, 60, 48, "the preview")
        },
        ContractCase("constants: the least extent of a preview") { run in
            run.show(style: style { $0.previewLeastExtent = 44 }, stage: .with { $0.width = 70 })
            try run.touch(12)
            run.pass()
            run.expect(run.shown.preview, nil, "the preview")
        },
        ContractCase("constants: how strong a dimmed title is") { run in
            run.show(
                IndexBarContent(titles: ["A", "B"], rowCounts: [9, 0]),
                style: .with {
                    $0.dimsEmpty = true
                    $0.constants.dimmed = 0.25
                })
            run.expectNear(run.shown.titles.last?.strength, 0.25, "the strength of B")
        },
        ContractCase("constants: how strong titles of a disabled bar are") { run in
            run.show(style: style { $0.disabled = 0.6 }, stage: .with { $0.isEnabled = false })
            run.expectNear(run.shown.titles.first?.strength, 0.6, "the strength of A")
        },
        ContractCase("constants: how near a place of the list counts as there") { run in
            // The app scrolls by 0.4 points, which counts as the same offset or not.
            for (nearness, lit) in [(0.5, 1), (0.1, 0)] {
                run.show(IndexBarContent())
                run.show(.cyrillic20, style: style { $0.nearness = nearness })
                run.act(.choose(1))
                run.pass()
                run.act(.jump(row: 20, points: -0.4))
                run.pass()
                run.expect(run.shown.lit, lit, "lit with \(nearness)")
            }
        },
        ContractCase("constants: how far from a touch a pointer counts as hovering", needs: .hover) { run in
            run.show(style: style { $0.hoverFromFinger = 2 })
            let y = try run.y(of: 12)
            run.finger(.began, y: y)
            run.finger(.ended, y: y)
            run.frontEnd.deliver(.hover(x: run.middle, y: y + 3))
            run.pass()
            run.expect(run.shown.preview?.text, "M", "the preview 3 points away")
        },
        ContractCase("constants: how many titles are measured; D8: 512", needs: .counts) { run in
            run.show(IndexBarContent(count: 3, rowCounts: [9, 9, 9]))
            var before = run.shown.measuredTitles
            run.act(.content(IndexBarContent(count: 5_000, rowCounts: [1])))
            run.pass()
            let most = run.shown.measuredTitles - before
            run.expect(most > 256 && most <= 512, "\(most) of 5,000 titles are measured")
            run.act(.style(style { $0.mostMeasured = 100 }))
            run.pass()
            before = run.shown.measuredTitles
            run.act(.content(IndexBarContent(count: 6_000, rowCounts: [1])))
            run.pass()
            let fewer = run.shown.measuredTitles - before
            run.expect(fewer > 50 && fewer <= 100, "\(fewer) of 6,000 titles are measured")
        },
        ContractCase("constants: how long typed text adds up") { run in
            let content = IndexBarContent(titles: ["A", "Ma", "Mc"], rowCounts: [9, 9, 9])
            run.show(content, style: style { $0.typingPause = 3 })
            run.type("m")
            run.pass(2)
            run.type("c")
            run.expect(run.shown.selected, 2, "selected by m, c")
        },
        ContractCase("constants: the hide delay, of the style") { run in
            run.show(
                style: .with {
                    $0.autoHide = .untilTouched
                    $0.hideDelay = 0.75
                })
            run.finger(.began, y: 240)
            run.finger(.ended, y: 240)
            run.expectNear(run.shown.timer, 0.75, "the timer")
            run.pass(0.9)
            run.expect(run.shown.isVisible, false, "visible")
        },
    ]
}
