// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Sections of lines of items, where its layout puts them.
@MainActor open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
    }
    // The main actor's, as Apple's page has it: `class let elementKindSectionHeader: String`.
    public static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.list = self
            layoutChanged()
        }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    var geometry = ListGeometry()
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var supplementaries: [ElementPlace: UICollectionReusableView] = [:]
    var counts: [Int] = []
    var changes: ListChanges?
    private var isStale = true
    private var isOutdated = true
    private var widthAtLayout: CGFloat = 0

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.list = self
    }
    public required init?(coder: NSCoder) { unmodelled("UICollectionView.init(coder:)") }

    open var numberOfSections: Int { counts.count }
    open func numberOfItems(inSection section: Int) -> Int {
        guard counts.indices.contains(section) else {
            raise(
                "NSInternalInconsistencyException",
                "request for number of items in section \(section) when there are only \(counts.count) sections "
                    + "in the collection view")
        }
        return counts[section]
    }

    /// Behaviour 13: the new counts are there after the next layout, not before.
    open func reloadData() {
        isStale = true
        setNeedsLayout()
    }

    func layoutChanged() {
        isOutdated = true
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isStale { adoptCounts() }
        let width = isHorizontal ? bounds.height : bounds.width
        if isOutdated || width != widthAtLayout {
            (isOutdated, widthAtLayout) = (false, width)
            geometry.replace(
                counts.indices.map {
                    collectionViewLayout.section($0, count: counts[$0], width: width)
                })
            resizeContent()
        }
        layOutItems()
    }

    func adoptCounts() {
        (isStale, isOutdated) = (false, true)
        for view in cells.values { view.removeFromSuperview() }
        for view in supplementaries.values { view.removeFromSuperview() }
        (cells, supplementaries) = ([:], [:])
        #if !OBJECTIVE_C
            let sections = dataSource?.numberOfSections(in: self) ?? 0
            counts = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
        #endif
    }

    // MARK: Places

    var isHorizontal: Bool { collectionViewLayout.isHorizontal }

    func contains(_ path: IndexPath) -> Bool {
        geometry.sections.indices.contains(path.section)
            && (0..<geometry.sections[path.section].count).contains(path.item)
    }

    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        guard contains(path) else {
            raise(
                "NSInternalInconsistencyException",
                "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                    + "\(path.section) - \(path.item)")
        }
        return collectionViewLayout.layoutAttributesForItem(at: path)
    }

    /// Behaviour 14: a pinned header's frame follows the offset. Behaviour 19: nil for a kind that the layout does not
    /// have.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }

    /// In no order, as a hash table gives them.
    open var indexPathsForVisibleItems: [IndexPath] {
        let result = shownPaths()
        let middle = result.count / 2
        return (result[middle...] + result[..<middle]).reversed()
    }
    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { cells[path] }
    open func supplementaryView(forElementKind kind: String, at path: IndexPath) -> UICollectionReusableView?
    {
        supplementaries[ElementPlace(kind: kind, path: path)]
    }
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        supplementaries.filter { $0.key.kind == kind }.map(\.value)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        supplementaries.keys.filter { $0.kind == kind }.map(\.path)
    }
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// Behaviour 19: a supplementary view is one kind's at a place; two kinds at one place are two views.
struct ElementPlace: Hashable {
    let kind: String
    let path: IndexPath
}

@MainActor open class UICollectionReusableView: UIView {}
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var contentConfiguration: (any UIContentConfiguration)?
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}
@MainActor open class UICollectionViewListCell: UICollectionViewCell {}
