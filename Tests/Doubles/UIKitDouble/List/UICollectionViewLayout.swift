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
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
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

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
    open var frame: CGRect
    open var indexPath: IndexPath
    init(_ frame: CGRect, _ path: IndexPath) {
        self.frame = frame
        indexPath = path
        super.init()
    }
}
