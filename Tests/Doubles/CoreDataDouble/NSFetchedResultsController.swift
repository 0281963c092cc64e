// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

struct FetchedSection: NSFetchedResultsSectionInfo, Equatable {
    let name: String
    let members: [NSManagedObject]
    /// The first letter of the name, as a capital: developer.apple.com/documentation/coredata/
    /// nsfetchedresultscontroller/sectionindextitle(forsectionname:).
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>)
    func controller(
        _ controller: NSFetchedResultsController<NSManagedObject>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<NSManagedObject>, didChange object: Any,
        at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>)
}
extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {}
    public func controller(
        _ controller: NSFetchedResultsController<NSManagedObject>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<NSManagedObject>, didChange object: Any,
        at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {}
}

/// Objects of a context, sorted, in runs of an equal attribute. Nothing is there before ``performFetch()``.
open class NSFetchedResultsController<ResultType>: NSObject, ContextWatching {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var found: [FetchedSection]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
    ) {
        self.fetchRequest = fetchRequest
        self.managedObjectContext = managedObjectContext
        self.sectionNameKeyPath = sectionNameKeyPath
        super.init()
        managedObjectContext.watch(self)
    }

    open func performFetch() throws { found = sorted() }
    open var sections: [any NSFetchedResultsSectionInfo]? { found }
    open var fetchedObjects: [ResultType]? { found?.flatMap(\.members).compactMap { $0 as? ResultType } }
    /// One title a section, by place: two sections with the same letter give it twice.
    open var sectionIndexTitles: [String] { (found ?? []).map { $0.indexTitle ?? "" } }
    open func sectionIndexTitle(forSectionName name: String) -> String? {
        name.first.map { String($0).uppercased() }
    }
    open func section(forSectionIndexTitle title: String, at index: Int) -> Int { index }
    open func object(at path: IndexPath) -> ResultType {
        guard let object = found?[path[0]].members[path[1]] as? ResultType else {
            fatalError("no object at index path \(path)")
        }
        return object
    }

    private func sorted() -> [FetchedSection] {
        let keys = fetchRequest.sortKeys
        let wanted = managedObjectContext.objects.filter { fetchRequest.includes?($0) ?? true }
        let objects = wanted.sorted { one, other in
            for key in keys {
                let (left, right) = (one.attributes[key] ?? "", other.attributes[key] ?? "")
                if left != right { return left < right }
            }
            return false
        }
        guard let sectionNameKeyPath else { return [FetchedSection(name: "", members: objects)] }
        var runs: [(name: String, members: [NSManagedObject])] = []
        for object in objects {
            let name = object.attributes[sectionNameKeyPath] ?? ""
            if runs.last?.name == name {
                runs[runs.count - 1].members.append(object)
            } else {
                runs.append((name, [object]))
            }
        }
        return runs.map { FetchedSection(name: $0.name, members: $0.members) }
    }

    /// What has changed is told section by section, then object by object: places before for what goes, places
    /// after for what comes.
    func contextDidChange() {
        guard let before = found, let teller = self as? NSFetchedResultsController<NSManagedObject> else {
            return
        }
        let after = sorted()
        guard after != before else { return }
        delegate?.controllerWillChangeContent(teller)
        found = after
        tell(before, after, teller)
        delegate?.controllerDidChangeContent(teller)
    }

    private func tell(
        _ before: [FetchedSection], _ after: [FetchedSection],
        _ teller: NSFetchedResultsController<NSManagedObject>
    ) {
        for (place, one) in before.enumerated() where !after.contains(where: { $0.name == one.name }) {
            delegate?.controller(teller, didChange: one, atSectionIndex: place, for: .delete)
        }
        for (place, one) in after.enumerated() where !before.contains(where: { $0.name == one.name }) {
            delegate?.controller(teller, didChange: one, atSectionIndex: place, for: .insert)
        }
        for (place, one) in before.enumerated() {
            let kept = after.first { $0.name == one.name }
            for (row, object) in one.members.enumerated() where kept?.members.contains(object) != true {
                delegate?.controller(
                    teller, didChange: object, at: IndexPath(indexes: [place, row]), for: .delete,
                    newIndexPath: nil)
            }
        }
        for (place, one) in after.enumerated() {
            let known = before.first { $0.name == one.name }
            for (row, object) in one.members.enumerated() where known?.members.contains(object) != true {
                delegate?.controller(
                    teller, didChange: object, at: nil, for: .insert,
                    newIndexPath: IndexPath(indexes: [place, row]))
            }
        }
    }
}
