#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct AttachedPlaceTests {
        nonisolated static let placings = ListPlacing.allCases
        private let notch = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 30)

        private func frame(_ stage: ListStage) -> CGRect { stage.bar.convert(stage.bar.bounds, to: nil) }

        @Test(arguments: placings, [ListKind.table, .pinnedFlow])
        func `S1.16, S1.17, Q78: the bar is at the list's edge, clear of the safe area, and does not scroll`(
            placing: ListPlacing, kind: ListKind
        ) {
            let stage = ListStage(Shelf([90]), kind, placing, safeArea: notch)
            let wanted = CGRect(
                x: 290 - stage.bar.bounds.width, y: 0, width: stage.bar.bounds.width, height: 480)
            #expect(frame(stage) == wanted && wanted.width >= 15)
            #expect(
                stage.bar.driver.measured.insets == IndexBarInsets(top: 44, left: 0, bottom: 34, right: 0))
            stage.drag(by: 333)
            #expect(frame(stage) == wanted)
            stage.bar.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            stage.bar.superview?.setNeedsLayout()
            Display.frame()
            #expect(frame(stage) == wanted)
            #expect((stage.bar.superview === stage.list) == (placing == .inside))
        }

        @Test(arguments: placings)
        func `P39: it is at the left where reading goes from right to left`(placing: ListPlacing) {
            let stage = ListStage(Shelf([90]), .table, placing, safeArea: notch)
            stage.window.changeTraits { $0.layoutDirection = .rightToLeft }
            Display.frame()
            Display.frame()
            #expect(frame(stage).minX == 30)
            let own = placing.margins.side
            #expect(stage.table.layoutMargins.left > 30 + own && stage.table.layoutMargins.right == 30 + own)
        }

        @Test(arguments: placings)
        func `P32, P33: rotation, split view and two changes in one animation are followed`(
            placing: ListPlacing
        ) {
            let stage = ListStage(Shelf([40, 40]), .table, placing)
            stage.tap(1)
            UIView.animate(withDuration: 0.3) {
                stage.window.frame.size = CGSize(width: 480, height: 320)
                stage.controller.view.frame = stage.window.bounds
                stage.controller.view.frame.size.height = 200
            }
            stage.window.changeSafeArea(UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
            Display.frame()
            #expect(frame(stage).maxX == 436 && frame(stage).height == 200)
            #expect(stage.bar.highlightedIndex == 1, "a new size is no scrolling of the user's")
            stage.drag(by: -2000)
            #expect(stage.bar.highlightedIndex == 0)
        }

        @Test(arguments: placings)
        func `the keyboard shortens it, and the app may say otherwise`(placing: ListPlacing) {
            let stage = ListStage(Shelf([90, 9]), .table, placing, safeArea: notch)
            stage.window.changeKeyboard(height: 200)
            Display.frame()
            #expect(stage.bar.driver.measured.insets.bottom == 200)
            stage.window.changeKeyboard(height: 0)
            Display.frame()
            #expect(stage.bar.driver.measured.insets.bottom == 34)
            stage.bar.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            Display.frame()
            #expect(stage.bar.driver.measured.insets == IndexBarInsets(top: 1, left: 2, bottom: 3, right: 4))
        }

        @Test(arguments: placings)
        func `P20: new cells and headers never come between the finger and the bar`(placing: ListPlacing) {
            var onTop = Policy()
            onTop.cellsOnTop = true
            for policy in [onTop, Policy()] {
                Policy.with(policy) {
                    let stage = ListStage(Shelf([90, 90]), .table, placing)
                    #expect(stage.list.delaysContentTouches == (placing == .beside))
                    stage.drag(by: 1500)
                    stage.drag(by: 1500)
                    let hit = stage.window.hitTest(stage.place(of: 1), with: nil)
                    #expect(hit === stage.bar)
                    let layouts = stage.list.layoutCount
                    Display.frame()
                    #expect(
                        stage.list.layoutCount == layouts,
                        "the bar and the list's indicator do not take turns")
                }
            }
        }

        @Test(arguments: placings)
        func
            `a drag on the bar is the bar's: no list, sheet or pager takes it; screen edges stay the system's`(
                placing: ListPlacing
            )
        {
            let stage = ListStage(Shelf([90, 90, 90]), .table, placing)
            let pans = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
            for pan in pans { stage.window.addGestureRecognizer(pan) }
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 0))
            #expect(stage.bar.driver.isTracking, "at once, also inside a list that delays touches")
            finger.move(to: stage.place(of: 2))
            Display.frame()
            #expect(stage.bar.selectedIndex == 2 && stage.bar.driver.isTracking)
            #expect(stage.list.panGestureRecognizer.isEnabled)
            #expect(!stage.bar.gestureRecognizerShouldBegin(pans[0]))
            #expect(!stage.bar.gestureRecognizerShouldBegin(stage.list.panGestureRecognizer))
            #expect(stage.bar.gestureRecognizerShouldBegin(UIScreenEdgePanGestureRecognizer()))
            finger.lift()
        }

        @Test(arguments: placings)
        func `P26: while a finger is on the bar another may scroll, and lights nothing`(placing: ListPlacing)
        {
            let stage = ListStage(Shelf([90, 90, 90]), .table, placing)
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 2))
            stage.drag(by: -3000)
            #expect(stage.bar.highlightedIndex == 2)
            finger.lift()
            #expect(stage.bar.highlightedIndex == 2)
            stage.drag(by: -3000)
            #expect(stage.bar.highlightedIndex == 1)
        }

        @Test func `a bar along the bottom takes its room there`() {
            let stage = ListStage(Shelf([90]), .table, .beside, safeArea: notch)
            stage.bar.style.axis = .horizontal
            Display.frame()
            Display.frame()
            let box = frame(stage)
            #expect(box.minX == 0 && box.width == 320 && box.maxY == 480 - 34)
            #expect(
                stage.bar.driver.measured.insets == IndexBarInsets(top: 0, left: 30, bottom: 0, right: 30))
            #expect(stage.table.layoutMargins.bottom > 34 + 8 && stage.table.layoutMargins.right == 30 + 8)
            #expect(stage.table.horizontalScrollIndicatorInsets.bottom > 0)
        }

        @Test func `the hit area is a list's edge, not a thing apart`() {
            let stage = ListStage(Shelf([90]))
            #expect(stage.bar.driver.scene.hitArea?.width == 24)
            let bar = stage.bar!
            bar.detach()
            #expect(bar.driver.scene.hitArea?.width == 44)
        }

        @Test func `P57: the bar comes after the list for a screen reader`() {
            let stage = ListStage(Shelf([90]))
            let places = [stage.list, stage.bar!].map { view in
                stage.controller.view.subviews.firstIndex { $0 === view } ?? -1
            }
            #expect(places == [0, 1])
        }
    }
#endif
