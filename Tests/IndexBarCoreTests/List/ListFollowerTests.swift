import Testing

@testable import IndexBarCore

/// Who moved the list, what is lit for it, and where it goes again (rules D10 to D13).
@Suite struct ListFollowerTests {
    // MARK: D11

    @Test func `D11 a scroll waits for a layout after new content, and comes with it`() {
        var bar = ListedBar()
        _ = bar.driver.replace(entries: ListedBar.entries(26, 40))
        #expect(bar.driver.choose(entry: 10).scroll == nil)
        #expect(bar.driver.frame().scroll == nil)
        bar.state.content = 26 * 40 * 20
        let scroll = bar.list(0).scroll
        #expect(scroll == .init(entry: 10, section: 10, row: 400, fraction: 0, animated: false))
        #expect(bar.lit == 10)
        #expect(bar.driver.frame().scroll == nil)
    }

    @Test func `D11 a scroll waits while the list has no rows, and no longer`() {
        var bar = ListedBar()
        bar.list(0) { $0.rows = 0 }
        #expect(bar.driver.choose(entry: 10).paint)
        #expect(bar.driver.frame().scroll == nil)
        #expect(bar.list(0) { $0.rows = 0 }.scroll == nil)
        #expect(bar.list(0) { $0.rows = 1300 }.scroll?.row == 500)
    }

    @Test func `D11 of several scrolls the last one counts`() {
        var bar = ListedBar()
        _ = bar.driver.choose(entry: 3)
        _ = bar.driver.choose(entry: 7)
        #expect(bar.driver.frame().scroll?.entry == 7)
        #expect(bar.driver.frame().scroll == nil)
    }

    @Test
    func `D11 a row is held within the list's rows, and asked for again when the content's number comes`() {
        var bar = ListedBar()
        bar.list(0) { $0.rows = 100 }
        _ = bar.driver.choose(entry: 10)
        #expect(bar.driver.frame().scroll?.row == 99)
        bar.list(99) { $0.rows = 100 }
        #expect(bar.lit == 10)
        #expect(bar.driver.frame().scroll == nil)
        let after = bar.list(99) { $0.rows = 1300 }
        #expect(after.scroll == nil && after.paint)
        #expect(bar.driver.frame().scroll?.row == 500)
        bar.list(500)
        #expect(bar.driver.frame().scroll == nil)
        #expect(bar.lit == 10)
    }

    @Test func `D11 rows that come with the first layout after the scroll are gone to once more`() {
        var bar = ListedBar()
        bar.list(0) { $0.rows = 100 }
        _ = bar.driver.choose(entry: 10)
        #expect(bar.driver.frame().scroll?.row == 99)
        bar.list(99) { $0.rows = 1300 }
        #expect(bar.driver.frame().scroll?.row == 500)
        bar.list(500) { $0.rows = 1300 }
        #expect(bar.driver.frame().scroll == nil)
    }

    @Test func `D11 rows that come step by step are waited for, until the user moves the list`() {
        for byUser in [false, true] {
            var bar = ListedBar()
            bar.list(0) { $0.rows = 100 }
            _ = bar.driver.choose(entry: 10)
            _ = bar.driver.frame()
            bar.list(99) { $0.rows = 100 }
            bar.list(99, byUser ? .user : .no) { $0.rows = 200 }
            #expect(bar.driver.frame().scroll == nil)
            bar.list(99) { $0.rows = 1300 }
            #expect(bar.driver.frame().scroll?.row == (byUser ? nil : 500))
        }
    }

    @Test func `D11 content that comes after its rows is gone to once more`() {
        var bar = ListedBar(sections: 26, rows: 4)
        // The list has 1,300 rows already; the content is still that of 104.
        bar.list(0) { ($0.rows, $0.content) = (1300, 26000) }
        _ = bar.driver.choose(entry: 10)
        #expect(bar.driver.frame().scroll?.row == 40)
        bar.list(40) { $0.rows = 1300 }
        let answer = bar.driver.replace(entries: ListedBar.entries(26, 50))
        #expect(answer.scroll == nil)
        #expect(bar.list(40) { $0.rows = 1300 }.scroll?.row == 500)
    }

