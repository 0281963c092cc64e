import Testing

@testable import UIKit

/// Items whose supplementary views say which kind they were asked for by.
final class KindItems: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var asked: [String] = []
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        asked.append("\(kind) \(indexPath.section)")
        return UICollectionReusableView()
    }
}

/// A flow layout whose headers go by a name of its own.
final class LetterLayout: UICollectionViewFlowLayout {
    static let kind = "letter"
    private func renamed(_ one: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard one.representedElementKind == UICollectionView.elementKindSectionHeader else { return one }
        let result = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: LetterLayout.kind, with: one.indexPath)
        result.frame = one.frame
        result.zIndex = 9
        return result
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(renamed)
    }
    override func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard kind == LetterLayout.kind else { return nil }
        return super.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: path
        ).map(renamed)
    }
}

@MainActor @Suite struct ElementKindTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let items = KindItems([20, 20])
    private let first = IndexPath(item: 0, section: 0)

    private func list(_ layout: UICollectionViewLayout) -> UICollectionView {
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.dataSource = items
        window.addSubview(list)
        Display.frame()
        return list
    }

    private func compositional(_ kind: String) -> UICollectionViewLayout {
        let full = NSCollectionLayoutDimension.fractionalWidth(1)
        let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let side = NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(30))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: side, elementKind: kind, alignment: .top)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: side, elementKind: "foot", alignment: .bottom)
        section.boundarySupplementaryItems = [header, footer]
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test func `behaviour 19: a section has its header by the layout's kind and by no other`() {
        let list = list(compositional("letter"))
        let standard = UICollectionView.elementKindSectionHeader
        #expect(list.layoutAttributesForSupplementaryElement(ofKind: standard, at: first) == nil)
        #expect(list.supplementaryView(forElementKind: standard, at: first) == nil)
        let found = list.layoutAttributesForSupplementaryElement(ofKind: "letter", at: first)
        #expect(found?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(items.asked == ["letter 0"])
        list.contentOffset.y = 200
        Display.frame()
        #expect(list.supplementaryView(forElementKind: "letter", at: first)?.frame.minY == 200)
        let foot = list.layoutAttributesForSupplementaryElement(ofKind: "foot", at: first)
        #expect(foot?.frame.minY == CGFloat(30 + 20 * 44))
    }

    @Test func `behaviour 19: a layout says what is in a part of the content, whatever it is called`() {
        let list = list(LetterLayout())
        list.collectionViewLayout.invalidateLayout()
        (list.collectionViewLayout as? LetterLayout)?.headerReferenceSize = CGSize(width: 0, height: 40)
        (list.collectionViewLayout as? LetterLayout)?.sectionHeadersPinToVisibleBounds = true
        Display.frame()
        let part = list.collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: 0, y: 0, width: 320, height: 50))
        let kinds = part?.map { $0.representedElementKind ?? "cell" } ?? []
        #expect(kinds.filter { $0 == "letter" }.count == 1 && kinds.contains("cell"))
        #expect(items.asked.allSatisfy { $0.hasPrefix("letter") } && !items.asked.isEmpty)
        #expect(list.visibleSupplementaryViews(ofKind: "letter").count == 2)
        #expect(list.supplementaryView(forElementKind: "letter", at: first)?.layer.zPosition == 9)
    }

    @Test func `a section without items has its header in sight`() {
        items.counts = [1, 0, 0, 20]
        let list = list(compositional("letter"))
        #expect(list.indexPathsForVisibleSupplementaryElements(ofKind: "letter").count == 4)
        let table = UITableView(frame: window.bounds, style: .plain)
        let rows = Rows([1, 0, 0, 20])
        table.dataSource = rows
        window.addSubview(table)
        Display.frame()
        #expect(table.headerView(forSection: 1) != nil && table.headerView(forSection: 2) != nil)
    }

    @Test func `behaviour 13: batches are counted section by section, in collection views too`() async {
        items.counts = [2, 3]
        let list = list(compositional("letter"))
        items.counts = [3, 1, 3]
        list.performBatchUpdates {
            list.insertSections(IndexSet(integer: 1))
            list.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(list.numberOfSections == 3 && list.numberOfItems(inSection: 1) == 1)
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let rows = Rows([2, 2])
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9), style: .plain)
                table.dataSource = rows
                rows.counts = [3, 1]  // one more in all is right, but not where it was announced
                table.performBatchUpdates {
                    table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
                    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                }
            }
        }
    }

    @Test func `an insertion above leaves the offset where it is`() {
        let rows = Rows([50])
        let table = UITableView(frame: window.bounds, style: .plain)
        table.dataSource = rows
        window.addSubview(table)
        Display.frame()
        table.contentOffset.y = 300
        rows.counts = [52]
        table.beginUpdates()
        table.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .automatic)
        table.endUpdates()
        #expect(table.contentOffset.y == 300 && table.numberOfRows(inSection: 0) == 52)
    }
}
