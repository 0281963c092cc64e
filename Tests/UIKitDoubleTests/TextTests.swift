import CoreData
import Testing

@testable import UIKit

/// A person as Core Data gives it.
final class Person: NSManagedObject {}

@MainActor @Suite struct TextTests {
    struct Name: CollationTexts {
        let text: String
        func text(for selector: Selector) -> String { selector.name == "name" ? text : "" }
    }

    @Test func `the indexed collation puts names into sections and in order`() {
        let collation = UILocalizedIndexedCollation.current()
        let names = ["éva", "Zoë", "4711", "Adam"].map(Name.init)
        let sections = names.map { collation.section(for: $0, collationStringSelector: "name") }
        #expect(sections == [4, 25, 26, 0])
        let sorted = collation.sortedArray(from: names, collationStringSelector: "name")
        #expect(sorted.compactMap { ($0 as? Name)?.text } == ["4711", "Adam", "éva", "Zoë"])
    }

    private final class Watcher: NSFetchedResultsControllerDelegate {
        var told: [String] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {
            told.append("will")
        }
        func controller(
            _ controller: NSFetchedResultsController<NSManagedObject>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
            for type: NSFetchedResultsChangeType
        ) { told.append("section \(index) \(type)") }
        func controller(
            _ controller: NSFetchedResultsController<NSManagedObject>, didChange object: Any,
            at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) { told.append("object \(type) \(path.map(String.init(describing:)) ?? "-")") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {
            told.append("did")
        }
    }

    @Test func `fetched results are runs of an attribute, and changes are told with their places`() throws {
        let context = NSManagedObjectContext()
        for name in ["Bert", "Anna", "Adam"] {
            _ = Person(["name": name, "letter": String(name.prefix(1))], in: context)
        }
        let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
        request.sortKeys = ["letter", "name"]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "letter", cacheName: nil
        )
        #expect(results.sections == nil)
        try results.performFetch()
        #expect(results.sections?.map(\.name) == ["A", "B"] && results.sectionIndexTitles == ["A", "B"])
        #expect(results.object(at: IndexPath(row: 1, section: 0)).attributes["name"] == "Anna")
        let watcher = Watcher()
        results.delegate = watcher
        _ = Person(["name": "Cleo", "letter": "C"], in: context)
        context.delete(results.object(at: IndexPath(row: 0, section: 1)))
        try context.save()
        #expect(
            watcher.told == [
                "will", "section 1 delete", "section 1 insert", "object delete [1, 0]", "object insert -",
                "did",
            ])
        #expect(results.sections?.map(\.name) == ["A", "C"])
    }

    @Test func `a diffable source knows sections and items by place and by name`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "c"])
        snapshot.insertSections(["b"], beforeSection: "c")
        snapshot.appendItems([1, 2], toSection: "b")
        snapshot.deleteItems([1])
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: UICollectionViewFlowLayout()
        )
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { _, _, _ in nil }
        source.apply(snapshot)
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"] && snapshot.itemIdentifiers == [2])
        #expect(source.index(for: "c") == 2 && source.indexPath(for: 2) == IndexPath(item: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 2)
        #expect(source.itemIdentifier(for: IndexPath(item: 3, section: 1)) == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "b")
    }
}
