import Testing
import UIKit

/// Rows of 44, sections as given, headers if asked.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var height: CGFloat = 44
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}

@MainActor @Suite struct ScrollTests {
    private func table(_ rows: Rows, estimate: CGFloat = 0) -> (UITableView, UIWindow) {
        let window = window()
        let table = UITableView(frame: window.bounds, style: .plain)
        table.sectionHeaderTopPadding = 0
        table.estimatedRowHeight = estimate
        table.delegate = rows
        table.dataSource = rows
        window.addSubview(table)
        Display.frame()
        return (table, window)
    }

    @Test func `behaviour 12: offsets are not clamped and go to whole pixels`() {
        let (table, _) = table(Rows([3]))
        table.contentOffset = CGPoint(x: 0, y: 5000.26)
        #expect(table.contentOffset.y == 5000.5)
    }

    @Test func `behaviour 12: an animated scroll changes the offset several times`() {
        let (table, _) = table(Rows([100]))
        var seen: [CGFloat] = []
        let token = table.observe(\.contentOffset) { table, _ in
            MainActor.assumeIsolated { seen.append(table.contentOffset.y) }
        }
        table.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(seen.isEmpty)
        table.finishScrolling()
        #expect(seen == [25, 50, 75, 100])
        _ = token
    }

    @Test
    func `behaviour 12: scrollToRow clamps with the adjusted inset, short content rests at the top inset`() {
        let rows = Rows([2, 100])
        let (table, window) = table(rows)
        window.changeSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        Display.frame()
        #expect(table.contentOffset.y == -44)
        table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
        #expect(table.contentOffset.y == 72)
        table.scrollToRow(at: IndexPath(row: 99, section: 1), at: .top, animated: false)
        #expect(table.contentOffset.y == table.contentSize.height + 34 - 480)
        _ = rows
    }

    @Test func `behaviour 13: a place beyond the counts of the last reload raises`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let rows = Rows([2])
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
                table.dataSource = rows
                rows.counts = [30]
                table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                let list = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
                list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
            }
        }
    }

    @Test func `behaviour 13: NSNotFound reaches an empty section of a table`() {
        let rows = Rows([20, 0, 20])
        let (table, _) = table(rows)
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        withExtendedLifetime(rows) { #expect(table.contentOffset.y == 908) }
    }

    @Test func `behaviour 14: estimates give way to measures, also on coming back to a window`() {
        let rows = Rows([50, 50])
        rows.height = 60
        let (table, window) = table(rows, estimate: 40)
        #expect(table.contentSize.height > 100 * 40 + 56)
        #expect(table.contentSize.height < 100 * 60)
        let before = table.contentSize.height
        table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
        let landed = table.contentOffset.y
        Display.frame()
        #expect(table.contentSize.height > before)
        table.removeFromSuperview()
        window.addSubview(table)
        #expect(table.rect(forSection: 1).minY >= landed)
    }

    @Test func `behaviour 14: a pinned header moves and covers the item scrolled to`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.itemSize.width = 320
        layout.sectionHeadersPinToVisibleBounds = true
        let window = window()
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let source = Items([20, 20])
        list.dataSource = source
        window.addSubview(list)
        Display.frame()
        list.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
        let header = list.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        let item = list.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))
        #expect(header?.frame.minY == item?.frame.minY)
    }

    @Test(arguments: [false, true])
    func `cells come above foreign subviews or below them, and go when they leave`(onTop: Bool) {
        Policy.with(.but { $0.cellsOnTop = onTop }) {
            let rows = Rows([100])
            let window = window()
            let table = UITableView(frame: window.bounds, style: .plain)
            let foreign = UIView()
            table.addSubview(foreign)
            table.dataSource = rows
            window.addSubview(table)
            Display.frame()
            #expect((table.subviews.dropLast().last === foreign) == !onTop)
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
            table.contentOffset.y = 1000
            Display.frame()
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
            #expect(table.subviews.count < 20)
        }
    }

    @Test func `behaviour 15: offset and size tell, equal values too, until the token dies`() {
        let (table, _) = table(Rows([100]))
        var heard = 0
        var token: NSKeyValueObservation? = table.observe(\.contentOffset) { _, _ in
            MainActor.assumeIsolated { heard += 1 }
        }
        let sizes = table.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { heard += 100 } }
        table.contentOffset.y = 10
        table.contentOffset.y = 10
        table.contentSize.height += 1
        #expect(heard == 102)
        _ = token
        token = nil
        sizes.invalidate()
        table.contentOffset.y = 20
        #expect(heard == 102)
    }

    @Test func `behaviour 15: another key path traps`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UIScrollView(frame: .zero).observe(\.frame) { _, _ in }
            }
        }
    }
}

/// Items for a collection view.
final class Items: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}
