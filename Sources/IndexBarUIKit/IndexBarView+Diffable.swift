#if canImport(UIKit)
    import UIKit

    extension IndexBarView {
        /// Reads section titles from a diffable data source, instead of `sectionTitle`. The data source is held
        /// weakly.
        ///
        ///     IndexBarView(attachedTo: collectionView).setSectionTitle(from: dataSource) { $0.letter }
        ///
        /// - Parameters:
        ///   - source: the list's data source.
        ///   - title: returns the title for a section identifier; nil if the section has no entry.
        public func setSectionTitle<Section, Item>(
            from source: UICollectionViewDiffableDataSource<Section, Item>,
            _ title: @escaping (Section) -> String?
        ) { sectionTitle = { [weak source] in source?.sectionIdentifier(for: $0).flatMap(title) } }

        /// The same for a table view's data source.
        public func setSectionTitle<Section, Item>(
            from source: UITableViewDiffableDataSource<Section, Item>, _ title: @escaping (Section) -> String?
        ) { sectionTitle = { [weak source] in source?.sectionIdentifier(for: $0).flatMap(title) } }
    }
#endif
