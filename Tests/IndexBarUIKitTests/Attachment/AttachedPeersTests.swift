#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    /// Faults of index bars on other platforms, where an attached list could have them too.
    @MainActor @Suite struct AttachedPeersTests {
        nonisolated static let kinds = ListKind.allCases

        /// A list inside a sheet: its view begins far down the window, and the list is not at the view's origin.
        private func sheet(_ kind: ListKind, at origin: CGPoint = CGPoint(x: 30, y: 200)) -> ListStage {
            let stage = ListStage(Shelf([20, 20, 20, 20]), kind, attach: false)
            let view = stage.controller.view!
            let sheet = UIView(frame: CGRect(origin: origin, size: CGSize(width: 280, height: 270)))
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 50))
            view.addSubview(sheet)
            sheet.addSubview(header)
            stage.list.autoresizingMask = []
            stage.list.frame = CGRect(x: 0, y: 50, width: 280, height: 220)
            sheet.addSubview(stage.list)
            stage.attach()
            Display.frame()
            return stage
        }

        private func expectOnTop(
            _ stage: ListStage, _ entry: Int, _ location: SourceLocation = #_sourceLocation
        ) {
            let end =
                stage.list.contentSize.height + stage.list.adjustedContentInset.bottom
                - stage.list.bounds.height + stage.list.adjustedContentInset.top
            let wanted = min(stage.start(of: entry), end)
            #expect(abs(stage.top - wanted) <= 0.5, "\(stage.kind) \(entry)", sourceLocation: location)
            #expect(stage.bar.highlightedIndex == entry, sourceLocation: location)
        }

        @Test(arguments: kinds)
        func `Q4, Q17, Q18: a list that is not at the origin, below a fixed block, is hit where it is drawn`(
            kind: ListKind
        ) {
            let stage = sheet(kind)
            for entry in [1, 2, 0, 3] {
                #expect(stage.place(of: entry).y > 250)
                stage.tap(entry)
                expectOnTop(stage, entry)
            }
        }

        @Test(arguments: kinds)
        func `Q7, Q77: inside a sheet over a list that is scrolled itself, offsets count once`(kind: ListKind)
        {
            let stage = sheet(kind)
            let page = UIScrollView(frame: stage.controller.view.bounds)
            page.contentSize = CGSize(width: 320, height: 2000)
            let sheet = stage.list.superview!
            sheet.frame.origin.y = 900
            stage.controller.view.addSubview(page)
            page.addSubview(sheet)
            page.contentOffset.y = 800
            Display.frame()
            #expect(stage.bar.convert(stage.bar.bounds, to: nil).minY == 150)
            for entry in [2, 1, 3, 0] {
                stage.tap(entry)
                expectOnTop(stage, entry)
                #expect(page.contentOffset.y == 800)
            }
        }

        @Test(arguments: kinds, [ListPlacing.beside, .inside])
        func `Q11: a large title that becomes small because of the jump leaves the section on top`(
            kind: ListKind, placing: ListPlacing
        ) {
            let large = UIEdgeInsets(top: 140, left: 0, bottom: 34, right: 0)
            let small = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
            let stage = ListStage(Shelf([30, 30, 30, 30]), kind, placing, safeArea: large)
            let window = stage.window
            let token = stage.list.observe(\.contentOffset) { list, _ in
                MainActor.assumeIsolated {
                    window.changeSafeArea(list.contentOffset.y > -100 ? small : large)
                }
            }
            for entry in [2, 1, 2] {
                stage.tap(entry)
                Display.frame()
                #expect(stage.list.adjustedContentInset.top == 88)
                expectOnTop(stage, entry)
            }
            token.invalidate()
            for entry in [1, 2] {
                window.changeSafeArea(large)
                Display.frame()
                stage.tap(entry)
                window.changeSafeArea(small)
                Display.frame()
                expectOnTop(stage, entry)
            }
            stage.drag(by: 30)
            let offset = stage.list.contentOffset
            window.changeSafeArea(large)
            Display.frame()
            #expect(stage.list.contentOffset == offset, "what the user scrolled to is left alone")
        }

        @Test(arguments: kinds)
        func `Q23: what is told after a jump is where the list is then`(kind: ListKind) {
            let stage = ListStage(Shelf([30, 30, 30, 30]), kind)
            for entry in [2, 0, 1] {
                stage.tap(entry)
                for _ in 0..<3 {
                    Display.frame()
                    #expect(stage.bar.highlightedIndex == entry, "\(kind)")
                }
            }
        }

        @Test(arguments: [ListKind.table, .grouped])
        func `Q15 Q26: rows that get their height later do not move the chosen section`(kind: ListKind) {
            let shelf = Shelf([30, 30, 30, 30])
            shelf.height = { _ in 50 }
            let stage = ListStage(shelf, kind)
            stage.tap(2)
            let before = stage.start(of: 2)
            shelf.height = { _ in 120 }
            stage.table.reloadData()
            Display.frame()
            Display.frame()
            #expect(stage.start(of: 2) > before)
            expectOnTop(stage, 2)

            stage.drag(by: 33)
            let offset = stage.list.contentOffset
            shelf.height = { _ in 60 }
            stage.table.reloadData()
            Display.frame()
            #expect(stage.list.contentOffset == offset, "what the user scrolled to is left alone")
        }

        @Test(arguments: kinds)
        func `Q35: a data source that wraps another is asked like any other`(kind: ListKind) {
            let shelf = Shelf([20, 0, 20, 20])
            let wrapper = Wrapper(around: shelf)
            let stage = ListStage(shelf, kind, attach: false)
            stage.table?.dataSource = wrapper
            stage.collection?.dataSource = wrapper
            stage.attach()
            Display.frame()
            #expect(stage.bar.content.rowCount == 60)
            for distance in stride(from: 100, through: 900, by: 100) {
                stage.drag(by: CGFloat(distance) - stage.top)
                #expect(stage.bar.highlightedIndex != nil, "\(kind) at \(distance)")
            }
            stage.tap(2)
            expectOnTop(stage, 2)
        }
    }

    /// Passes on what it is asked, as libraries do that add to a data source.
    private final class Wrapper: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        let shelf: Shelf
        init(around shelf: Shelf) { self.shelf = shelf }

        func numberOfSections(in tableView: UITableView) -> Int { shelf.numberOfSections(in: tableView) }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            shelf.tableView(tableView, numberOfRowsInSection: section)
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            shelf.tableView(tableView, cellForRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            shelf.tableView(tableView, titleForHeaderInSection: section)
        }
        func numberOfSections(in list: UICollectionView) -> Int { shelf.numberOfSections(in: list) }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            shelf.collectionView(list, numberOfItemsInSection: section)
        }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            shelf.collectionView(list, cellForItemAt: path)
        }
    }
#endif
