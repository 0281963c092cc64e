// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What the layouts of the double have in common: sections of lines.
@MainActor open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    weak var list: UICollectionView?
    open weak var collectionView: UICollectionView? { list }
    open func invalidateLayout() { list?.layoutChanged() }
    /// Whether the list turns what the layout says round where reading goes from right to left (Apple's page of the
    /// property). Which layouts of UIKit's own answer yes is not said; a test answers for its own.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Whether the list scrolls from side to side.
    var isHorizontal: Bool { false }
    func section(_ place: Int, count: Int, width: CGFloat) -> ListSection {
        unmodelled("a subclass of UICollectionViewLayout")
    }

    // MARK: What is where; a subclass may say otherwise of supplementary views

    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let list, list.contains(path) else { return nil }
        let result = UICollectionViewLayoutAttributes(forCellWith: path)
        result.frame = list.frameForItem(at: path)
        return result
    }

    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementary(kind, path) }

    /// Behaviour 19: each section has what its layout gives it, by that name and by no other.
    private func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let list, list.geometry.sections.indices.contains(path.section), path.item == 0 else {
            return nil
        }
        let section = list.geometry.sections[path.section]
        let found =
            kind == section.headerKind
            ? list.geometry.header(of: path.section, shownFrom: list.shownFrom)
            : kind == section.footerKind ? list.geometry.footer(of: path.section) : nil
        guard let found else { return nil }
        let result = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        result.frame = list.box(found.start, found.extent)
        return result
    }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let list else { return nil }
        var result = list.paths(in: rect).compactMap(layoutAttributesForItem)
        for place in list.sections(in: rect) {
            let section = list.geometry.sections[place]
            for kind in [section.headerKind, section.footerKind] {
                let path = IndexPath(item: 0, section: place)
                let one = supplementary(kind, path)
                if let one, one.frame.intersects(rect) { result.append(one) }
            }
        }
        return result
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    override var isHorizontal: Bool { scrollDirection == .horizontal }

    override func section(_ place: Int, count: Int, width: CGFloat) -> ListSection {
        var inset = sectionInset
        #if !OBJECTIVE_C
            if let list, let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout {
                inset = delegate.collectionView(list, layout: self, insetForSectionAt: place)
            }
        #endif
        let size = estimatedItemSize == .zero ? itemSize : estimatedItemSize
        let across = isHorizontal ? size.height : size.width
        let room = width - (isHorizontal ? inset.top + inset.bottom : inset.left + inset.right)
        let header = isHorizontal ? headerReferenceSize.width : headerReferenceSize.height
        var result = ListSection()
        result.count = count
        result.header = header > 0 ? header : nil
        result.pinsHeader = sectionHeadersPinToVisibleBounds
        result.footer = isHorizontal ? footerReferenceSize.width : footerReferenceSize.height
        result.before = isHorizontal ? inset.left : inset.top
        result.after = isHorizontal ? inset.right : inset.bottom
        result.perLine = max(
            1, Int((room + minimumInteritemSpacing) / max(1, across + minimumInteritemSpacing)))
        result.line = isHorizontal ? size.width : size.height
        result.isEstimate = estimatedItemSize != .zero
        result.spacing = minimumLineSpacing
        return result
    }
}
