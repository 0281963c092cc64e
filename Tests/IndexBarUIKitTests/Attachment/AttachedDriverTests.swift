#if INDEXBAR_UIKIT_DOUBLE
    import Foundation
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    /// Rules D10 to D17 through a list of UIKit's.
    @MainActor @Suite struct AttachedDriverTests {
        nonisolated static let kinds: [ListKind] = [.table, .grouped, .flow, .pinnedFlow, .compositional]

        @Test(arguments: kinds)
        func `D15: a header alone at the top lights its entry`(kind: ListKind) {
            let stage = ListStage(Shelf([20, 0, 0, 20]), kind)
            for section in [1, 2] {
                stage.list.contentOffset.y = stage.start(of: section)
                Display.frame()
                #expect(stage.bar.highlightedIndex == section, "\(kind)")
            }
            stage.list.contentOffset.y = stage.start(of: 3)
            Display.frame()
            #expect(stage.bar.highlightedIndex == 3, "\(kind)")
        }

        @Test func `D17: 60 frames of scrolling over 500 self-sizing sections read no title`() {
            let shelf = Shelf([Int](repeating: 4, count: 500))
            shelf.height = { CGFloat(50 + ($0.row * 37 + $0.section * 11) % 90) }
            let stage = ListStage(shelf, .table, estimate: 40)
            RunLoop.current.run(until: Date() + 0.15)
            for _ in 0..<3 { Display.frame() }
            let reads = shelf.titleReads
            for _ in 0..<60 {
                stage.list.contentOffset.y += 150
                Display.frame()
            }
            #expect(shelf.titleReads == reads)
            for _ in 0..<3 {
                RunLoop.current.run(until: Date() + 0.15)
                Display.frame()
            }
            #expect(shelf.titleReads == reads + 1, "once at rest")
        }

        @Test(arguments: [ListKind.table, .flow])
        func `D13: rows all gone and back: what the list shows is lit, and the entry can be chosen again`(
            kind: ListKind
        ) {
            let stage = ListStage(Shelf([20, 20, 20, 20]), kind)
            stage.bar.content = IndexBarContent(titles: ["A", "B", "C", "D"])
            stage.tap(2)
            #expect(stage.bar.highlightedIndex == 2)
            func reload(_ counts: [Int]) {
                stage.shelf.counts = counts
                stage.table?.reloadData()
                stage.collection?.reloadData()
                for _ in 0..<2 { Display.frame() }
            }
            reload([0, 0, 0, 0])
            stage.list.contentOffset.y = 0
            reload([20, 20, 20, 20])
            stage.list.contentOffset.y = 0
            for _ in 0..<2 { Display.frame() }
            #expect(stage.bar.highlightedIndex == 0)
            stage.bar.select(entry: 2)
            for _ in 0..<2 { Display.frame() }
            #expect(abs(stage.top - stage.start(of: 2)) <= 0.5 && stage.bar.highlightedIndex == 2)
        }

        @Test(arguments: kinds)
        func `D13: where the app moves the list, what it shows is lit`(kind: ListKind) {
            let stage = ListStage(Shelf([20, 20, 20, 20]), kind)
            stage.tap(2)
            stage.list.setContentOffset(.zero, animated: false)
            Display.frame()
            #expect(stage.bar.highlightedIndex == 0)
            stage.tap(2)
            #expect(abs(stage.top - stage.start(of: 2)) <= 0.5)
        }

        @Test(arguments: [true, false])
        func `a list that is hidden puts its bar away`(byAlpha: Bool) {
            let stage = ListStage(Shelf([20, 20]))
            let place = stage.place(of: 1)
            if byAlpha { stage.list.alpha = 0 } else { stage.list.isHidden = true }
            Display.frame()
            #expect(stage.bar.strip.alpha == 0 && stage.window.hitTest(place, with: nil) !== stage.bar)
            if byAlpha { stage.list.alpha = 1 } else { stage.list.isHidden = false }
            Display.frame()
            #expect(stage.bar.strip.alpha == 1 && stage.window.hitTest(place, with: nil) === stage.bar)
        }
    }
#endif
