import Testing

@testable import UIKit

@MainActor @Suite struct ListTests {
    private func table(
        _ rows: some UITableViewDataSource & UITableViewDelegate, in window: UIWindow,
        style: UITableView.Style = .plain
    ) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.delegate = rows
        table.dataSource = rows
        window.addSubview(table)
        Display.frame()
        return table
    }

    @Test(arguments: [true, false])
    func `behaviour 16: new cells and headers go above foreign subviews or below, the indicator above all`(
        onTop: Bool
    ) {
        Policy.with(.but { $0.cellsOnTop = onTop }) {
            let window = window()
            let rows = Rows([50, 50])
            let table = table(rows, in: window)
            let foreign = UIView(frame: .zero)
            table.addSubview(foreign)
            table.contentOffset.y = 1000
            Display.frame()
            let cell = table.cellForRow(at: IndexPath(row: 25, section: 0))
            let places = [cell, foreign].map { view in table.subviews.firstIndex { $0 === view } ?? -1 }
            #expect((places[0] > places[1]) == onTop)
            #expect(table.subviews.last is ScrollIndicator)
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        }
    }

    @Test func `behaviour 16: the table looks at its own index when it reloads, not when a number is set`() {
        let window = window()
        let rows = IndexedRows([5, 5])
        let table = table(rows, in: window)
        #expect(table.hasOwnIndex)
        table.sectionIndexMinimumDisplayRowCount = 11
        #expect(table.hasOwnIndex)
        table.reloadSectionIndexTitles()
        #expect(!table.hasOwnIndex)
        #expect(!self.table(rows, in: window, style: .grouped).hasOwnIndex)
    }

    @Test func `behaviour 16: a table controller's view is its table, a collection controller's is not`() {
        let controller = UITableViewController(style: .plain)
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.next === controller)
        let other = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        _ = other.view
        #expect(other.collectionView.next === other.view)
    }

    @Test func `behaviour 13: counts that do not follow from what was announced raise`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let rows = Rows([2])
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9), style: .plain)
                table.dataSource = rows
                rows.counts = [4]
                table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            }
        }
        let rows = Rows([2])
        let table = table(rows, in: window())
        rows.counts = [3, 1]
        table.performBatchUpdates {
            table.insertSections(IndexSet(integer: 1), with: .none)
            table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        }
        #expect(table.numberOfSections == 2)
    }

    @Test func `behaviour 13: a collection view has its new counts after the layout`() async {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout())
        let items = Items([3])
        list.dataSource = items
        #expect(list.numberOfSections == 0)
        list.layoutIfNeeded()
        #expect(list.numberOfItems(inSection: 0) == 3)
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let list = UICollectionView(
                    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = list.numberOfItems(inSection: 0)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let list = UICollectionView(
                    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
            }
        }
    }

    @Test func `behaviour 14: a compositional layout's estimate gives way to the cell's own height`() {
        let window = window()
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let items = HighItems([20])
        list.dataSource = items
        window.addSubview(list)
        Display.frame()
        #expect(list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 70)
        #expect(list.contentSize.height < 20 * 70 && list.contentSize.height > 20 * 44)
    }

    @Test func `sections, lines and insets of a flow layout are where they are`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        let items = Items([4, 1])
        list.dataSource = items
        list.layoutIfNeeded()
        let frames = [0, 2, 3].map { list.frameForItem(at: IndexPath(item: $0, section: 0)).minY }
        #expect(frames == [35, 35, 85])
        #expect(list.frameForItem(at: IndexPath(item: 0, section: 1)).minY == CGFloat(167))
        #expect(list.contentSize.height == CGFloat(214))
    }

    @Test func `behaviour 17: the keyboard's guide, the controller's safe area, the field's notifications`() {
        let window = window()
        let controller = UIViewController()
        window.rootViewController = controller
        controller.additionalSafeAreaInsets.right = 20
        Display.frame()
        #expect(controller.view.safeAreaInsets.right == 20)
        let guide = controller.view.keyboardLayoutGuide
        controller.view.setNeedsLayout()
        Display.frame()
        #expect(guide.layoutFrame.minY == 480)
        window.changeKeyboard(height: 200)
        #expect(guide.layoutFrame.minY == 280)
        let field = UISearchBar().searchTextField
        var heard = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: field, queue: nil
        ) { _ in MainActor.assumeIsolated { heard += 1 } }
        field.text = "a"
        field.type("b")
        #expect(heard == 1)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `behaviour 18: constraints give frames at the superview's layout and fall when torn`() {
        let window = window()
        let list = UIScrollView(frame: CGRect(x: 0, y: 50, width: 320, height: 300))
        let pinned = UIView(frame: .zero)
        window.addSubview(list)
        window.addSubview(pinned)
        pinned.translatesAutoresizingMaskIntoConstraints = false
        let edge = pinned.rightAnchor.constraint(equalTo: list.frameLayoutGuide.rightAnchor, constant: -10)
        NSLayoutConstraint.activate([
            edge, pinned.widthAnchor.constraint(equalToConstant: 20),
            pinned.topAnchor.constraint(equalTo: list.frameLayoutGuide.topAnchor),
            pinned.bottomAnchor.constraint(equalTo: list.frameLayoutGuide.bottomAnchor),
        ])
        #expect(pinned.frame == .zero)
        Display.frame()
        #expect(pinned.frame == CGRect(x: 290, y: 50, width: 20, height: 300))
        list.contentOffset.y = 99
        list.frame.size.height = 200
        Display.frame()
        #expect(pinned.frame == CGRect(x: 290, y: 50, width: 20, height: 200))
        edge.constant = 0
        Display.frame()
        #expect(pinned.frame.maxX == 320)
        list.removeFromSuperview()
        #expect(!edge.isActive)
    }

    @Test func `behaviour 18: ends without a common ancestor raise`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (one, other) = (UIView(), UIView())
                one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
            }
        }
    }

    @Test func `a diffable snapshot's sections, and identifiers twice raise`() async {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: UICollectionViewFlowLayout()
        )
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { _, _, _ in nil }
        source.apply(snapshot)
        list.layoutIfNeeded()
        #expect(list.numberOfSections == 2 && list.numberOfItems(inSection: 0) == 2)
        #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "a"])
        }
    }
}

/// Rows with index titles.
final class IndexedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

/// Items that want to be 70 points high.
final class HighItems: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { Cell() }
}
