import Testing

@testable import UIKit

@MainActor @Suite struct PaddingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows([20, 20])

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.dataSource = rows
        window.addSubview(table)
        Display.frame()
        return table
    }

    @Test(arguments: [true, false])
    func `behaviour 22: a plain table pads its headers, in the section's rectangle or before it`(
        inSection: Bool
    ) {
        Policy.with(.but { $0.paddingInSection = inSection }) {
            let table = table(.plain)
            let start: CGFloat = 22 + 28 + 20 * 44
            #expect(table.rectForHeader(inSection: 1).minY == start + 22)
            #expect(table.rect(forSection: 1).minY == (inSection ? start : start + 22))
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == start + 50)
            table.contentOffset.y = start
            Display.frame()
            #expect(table.headerView(forSection: 1)?.frame.minY == start + 22)
            table.contentOffset.y = start + 60
            Display.frame()
            #expect(table.headerView(forSection: 1)?.frame.minY == start + 60, "the pinned header has no gap")
            table.sectionHeaderTopPadding = 0
            Display.frame()
            #expect(table.contentSize.height == CGFloat(2 * (28 + 20 * 44)))
        }
    }

    @Test func `behaviour 22: no padding in the grouped style, nor above what has no header`() {
        #expect(table(.grouped).contentSize.height == CGFloat(2 * (28 + 20 * 44)))
        let plain = IndexedRows([3])
        let table = UITableView(frame: window.bounds, style: .plain)
        table.dataSource = plain
        #expect(table.contentSize.height == CGFloat(132))
    }

    @Test(arguments: [nil, 0, 7] as [CGFloat?])
    func `behaviour 22: a list's configuration has padding of its own`(padding: CGFloat?) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = padding
        let list = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let items = Items([3])
        list.dataSource = items
        window.addSubview(list)
        Display.frame()
        let header = list.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == padding ?? 22)
    }
}
