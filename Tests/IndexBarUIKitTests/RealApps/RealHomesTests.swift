#if INDEXBAR_UIKIT_DOUBLE
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    /// Both ways of living pass the same tests, wherever an app has its list.
    @MainActor @Suite struct RealHomesTests {
        private func stage(_ home: Home) -> RealStage {
            RealStage(home, Shelf(Array(repeating: 20, count: 6)))
        }

        @Test(arguments: Home.allCases)
        func `each title leads to its header, whole and on top`(home: Home) {
            let stage = stage(home)
            for (section, title) in [(2, "C"), (4, "E"), (1, "B")] {
                stage.tap(title)
                #expect(stage.header(section) == 0)
                #expect(stage.bar.highlightedIndex == section)
            }
        }

        @Test(arguments: Home.allCases)
        func `a drag along the bar moves the list and nothing around it`(home: Home) throws {
            let stage = stage(home)
            let finger = Finger(on: stage.window)
            finger.down(at: try #require(stage.place(of: "B")))
            for title in ["C", "D", "E", "E"] {
                finger.move(to: try #require(stage.place(of: title)))
                stage.frames()
            }
            let last = try #require(stage.place(of: "E"))
            #expect(stage.bar.isTracking && stage.bar.selectedIndex == 4)
            finger.move(to: CGPoint(x: last.x - 120, y: last.y))
            stage.frames()
            #expect(stage.bar.isTracking && stage.bar.selectedIndex == 4)
            #expect(stage.controller.sheetPresentationController?.panGestureRecognizer.state != .began)
            let pager = stage.window.rootViewController as? UIPageViewController
            #expect(pager?.panGestureRecognizer.state != .began)
            finger.lift()
            stage.frames()
            #expect(!stage.bar.isTracking && stage.header(4) == 0)
        }

        @Test(arguments: Home.allCases)
        func `the titles are at the list's own edge, clear of bars and of the safe area`(home: Home) throws {
            let stage = stage(home)
            let frame = stage.window.convert(
                CGRect(origin: .zero, size: stage.list.frame.size), from: stage.list.superview)
            let inset = stage.list.safeAreaInsets
            for title in ["A", "F"] {
                let place = try #require(stage.place(of: title))
                #expect(place.x < frame.maxX && place.x > frame.maxX - 24)
                #expect(place.y > frame.minY + inset.top && place.y < frame.maxY - inset.bottom)
            }
        }

        @Test(arguments: Home.allCases)
        func `the user's scrolling lights what is on top`(home: Home) {
            let stage = stage(home)
            let wanted =
                stage.table?.rectForRow(at: IndexPath(row: 3, section: 3))
                ?? stage.grid.layoutAttributesForItem(at: IndexPath(item: 9, section: 3))?.frame ?? .zero
            for _ in 0..<4 {
                let top = stage.list.contentOffset.y + stage.list.adjustedContentInset.top
                stage.scroll(by: wanted.minY - top)
            }
            #expect(stage.bar.highlightedIndex == 3)
        }

        @Test(arguments: [Home.sheet, .pager, .plain])
        func `beside the bar a drag is the app's: sheet, pager or list`(home: Home) throws {
            let stage = stage(home)
            let place = try #require(stage.place(of: "C"))
            let finger = Finger(on: stage.window)
            finger.down(at: CGPoint(x: place.x - 100, y: place.y))
            finger.move(to: CGPoint(x: place.x - 100, y: place.y + 40))
            stage.frames()
            #expect(!stage.bar.isTracking && stage.bar.selectedIndex == nil)
            #expect(stage.list.panGestureRecognizer.state == .began)
            finger.lift()
        }

        @Test func `a sheet's new detent is followed`() throws {
            let stage = stage(.sheet)
            stage.controller.sheetPresentationController?.selectedDetentIdentifier = .large
            stage.frames()
            #expect(try #require(stage.place(of: "A")).y < 300)
            stage.tap("D")
            #expect(stage.header(3) == 0)
        }

        @Test func `another tab, and back: the bar goes and comes with its list`() throws {
            let stage = stage(.tabs)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            tabs.viewControllers = [stage.controller, UIViewController()]
            stage.frames()
            tabs.selectedIndex = 1
            stage.frames()
            #expect(stage.place(of: "B") == nil)
            tabs.selectedIndex = 0
            stage.frames()
            stage.tap("B")
            #expect(stage.header(1) == 0)
        }
    }
#endif
