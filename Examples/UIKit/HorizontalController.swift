import IndexBarUIKit
import UIKit

/// A collection view that scrolls sideways, with the bar along its lower edge.
final class HorizontalController: UIViewController, UICollectionViewDataSource {
    private let list: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 120, height: 160)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var configuration = cell.defaultContentConfiguration()
        configuration.text = name
        cell.contentConfiguration = configuration
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Horizontal bar"
        list.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 220)
        list.autoresizingMask = [.flexibleWidth]
        list.dataSource = self
        view.addSubview(list)
        let bar = IndexBarView(attachedTo: list)
        bar.sectionTitle = { Names.sections[$0].letter }
        bar.style.axis = .horizontal
        bar.style.distribution = .fill
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { Names.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Names.sections[section].names.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let name = Names.sections[indexPath.section].names[indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
    }
}
