import Testing

@testable import IndexBarCore

/// When the list is sent to the same entry once more, and when it is not (rule D14).
@Suite struct ListGoesAgainTests {
    @Test func `D14 after an animation the list goes there once more, without motion`() {
        var bar = ListedBar(animated: true)
        _ = bar.driver.choose(entry: 10)
        #expect(bar.driver.frame().scroll?.animated == true)
        bar.list(250, .itself)
        #expect(bar.driver.frame().scroll == nil)
        #expect(bar.list(500).paint)
        #expect(
            bar.driver.frame().scroll
                == .init(
                    entry: 10, section: 10, row: 500, fraction: 0, animated: false))
        bar.list(500)
        #expect(bar.driver.frame().scroll == nil)
    }

    @Test func `D14 what changes above is answered once for each change`() {
        func again(_ row: Int = 500, _ change: (inout IndexBarListState) -> Void) -> Int? {
            var bar = ListedBar()
            _ = bar.goes(to: 10)
            bar.list(row) {
                $0.offset = 10_000
                change(&$0)
            }
            #expect(bar.lit == 10)
            let scroll = bar.driver.frame().scroll
            if scroll != nil {
                bar.list(500)
                #expect(bar.driver.frame().scroll == nil)
            }
            return scroll?.row
        }
        #expect(again { _ in } == nil)
        #expect(again { $0.offset = 10_000.5 } == nil)
        #expect(again(499) { _ in } == 500)
        #expect(again { $0.fraction = 0.5 } == 500)
        #expect(again { $0.content = 27_000 } == 500)
        #expect(again { $0.insetBefore = 10 } == 500)
        #expect(again { $0.insetAfter = 10 } == 500)
        #expect(again { $0.offset = 10_020 } == nil)
        #expect(
            again {
                $0.offset = nil
                $0.content = 27_000
            } == nil)
    }

    @Test func `D14 somebody who moves the list ends it`() {
        var bar = ListedBar()
        _ = bar.goes(to: 10)
        bar.list(700, .user)
        bar.list(500)
        bar.list(500) { $0.content = 27_000 }
        #expect(bar.driver.frame().scroll == nil)
    }

    @Test func `D14 the next choice, and a list that goes back, end it too`() {
        var bar = ListedBar()
        _ = bar.goes(to: 10)
        bar.list(499) { $0.offset = 10_000 }
        _ = bar.driver.choose(entry: 3)
        #expect(bar.driver.frame().scroll?.entry == 3)
        bar.list(150)
        #expect(bar.driver.frame().scroll == nil)
    }

    @Test func `D14 a list whose view has another size goes to its entry again, unless the user moved it`() {
        for (moving, change, row) in [
            (.no, { $0.viewport = 400 }, 125), (.unknown, { $0.viewport = 400 }, 125),
            (.itself, { $0.viewport = 400 }, 125), (.user, { $0.viewport = 400 }, nil), (.no, { _ in }, nil),
            (.no, { $0.insetAfter = 80 }, 125), (.no, { $0.content = 2700 }, nil),
        ] as [(IndexBarListState.Moving, (inout IndexBarListState) -> Void, Int?)] {
            var bar = ListedBar(sections: 26, rows: 5)
            _ = bar.goes(to: 25, atMost: 106)
            bar.list(110, moving, change)
            #expect((bar.lit == 25) == (row != nil))
            #expect(bar.driver.frame().scroll?.row == row)
        }
    }

    @Test func `D13 content that stays where it is while an inset changes was not moved`() {
        for (offset, lit) in [(10_044.0, 10), (10_044.5, 10), (10_045, 9), (9_956, 9)] {
            var bar = ListedBar()
            _ = bar.goes(to: 10)
            bar.list(499, .user) { ($0.insetBefore, $0.offset) = (44, offset) }
            #expect(bar.lit == lit, "\(offset)")
        }
    }

    @Test func `D11 a list of one row is scrolled too`() {
        var bar = ListedBar(sections: 1, rows: 1)
        _ = bar.driver.choose(entry: 0)
        #expect(bar.driver.frame().scroll?.row == 0)
    }

    @Test func `D11 new content carries what is gone to again by its entry's id`() {
        func again(ids: [Int]) -> Int? {
            var bar = ListedBar(sections: 3, animated: true)
            _ = bar.driver.replace(
                entries: IndexBarEntries(count: 3, rowCounts: [9, 9, 9], ids: [10, 11, 12]))
            bar.list(0)
            _ = bar.driver.choose(entry: 2)
            #expect(bar.driver.frame().scroll?.animated == true)
            bar.list(18)
            let rows = [Int](repeating: 9, count: ids.count)
            _ = bar.driver.replace(entries: IndexBarEntries(count: ids.count, rowCounts: rows, ids: ids))
            return bar.list(18).scroll?.row
        }
        #expect(again(ids: [10, 12, 13]) == 9)
        #expect(again(ids: [10, 13, 14]) == nil)
    }

    @Test func `D14 an entry that leads nowhere any more is not waited for`() {
        var bar = ListedBar { $0.emptySections = .ignore }
        _ = bar.goes(to: 10)
        bar.list(499) { $0.offset = 10_000 }
        let rows = (0..<26).map { $0 == 10 ? 0 : 50 }
        _ = bar.driver.replace(entries: IndexBarEntries(count: 26, rowCounts: rows))
        #expect(bar.list(0).scroll == nil)
        bar.list(60)
        #expect(bar.lit == 1)
    }
}
