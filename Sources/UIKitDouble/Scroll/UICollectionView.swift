// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor open class UICollectionViewCell: UIView {}

@MainActor open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
}

/// One column; pinned headers if told so.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
    open var headerReferenceSize = CGSize.zero
    open var sectionHeadersPinToVisibleBounds = false
}

@MainActor open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
    }
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    public let collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    private var counts: [Int] = []
    private var isStale = true

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { unmodelled("UICollectionView.init(coder:)") }

    private var flow: UICollectionViewFlowLayout {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
            unmodelled("a collection view layout of another kind")
        }
        return flow
    }

    open var numberOfSections: Int { counts.count }
    open func numberOfItems(inSection section: Int) -> Int { counts[section] }

    /// Behaviour 13: the new counts are there after the next layout, not before.
    open func reloadData() {
        isStale = true
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard isStale else { return }
        isStale = false
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        counts = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
        contentSize = CGSize(width: bounds.width, height: top(of: counts.count))
    }

    private func top(of section: Int) -> CGFloat {
        counts.prefix(section).reduce(0) {
            $0 + flow.headerReferenceSize.height + CGFloat($1) * flow.itemSize.height
        }
    }

    /// Behaviour 13: beyond the counts it raises, and there is no `NSNotFound` here. Behaviour 14: a pinned
    /// header covers the item that was scrolled to the top.
    open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else {
            let count = counts.indices.contains(path.section) ? counts[path.section] : 0
            raise(
                "NSInvalidArgumentException",
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when "
                    + "there are only \(count) items in section \(path.section).")
        }
        let y = frameForItem(at: path).minY - adjustedContentInset.top
        setContentOffset(clamped(CGPoint(x: 0, y: y)), animated: animated)
    }

    func frameForItem(at path: IndexPath) -> CGRect {
        let y =
            top(of: path.section) + flow.headerReferenceSize.height
            + CGFloat(path.item) * flow.itemSize.height
        return CGRect(x: 0, y: y, width: bounds.width, height: flow.itemSize.height)
    }

    /// Behaviour 14: a pinned header's frame follows the offset.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard kind == UICollectionView.elementKindSectionHeader, counts.indices.contains(path.section) else {
            return nil
        }
        var y = top(of: path.section)
        if flow.sectionHeadersPinToVisibleBounds {
            let lowest = top(of: path.section + 1) - flow.headerReferenceSize.height
            y = min(max(y, contentOffset.y + adjustedContentInset.top), lowest)
        }
        let size = CGSize(width: bounds.width, height: flow.headerReferenceSize.height)
        return UICollectionViewLayoutAttributes(CGRect(origin: CGPoint(x: 0, y: y), size: size), path)
    }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(frameForItem(at: path), path)
    }

    /// In no order, as a hash table gives them.
    open var indexPathsForVisibleItems: [IndexPath] {
        let shown = bounds.inset(by: adjustedContentInset)
        var result: [IndexPath] = []
        for section in counts.indices {
            for item in 0..<counts[section] {
                let path = IndexPath(item: item, section: section)
                if frameForItem(at: path).intersects(shown) { result.append(path) }
            }
        }
        let middle = result.count / 2
        return (result[middle...] + result[..<middle]).reversed()
    }
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
    open var frame: CGRect
    open var indexPath: IndexPath
    init(_ frame: CGRect, _ path: IndexPath) {
        self.frame = frame
        indexPath = path
        super.init()
    }
}
