import IndexBarCore

/// The list follows the bar, and the bar the list (rules D10 … D17, E11; catalogue R1 … R5, R18).
extension ContractSuite {
    static let listCases: [ContractCase] = [
        ContractCase("E11: the section at the top is lit, whoever scrolled") { run in
            run.show()
            run.expectLit(0, ["A"])
            run.scrollByUser(4_020)
            run.expectLit(10, ["K"])
            run.act(.jump(row: 155))
            run.pass()
            run.expectLit(15, ["P"])
            run.expect(run.shown.value, "P, 16 of 26", "the value")
            run.expect(run.shown.selected, nil, "selected")
        },
        ContractCase("D13: the chosen entry stays lit at the list's end until the user scrolls") { run in
            run.show(.cyrillic, rows: [10, 10, 10])
            run.type("я")
            run.pass()
            run.expect(run.shown.isAtEnd, "the list is at its end")
            run.expectLit(2, ["Я"])
            run.pass(1)
            run.expectLit(2, ["Я"])
            run.scrollByUser(-5)
            run.expectLit(1, ["Ж"])
        },
        ContractCase("R1, D11: rows, content and a choice in one turn of the main loop take effect") { run in
            run.show(.cyrillic)
            let letters = Array(IndexBarContent.letters26)
            run.act(
                .rows(ContractList(Array(repeating: 50, count: 26))),
                .content(
                    IndexBarContent(titles: letters, rowCounts: Array(repeating: 50, count: 26))),
                .choose(10))
            run.pass()
            let scrolls = run.frontEnd.takeNotes().filter { if case .scroll = $0 { true } else { false } }
            run.expect(scrolls, [.scroll(row: 500, animated: false)], "what waits for the layout")
            run.expectTop(500)
            run.expectLit(10, ["K"])
            run.expect(run.shown.selected, 10, "selected")
        },
        ContractCase("D11: content first, rows a frame later: the choice is gone to again") { run in
            run.show(.cyrillic)
            run.act(
                .content(
                    IndexBarContent(
                        titles: Array(IndexBarContent.letters26),
                        rowCounts: Array(repeating: 50, count: 26))), .choose(10))
            run.pass()
            run.expectLit(10, ["K"])
            run.act(.rows(ContractList(Array(repeating: 50, count: 26))))
            run.pass()
            run.expectTop(500)
            run.expectLit(10, ["K"])
        },
        ContractCase("D11: rows first, content a frame later") { run in
            run.show(.cyrillic)
            run.act(.rows(ContractList(Array(repeating: 50, count: 26))))
            run.pass()
            run.act(
                .content(
                    IndexBarContent(
                        titles: Array(IndexBarContent.letters26),
                        rowCounts: Array(repeating: 50, count: 26))), .choose(10))
            run.pass()
            run.expectTop(500)
            run.expectLit(10, ["K"])
        },
        ContractCase("D11: a scroll waits for the rows, and only the last scroll counts") { run in
            run.show(.cyrillic20, list: ContractList([]))
            run.type("ж")
            run.pass(2)
            run.type("я")
            run.pass(0.1)
            run.expect(
                !run.frontEnd.takeNotes().contains { if case .scroll = $0 { true } else { false } },
                "nothing is gone to without rows")
            run.expectTop(0)
            run.act(.rows(ContractList([20, 20, 20])))
            run.pass()
            run.expectTop(40)
            run.expectLit(2, ["Я"])
        },
        ContractCase("R2, D13: rows gone and back: what is shown is lit, and choosing again goes there") {
            run in
            run.show(.cyrillic20)
            run.type("ж")
            run.pass()
            run.expectTop(20)
            run.act(.rows(ContractList([])))
            run.pass()
            run.act(.rows(ContractList([20, 20, 20])), .jump(row: 0))
            run.pass()
            run.expectTop(0)
            run.expectLit(0, ["А"])
            run.pass(2)
            run.type("ж")
            run.pass()
            run.expectTop(20)
            run.expectLit(1, ["Ж"])
        },
        ContractCase("R3, D13: the app scrolls: what is shown is lit, and choosing again goes there") { run in
            run.show(.cyrillic20)
            run.type("ж")
            run.pass(2)
            run.act(.jump(row: 0))
            run.pass()
            run.expectLit(0, ["А"])
            run.type("ж")
            run.pass()
            run.expectTop(20)
            run.expectLit(1, ["Ж"])
        },
        ContractCase("D12, D13: a new size does not count as a scroll") { run in
            run.show(.cyrillic)
            run.type("я")
            run.pass()
            run.frontEnd.arrange(.with { $0.height = 400 })
            run.pass()
            run.expectLit(2, ["Я"])
            run.frontEnd.arrange(.with { $0.height = 480 })
            run.pass()
            run.expectLit(2, ["Я"])
        },
        ContractCase("D14: rows above become longer: the bar goes there again", needs: .ownLengths) { run in
            run.show(.cyrillic20)
            run.type("ж")
            run.pass()
            run.expectTop(20)
            var longer = ContractList([20, 20, 20])
            for row in 0..<10 { longer.rowLengths[row] = 60 }
            run.act(.rows(longer))
            run.pass()
            run.expectTop(20)
            run.expectLit(1, ["Ж"])
            run.scrollByUser(40)
            run.expectTop(21)
            for row in 0..<10 { longer.rowLengths[row] = 50 }
            run.act(.rows(longer))
            run.pass()
            run.expect(run.shown.topRow != 20, "not after the user has scrolled")
        },
        ContractCase("D10: rows of unknown lengths: the header is exactly on top", needs: .ownLengths) {
            run in
            var list = ContractList(Array(repeating: 10, count: 26))
            list.estimate = 30
            for row in stride(from: 0, to: 260, by: 3) { list.rowLengths[row] = 90 }
            run.show(.letters, list: list)
            for entry in [20, 3, 12] {
                run.act(.choose(entry))
                run.pass()
                run.expectTop(entry * 10)
                run.expectLit(entry, [IndexBarContent.letters26[entry]])
            }
        },
        ContractCase("D10: a jump ends with the section's header on top", needs: .headers) { run in
            var list = ContractList(Array(repeating: 10, count: 26))
            list.headerLength = 28
            run.show(.letters, list: list)
            run.act(.choose(7))
            run.pass()
            run.expect(run.shown.topSection, 7, "the section at the top")
            run.expect(run.shown.topRow, 70, "the row that is next")
            run.expectLit(7, ["H"])
        },
        ContractCase("D10: an inner row ends below a pinned header", needs: .pinnedHeaders) { run in
            var list = ContractList(Array(repeating: 10, count: 26))
            list.headerLength = 28
            list.pinsHeaders = true
            run.show(.letters, list: list, style: .with { $0.fineScrub = true })
            try run.touch(7)
            run.finger(.moved, x: run.middle - 60, y: try run.y(of: 7))
            run.finger(.moved, x: run.middle - 60, y: try run.y(of: 7) + 6)
            run.pass()
            let row = run.shown.topRow
            run.expect(row > 70 && row < 80, "an inner row of H is on top, not \(row)")
            run.expect(abs(run.shown.topPoints) < 1, "exactly: \(run.shown.topPoints)")
            run.finger(.ended, y: 240)
        },
        ContractCase(
            "R4, D15: a header alone at the top lights its entry, also without rows", needs: .headers
        ) {
            run in
            var list = ContractList([20, 0, 0, 20])
            list.headerLength = 28
            run.show(
                IndexBarContent(titles: ["A", "B", "C", "D"], rowCounts: [20, 0, 0, 20]), list: list)
            run.scrollByUser(28 + 20 * 40 + 1)
            run.expect(run.shown.topSection, 1, "the section at the top")
            run.expectLit(1, ["B"])
            run.scrollByUser(28)
            run.expectLit(2, ["C"])
        },
        ContractCase("R5, D16: a jump leaves the place across as it is", needs: .sideways) { run in
            var list = ContractList(Array(repeating: 10, count: 26))
            list.sideways = 900
            run.show(.letters, list: list)
            run.act(.sideways(400))
            run.pass()
            run.act(.choose(10))
            run.pass()
            run.expectTop(100)
            run.expectNear(run.shown.sideways, 400, "the offset across")
        },
        ContractCase("D13: the very top, for a search entry") { run in
            run.show(
                IndexBarContent(titles: ["*", "A", "B"], sections: [nil, 0, 1], rowCounts: [30, 30]))
            run.press(.end)
            run.pass()
            run.expectTop(30)
            run.press(.home)
            run.pass()
            run.expectTop(0)
            run.expectLit(0, ["*"])
            run.scrollByUser(10)
            run.expectLit(1, ["A"])
        },
        ContractCase("E9: an empty section leads to the nearest with rows, never to row 0") { run in
            run.show(IndexBarContent(titles: ["A", "B", "C", "D"], rowCounts: [20, 0, 0, 20]))
            run.act(.choose(1))
            run.pass()
            run.expectTop(0)
            run.act(.choose(2))
            run.pass()
            run.expectTop(20)
            run.expectLit(2, ["C"])
        },
        ContractCase("D17, R18: 60 frames of scrolling read no title", needs: .counts) { run in
            var list = ContractList(Array(repeating: 3, count: 500))
            list.estimate = 30
            run.show(
                IndexBarContent(count: 500, rowCounts: Array(repeating: 3, count: 500)), list: list)
            let (read, measured) = (run.shown.readTitles, run.shown.measuredTitles)
            for _ in 0..<60 {
                run.frontEnd.deliver(.dragList(25))
                run.pass(1.0 / 60)
            }
            run.frontEnd.deliver(.liftList())
            run.pass()
            run.expect(run.shown.topRow > 30, "the list has scrolled")
            run.expect(read > 0 && measured > 0, "titles are read and measured before")
            run.expect(run.shown.readTitles - read, 0, "titles read while the list scrolls")
            run.expect(run.shown.measuredTitles, measured, "titles measured")
        },
        ContractCase("E11: during a drag the list does not move the highlight") { run in
            run.show()
            try run.touch(5)
            run.pass()
            run.act(.jump(row: 200))
            run.pass()
            run.expectLit(5, ["F"])
            run.finger(.ended, y: 240)
            run.pass()
        },
        ContractCase("R26: after a scroll during a cancelled drag, what is shown is lit") { run in
            run.show(style: .with { $0.selects = .onRelease })
            run.act(.choose(10))
            run.pass()
            try run.touch(3)
            run.scrollByUser(800)
            run.finger(.cancelled, y: 240)
            run.pass()
            run.scrollByUser(1)
            run.expectLit(12, ["M"])
        },
        ContractCase("R26: after new content without the lit entry, what is shown is lit") { run in
            func content(_ titles: [String]) -> IndexBarContent {
                IndexBarContent(titles: titles, rowCounts: titles.map { _ in 20 }, ids: titles)
            }
            run.show(content(["A", "B", "C"]))
            run.act(.choose(1))
            run.pass()
            run.act(.rows(ContractList([20, 20])), .content(content(["A", "C"])), .jump(row: 0))
            run.pass()
            run.expect(run.shown.selected, nil, "selected")
            run.expectLit(0, ["A"])
            run.act(.jump(row: 21))
            run.pass()
            run.expectLit(1, ["C"])
        },
        ContractCase("L13: reserved is known at once and told when it changes") { run in
            run.show()
            run.frontEnd.arrange(.with { $0.across.vertical = 30 })
            run.expect(
                run.frontEnd.takeNotes().contains {
                    if case .reserved(let it) = $0 { it == 30 } else { false }
                },
                "told of 30 points")
            run.act(.content(IndexBarContent()))
            run.expect(
                run.frontEnd.takeNotes().contains {
                    if case .reserved(let it) = $0 { it == 0 } else { false }
                },
                "told of none")
        },
    ]
}

extension IndexBarContent {
    static let letters26 = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

    /// Three letters, twenty rows each.
    static let cyrillic20 = IndexBarContent(titles: ["А", "Ж", "Я"], rowCounts: [20, 20, 20])
}
