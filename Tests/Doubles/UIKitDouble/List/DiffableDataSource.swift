// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Sections and items by their identifiers, each once.
public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable
{
    public private(set) var sectionIdentifiers: [Section] = []
    private var items: [Section: [Item]] = [:]
    public init() {}
    public mutating func appendSections(_ identifiers: [Section]) {
        for section in identifiers {
            guard items[section] == nil else {
                raise("NSInternalInconsistencyException", "Supplied identifiers are not unique.")
            }
            sectionIdentifiers.append(section)
            items[section] = []
        }
    }
    public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
        guard let section = section ?? sectionIdentifiers.last, items[section] != nil else {
            raise("NSInternalInconsistencyException", "There are currently no sections in the data source.")
        }
        items[section]?.append(contentsOf: identifiers)
    }
    public mutating func deleteSections(_ identifiers: [Section]) {
        sectionIdentifiers.removeAll(where: identifiers.contains)
        for section in identifiers { items[section] = nil }
    }
    public mutating func deleteItems(_ identifiers: [Item]) {
        for section in sectionIdentifiers { items[section]?.removeAll(where: identifiers.contains) }
    }
    public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
    public mutating func insertSections(_ identifiers: [Section], beforeSection section: Section) {
        let place = sectionIdentifiers.firstIndex(of: section) ?? sectionIdentifiers.count
        appendSections(identifiers)
        sectionIdentifiers.removeLast(identifiers.count)
        sectionIdentifiers.insert(contentsOf: identifiers, at: place)
    }
    public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var numberOfItems: Int { sectionIdentifiers.reduce(0) { $0 + (items[$1]?.count ?? 0) } }
    public func indexOfSection(_ identifier: Section) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }
    public func sectionIdentifier(containingItem item: Item) -> Section? {
        sectionIdentifiers.first { items[$0]?.contains(item) == true }
    }
    func place(of item: Item) -> IndexPath? {
        for (section, identifier) in sectionIdentifiers.enumerated() {
            if let item = items[identifier]?.firstIndex(of: item) {
                return IndexPath(indexes: [section, item])
            }
        }
        return nil
    }
    public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
    public func numberOfItems(inSection section: Section) -> Int { items[section]?.count ?? 0 }
    public var numberOfSections: Int { sectionIdentifiers.count }
    func path(_ path: IndexPath) -> Item {
        itemIdentifiers(inSection: sectionIdentifiers[path.section])[path.item]
    }
}

@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider =
        (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private weak var list: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    public var supplementaryViewProvider: SupplementaryViewProvider?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        list = collectionView
        provider = cellProvider
        super.init()
        #if !OBJECTIVE_C
            collectionView.dataSource = self
        #endif
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        list?.reloadData()
        completion?()
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }
    @available(iOS 15.0, *) open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    @available(iOS 15.0, *) open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }
    @available(iOS 15.0, *) open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? {
        guard current.sectionIdentifiers.indices.contains(path.section) else { return nil }
        let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[path.section])
        return items.indices.contains(path.item) ? items[path.item] : nil
    }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.place(of: item) }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        provider(collectionView, indexPath, current.path(indexPath)) ?? UICollectionViewCell()
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

@MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private weak var list: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        list = tableView
        provider = cellProvider
        super.init()
        #if !OBJECTIVE_C
            tableView.dataSource = self
        #endif
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        list?.reloadData()
        completion?()
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }
    @available(iOS 15.0, *) open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    @available(iOS 15.0, *) open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }
    @available(iOS 15.0, *) open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? {
        guard current.sectionIdentifiers.indices.contains(path.section) else { return nil }
        let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[path.section])
        return items.indices.contains(path.item) ? items[path.item] : nil
    }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.place(of: item) }
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        provider(tableView, indexPath, current.path(indexPath)) ?? UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
