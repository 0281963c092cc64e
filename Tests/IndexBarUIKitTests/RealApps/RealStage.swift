#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarUIKit
    import Testing
    import UIKit

    /// Where apps have their lists.
    enum Home: CaseIterable, Sendable {
        case tableController, collectionController, rootView, plain, column, popover, sheet, tabs, searchable,
            pager
    }

    /// A list in an app's screen, used by fingers and keys and judged by what is drawn and where things are: nothing of
    /// the bar's inside is looked at.
    @MainActor
    final class RealStage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let shelf: Shelf
        let home: Home
        let list: UIScrollView
        let controller: UIViewController
        private(set) weak var bar: IndexBarView!
        private(set) var selections: [Int] = []

        init(
            _ home: Home, _ shelf: Shelf, grid: UICollectionViewLayout? = nil, padded: Bool = false,
            attach: Bool = true
        ) {
            (self.home, self.shelf) = (home, shelf)
            (controller, list) = RealStage.make(home, grid)
            if let table = list as? UITableView {
                if !padded { table.sectionHeaderTopPadding = 0 }
                table.delegate = shelf
                table.dataSource = shelf
            } else if let grid = list as? UICollectionView {
                grid.delegate = shelf
                grid.dataSource = shelf
            }
            if attach { self.attach() }
            show()
            frames()
        }

        var table: UITableView! { list as? UITableView }
        var grid: UICollectionView! { list as? UICollectionView }

        func attach() {
            let bar = IndexBarView(attachedTo: list)
            if list is UICollectionView {
                bar.sectionTitle = { [weak shelf] section in
                    guard let shelf, shelf.headers.indices.contains(section) else { return nil }
                    return shelf.headers[section]
                }
            }
            bar.onSelect = { [weak self] in self?.selections.append($0.entry) }
            self.bar = bar
        }

        private static func make(
            _ home: Home, _ layout: UICollectionViewLayout?
        ) -> (UIViewController, UIScrollView) {
            if home == .tableController {
                let controller = UITableViewController(style: .plain)
                return (controller, controller.tableView)
            }
            if home == .collectionController {
                let controller = UICollectionViewController(collectionViewLayout: layout ?? RealStage.flow())
                controller.loadViewIfNeeded()
                return (controller, controller.collectionView)
            }
            let controller = UIViewController()
            let frame = controller.view.bounds
            let list: UIScrollView =
                layout.map { UICollectionView(frame: frame, collectionViewLayout: $0) }
                ?? UITableView(frame: frame, style: .plain)
            if home == .rootView {
                controller.view = list
            } else {
                list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                controller.view.addSubview(list)
            }
            return (controller, list)
        }

        static func flow(pinned: Bool = false) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 44)
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.sectionHeadersPinToVisibleBounds = pinned
            return layout
        }

        private func show() {
            switch home {
            case .tableController, .collectionController, .rootView, .plain:
                window.rootViewController = controller
            case .column:
                window.frame.size = CGSize(width: 1024, height: 768)
                window.changeTraits { $0.horizontalSizeClass = .regular }
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(controller, for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
                window.rootViewController = split
            case .popover, .sheet:
                let root = UIViewController()
                window.frame.size = CGSize(width: 800, height: 600)
                window.rootViewController = root
                controller.modalPresentationStyle = home == .sheet ? .pageSheet : .popover
                controller.preferredContentSize = CGSize(width: 300, height: 400)
                controller.sheetPresentationController?.detents = [.medium(), .large()]
                root.present(controller, animated: false)
            case .tabs:
                let tabs = UITabBarController()
                tabs.viewControllers = [controller]
                window.changeSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
                window.rootViewController = tabs
            case .searchable:
                let navigation = UINavigationController(rootViewController: controller)
                navigation.navigationBar.prefersLargeTitles = true
                controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
                window.changeSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
                window.rootViewController = navigation
            case .pager:
                let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pager.setViewControllers([controller], direction: .forward, animated: false)
                window.rootViewController = pager
            }
        }

        func frames() { for _ in 0..<3 { Display.frame() } }

        // MARK: What is seen

        /// The middle of a title on the bar, in the window; nil: it is not drawn.
        func place(of title: String) -> CGPoint? {
            window.place(ofText: title).map { CGPoint(x: $0.midX, y: $0.midY) }
        }

        /// Whether a finger at a place would have the bar.
        func isBar(at place: CGPoint) -> Bool {
            guard let bar else { return false }
            return window.hitTest(place, with: nil)?.isDescendant(of: bar) == true
        }

        /// How far the header of a section is below the first place of the list that no inset covers.
        func header(_ section: Int) -> CGFloat? {
            let view: UIView? =
                table?.headerView(forSection: section)
                ?? grid?.subviews.first { view in
                    ["letter", UICollectionView.elementKindSectionHeader].contains {
                        let path = IndexPath(item: 0, section: section)
                        return grid.supplementaryView(forElementKind: $0, at: path) === view
                    }
                }
            return view.map { $0.frame.minY - list.contentOffset.y - list.adjustedContentInset.top }
        }

        // MARK: What a user does

        func tap(_ title: String) {
            guard let place = place(of: title) else {
                Issue.record("\(title) is not on the bar")
                return
            }
            let finger = Finger(on: window)
            finger.down(at: place)
            Clock.advance(0.2)
            frames()
            finger.lift()
            frames()
        }

        func scroll(by distance: CGFloat) {
            list.drag(by: distance)
            frames()
        }
    }

    extension Policy {
        /// The policy of this run with one thing changed.
        @MainActor static func but(_ change: (inout Policy) -> Void) -> Policy {
            var policy = Policy.current
            change(&policy)
            return policy
        }
    }
#endif
