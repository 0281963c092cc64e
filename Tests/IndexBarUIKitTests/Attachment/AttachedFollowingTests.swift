#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct AttachedFollowingTests {
        nonisolated static let kinds = ListKind.allCases
        nonisolated static let placings = ListPlacing.allCases

        @Test(arguments: kinds, placings)
        func `the bar follows the list: a section begins with its header`(
            kind: ListKind, placing: ListPlacing
        ) {
            let stage = ListStage(
                Shelf([20, 20, 20]), kind, placing,
                safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            #expect(stage.bar.highlightedIndex == 0)
            for section in [1, 2, 1] {
                stage.list.contentOffset.y = stage.start(of: section) - 44
                Display.frame()
                #expect(stage.bar.highlightedIndex == section, "\(kind)")
                stage.list.contentOffset.y = stage.start(of: section) - 44 - 20
                Display.frame()
                #expect(stage.bar.highlightedIndex == section - 1, "\(kind)")
            }
        }

        @Test(arguments: placings)
        func `P51: a tap on the status bar, a key or a screen reader are users too`(placing: ListPlacing) {
            let stage = ListStage(Shelf([20, 20, 20]), .table, placing)
            stage.tap(2)
            #expect(stage.bar.highlightedIndex == 2)
            stage.list.tapStatusBar()
            Display.frame()
            #expect(stage.bar.highlightedIndex == 0)
        }

        @Test func `by the user is everything but the bar's own scrolls and changes of size`() {
            let stage = ListStage(Shelf([20, 20, 20]), estimate: 30)
            stage.bar.style.autoHide = .untilScrolled
            stage.bar.select(entry: 2)
            Display.frame()
            #expect(stage.top > 0 && stage.bar.strip.alpha == 0)
            stage.list.frame.size.height = 300
            stage.list.contentOffset.y -= 10
            Display.frame()
            #expect(stage.bar.strip.alpha == 0)
            stage.list.contentOffset.y -= 10
            Display.frame()
            #expect(stage.bar.strip.alpha == 1)
        }

        @Test func `the handlers only mark: nothing is asked of the list and nothing scrolled inside them`() {
            let stage = ListStage(Shelf([200, 200]), estimate: 30)
            let (layouts, reads) = (stage.bar.layoutCount, stage.shelf.titleReads)
            for _ in 0..<20 { stage.list.contentOffset.y += 50 }
            #expect(stage.bar.layoutCount == layouts && stage.shelf.titleReads == reads)
            Display.frame()
            #expect(stage.bar.layoutCount > layouts && stage.shelf.titleReads <= reads + 1)
        }

        @Test func `the list's delegate is the app's, and hears of everything`() {
            final class Hearer: NSObject, UITableViewDelegate {
                var heard = 0
                func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
            }
            let stage = ListStage(Shelf([20, 20, 20]))
            let hearer = Hearer()
            stage.list.delegate = hearer
            stage.tap(1)
            #expect(hearer.heard == 1 && stage.list.delegate === hearer)
            stage.drag(by: 5)
            #expect(hearer.heard == 2)
        }

        @Test func `P58: what does not move the list is not felt`() {
            UIFeedbackGenerator.forget()
            let stage = ListStage(Shelf([20, 2, 2]))
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 2))
            Display.frame()
            #expect(UIFeedbackGenerator.log.filter { $0 == "selection" }.count == 1)
            finger.move(to: stage.place(of: 1))
            Display.frame()
            #expect(UIFeedbackGenerator.log.filter { $0 == "selection" }.count == 1)
            finger.lift()
        }

        @Test func `a list in motion stops under the finger`() {
            let stage = ListStage(Shelf([20, 20, 20]))
            stage.list.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 0))
            stage.list.finishScrolling()
            Display.frame()
            #expect(stage.top == 0)
            finger.lift()
        }
    }
#endif
