#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct AttachedTitlesTests {
        @Test func `P62: a table's own index titles, else its headers, else numbers`() {
            let shelf = Shelf([3, 3, 3])
            shelf.indexTitles = ["x", "y", "z"]
            #expect(ListStage(shelf).bar.titles == ["x", "y", "z"])
            #expect(ListStage(Shelf([3, 3, 3])).bar.titles == ["A", "B", "C"])
            let bare = ListStage(Shelf([3, 3, 3], headers: []))
            #expect(bare.bar.titles == ["1", "2", "3"])
            #expect(ListStage(Shelf([3, 3], headers: []), .flow).bar.titles.isEmpty)
        }

        @Test func `P7, P8: sections without a title have no entry, before the first and between`() {
            let stage = ListStage(Shelf([20, 20, 20, 20], headers: [nil, "A", nil, "B"]))
            #expect(stage.bar.titles == ["A", "B"])
            stage.tap(1)
            #expect(stage.top == stage.start(of: 3))
            stage.list.contentOffset.y = stage.start(of: 1) + 100
            Display.frame()
            #expect(stage.bar.highlightedIndex == 0)
            stage.list.contentOffset.y = stage.start(of: 2) + 100
            Display.frame()
            #expect(stage.bar.highlightedIndex == 0)
            stage.list.contentOffset.y = 100
            Display.frame()
            #expect(stage.bar.highlightedIndex == nil)
        }

        @Test func `P6: the whole alphabet over two sections, as the data source leads it`() {
            let shelf = Shelf([20, 30], headers: ["C", "H"])
            shelf.indexTitles = (0..<26).map { Shelf.letter($0) }
            shelf.lead = { title, _ in title < "H" ? 0 : 1 }
            let stage = ListStage(shelf)
            stage.tap(9)
            #expect(stage.top == stage.start(of: 1))
            stage.drag(by: -100)
            #expect(stage.bar.highlightedIndex == 0)
        }

        @Test func `P6: the same with entries that the app sets; the list gives the counts`() {
            let stage = ListStage(Shelf([20, 30], headers: ["C", "H"]), .pinnedFlow)
            stage.bar.content = IndexBarContent(titles: ["A", "C", "E", "H"], sections: [0, 0, 0, 1])
            Display.frame()
            #expect(stage.bar.content.rowCount == 50)
            stage.tap(3)
            #expect(stage.top == stage.start(of: 1))
            stage.shelf.counts = [20, 90]
            stage.collection.reloadData()
            Display.frame()
            #expect(stage.bar.titles == ["A", "C", "E", "H"] && stage.bar.content.rowCount == 110)
        }

        @Test func `an answer that is no section: the app scrolls by itself, when touched and not before`() {
            let shelf = Shelf([30, 30, 30])
            shelf.indexTitles = ["A", "B", "*"]
            var asked = 0
            let stage = ListStage(shelf, attach: false)
            shelf.lead = { [weak list = stage.list] title, place in
                guard title == "*" else { return place }
                asked += 1
                list?.contentOffset.y = 777
                return NSNotFound
            }
            stage.attach()
            Display.frame()
            #expect(stage.list.contentOffset.y == 0)
            let before = asked
            stage.tap(2)
            #expect(stage.list.contentOffset.y == 777)
            #expect(asked == before + 1)
            stage.tap(1)
            #expect(stage.top == stage.start(of: 1))
        }

        @Test(arguments: [true, false])
        func `P47: the search entry goes to the very top, above the table's header view`(answers: Bool) {
            let shelf = Shelf([30, 30])
            shelf.indexTitles = [UITableView.indexSearch, "A", "B"]
            shelf.lead = { title, place in
                title == UITableView.indexSearch ? (answers ? NSNotFound : 0) : place - 1
            }
            let stage = ListStage(shelf, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
            Display.frame()
            stage.tap(2)
            #expect(stage.top == stage.start(of: 1))
            stage.tap(0)
            #expect(stage.list.contentOffset.y == -44)
            #expect(stage.bar.content.spokenTitle(at: 0) == "Search")
            stage.bar.words = IndexBarWords(language: "nl")
            Display.frame()
            #expect(stage.bar.content.spokenTitle(at: 0) == "Zoek")
            #expect(stage.start(of: 0) == 50)
        }

        @Test(arguments: ListKind.allCases)
        func `P5: sections without rows, with a header alone, lead to the nearest with rows`(kind: ListKind) {
            let stage = ListStage(Shelf([0, 20, 0, 0, 20, 0]), kind)
            for (entry, section) in [(0, 1), (2, 1), (3, 4), (5, 4)] {
                stage.tap(entry)
                let end = stage.list.contentSize.height - 480
                #expect(abs(stage.top - min(stage.start(of: section), end)) <= 0.5, "\(kind) \(entry)")
                #expect(stage.bar.highlightedIndex == entry)
            }
        }

        @Test func `P13, P14: new data is noticed; what cannot be seen is told by reloadSections`() {
            let stage = ListStage(Shelf([3, 3]))
            stage.shelf.counts = [3, 3, 3]
            stage.shelf.headers = ["A", "B", "C"]
            stage.table.reloadData()
            Display.frame()
            #expect(stage.bar.titles == ["A", "B", "C"])
            stage.shelf.headers = ["K", "L", "M"]
            stage.table.reloadData()
            Display.frame()
            #expect(stage.bar.titles == ["A", "B", "C"])
            stage.bar.reloadSections()
            Display.frame()
            #expect(stage.bar.titles == ["K", "L", "M"])
        }

        @Test func `P14: titles may come after the first layout, for a collection view too`() {
            let stage = ListStage(Shelf([]), .pinnedFlow)
            #expect(stage.bar.titles == [])
            stage.shelf.headers = ["A", "B"]
            stage.shelf.counts = [30, 30]
            stage.collection.reloadData()
            Display.frame()
            Display.frame()
            #expect(stage.bar.titles == ["A", "B"])
            stage.tap(1)
            #expect(stage.top == stage.start(of: 1))
        }

        @Test func `sectionTitle reads again by itself, and takes the place of given titles`() {
            let stage = ListStage(Shelf([3, 3]))
            stage.bar.titles = ["x", "y"]
            Display.frame()
            #expect(stage.bar.titles == ["x", "y"])
            stage.bar.sectionTitle = { "§\($0)" }
            Display.frame()
            #expect(stage.bar.titles == ["§0", "§1"])
        }

        @Test func `P3: a search that empties the list during a drag ends it`() {
            let stage = ListStage(Shelf([30, 30]))
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 1))
            stage.shelf.counts = []
            stage.table.reloadData()
            Display.frame()
            #expect(!stage.bar.driver.isTracking && stage.bar.titles.isEmpty)
            finger.move(to: CGPoint(x: 310, y: 20))
            finger.lift()
            Display.frame()
        }

        @Test func `an entry keeps its identity over a reload (E8)`() {
            let stage = ListStage(Shelf([30, 30, 30]))
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 2))
            stage.shelf.counts = [30, 30]
            stage.shelf.headers = ["B", "C"]
            stage.table.reloadData()
            Display.frame()
            #expect(stage.bar.selectedTitle == "C" && stage.bar.driver.isTracking)
            finger.lift()
        }

        @Test(arguments: [ListKind.table, .flow, .compositional])
        func `S1.14: counts come from the list, a data source that runs ahead or behind raises nothing`(
            kind: ListKind
        ) {
            let stage = ListStage(Shelf([30, 30, 30, 30]), kind)
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 3))
            stage.shelf.counts = [1]
            Display.frame()
            finger.move(to: stage.place(of: 2))
            stage.table?.reloadData()
            stage.collection?.reloadData()
            Display.frame()
            finger.lift()
            Display.frame()
            #expect(stage.bar.content.rowCount == 1)
        }

        @Test func `a collection view's own index stops no debug build`() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let shelf = Shelf([3])
                    shelf.ownTitles = ["A"]
                    let stage = ListStage(shelf, .flow)
                    stage.bar.sectionTitle = nil
                    Display.frame()
                }
            }
        }

        @Test func `the table's own index is put away and given back`() {
            let shelf = Shelf([3, 3])
            shelf.indexTitles = ["A", "B"]
            let stage = ListStage(shelf, attach: false)
            stage.table.sectionIndexMinimumDisplayRowCount = 5
            #expect(stage.table.hasOwnIndex)
            stage.attach()
            let bar = stage.bar
            #expect(!stage.table.hasOwnIndex)
            stage.table.reloadData()
            #expect(!stage.table.hasOwnIndex)
            bar?.detach()
            #expect(stage.table.hasOwnIndex && stage.table.sectionIndexMinimumDisplayRowCount == 5)
            stage.attach()
            stage.table.sectionIndexMinimumDisplayRowCount = 9
            stage.bar.detach()
            #expect(stage.table.sectionIndexMinimumDisplayRowCount == 9)
        }
    }
#endif