    @Test func `D11 new content drops a scroll only if its entry is gone`() {
        func scroll(ids: [Int]) -> IndexBarCommands.Scroll? {
            var bar = ListedBar(sections: 3)
            _ = bar.driver.replace(entries: IndexBarEntries(count: 3, ids: [10, 11, 12]))
            _ = bar.driver.choose(entry: 2)
            _ = bar.driver.replace(entries: IndexBarEntries(count: ids.count, ids: ids))
            return bar.list(0) { $0.content = Double(ids.count) * 20 }.scroll
        }
        #expect(scroll(ids: [12, 10])?.entry == 0)
        #expect(scroll(ids: [9, 12, 10])?.row == 1)
        #expect(scroll(ids: [10, 11]) == nil)
    }

    @Test func `D11 new content carries a scroll that runs by its entry's id`() {
        func again(ids: [Int]) -> IndexBarCommands.Scroll? {
            var bar = ListedBar(sections: 3, animated: true)
            _ = bar.driver.replace(
                entries: IndexBarEntries(count: 3, rowCounts: [9, 9, 9], ids: [10, 11, 12]))
            bar.list(0)
            _ = bar.driver.choose(entry: 2)
            #expect(bar.driver.frame().scroll?.animated == true)
            bar.list(4, .itself)
            _ = bar.driver.replace(
                entries: IndexBarEntries(
                    count: ids.count, rowCounts: [Int](repeating: 9, count: ids.count), ids: ids))
            bar.list(6, .itself)
            bar.list(18)
            return bar.driver.frame().scroll
        }
        #expect(again(ids: [10, 12, 13])?.row == 9)
        #expect(again(ids: [10, 13]) == nil)
    }

    // MARK: D12

    @Test func `D12 an unknown mover is the user where nothing else explains the movement`() {
        func isUsers(_ change: (inout IndexBarListState) -> Void) -> Bool {
            var bar = ListedBar { $0.autoHide = .untilScrolled }
            bar.state.rows = 1300
            bar.list(0)
            #expect(!bar.driver.isVisible)
            bar.list(70, .unknown, change)
            return bar.driver.isVisible
        }
        #expect(isUsers { _ in })
        #expect(!isUsers { $0.viewport = 400 })
        #expect(!isUsers { $0.viewport = nil })
        #expect(!isUsers { $0.insetBefore = 10 })
        #expect(!isUsers { $0.insetAfter = 10 })
        #expect(!isUsers { $0.content = 9000 })
        #expect(!isUsers { $0.rows = 1299 })
        #expect(!isUsers { $0.offset = 0.5 })
        #expect(isUsers { $0.offset = 0.75 })
        #expect(isUsers { $0.offset = nil })
        #expect(!isUsers { $0.moving = .itself })
        #expect(!isUsers { $0.moving = .no })
        #expect(isUsers { $0.moving = .user })
    }

    @Test func `D12 without an offset the row, the section or the fraction says that the list moved`() {
        func isUsers(_ change: (inout IndexBarListState) -> Void) -> Bool {
            var bar = ListedBar { $0.autoHide = .untilScrolled }
            bar.list(70, fraction: 0.5) { $0.offset = nil }
            bar.list(70, fraction: 0.5, .unknown) {
                $0.offset = nil
                change(&$0)
            }
            return bar.driver.isVisible
        }
        #expect(!isUsers { _ in })
        #expect(isUsers { $0.row = 71 })
        #expect(isUsers { $0.fraction = 0.6 })
        #expect(isUsers { $0.section = 1 })
    }

    @Test func `D12 the first layout, and the first after new content, are nobody's`() {
        var bar = ListedBar { $0.autoHide = .untilScrolled }
        _ = bar.driver.replace(entries: ListedBar.entries(26, 50))
        bar.list(70, .unknown)
        #expect(!bar.driver.isVisible)
        bar.list(80, .unknown)
        #expect(bar.driver.isVisible)
    }

    @Test func `D12 the bar's own scroll explains a movement`() {
        var bar = ListedBar { $0.autoHide = .untilScrolled }
        _ = bar.driver.choose(entry: 3)
        #expect(bar.driver.frame().scroll?.row == 150)
        bar.list(150, .unknown)
        #expect(!bar.driver.isVisible)
        #expect(bar.lit == 3)
        bar.list(160, .unknown)
        #expect(bar.driver.isVisible)
    }

    // MARK: D13

