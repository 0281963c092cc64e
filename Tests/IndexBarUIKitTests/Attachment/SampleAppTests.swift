#if INDEXBAR_UIKIT_DOUBLE && canImport(SampleApp)
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import SampleApp
    @testable import UIKit

    /// The sample app's screens, on the double.
    @MainActor @Suite struct SampleAppTests {
        private func show(_ controller: UIViewController) -> (window: UIWindow, bar: IndexBarView?) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            for _ in 0..<3 { Display.frame() }
            return (window, find(in: window))
        }

        private func find(in view: UIView) -> IndexBarView? {
            for below in view.subviews {
                if let bar = below as? IndexBarView ?? find(in: below) { return bar }
            }
            return nil
        }

        @Test(arguments: 0..<4)
        func `each screen has a bar with the sections' letters, and goes where it says`(place: Int) {
            let (window, bar) = show(MenuController.examples[place]())
            #expect(bar?.titles == Names.sections.map(\.letter))
            bar?.select(entry: 10)
            Display.frame()
            let list = bar?.attachedList
            let rows = bar?.attachment?.list.rows
            let start = rows?.top(of: 10)?.start ?? -1
            let offset = rows?.direction != .down ? list?.contentOffset.x : list?.contentOffset.y
            #expect(abs((offset ?? -9) - start) <= 0.5)
            #expect(window.subviews.count == 1)
        }

        @Test func `the table's search hides the bar and finds`() {
            let controller = TableController(style: .plain)
            let (window, bar) = show(controller)
            let search = controller.navigationItem.searchController
            search?.searchBar.searchTextField.type("bado")
            controller.updateSearchResults(for: search!)
            Display.frame()
            #expect(bar?.driver.measured.isPutAway == true && controller.tableView.numberOfSections == 1)
            search?.searchBar.searchTextField.cancel()
            controller.updateSearchResults(for: search!)
            Display.frame()
            #expect(bar?.driver.measured.isPutAway == false && bar?.titles.count == Names.sections.count)
            _ = window
        }

        @Test func `the menu leads to the screens`() {
            let menu = MenuController(style: .plain)
            let navigation = UINavigationController(rootViewController: menu)
            #expect(menu.tableView.numberOfRows(inSection: 0) == MenuController.examples.count + 1)
            menu.tableView(menu.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
            #expect(navigation.viewControllers.last is FloatingController)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            navigation.popViewController(animated: false)
            window.rootViewController = navigation
            Display.frame()
            menu.tableView(menu.tableView, didSelectRowAt: IndexPath(row: 5, section: 0))
            #expect(
                navigation.visibleViewController is TableController
                    || menu.presentedViewController is TableController)
        }

        @Test func `the flat table tells of a new name`() {
            let controller = FlatController(style: .plain)
            let (window, bar) = show(controller)
            #expect(bar?.titles == Names.sections.map(\.letter))
            controller.add("Bzz")
            for _ in 0..<2 { Display.frame() }
            #expect(bar?.content.rowCount == Names.sections.reduce(1) { $0 + $1.names.count })
            bar?.select(entry: 2)
            Display.frame()
            let first = Names.sections[0].names.count + Names.sections[1].names.count + 1
            let top = controller.tableView.contentOffset.y + controller.tableView.adjustedContentInset.top
            #expect(controller.tableView.indexPathForRow(at: CGPoint(x: 9, y: top + 1))?.row == first)
            _ = window
        }
    }
#endif
