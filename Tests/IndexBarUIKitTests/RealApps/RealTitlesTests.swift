#if INDEXBAR_UIKIT_DOUBLE
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct RealTitlesTests {
        @Test(arguments: [-1, NSNotFound], [Home.plain, .tableController])
        func `R11: −1 or NSNotFound for a letter without a section: the list stays`(
            answer: Int, home: Home
        ) {
            let shelf = Shelf([20, 20, 20])
            shelf.indexTitles = ["A", "B", "C"]
            shelf.lead = { title, index in title == "B" ? answer : index }
            let stage = RealStage(home, shelf)
            stage.scroll(by: 203)
            let before = stage.list.contentOffset.y
            stage.tap("B")
            #expect(stage.list.contentOffset.y == before)
            stage.tap("C")
            #expect(stage.header(2) == 0, "the next letter leads where it should")
        }

        @Test func `only UITableView.indexSearch means the top`() throws {
            let shelf = Shelf([20, 20])
            shelf.indexTitles = [UITableView.indexSearch, "A", "B"]
            shelf.lead = { _, index in index - 1 }
            let stage = RealStage(.plain, shelf)
            stage.scroll(by: 600)
            let (a, b) = (try #require(stage.place(of: "A")), try #require(stage.place(of: "B")))
            let finger = Finger(on: stage.window)
            finger.down(at: CGPoint(x: a.x, y: a.y - (b.y - a.y)))
            Clock.advance(0.2)
            finger.lift()
            stage.frames()
            #expect(stage.list.contentOffset.y == -stage.list.adjustedContentInset.top)
        }

        @Test
        func `R12: a table without index titles whose headers are words: no entries, and no bar`() {
            let headers = ["Nearby places you might like", "Friends", "A"]
            let stage = RealStage(.plain, Shelf([9, 9, 9], headers: headers))
            #expect(stage.bar.reservedThickness == 0)
            #expect(headers.allSatisfy { stage.place(of: $0) == nil })
            #expect(!stage.isBar(at: CGPoint(x: 310, y: 240)))
        }

        @Test func `headers become titles when all are short: two characters, a digit run counts as one`() {
            let stage = RealStage(.plain, Shelf([9, 9, 9], headers: ["A", "Mc", "2024"]))
            #expect(stage.place(of: "Mc") != nil && stage.place(of: "2024") != nil)
        }

        @Test func `drawn thickness is capped by default`() {
            let stage = RealStage(.plain, Shelf([9, 9]), attach: false)
            stage.shelf.indexTitles = ["Nearby places you might like", "B"]
            stage.table.reloadData()
            stage.attach()
            stage.frames()
            #expect(stage.bar.reservedThickness < 100)
        }

        @Test
        func `assert on titles does not stop a debug build: sectionTitle is set on the next line`()
            async
        {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let shelf = Shelf([9, 9])
                    shelf.ownTitles = ["A", "B"]
                    let stage = RealStage(.plain, shelf, grid: RealStage.flow(), attach: false)
                    stage.attach()
                    stage.frames()
                }
            }
        }

        @Test(arguments: [true, false])
        func `sectionIndexMinimumDisplayRowCount counts for plain only: a grouped table must not show two`(
            shows: Bool
        ) {
            Policy.with(.but { $0.groupedShowsIndex = shows }) {
                let shelf = Shelf([20, 20])
                shelf.indexTitles = ["A", "B"]
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let table = UITableView(frame: window.bounds, style: .grouped)
                table.dataSource = shelf
                let controller = UIViewController()
                controller.view.addSubview(table)
                IndexBarView(attachedTo: table)
                window.rootViewController = controller
                for _ in 0..<3 { Display.frame() }
                table.reloadData()
                for _ in 0..<3 { Display.frame() }
                let isSeen = window.place(ofText: "B") != nil
                #expect(isSeen != table.hasOwnIndex)
            }
        }

        @Test func `diffable data sources: a typed helper`() {
            let stage = RealStage(.plain, Shelf([]), grid: RealStage.flow(), attach: false)
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: stage.grid) {
                _, _, _ in
                nil
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["Anna", "Bert"])
            snapshot.appendItems([1], toSection: "Anna")
            snapshot.appendItems([2], toSection: "Bert")
            source.apply(snapshot)
            IndexBarView(attachedTo: stage.grid).setSectionTitle(from: source) { String($0.prefix(1)) }
            stage.frames()
            #expect(stage.place(of: "B") != nil)
        }

        @Test func `one section of 5,000 rows sorted by title: a title for a row, each run an entry`() {
            let stage = RealStage(.plain, Shelf([5_000], headers: [nil]))
            stage.bar.rowTitle = { Shelf.letter($0.row / 200) }
            stage.frames()
            stage.tap("C")
            let row = stage.table.indexPathForRow(at: CGPoint(x: 9, y: stage.list.contentOffset.y + 1))
            #expect(row?.row == 400)
        }
    }
#endif
