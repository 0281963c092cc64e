import Testing

@testable import UIKit

@MainActor @Suite struct ContainerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func shown(_ controller: UIViewController) -> UIViewController {
        window.rootViewController = controller
        Display.frame()
        return controller
    }
    private func place(_ controller: UIViewController) -> CGRect {
        window.convert(controller.view.bounds, from: controller.view)
    }

    @Test func `behaviour 27: columns are side by side, in the direction of reading, one where it is narrow`()
    {
        window.frame.size = CGSize(width: 1024, height: 768)
        window.changeTraits { $0.horizontalSizeClass = .regular }
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        _ = shown(split)
        #expect(place(list) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(place(detail) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(list.splitViewController === split)
        window.changeTraits { $0.layoutDirection = .rightToLeft }
        split.view.setNeedsLayout()
        Display.frame()
        #expect(place(list).maxX == 1024)
        window.changeTraits { $0.horizontalSizeClass = .compact }
        Display.frame()
        split.view.setNeedsLayout()
        Display.frame()
        #expect(detail.view.window == nil && place(list).width == 1024)
    }

    @Test func `behaviour 27: a tab bar adds to the safe area, and one tab is there at a time`() {
        let (one, other) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [one, other]
        window.changeSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        _ = shown(tabs)
        #expect(one.view.safeAreaInsets.bottom == 83 && other.viewIfLoaded?.window == nil)
        tabs.selectedIndex = 1
        Display.frame()
        #expect(one.view.window == nil && place(other) == window.bounds)
    }

    @Test func `behaviour 27: a sheet has its detent's height, is cut at its edges, and pans`() {
        let (root, sheet) = (UIViewController(), UIViewController())
        window.changeSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        _ = shown(root)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(sheet, animated: false)
        Display.frame()
        #expect(place(sheet) == CGRect(x: 0, y: 240, width: 320, height: 240))
        let presentation = sheet.sheetPresentationController
        presentation?.selectedDetentIdentifier = .large
        Display.frame()
        #expect(place(sheet) == CGRect(x: 0, y: 30, width: 320, height: 450))
        #expect(sheet.view.safeAreaInsets.top == 0)
        #expect(presentation?.containerView?.clipsToBounds == true)
        let finger = Finger(on: window)
        finger.down(at: CGPoint(x: 100, y: 200))
        finger.move(to: CGPoint(x: 100, y: 240))
        Display.frame()
        #expect(presentation?.panGestureRecognizer.state == .began)
        finger.lift()
        sheet.dismiss(animated: false)
        #expect(sheet.view.window == nil && root.presentedViewController == nil)
    }

    @Test func `behaviour 27: a popover is of the wanted size, inside the window; a full screen covers all`()
    {
        let (root, popover, full) = (UIViewController(), UIViewController(), UIViewController())
        _ = shown(root)
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 300)
        popover.popoverPresentationController?.sourceView = root.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 10, width: 10, height: 10)
        root.present(popover, animated: false)
        Display.frame()
        #expect(place(popover) == CGRect(x: 110, y: 33, width: 200, height: 300))
        root.dismiss(animated: false)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(root.view.window == nil && full.view.window === window)
        full.dismiss(animated: false)
        #expect(root.view.window === window)
    }

    @Test func `behaviour 27: a page lies in a scroll view that delays its touches and pans`() {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = UIViewController()
        pager.setViewControllers([page], direction: .forward, animated: false)
        _ = shown(pager)
        Display.frame()
        #expect(place(page) == window.bounds)
        let control = probe(in: window)
        page.view.addSubview(control)
        let finger = Finger(on: window)
        finger.down(at: CGPoint(x: 310, y: 150))
        #expect(control.calls.isEmpty)
        finger.move(to: CGPoint(x: 250, y: 150))
        Display.frame()
        #expect(pager.panGestureRecognizer.state == .began)
        finger.lift()
    }

    @Test func `a controller hears when its view comes and goes, and before and after each layout`() {
        final class Told: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
            override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
            override func viewDidLayoutSubviews() { heard.append("laid out") }
        }
        let controller = Told()
        Policy.with(.but { $0.extraPasses = 0 }) {
            _ = shown(controller)
            window.rootViewController = nil
        }
        #expect(controller.heard == ["will appear", "did appear", "laid out", "did disappear"])
    }
}