    @Test func `D13 what is chosen stays lit at the list's end, also in later layouts`() {
        var bar = ListedBar(sections: 26, rows: 5)
        // 130 rows of 20 points in a view of 480: the list ends with row 106 at its top.
        #expect(bar.goes(to: 25, atMost: 106)?.row == 125)
        #expect(bar.lit == 25)
        bar.list(106, .unknown)
        bar.list(106)
        #expect(bar.lit == 25)
        bar.list(106, fraction: 0.15, .user)
        #expect(bar.lit == 21)
    }

    @Test func `D13 while a scroll runs only the user ends that its entry is lit`() {
        var bar = ListedBar(animated: true)
        _ = bar.driver.choose(entry: 10)
        #expect(bar.driver.frame().scroll?.animated == true)
        for row in [100, 200, 300] {
            bar.list(row, .itself)
            #expect(bar.lit == 10)
        }
        bar.list(310, .user)
        #expect(bar.lit == 6)
        bar.list(310)
        #expect(bar.lit == 6)
        #expect(bar.driver.frame().scroll == nil)
    }

    @Test func `D13 a finger that holds an animated scroll ends it where it is`() {
        var bar = ListedBar(animated: true)
        _ = bar.driver.choose(entry: 10)
        _ = bar.driver.frame()
        bar.list(300, .itself)
        bar.list(300, .user)
        bar.list(300)
        #expect(bar.driver.frame().scroll == nil)
    }

    @Test func `D13 a finger that rests on a list that is still does not take the light`() {
        var bar = ListedBar()
        #expect(bar.goes(to: 10)?.row == 500)
        bar.list(500, .user)
        #expect(bar.lit == 10)
    }

    @Test func `D13 half a point is the same place, more is another`() {
        for (points, isSame) in [(0.5, true), (-0.5, true), (0.75, false), (-0.75, false)] {
            var bar = ListedBar(sections: 26, rows: 5)
            _ = bar.goes(to: 25, atMost: 106)
            bar.list(106, fraction: 0.25) { $0.offset = 106 * 20 + points }
            #expect((bar.lit == 25) == isSame, "\(points)")
        }
    }

    @Test func `D13 another number of rows lights what the list shows`() {
        var bar = ListedBar()
        _ = bar.goes(to: 10)
        bar.list(0) { $0.rows = 0 }
        bar.list(0) { $0.rows = 1300 }
        #expect(bar.lit == 0)
        #expect(bar.driver.frame().scroll == nil)
        #expect(bar.goes(to: 10)?.row == 500)
    }

    @Test func `D13 an app that scrolls its list itself lights what it shows`() {
        var bar = ListedBar()
        _ = bar.goes(to: 10)
        bar.list(0)
        #expect(bar.lit == 0)
        #expect(bar.goes(to: 10)?.row == 500)
        #expect(bar.lit == 10)
    }

    @Test func `D13 new content ends that the chosen entry stays lit`() {
        var bar = ListedBar(sections: 26, rows: 5)
        _ = bar.goes(to: 25, atMost: 106)
        _ = bar.driver.replace(entries: ListedBar.entries(26, 5))
        bar.list(106)
        #expect(bar.lit == 21)
    }

    // MARK: D10

    @Test func `D10 content is lit from the state before if the rows agree, else from the next`() {
        var bar = ListedBar()
        bar.list(120, .user) { $0.rows = 1300 }
        _ = bar.driver.replace(entries: ListedBar.entries(130, 10))
        #expect(bar.lit == 12)
        _ = bar.driver.replace(entries: ListedBar.entries(10, 10))
        #expect(bar.lit == nil || bar.lit! < 10)
        bar.list(50) { $0.rows = 1300 }
        #expect(bar.lit == 5)
    }

    @Test func `D15 a header lights its section, also one without rows`() {
        var bar = ListedBar()
        _ = bar.driver.replace(entries: IndexBarEntries(count: 4, rowCounts: [20, 0, 0, 20]))
        bar.list(20, .user) { ($0.section, $0.content) = (1, 800) }
        #expect(bar.lit == 1)
        bar.list(20, .user) { $0.section = 2 }
        #expect(bar.lit == 2)
        bar.list(20, .user) { $0.section = -4 }
        #expect(bar.lit == 0)
        bar.list(20, .user) { $0.section = nil }
        #expect(bar.lit == 3)
    }
}
