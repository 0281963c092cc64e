import IndexBarCore

/// Keys and typed text (rules D6, D7; catalogue R8, R9).
extension ContractSuite {
    static let keyCases: [ContractCase] = [
        ContractCase("D6: steps are handled at the ends too; arrows across the axis are not") { run in
            run.show(.cyrillic)
            run.expect(run.press(.home), "home is handled")
            run.expect(run.shown.selected, 0, "selected")
            _ = run.takeSelected()
            run.expect(run.press(.up), "up at the top is handled")
            run.expect(run.takeSelected(), [], "selected by it")
            run.expect(!run.press(.left) && !run.press(.right), "left and right are not")
            run.expect(run.press(.down), "down is handled")
            run.expect(run.shown.selected, 1, "selected")
            run.press(.end)
            run.expect(run.shown.selected, 2, "selected")
            run.expect(run.press(.down), "down at the end is handled")
            run.expect(run.takeSelected(), [1, 2], "selected")
        },
        ContractCase("D6: a horizontal bar is mirrored from right to left", needs: .horizontal) { run in
            for isRightToLeft in [false, true] {
                run.show(
                    stage: .with {
                        $0.isHorizontal = true
                        $0.width = 600
                        $0.isRightToLeft = isRightToLeft
                    })
                run.press(.home)
                run.expect(!run.press(.down) && !run.press(.up), "up and down are not handled")
                run.expect(run.press(isRightToLeft ? .left : .right), "on is handled")
                run.expect(run.shown.selected, 1, "selected by the arrow")
                run.press(isRightToLeft ? .right : .left)
                run.expect(run.shown.selected, 0, "selected by the other arrow")
            }
        },
        ContractCase("D6: page keys go to drawn titles; R9: they never go the other way") { run in
            let content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [10, 10, 0])
            run.show(content)
            run.act(.choose(2))
            run.pass()
            _ = run.takeSelected()
            run.expect(run.press(.pageDown), "page forward is handled")
            run.expect(run.takeSelected(), [], "selected by it from an entry behind the last with rows")
            run.expect(run.press(.pageUp), "page backward is handled")
            run.expect(run.shown.selected, 1, "selected by it")
        },
        ContractCase("D6: return and space select the current entry again") { run in
            run.show(.cyrillic)
            run.press(.end)
            run.pass()
            run.act(.jump(row: 0))
            run.press(.end)
            _ = run.takeSelected()
            run.expect(run.press(.return), "return is handled")
            run.expect(run.takeSelected(), [2], "selected by return")
            run.expect(run.type(" "), "space is handled")
            run.expect(run.takeSelected(), [2], "selected by space")
        },
        ContractCase("D6: a space within a second of text is text if a title continues with it") { run in
            let towns = IndexBarContent(
                titles: ["A", "New", "New York", "New Zealand"], rowCounts: [9, 9, 9, 9])
            run.show(towns)
            run.type("new z")
            run.expect(run.shown.selected, 3, "selected by \"new z\"")
            run.pass(2)
            run.type("a")
            run.pass(2)
            _ = run.takeSelected()
            run.type(" ")
            run.expect(run.takeSelected(), [0], "selected again by a space alone")
        },
        ContractCase("D6: escape is the bar's in a drag only, which it cancels") { run in
            run.show()
            run.expect(!run.press(.escape), "escape without a drag is not handled")
            run.expect(!run.frontEnd.deliver(.accessible(.escape)), "nor is that of assistive technology")
            try run.touch(4)
            _ = run.frontEnd.takeNotes()
            run.expect(run.press(.escape), "escape in a drag is handled")
            run.expect(run.frontEnd.takeNotes().contains(.tracking(.cancelled)), "the drag is cancelled")
            run.expect(run.shown.isTracking, false, "tracking")
            run.finger(.ended, y: 240)
        },
        ContractCase("D6: during a drag keys are handled and do nothing; characters are not handled") { run in
            run.show(IndexBarContent(titles: ["A", "Mc", "M", "B", "C"], rowCounts: [9, 9, 9, 9, 9]))
            try run.touch(3)
            _ = run.takeSelected()
            run.expect(run.press(.down) && run.press(.end) && run.press(.return), "keys are handled")
            run.expect(!run.type("m"), "a character is not")
            run.expect(run.takeSelected(), [], "selected")
            run.finger(.ended, y: 240)
            run.expect(run.type("c"), "a character after it is")
            run.expect(run.shown.selected, 4, "selected: what was typed in the drag is forgotten")
        },
        ContractCase("D6: with control, alt or command nothing is handled") { run in
            run.show(.cyrillic)
            for modifier in [IndexBarModifiers.control, .alt, .command] {
                run.expect(!run.type("ж", modifier), "a character with \(modifier)")
                run.expect(!run.press(.down, modifier), "down with \(modifier)")
                run.expect(!run.press(.return, modifier), "return with \(modifier)")
            }
            run.expect(run.takeSelected(), [], "selected")
            run.expect(run.type("Ж", .shift), "a character with shift is handled")
            run.expect(run.takeSelected(), [1], "selected")
        },
        ContractCase("D6: typed text that finds nothing is passed on, even with a selection") {
            run in
            run.show(.cyrillic)
            run.expect(!run.type("q"), "q is not handled")
            run.pass(2)
            run.expect(run.type("ж"), "ж is")
            run.expect(!run.type("q"), "q is not handled after it")
            run.pass(2)
            run.expect(!run.type("q"), "q is not handled later")
            run.expect(run.takeSelected(), [1], "selected")
        },
        ContractCase("D6: a character that finds an ignored entry is handled") { run in
            run.show(
                IndexBarContent(titles: ["A", "B"], rowCounts: [9, 0]),
                style: .with { $0.emptySections = .ignore })
            run.expect(run.type("b"), "b is handled")
            run.expect(run.takeSelected(), [], "selected")
        },
        ContractCase("D6: a bar without entries, hidden or disabled handles no key") { run in
            run.show(IndexBarContent(), rows: [30])
            run.expect(!run.press(.down) && !run.press(.home) && !run.type("a"), "no entries")
            run.show(stage: .with { $0.isEnabled = false })
            run.expect(!run.press(.down) && !run.press(.return) && !run.type("c"), "disabled")
            run.expect(
                !run.frontEnd.deliver(.accessible(.increment)), "disabled for assistive technology too")
            run.show(style: .with { $0.autoHide = .untilScrolled })
            run.expect(!run.press(.down) && !run.press(.home) && !run.type("c"), "hidden")
            run.expect(run.takeSelected(), [], "selected")
            run.expect(run.frontEnd.deliver(.accessible(.increment)), "open to assistive technology")
            run.expect(run.takeSelected().count, 1, "selections by it")
        },
        ContractCase("D6: a bar that is put away handles nothing", needs: .putAway) { run in
            run.show(stage: .with { $0.isPutAway = true })
            run.expect(!run.press(.down) && !run.type("c") && !run.press(.end), "keys")
            run.expect(!run.finger(.began, x: 312, y: 240), "a finger")
            run.expect(!run.frontEnd.deliver(.accessible(.increment)), "assistive technology")
            run.expect(run.shown.isVisible, false, "visible")
            run.expect(run.shown.reserved, 0, "reserved")
            run.frontEnd.arrange(ContractStage())
            run.pass()
            run.expect(run.press(.down), "a key once it is back")
        },
        ContractCase("E12: text typed within a second adds up; without a match the last letter counts") {
            run in
            let content = IndexBarContent(
                titles: ["A", "Ma", "Mc", "N"], rowCounts: [9, 9, 9, 9])
            run.show(content)
            run.type("mc")
            run.expect(run.shown.selected, 2, "selected by mc")
            run.type("n")
            run.expect(run.shown.selected, 3, "selected by n")
            run.pass(1.2)
            run.type("m")
            run.expect(run.shown.selected, 1, "selected by m")
            run.pass(1.2)
            run.type("a")
            run.expect(run.shown.selected, 0, "selected by a, after a second")
        },
        ContractCase("D7, R8: the first letter typed finds its section, whatever the script") { run in
            for row in TypingTable.rows {
                // Clears the selection of the previous row.
                run.show(IndexBarContent())
                run.show(
                    IndexBarContent(
                        titles: row.titles, rowCounts: row.titles.map { _ in 9 }, language: row.language))
                run.pass(2)
                let isHandled = run.type(row.typed)
                let name = "\"\(row.typed)\" in \(row.titles) \(row.language ?? "")"
                run.expect(isHandled, row.found != nil, "\(name) handled")
                // Each event is one character; the last one counts.
                run.expect(run.takeSelected().last, row.found, "\(name) found")
            }
        },
    ]
}
