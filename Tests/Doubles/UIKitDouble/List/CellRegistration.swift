// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIContentConfiguration {}
public struct UIListContentConfiguration: UIContentConfiguration {
    nonisolated init() {}
    public var text: String?
    public var secondaryText: String?
}

extension UICollectionView {
    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        public init(handler: @escaping Handler) { self.handler = handler }
    }
    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, self.handler) = (elementKind, handler)
        }
    }
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        guard let cell = UICollectionViewListCell() as? Cell ?? UICollectionViewCell() as? Cell else {
            unmodelled("a registration of \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let made =
            UICollectionViewListCell() as? Supplementary ?? UICollectionReusableView() as? Supplementary
        guard let view = made else { unmodelled("a registration of \(Supplementary.self)") }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
