#if INDEXBAR_UIKIT_DOUBLE
    import CoreData
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    /// Lists that are sorted by title and have one section.
    @MainActor @Suite struct RealFlatTests {
        private final class Names: NSObject, UITableViewDataSource {
            var names: [String]
            var asked: [IndexPath] = []
            init(_ names: [String]) { self.names = names }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                names.count
            }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func title(_ path: IndexPath) -> String? {
                asked.append(path)
                return names.indices.contains(path.row) ? String(names[path.row].prefix(1)) : nil
            }
        }

        private func stage(_ source: Names, _ home: Home = .plain) -> RealStage {
            let stage = RealStage(home, Shelf([]), attach: false)
            stage.table.dataSource = source
            stage.attach()
            stage.bar.rowTitle = { [weak source] in source?.title($0) }
            stage.frames()
            return stage
        }

        private func topRow(_ stage: RealStage) -> Int? {
            let top = stage.list.contentOffset.y + stage.list.adjustedContentInset.top
            return stage.table.indexPathForRow(at: CGPoint(x: 9, y: top + 1))?.row
        }

        @Test(arguments: [Home.plain, .tableController])
        func `100,000 rows are read once, insertions and removals are told by ranges`(home: Home) {
            let source = Names((0..<100_000).map { "\(Shelf.letter($0 / 5_000))\($0)" })
            let stage = stage(source, home)
            #expect(source.asked.count == 100_000)
            stage.tap("C")
            #expect(topRow(stage) == 10_000 && stage.bar.highlightedIndex == 2)
            source.asked = []
            stage.table.beginUpdates()
            source.names.insert(contentsOf: ["Ba", "Bb"], at: 9_000)
            stage.table.insertRows(
                at: [IndexPath(row: 9_000, section: 0), IndexPath(row: 9_001, section: 0)], with: .automatic)
            stage.table.endUpdates()
            stage.bar.rowsInserted(9_000..<9_002)
            stage.frames()
            stage.bar.attachment?.list.motion.timer?.fire()
            stage.frames()
            #expect(source.asked == [IndexPath(row: 9_000, section: 0), IndexPath(row: 9_001, section: 0)])
            stage.tap("D")
            #expect(topRow(stage) == 15_002)
            source.asked = []
            source.names.removeSubrange(0..<5_000)
            stage.table.deleteRows(at: (0..<5_000).map { IndexPath(row: $0, section: 0) }, with: .none)
            stage.bar.rowsRemoved(0..<5_000)
            stage.frames()
            #expect(source.asked.isEmpty && stage.place(of: "A") == nil)
            stage.tap("D")
            #expect(topRow(stage) == 10_002)
        }

        @Test func `what is not told is noticed, and a range that does not fit too: all rows are read again`()
        {
            let source = Names((0..<60).map { "\(Shelf.letter($0 / 20))\($0)" })
            let stage = stage(source)
            source.names.insert(contentsOf: Array(repeating: "Aa", count: 7), at: 5)
            stage.table.reloadData()
            stage.frames()
            stage.tap("B")
            #expect(topRow(stage) == 27)
            source.asked = []
            source.names.insert("Ab", at: 0)
            stage.table.reloadData()
            stage.bar.rowsInserted(900..<901)
            stage.frames()
            #expect(source.asked.count == 68)
            stage.tap("B")
            #expect(topRow(stage) == 28)
        }

        @Test func `the user's scrolling lights the run that is on top, and rows without a title none`() {
            let source = Names(Array(repeating: "", count: 20) + (0..<60).map { "\(Shelf.letter($0 / 20))" })
            let stage = RealStage(.plain, Shelf([]), attach: false)
            stage.table.dataSource = source
            stage.attach()
            stage.bar.rowTitle = { [weak source] path in
                source.flatMap { $0.names[path.row] == "" ? nil : $0.names[path.row] }
            }
            stage.frames()
            stage.scroll(by: 44 * 45)
            #expect(stage.bar.highlightedIndex == 1)
            #expect(stage.bar.content.count == 3 && stage.bar.content.rowCount == 80)
        }

        @Test func `content made of runs by the app itself is the bar's, whatever sections the list has`() {
            let source = Names((0..<60).map { "\(Shelf.letter($0 / 20))" })
            let stage = stage(source)
            stage.bar.content = IndexBarRuns(rowCount: 60) { "\($0 / 10)" }.content
            stage.frames()
            source.names.append("Z")
            stage.table.reloadData()
            stage.frames()
            stage.tap("3")
            #expect(topRow(stage) == 30)
        }

        @Test
        func
            `numbers of rows that are not the list's: headers come to the top, and at rest the list's count`()
        {
            let stage = RealStage(.plain, Shelf([20, 20, 20]))
            stage.bar.content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [3, 9, 2])
            stage.frames()
            stage.tap("C")
            #expect(stage.header(2) == 0 && stage.bar.content.rowCount == 14)
            for _ in 0..<2 {
                stage.bar.attachment?.list.motion.timer?.fire()
                stage.frames()
            }
            #expect(stage.bar.content.rowCount == 60 && stage.bar.highlightedIndex == 2)
            stage.scroll(by: -60)
            #expect(stage.bar.highlightedIndex == 1)
        }

        @Test func `NSFetchedResultsController without sections: the rows' own letters, told as they come`()
            throws
        {
            let people = FlatPeople()
            for letter in ["A", "B", "D"] { for number in 0..<20 { people.add("\(letter)\(number)") } }
            try people.results.performFetch()
            let stage = RealStage(.plain, Shelf([]), attach: false)
            people.table = stage.table
            stage.table.dataSource = people
            stage.attach()
            people.bar = stage.bar
            let bar: IndexBarView? = stage.bar
            bar?.rowTitle = { [weak people] in people?.letter($0) }
            stage.frames()
            #expect(people.reads == 60 && stage.place(of: "D") != nil && stage.place(of: "C") == nil)
            people.add("Cleo")
            try people.context.save()
            stage.frames()
            #expect(people.reads == 61)
            stage.tap("C")
            #expect(topRow(stage) == 40)
        }
    }

    /// A table of fetched people without sections.
    @MainActor
    private final class FlatPeople: NSObject, UITableViewDataSource,
        @preconcurrency NSFetchedResultsControllerDelegate
    {
        let context = NSManagedObjectContext()
        let results: NSFetchedResultsController<NSManagedObject>
        weak var table: UITableView?
        weak var bar: IndexBarView?
        var reads = 0

        override init() {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
            request.sortKeys = ["name"]
            results = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
            super.init()
            results.delegate = self
        }

        func add(_ name: String) { _ = NSManagedObject(["name": name], in: context) }

        func letter(_ path: IndexPath) -> String? {
            reads += 1
            return (results.object(at: path).value(forKey: "name") as? String).map { String($0.prefix(1)) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            results.sections?[section].numberOfObjects ?? 0
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {
            table?.beginUpdates()
        }
        func controller(
            _ controller: NSFetchedResultsController<NSManagedObject>, didChange object: Any,
            at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            if type == .insert, let newIndexPath {
                table?.insertRows(at: [newIndexPath], with: .automatic)
                bar?.rowsInserted(newIndexPath.row..<newIndexPath.row + 1)
            }
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {
            table?.endUpdates()
        }
    }
#endif
