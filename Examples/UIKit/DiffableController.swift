import IndexBarUIKit
import UIKit

/// A collection view with a list layout and a diffable data source, whose section identifiers are the titles.
final class DiffableController: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<String, String>?

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Diffable collection view"
        let source = makeSource()
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for section in Names.sections {
            snapshot.appendSections([section.letter])
            snapshot.appendItems(section.names)
        }
        source.apply(snapshot, animatingDifferences: false)
        let bar = IndexBarView.attach(to: collectionView)
        bar.accessibilityIdentifier = "bar"
        bar.setSectionTitle(from: source) { $0 }
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<String, String> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var configuration = cell.defaultContentConfiguration()
            configuration.text = name
            cell.contentConfiguration = configuration
        }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var configuration = header.defaultContentConfiguration()
            configuration.text = Names.sections[path.section].letter
            header.contentConfiguration = configuration
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }
}
