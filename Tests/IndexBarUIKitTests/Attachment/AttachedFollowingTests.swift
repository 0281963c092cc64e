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

        @Test func `byUser: everything but the bar's own scrolls and changes of size`() {
            let stage = ListStage(Shelf([20, 20, 20]), estimate: 30)
            var told: [Bool] = []
            stage.bar.attachment?.onTell = { told.append($1) }
            stage.tap(2)
            #expect(told == [false])
            stage.list.frame.size.height = 300
            stage.list.contentOffset.y -= 10
            Display.frame()
            #expect(told == [false, false])
            stage.list.contentOffset.y -= 10
            Display.frame()
            #expect(told == [false, false, true])
        }

        @Test func `the handlers only mark: nothing is asked of the list and nothing scrolled inside them`() {
            let stage = ListStage(Shelf([200, 200]), estimate: 30)
            var told = 0
            stage.bar.attachment?.onTell = { _, _ in told += 1 }
            let reads = stage.shelf.titleReads
            for _ in 0..<20 { stage.list.contentOffset.y += 50 }
            #expect(told == 0 && stage.shelf.titleReads == reads)
            Display.frame()
            #expect(told == 1 && stage.shelf.titleReads <= reads + 1)
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
