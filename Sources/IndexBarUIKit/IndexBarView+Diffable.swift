#if canImport(UIKit)
    import UIKit

    extension IndexBarView {
        /// Takes the titles of sections from a diffable data source, which is held weakly, in place of `sectionTitle`.
        ///
        ///     IndexBarView(attachedTo: collectionView).setSectionTitle(from: dataSource) { $0.letter }
        ///
        /// - Parameters:
        ///   - source: the list's data source.
        ///   - title: the title of a section, by its identifier; nil: it has no entry.
        public func setSectionTitle<Section, Item>(
            from source: UICollectionViewDiffableDataSource<Section, Item>,
            _ title: @escaping (Section) -> String?
        ) { sectionTitle = { [weak source] in source?.sectionIdentifier(for: $0).flatMap(title) } }

        /// As for a collection view's data source.
        public func setSectionTitle<Section, Item>(
            from source: UITableViewDiffableDataSource<Section, Item>, _ title: @escaping (Section) -> String?
        ) { sectionTitle = { [weak source] in source?.sectionIdentifier(for: $0).flatMap(title) } }
    }
#endif
