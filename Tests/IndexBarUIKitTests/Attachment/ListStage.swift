#if INDEXBAR_UIKIT_DOUBLE
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    /// Where a list is, and so the bar: beside it, or inside it because it is its controller's view.
    enum ListPlacing: CaseIterable, Sendable {
        case beside, inside

        /// What the system gives a list there at its sides and above: a controller's view has margins of its own.
        var margins: (side: CGFloat, top: CGFloat) { self == .inside ? (16, 0) : (8, 8) }
    }

    /// What a list is.
    enum ListKind: CaseIterable, Sendable {
        case table, grouped, flow, pinnedFlow, compositional, listLayout
    }

    /// A list with a bar attached, in a window of 320 × 480.
    @MainActor
    final class ListStage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        let shelf: Shelf
        let list: UIScrollView
        let kind: ListKind
        private(set) weak var weakBar: IndexBarView?
        private(set) var listener: Listener!
        var bar: IndexBarView! { weakBar }

        init(
            _ shelf: Shelf, _ kind: ListKind = .table, _ placing: ListPlacing = .beside,
            estimate: CGFloat = 0,
            safeArea: UIEdgeInsets = .zero, attach: Bool = true
        ) {
            (self.shelf, self.kind) = (shelf, kind)
            list = ListStage.makeList(shelf, kind, estimate)
            window.changeSafeArea(safeArea)
            switch placing {
            case .beside:
                list.frame = controller.view.bounds
                list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                controller.view.addSubview(list)
            case .inside: controller.view = list
            }
            if attach { self.attach() }
            window.rootViewController = controller
            Display.frame()
        }

        func attach() {
            let bar = IndexBarView(attachedTo: list)
            if list is UICollectionView {
                bar.sectionTitle = { [weak shelf] section in
                    guard let shelf, shelf.headers.indices.contains(section) else { return nil }
                    return shelf.headers[section]
                }
            }
            bar.style.distribution = .fill
            bar.style.endPadding = 0
            weakBar = bar
            listener = Listener(bar)
        }

        private static func makeList(_ shelf: Shelf, _ kind: ListKind, _ estimate: CGFloat) -> UIScrollView {
            let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            if kind == .table || kind == .grouped {
                let table = UITableView(frame: frame, style: kind == .table ? .plain : .grouped)
                table.estimatedRowHeight = estimate
                table.sectionHeaderTopPadding = 0  // the tests of real apps leave it as it is
                table.delegate = shelf
                table.dataSource = shelf
                return table
            }
            let list = UICollectionView(frame: frame, collectionViewLayout: layout(kind, estimate))
            list.delegate = shelf
            list.dataSource = shelf
            return list
        }

        private static func layout(_ kind: ListKind, _ estimate: CGFloat) -> UICollectionViewLayout {
            switch kind {
            case .flow, .pinnedFlow:
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 100, height: 44)
                layout.headerReferenceSize = CGSize(width: 0, height: 30)
                layout.sectionInset = UIEdgeInsets(top: 12, left: 0, bottom: 6, right: 0)
                layout.sectionHeadersPinToVisibleBounds = kind == .pinnedFlow
                if estimate > 0 { layout.estimatedItemSize = CGSize(width: 320, height: estimate) }
                return layout
            case .compositional:
                let full = NSCollectionLayoutDimension.fractionalWidth(1)
                let height: NSCollectionLayoutDimension =
                    estimate > 0 ? .estimated(estimate) : .absolute(44)
                let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: height)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets.top = 16
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
                return UICollectionViewCompositionalLayout(section: section)
            default:
                var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                configuration.headerMode = .supplementary
                configuration.headerTopPadding = 0
                return UICollectionViewCompositionalLayout.list(using: configuration)
            }
        }

        var table: UITableView! { list as? UITableView }
        var collection: UICollectionView! { list as? UICollectionView }

        /// Where the list is: the place of its content just below the inset.
        var top: CGFloat { list.contentOffset.y + list.adjustedContentInset.top }

        /// Where a section begins, as the double knows it.
        func start(of section: Int) -> CGFloat {
            table?.geometry.start(of: section) ?? collection.geometry.start(of: section)
        }

        /// The place in the window of an entry's middle on the bar.
        func place(of entry: Int) -> CGPoint {
            let band = bar.driver.layout.band(of: entry)
            return bar.convert(CGPoint(x: bar.bounds.midX, y: CGFloat(band?.center ?? 0)), to: nil)
        }

        /// Puts a finger down on an entry, lets a frame pass and lifts it.
        func tap(_ entry: Int) {
            let finger = Finger(on: window)
            finger.down(at: place(of: entry))
            Display.frame()
            finger.lift()
            Display.frame()
        }

        func drag(by distance: CGFloat) {
            list.drag(by: distance)
            Display.frame()
        }
    }
#endif
