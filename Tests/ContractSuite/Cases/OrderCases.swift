import IndexBarCore

/// Which commands are carried out, in which order, and when they are dropped (rule D3); touches (E1 … E6, E17).
extension ContractSuite {
    static let orderCases: [ContractCase] = [
        ContractCase("D3: everything that can be seen is done before anyone is told") { run in
            run.show(style: .with { $0.autoHide = .untilTouched })
            run.finger(.began, y: 240)
            let notes = run.frontEnd.takeNotes()
            run.expectOrder(notes)
            run.expect(notes.contains(.visible(true)), "shown: \(notes)")
            run.expect(notes.contains(.reserved(15)), "reserved: \(notes)")
            run.expect(notes.contains(.tracking(.began)), "told of the drag: \(notes)")
            run.expect(notes.contains { if case .selected = $0 { true } else { false } }, "told: \(notes)")
            run.finger(.ended, y: 240)
            run.expectOrder(run.frontEnd.takeNotes())
            run.show()
            run.press(.end)
            let pressed = run.frontEnd.takeNotes()
            run.expectOrder(pressed)
            run.expect(pressed.contains(.value("Z, 26 of 26")), "the value: \(pressed)")
        },
        ContractCase("D3: haptic in a touch drag only, and not where the list does not move", needs: .haptics)
        {
            run in
            run.show()
            try run.touch(0)
            run.expect(!run.takeHaptic(), "none for the row that is on top")
            run.finger(.moved, y: try run.y(of: 5))
            run.expect(run.takeHaptic(), "one for another row")
            run.finger(.moved, y: try run.y(of: 5) + 2)
            run.expect(!run.takeHaptic(), "none for the same entry")
            run.finger(.ended, y: 240)
            run.pass()
            run.press(.end)
            run.expect(!run.takeHaptic(), "none for a key")
            run.pass()
            run.scrollByUser(-400)
            run.scrollByUser(400)
            run.expect(run.shown.isAtEnd, "the list is at its end")
            try run.touch(25)
            run.expect(!run.takeHaptic(), "none beyond the end at which the list stands")
            run.finger(.ended, y: 240)
        },
        ContractCase(
            "D3: no haptic where the section's header is on top already", needs: [.haptics, .headers]
        ) {
            run in
            var list = ContractList(Array(repeating: 10, count: 26))
            list.headerLength = 28
            run.show(.letters, list: list)
            try run.touch(0)
            run.expect(!run.takeHaptic(), "none for the header that is on top")
            run.finger(.moved, y: try run.y(of: 5))
            run.expect(run.takeHaptic(), "one for another section")
            run.finger(.ended, y: 240)
        },
        ContractCase("D3: no haptic for a mouse", needs: [.haptics, .mouse]) { run in
            run.show()
            run.frontEnd.deliver(.mouse(.began, x: run.middle, y: try run.y(of: 12)))
            run.expect(run.takeSelected(), [12], "selected")
            run.frontEnd.deliver(.mouse(.moved, x: run.middle, y: try run.y(of: 14)))
            run.expect(!run.frontEnd.takeNotes().contains(.haptic), "a haptic")
            run.frontEnd.deliver(.mouse(.ended, x: run.middle, y: 240))
        },
        ContractCase("D3: what was told of may choose: what was to be said falls away", needs: .announcements)
        {
            run in
            run.show()
            run.act(.chooseWhenTold(7))
            run.press(.end)
            let notes = run.frontEnd.takeNotes()
            let told = notes.compactMap { if case .selected(let entry, _) = $0 { entry } else { nil } }
            run.expect(told, [25, 7], "told")
            run.expect(
                !notes.contains { if case .announced = $0 { true } else { false } }, "announced: \(notes)")
            run.pass()
            run.expectLit(7, ["H"])
            run.expectTop(70)
            run.expect(run.shown.value, "H, 8 of 26", "the value")
        },
        ContractCase("E16: touches and keys announce", needs: .announcements) { run in
            run.show()
            run.press(.end)
            run.expect(run.frontEnd.takeNotes().last, .announced("Z, 26 of 26"), "the last note")
            run.act(.choose(3))
            run.frontEnd.deliver(.accessible(.increment))
            run.expect(
                !run.frontEnd.takeNotes().contains { if case .announced = $0 { true } else { false } },
                "an app and a screen reader do not")
        },
        ContractCase("D3: a drag that begins while the list moves stops it at once", needs: .momentum) {
            run in
            run.show()
            run.frontEnd.deliver(.dragList(100))
            run.pass(0.1)
            run.frontEnd.deliver(.liftList(speed: 800))
            run.pass(0.1)
            run.expect(run.shown.isListMoving, "the list moves")
            try run.touch(12)
            run.expect(!run.shown.isListMoving, "it does not any more")
            run.pass()
            run.expectTop(120)
            run.finger(.ended, y: 240)
        },
        ContractCase("D3: so does one that selects at the lift only", needs: .momentum) { run in
            run.show(style: .with { $0.selects = .onRelease })
            run.frontEnd.deliver(.dragList(100))
            run.pass(0.1)
            run.frontEnd.deliver(.liftList(speed: 800))
            run.pass(0.1)
            try run.touch(12)
            run.expect(!run.shown.isListMoving, "the list moves")
            let stops = run.frontEnd.takeNotes().filter { $0 == .stop }
            run.expect(stops.count, 1, "stops")
            run.finger(.cancelled, y: 240)
        },
        ContractCase("D3: a selection stops a list that the user moves", needs: .momentum) { run in
            run.show()
            run.frontEnd.deliver(.dragList(100))
            run.pass(0.1)
            run.frontEnd.deliver(.liftList(speed: 800))
            run.pass(0.1)
            run.press(.end)
            run.expect(!run.shown.isListMoving, "the list moves")
            run.pass(0.5)
            run.expect(run.shown.isAtEnd, "the list is at Z")
            run.expectLit(25, ["Z"])
        },
        ContractCase("E14: many selections between two frames cause one scroll, to the last") { run in
            run.show()
            try run.touch(3)
            for entry in 4...9 { run.finger(.moved, y: try run.y(of: entry)) }
            run.expect(run.takeSelected(), [3, 4, 5, 6, 7, 8, 9], "told")
            run.pass()
            let scrolls = run.frontEnd.takeNotes().filter { if case .scroll = $0 { true } else { false } }
            run.expect(scrolls.isEmpty || scrolls == [.scroll(row: 90, animated: false)], "\(scrolls)")
            run.expectTop(90)
            run.finger(.ended, y: 240)
        },
        ContractCase(
            "D3: scrolls are animated by the style, never in a drag or with less motion", needs: .animation
        ) {
            run in
            let animated = IndexBarStyle.with { $0.scrollsAnimated = true }
            run.show(style: animated)
            run.press(.end)
            run.pass(0.1)
            run.expect(run.shown.isListMoving, "the list moves after a key")
            run.expectLit(25, ["Z"])
            run.pass(0.5)
            run.expect(run.shown.isAtEnd && !run.shown.isListMoving, "it is at Z")
            run.expectLit(25, ["Z"])
            try run.touch(5)
            run.pass()
            run.expect(!run.shown.isListMoving, "it jumps in a drag")
            run.expectTop(50)
            run.finger(.ended, y: 240)
            run.frontEnd.arrange(.with { $0.reducesMotion = true })
            run.pass()
            run.press(.home)
            run.pass()
            run.expect(!run.shown.isListMoving, "it jumps with less motion")
            run.expectTop(0)
        },
        ContractCase("E1, E2: the first touch on entry 0 selects it, and so does the next") { run in
            run.show()
            run.expect(run.shown.selected, nil, "selected at first")
            for _ in 0..<2 {
                try run.touch(0)
                run.finger(.ended, y: 240)
                run.expect(run.takeSelected(), [0], "told")
            }
        },
        ContractCase("E3: one finger owns the drag; drift and the ends do not stop it", needs: .fingers) {
            run in
            run.show()
            try run.touch(12)
            run.expect(!run.finger(.began, id: 2, y: try run.y(of: 3)), "a second finger is taken")
            run.finger(.moved, id: 2, y: try run.y(of: 4))
            run.finger(.ended, id: 2, y: try run.y(of: 4))
            run.expect(run.takeSelected(), [12], "told")
            run.finger(.moved, x: 10, y: try run.y(of: 14))
            run.finger(.moved, x: 10, y: 470)
            run.expect(run.takeSelected(), [14, 25], "told")
            run.finger(.ended, x: 10, y: 100)
            run.expect(run.takeSelected(), [], "told at the lift")
            run.expect(run.shown.selected, 25, "selected")
        },
        ContractCase("E4: a cancelled drag brings the list back, to the point") { run in
            run.show(style: .with { $0.restoresOnCancel = true })
            run.scrollByUser(415)
            run.expectLit(1, ["B"])
            try run.touch(20)
            run.pass()
            run.expectTop(200)
            run.finger(.cancelled, y: 240)
            run.pass()
            run.expectTop(10, 15)
            run.expectLit(1, ["B"])
            run.expect(run.shown.selected, nil, "selected")
        },
        ContractCase("E4: onRelease selects at the lift, and a cancelled drag selects nothing") { run in
            run.show(style: .with { $0.selects = .onRelease })
            try run.touch(12)
            run.finger(.moved, y: try run.y(of: 14))
            run.expect(run.takeSelected(), [], "told during the drag")
            run.finger(.cancelled, y: 240)
            run.expect(run.takeSelected(), [], "told after a cancel")
            try run.touch(12)
            run.finger(.moved, y: try run.y(of: 14))
            run.finger(.ended, y: 240)
            run.expect(run.takeSelected(), [14], "told at the lift")
        },
        ContractCase("E17, R24: an entry reached as the finger rolls off is taken back") { run in
            for tolerance in [true, false] {
                run.show(
                    style: .with {
                        $0.liftTolerance = tolerance
                        $0.hysteresis = 0
                    })
                let y = try run.y(of: 12)
                run.finger(.began, y: y)
                run.pass(1)
                run.finger(.moved, y: y + 11)
                run.finger(.ended, y: y + 11)
                run.pass()
                run.expect(run.shown.selected, tolerance ? 12 : 13, "selected")
                run.expectTop(tolerance ? 120 : 130)
                run.pass(2)
            }
        },
        ContractCase("E8: new content in a drag keeps the entry, none ends it") { run in
            run.show(IndexBarContent(titles: ["A", "B", "C"], rowCounts: [9, 9, 9], ids: ["a", "b", "c"]))
            try run.touch(1)
            run.act(
                .rows(ContractList([9, 9])),
                .content(IndexBarContent(titles: ["B", "C"], rowCounts: [9, 9], ids: ["b", "c"])))
            run.pass()
            run.expect(run.shown.selected, 0, "selected")
            run.expect(run.shown.isTracking, "the drag goes on")
            run.expectLit(0, ["B"])
            _ = run.frontEnd.takeNotes()
            run.act(.content(IndexBarContent()))
            run.pass()
            run.expect(run.frontEnd.takeNotes().contains(.tracking(.cancelled)), "the drag is cancelled")
            run.expect(run.shown.selected, nil, "selected")
            run.finger(.ended, y: 240)
        },
        ContractCase("E13: a wheel steps, its parts add up", needs: .wheel) { run in
            run.show()
            run.frontEnd.deliver(.wheel(.notches(2)))
            run.expect(run.shown.selected, 2, "selected from A by two notches")
            run.frontEnd.deliver(.wheel(.points(7)))
            run.expect(run.shown.selected, 2, "selected by half a pitch")
            run.frontEnd.deliver(.wheel(.points(7.5)))
            run.expect(run.shown.selected, 3, "selected by the rest of it")
            run.frontEnd.deliver(.wheel(.notches(-100)))
            run.expect(run.shown.selected, 0, "selected by many back")
        },
        ContractCase("E16, D9: label, value and named actions", needs: .namedActions) { run in
            run.show()
            run.expect(run.shown.label, "Section index", "the label")
            run.expect(run.shown.value, "A, 1 of 26", "the value")
            run.expect(run.shown.actions.count, 26, "actions")
            run.frontEnd.deliver(.accessible(.increment))
            run.expect(run.shown.selected, 1, "selected by an increment")
            run.expect(run.shown.value, "B, 2 of 26", "the value")
            run.frontEnd.deliver(.accessible(.decrement))
            run.expect(run.shown.selected, 0, "selected by a decrement")
            run.frontEnd.deliver(.accessible(.action(12)))
            run.expect(run.shown.selected, 12, "selected by a named action")
            run.frontEnd.deliver(.accessible(.value(20)))
            run.expect(run.shown.selected, 20, "selected by a value")
            _ = run.takeSelected()
            run.frontEnd.deliver(.accessible(.activate))
            run.expect(run.takeSelected(), [20], "told of an activation")
            run.pass()
            run.expectTop(200)
        },
        ContractCase("4a.1: content, style, resize and scrolling select nothing") { run in
            run.show()
            run.act(.style(.with { $0.distribution = .fill }), .content(.cyrillic))
            run.frontEnd.arrange(.with { $0.height = 300 })
            run.pass()
            run.scrollByUser(500)
            run.expectLit(1, ["Ж"])
            run.expect(run.takeSelected(), [], "told")
            run.expect(run.shown.selected, nil, "selected")
        },
    ]
}
