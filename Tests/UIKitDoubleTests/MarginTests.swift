import Testing

@testable import UIKit

@MainActor @Suite struct MarginTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let controller = UIViewController()

    private func root() -> UIView {
        window.rootViewController = controller
        Display.frame()
        return controller.view
    }

    @Test func `behaviour 25: a controller's view has the system's margins, which follow the size class`() {
        let root = root()
        #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        window.changeTraits { $0.horizontalSizeClass = .regular }
        Display.frame()
        #expect(root.layoutMargins.left == 20 && controller.systemMinimumLayoutMargins.leading == 20)
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test(arguments: [true, false])
    func `behaviour 25: what was read and written back is fixed, or not, by policy`(keeps: Bool) {
        Policy.with(.but { $0.keepsEqualMargins = keeps }) {
            let root = root()
            window.changeTraits { $0.horizontalSizeClass = .regular }
            Display.frame()
            let read = root.layoutMargins
            root.layoutMargins = read
            window.changeTraits { $0.horizontalSizeClass = .compact }
            Display.frame()
            #expect(root.layoutMargins.left == (keeps ? 16 : 20))
        }
    }

    @Test func `behaviour 25: less than the system's minimum leaves the minimum, unless the app wants less`()
    {
        let root = root()
        root.layoutMargins = .zero
        #expect(root.layoutMargins.right == 16)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(root.layoutMargins.right == 0)
    }

    @Test func `behaviour 25: margins count the safe area, read in the direction of text, come from above`() {
        let root = root()
        window.changeSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 5))
        Display.frame()
        #expect(root.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 21))
        #expect(root.directionalLayoutMargins.trailing == 21)
        root.semanticContentAttribute = .forceRightToLeft
        #expect(root.directionalLayoutMargins.leading == 21)
        root.directionalLayoutMargins.leading = 40
        #expect(root.layoutMargins.right == 45, "what is set does not count the safe area, what is read does")
        let child = UIView(frame: CGRect(x: 10, y: 100, width: 310, height: 100))
        child.insetsLayoutMarginsFromSafeArea = false
        root.addSubview(child)
        #expect(child.layoutMargins.right == 8)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins.right == 45 && child.layoutMargins.left == 8)
    }
}
