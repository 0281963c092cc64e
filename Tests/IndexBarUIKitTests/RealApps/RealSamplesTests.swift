#if INDEXBAR_UIKIT_DOUBLE
    import CoreData
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    /// A table of fetched people, as apps write it.
    @MainActor
    private final class People: NSObject, UITableViewDataSource,
        @preconcurrency NSFetchedResultsControllerDelegate
    {
        let context = NSManagedObjectContext()
        let results: NSFetchedResultsController<NSManagedObject>
        weak var table: UITableView?

        override init() {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
            request.sortKeys = ["letter", "name"]
            results = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "letter",
                cacheName: nil)
            super.init()
            results.delegate = self
        }

        func add(_ name: String) {
            _ = NSManagedObject(["name": name, "letter": String(name.prefix(1))], in: context)
        }

        func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            results.sections?[section].numberOfObjects ?? 0
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            results.sections?[section].name
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { results.sectionIndexTitles }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { results.section(forSectionIndexTitle: title, at: index) }

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {
            table?.beginUpdates()
        }
        func controller(
            _ controller: NSFetchedResultsController<NSManagedObject>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
            for type: NSFetchedResultsChangeType
        ) {
            if type == .insert { table?.insertSections(IndexSet(integer: index), with: .automatic) }
            if type == .delete { table?.deleteSections(IndexSet(integer: index), with: .automatic) }
        }
        func controller(
            _ controller: NSFetchedResultsController<NSManagedObject>, didChange object: Any,
            at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            if type == .insert, let newIndexPath { table?.insertRows(at: [newIndexPath], with: .automatic) }
            if type == .delete, let path { table?.deleteRows(at: [path], with: .automatic) }
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {
            table?.endUpdates()
        }
    }

    @MainActor @Suite struct RealSamplesTests {
        @Test(arguments: [Home.plain, .tableController])
        func `NSFetchedResultsController: letters come and go with the batch updates that it tells`(
            home: Home
        ) throws {
            let people = People()
            for letter in ["A", "B", "D"] { for number in 0..<20 { people.add("\(letter)\(number)") } }
            try people.results.performFetch()
            let stage = RealStage(home, Shelf([]), attach: false)
            people.table = stage.table
            stage.table.dataSource = people
            stage.attach()
            stage.frames()
            #expect(stage.place(of: "D") != nil && stage.place(of: "C") == nil)
            people.add("Cleo")
            try people.context.save()
            stage.frames()
            stage.tap("C")
            #expect(stage.header(2) == 0 && stage.bar.highlightedIndex == 2)
            people.context.delete(people.results.object(at: IndexPath(row: 0, section: 2)))
            try people.context.save()
            stage.frames()
            #expect(stage.place(of: "C") == nil)
            stage.tap("D")
            #expect(stage.table.indexPathsForVisibleRows?.contains { $0.section == 2 } == true)
        }

        @Test
        func `UILocalizedIndexedCollation: its titles are the bar's, and letters without names lead on`() {
            struct Name: CollationTexts {
                let text: String
                func text(for selector: Selector) -> String { text }
            }
            let collation = UILocalizedIndexedCollation.current()
            let names = (0..<90).map { Name(text: ["Anna", "Berta", "Zoë"][$0 % 3]) }
            var counts = collation.sectionTitles.map { _ in 0 }
            for name in names { counts[collation.section(for: name, collationStringSelector: "text")] += 1 }
            let headers = counts.indices.map { counts[$0] > 0 ? collation.sectionTitles[$0] : nil }
            let shelf = Shelf(counts, headers: headers)
            shelf.indexTitles = collation.sectionIndexTitles
            shelf.lead = { _, index in collation.section(forSectionIndexTitle: index) }
            let stage = RealStage(.plain, shelf)
            stage.tap("B")
            #expect(stage.header(1) == 0)
            stage.tap("Z")
            #expect(stage.bar.selectedIndex == 25)
            #expect(stage.table.indexPathsForVisibleRows?.last?.section == 25)
        }
    }
#endif
