// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// As much of Core Data as shows sections of sorted objects; nothing is stored.
open class NSManagedObject: NSObject {
    /// The double's own: the object's attributes by name, in place of accessors that Objective-C makes.
    public internal(set) var attributes: [String: String]
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// The double's own: an object in a context.
    public required init(_ attributes: [String: String], in context: NSManagedObjectContext) {
        self.attributes = attributes
        managedObjectContext = context
        super.init()
        context.objects.append(self)
    }
    open func value(forKey key: String) -> Any? { attributes[key] }
    open func setValue(_ value: Any?, forKey key: String) {
        attributes[key] = value as? String
        managedObjectContext?.changed.append(self)
    }
}

open class NSManagedObjectContext: NSObject {
    var objects: [NSManagedObject] = []
    var changed: [NSManagedObject] = []
    private struct Watcher { weak var target: (any ContextWatching)? }
    private var watchers: [Watcher] = []

    func watch(_ target: any ContextWatching) { watchers.append(Watcher(target: target)) }
    open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
    open var hasChanges: Bool { !changed.isEmpty }
    /// Tells controllers of what has come, gone and changed, as merging changes does.
    open func processPendingChanges() {
        changed = []
        for watcher in watchers { watcher.target?.contextDidChange() }
    }
    open func save() throws { processPendingChanges() }
}

protocol ContextWatching: AnyObject {
    func contextDidChange()
}

open class NSFetchRequest<ResultType>: NSObject {
    public let entityName: String?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The double's own: which objects are wanted; there are no predicates.
    public var includes: ((NSManagedObject) -> Bool)?
    /// The double's own: the attributes by which the objects are sorted, ascending, for want of key paths.
    public var sortKeys: [String] = []
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }
}
