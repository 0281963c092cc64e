import Testing

@testable import UIKit

@MainActor @Suite struct BarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows([90])

    private func stage(inside: Bool, search: Bool = true) -> (UINavigationController, UITableView) {
        let controller = UIViewController()
        let table = UITableView(frame: controller.view.bounds, style: .plain)
        table.dataSource = rows
        if inside {
            controller.view = table
        } else {
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(table)
        }
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        if search {
            controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        window.changeSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        window.rootViewController = navigation
        Display.frame()
        return (navigation, table)
    }

    @Test(arguments: [true, false], [true, false])
    func `behaviour 26: title and search bar collapse with the scrolling and come back with it`(
        inside: Bool, late: Bool
    ) {
        Policy.with(.but { $0.navigationBarLate = late }) {
            let (navigation, table) = stage(inside: inside)
            let search = navigation.topViewController?.navigationItem.searchController?.searchBar
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 148))
            #expect(table.adjustedContentInset.top == 168 && table.contentOffset.y == -168)
            #expect(search?.isHidden == false)
            table.drag(by: 60)
            Display.frame()
            #expect(navigation.navigationBar.frame.height == 88 && table.contentOffset.y == -108)
            table.drag(by: 500)
            Display.frame()
            #expect(table.adjustedContentInset.top == 64 && search?.isHidden == true)
            table.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
            Display.frame()
            #expect(navigation.navigationBar.frame.height == 44, "at minus the inset of now it stays away")
            table.setContentOffset(CGPoint(x: 0, y: -168), animated: false)
            Display.frame()
            #expect(navigation.navigationBar.frame.height == 148 && table.adjustedContentInset.top == 168)
        }
    }

    @Test func `behaviour 26: a search bar may stay, and a controller may have no large title`() {
        let (navigation, table) = stage(inside: false)
        navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
        navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
        navigation.view.setNeedsLayout()
        Display.frame()
        #expect(navigation.navigationBar.frame.height == 96)
        table.drag(by: 300)
        Display.frame()
        #expect(table.adjustedContentInset.top == 116)
        #expect(navigation.topViewController?.navigationController === navigation)
    }

    @Test func `a search controller tells its updater what the user types`() {
        final class Updater: NSObject, UISearchResultsUpdating {
            var texts: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                texts.append(searchController.searchBar.text ?? "")
            }
        }
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        search.searchBar.searchTextField.type("a")
        #expect(search.isActive)
        search.searchBar.searchTextField.cancel()
        #expect(updater.texts == ["a", ""] && !search.isActive)
    }

    @Test func `the way back begins at the edge where reading begins, and nowhere else`() {
        let (navigation, _) = stage(inside: false)
        let finger = Finger(on: window)
        for (start, began) in [(CGFloat(100), false), (5, true)] {
            finger.down(at: CGPoint(x: start, y: 400))
            finger.move(to: CGPoint(x: start + 40, y: 400))
            Display.frame()
            #expect((navigation.interactivePopGestureRecognizer?.state == .began) == began)
            finger.lift()
        }
    }

    @Test func `a pushed controller takes the place of the one below, and gives it back`() {
        let (navigation, table) = stage(inside: false)
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        Display.frame()
        #expect(table.window == nil && next.view.window === window)
        navigation.popViewController(animated: false)
        Display.frame()
        #expect(table.window === window && next.view.window == nil)
    }
}
