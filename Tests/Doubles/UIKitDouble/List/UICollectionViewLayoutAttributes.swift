// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
    open var frame = CGRect.zero
    open var indexPath: IndexPath
    open var zIndex = 0
    open var alpha: CGFloat = 1
    open var isHidden = false
    public let representedElementCategory: UICollectionView.ElementCategory
    public let representedElementKind: String?

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
        (representedElementCategory, representedElementKind) = (category, kind)
        indexPath = path
        super.init()
    }
    public convenience init(forCellWith path: IndexPath) { self.init(.cell, nil, path) }
    public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
        self.init(.supplementaryView, kind, path)
    }
}

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}
