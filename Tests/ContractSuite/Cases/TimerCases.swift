import IndexBarCore

/// The bar's only timer (rules D5, E15; catalogue R10, R26).
extension ContractSuite {
    private static let untilScrolled = IndexBarStyle.with { $0.autoHide = .untilScrolled }
    private static let untilTouched = IndexBarStyle.with { $0.autoHide = .untilTouched }

    static let timerCases: [ContractCase] = [
        ContractCase("D5, R10: a bar that shows on scrolling stays through a scroll of five seconds") { run in
            run.show(style: untilScrolled)
            run.expect(run.shown.isVisible, false, "visible at first")
            for part in 0..<50 {
                run.frontEnd.deliver(.dragList(10))
                run.pass(0.1)
                run.expect(run.shown.isVisible, "visible after \(part) parts of the scroll")
                run.expect(run.shown.timer, nil, "the timer while the list moves")
            }
            run.frontEnd.deliver(.liftList())
            run.pass()
            run.expectNear(run.shown.timer, 1.5, "the timer after the scroll")
            run.pass(1.3)
            run.expect(run.shown.isVisible, "visible before the delay is over")
            run.pass(0.4)
            run.expect(!run.shown.isVisible, "hidden after the delay")
            run.expect(run.shown.reserved, 0, "reserved by a hidden bar")
        },
        ContractCase("D5: momentum is the user's", needs: .momentum) { run in
            run.show(style: untilScrolled)
            run.frontEnd.deliver(.dragList(100))
            run.pass(0.1)
            run.frontEnd.deliver(.liftList(speed: 500))
            run.pass(0.5)
            run.expect(run.shown.isListMoving, "the list goes on")
            run.expect(run.shown.isVisible && run.shown.timer == nil, "shown, no timer runs")
            run.pass(0.7)
            run.expect(run.shown.timer != nil, "the timer runs when the list is at rest")
        },
        ContractCase("D5: an animation stops the timer", needs: .animation) { run in
            run.show(style: untilScrolled)
            run.scrollByUser(100)
            run.expect(run.shown.timer != nil, "the timer runs")
            run.act(.animate(row: 100))
            run.pass(0.1)
            run.expect(run.shown.timer, nil, "the timer during an animation")
            run.pass(0.4)
            run.expectNear(run.shown.timer.map { $0 > 1.2 ? 1.5 : 0 }, 1.5, "the timer after it")
        },
        ContractCase("D5: a touch stops the timer, and its end restarts it") { run in
            run.show(style: untilTouched)
            run.expect(run.shown.isVisible, false, "visible at first")
            run.expect(run.finger(.began, y: 240), "a touch in the hit area is taken")
            run.pass(3)
            run.expect(run.shown.isVisible && run.shown.isTracking, "shown while it lasts")
            run.expect(run.shown.timer, nil, "the timer while it lasts")
            run.finger(.ended, y: 240)
            run.expectNear(run.shown.timer, 1.5, "the timer after it")
            run.pass(1.7)
            run.expect(run.shown.isVisible, false, "visible after the delay")
        },
        ContractCase("R26: a touch not yet activated keeps the bar from hiding") { run in
            run.show(
                style: .with {
                    $0.autoHide = .untilScrolled
                    $0.activation = .drag(minimum: 20)
                })
            run.scrollByUser(100)
            run.expect(try run.touch(12), "the touch is the bar's before it is a drag")
            run.pass(2)
            run.expect(run.shown.isVisible, "shown while the finger waits")
            run.finger(.moved, y: try run.y(of: 12) + 40)
            run.expect(run.shown.isTracking, "the drag begins")
            run.finger(.ended, y: 240)
        },
        ContractCase("D5: a hovering mouse stops the timer", needs: .hover) { run in
            run.show(style: untilScrolled)
            run.scrollByUser(100)
            run.frontEnd.deliver(.hover(x: run.middle, y: 240))
            run.pass(2)
            run.expect(run.shown.isVisible && run.shown.timer == nil, "shown while it hovers")
            run.frontEnd.deliver(.hover(x: 20, y: 240))
            run.expectNear(run.shown.timer, 1.5, "the timer once it is outside the hit area")
        },
        ContractCase("D5: a visible focus stops the timer", needs: .focus) { run in
            run.show(style: untilScrolled)
            run.scrollByUser(100)
            run.frontEnd.deliver(.focus(true))
            run.pass(2)
            run.expect(run.shown.isVisible && run.shown.timer == nil, "shown while it has the focus")
            run.frontEnd.deliver(.focus(false))
            run.expectNear(run.shown.timer, 1.5, "the timer after it")
        },
        ContractCase("D5: a key starts the timer anew, handled or not") { run in
            run.show(style: untilScrolled)
            for key in [IndexBarPress.down, .escape] {
                run.scrollByUser(100)
                run.pass(1)
                run.press(key)
                run.expectNear(run.shown.timer, 1.5, "the timer after \(key)")
            }
        },
        ContractCase("D5: the delay is the style's: 0 hides at once, infinite never") { run in
            run.show(style: untilTouched)
            for delay in [0, -1, Double.nan] {
                run.act(
                    .style(
                        .with {
                            $0.autoHide = .untilTouched
                            $0.hideDelay = delay
                        }))
                run.finger(.began, y: 240)
                run.expect(run.shown.isTracking, "a drag with a delay of \(delay)")
                run.finger(.ended, y: 240)
                run.pass()
                run.expect(run.shown.isVisible, false, "visible with a delay of \(delay)")
            }
            run.act(
                .style(
                    .with {
                        $0.autoHide = .untilTouched
                        $0.hideDelay = .infinity
                    }))
            run.finger(.began, y: 240)
            run.finger(.ended, y: 240)
            run.pass(3)
            run.expect(run.shown.isVisible && run.shown.timer == nil, "shown for ever")
        },
        ContractCase("D5: a bar that does not hide has no timer") { run in
            run.show()
            try run.touch(3)
            run.finger(.ended, y: 240)
            run.scrollByUser(100)
            run.press(.down)
            run.expect(run.shown.timer, nil, "the timer")
            run.expect(
                !run.frontEnd.takeNotes().contains { if case .timer = $0 { true } else { false } },
                "a timer was started")
        },
        ContractCase("R26: setting a style that hides does not end a drag or hide its bar") { run in
            run.show()
            try run.touch(3)
            run.act(.style(untilTouched))
            run.pass()
            run.expect(run.shown.isTracking && run.shown.isVisible, "the drag goes on")
            run.finger(.moved, y: try run.y(of: 5))
            run.expect(run.shown.selected, 5, "selected")
            run.finger(.ended, y: 240)
            run.pass(1.7)
            run.expect(run.shown.isVisible, false, "visible after the delay")
        },
        ContractCase("E18, R25: the preview shows the list's position while the user scrolls") { run in
            run.show(
                style: .with {
                    $0.previewsWhileScrolling = true
                    $0.hideDelay = 1
                })
            run.frontEnd.deliver(.dragList(4_010))
            run.pass()
            run.expect(run.shown.preview?.text, "K", "the preview")
            run.frontEnd.deliver(.dragList(400))
            run.pass()
            run.expect(run.shown.preview?.text, "L", "the preview")
            run.frontEnd.deliver(.liftList())
            run.pass(0.5)
            run.expect(run.shown.preview?.text, "L", "the preview before the delay is over")
            run.pass(0.7)
            run.expect(run.shown.preview, nil, "the preview after it")
            run.expect(run.shown.isVisible, "only the preview ends")
        },
    ]
}
