#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct AttachedScrollingTests {
        nonisolated static let kinds = ListKind.allCases
        nonisolated static let placings = ListPlacing.allCases

        @Test(arguments: kinds, placings)
        func `Q1, Q10: a touch brings the section's top to the top, forwards and back`(
            kind: ListKind, placing: ListPlacing
        ) {
            let stage = ListStage(
                Shelf([30, 20, 40, 25, 60]), kind, placing,
                safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            for entry in [2, 3, 1, 0, 3, 2] {
                stage.tap(entry)
                #expect(abs(stage.top - stage.start(of: entry)) <= 0.5, "\(kind) \(entry)")
                #expect(stage.bar.highlightedIndex == entry)
            }
        }

        @Test(arguments: kinds)
        func `P54: estimated heights are corrected within the frame, in three passes at most`(kind: ListKind)
        {
            let shelf = Shelf([30, 20, 40, 25, 60])
            shelf.height = { CGFloat(50 + ($0.row * 37 + $0.section * 11) % 90) }
            let stage = ListStage(shelf, kind, estimate: 40)
            for entry in [3, 1, 2, 0, 3] {
                var changes = 0
                var last = stage.list.contentOffset
                let token = stage.list.observe(\.contentOffset) { list, _ in
                    MainActor.assumeIsolated {
                        if list.contentOffset != last { changes += 1 }
                        last = list.contentOffset
                    }
                }
                stage.tap(entry)
                #expect(abs(stage.top - stage.start(of: entry)) <= 0.5, "\(kind) \(entry)")
                #expect(changes <= 3)
                token.invalidate()
            }
        }

        @Test(arguments: kinds, placings)
        func `P50: the end of the list holds, and the chosen entry stays lit until the user scrolls`(
            kind: ListKind, placing: ListPlacing
        ) {
            let stage = ListStage(
                Shelf([20, 20, 2, 2]), kind, placing,
                safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
            stage.tap(3)
            let end = stage.list.contentSize.height + 34 - stage.list.bounds.height
            #expect(abs(stage.list.contentOffset.y - end) <= 0.5)
            Display.frame()
            #expect(stage.bar.highlightedIndex == 3)
            stage.drag(by: -1)
            #expect(stage.bar.highlightedIndex != 3)
        }

        @Test(arguments: kinds)
        func `short content rests below the inset`(kind: ListKind) {
            let stage = ListStage(
                Shelf([1, 1]), kind, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            stage.tap(1)
            #expect(stage.list.contentOffset.y == -44)
            #expect(stage.bar.highlightedIndex == 1)
        }

        @Test func `P35: a transient content inset counts for the target, not for the bar`() {
            let stage = ListStage(Shelf([30, 30, 30]))
            let frame = stage.bar.frame
            stage.list.contentInset.top = 60
            Display.frame()
            #expect(stage.bar.frame == frame)
            #expect(stage.bar.driver.measured.insets.top == 0)
            stage.tap(1)
            #expect(stage.list.contentOffset.y == stage.start(of: 1) - 60)
        }

        @Test(arguments: kinds)
        func `E14: many selections between two frames are one scroll, to the last`(kind: ListKind) {
            let stage = ListStage(Shelf([30, 30, 30, 30, 30, 30]), kind)
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 1))
            let before = stage.list.contentOffset
            for entry in [2, 4, 3] { finger.move(to: stage.place(of: entry)) }
            #expect(stage.list.contentOffset == before)
            Display.frame()
            #expect(abs(stage.top - stage.start(of: 3)) <= 0.5)
            finger.lift()
            Display.frame()
            #expect(abs(stage.top - stage.start(of: 3)) <= 0.5)
        }

        @Test(arguments: [ListKind.table, .pinnedFlow, .compositional])
        func `fine scrub reaches a row inside the section, below the pinned header`(kind: ListKind) {
            let stage = ListStage(Shelf([40, 40]), kind)
            stage.bar.style.fineScrub = true
            let finger = Finger(on: stage.window)
            let start = stage.place(of: 0)
            finger.down(at: start)
            finger.move(to: CGPoint(x: start.x - 60, y: start.y))
            Display.frame()
            finger.move(to: CGPoint(x: start.x - 60, y: start.y + 20))
            Display.frame()
            let row = stage.listener.closureHeard.last?.row ?? 0
            let place = stage.bar.attachment?.list.rows?.place(of: ListRow(section: 0, row: row))
            #expect(row > 0 && (place?.cover ?? 0) > 0)
            #expect(stage.top == (place?.start ?? 0) - (place?.cover ?? 0))
            finger.lift()
        }

        @Test func `with motion the list goes there in steps, none of them the user's`() {
            let stage = ListStage(Shelf([30, 30, 30]))
            stage.bar.style.scrollsAnimated = true
            stage.bar.style.autoHide = .untilScrolled
            stage.bar.select(entry: 1)
            Display.frame()
            #expect(stage.top == 0)
            stage.list.finishScrolling()
            Display.frame()
            #expect(stage.top == stage.start(of: 1))
            #expect(stage.bar.strip.alpha == 0)
            stage.bar.style.autoHide = .never
            UIAccessibility.reset(reduceMotion: true)
            defer { UIAccessibility.reset() }
            stage.tap(2)
            #expect(stage.list.contentOffset.y > stage.start(of: 1))
        }

        @Test(arguments: [ListKind.table, .pinnedFlow, .compositional], placings)
        func `a cancelled drag brings the list back to where it was`(kind: ListKind, placing: ListPlacing) {
            let stage = ListStage(Shelf([30, 30, 30]), kind, placing)
            stage.bar.style.restoresOnCancel = true
            stage.drag(by: 203.5)
            let before = stage.list.contentOffset
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 2))
            Display.frame()
            #expect(stage.list.contentOffset != before)
            finger.cancel()
            Display.frame()
            #expect(stage.list.contentOffset == before)
        }

        @Test(arguments: [ListKind.table, .flow])
        func `a list of another height by now goes back to the row`(kind: ListKind) {
            let stage = ListStage(Shelf([30, 30, 30]), kind)
            stage.bar.style.restoresOnCancel = true
            let place = stage.bar.attachment?.list.rows?.place(of: ListRow(section: 0, row: 12))
            stage.drag(by: (place?.start ?? 0) + 22)
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 2))
            Display.frame()
            #expect(abs(stage.top - (place?.start ?? 0) - 22) > 100)
            stage.list.frame.size.height = 400
            Display.frame()
            finger.cancel()
            Display.frame()
            #expect(abs(stage.top - (place?.start ?? 0) - 22) <= 0.5)
        }

        @Test func `310 sections and 2,000,000 rows`() {
            let shelf = Shelf([Int](repeating: 6452, count: 310))
            let stage = ListStage(shelf, .table, estimate: 44)
            shelf.countReads = 0
            let reads = shelf.titleReads
            stage.tap(200)
            #expect(abs(stage.top - stage.start(of: 200)) <= 0.5)
            stage.drag(by: 100_000)
            #expect(stage.bar.highlightedIndex == 200)
            #expect(shelf.countReads == 0 && shelf.titleReads - reads < 8)
            #expect(stage.bar.content.rowCount == 2_000_120)
        }

        /// A flow layout that turns round from right to left, or does not.
        private final class TurningLayout: UICollectionViewFlowLayout {
            var turns = false
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { turns }
        }

        @Test(arguments: [false, true], [false, true])
        func `P39: a horizontal list goes sideways, from the side where its first section is`(
            isRightToLeft: Bool, turns: Bool
        ) {
            let layout = TurningLayout()
            layout.turns = turns
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.headerReferenceSize = CGSize(width: 40, height: 0)
            layout.sectionInset.left = 8
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 100, width: 320, height: 220), collectionViewLayout: layout)
            if isRightToLeft { list.semanticContentAttribute = .forceRightToLeft }
            list.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
            let shelf = Shelf([9, 9, 9, 9])
            list.dataSource = shelf
            window.addSubview(list)
            let bar = IndexBarView(attachedTo: list)
            bar.style.axis = .horizontal
            Display.frame()
            #expect(bar.frame.maxY == list.frame.maxY && bar.frame.width == 320)
            let isTurned = isRightToLeft && turns
            func offset(showing place: CGFloat) -> CGFloat {
                isTurned ? list.contentSize.width - place - 320 + 7 : place - 5
            }
            for entry in [2, 1, 0, 2] {
                bar.select(entry: entry)
                Display.frame()
                let start = list.geometry.start(of: entry)
                #expect(abs(list.contentOffset.x - offset(showing: start)) <= 0.5)
                let first = list.layoutAttributesForItem(at: IndexPath(item: 0, section: entry))!.frame
                let box = list.convert(first, to: window)
                #expect(isTurned ? box.maxX < 320 && box.maxX > 200 : box.minX > 0 && box.minX < 120)
                #expect(bar.highlightedIndex == entry)
            }
            list.contentOffset.x = offset(showing: list.geometry.start(of: 1) + 200)
            Display.frame()
            #expect(bar.highlightedIndex == 1)
        }
    }
#endif
