#if INDEXBAR_UIKIT_DOUBLE
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct RealPlaceTests {
        /// The bar beside the list, and inside it.
        nonisolated static let ways = [Home.plain, .rootView]

        @Test(arguments: ways)
        func `reservation is .safeArea by default for a collection view`(home: Home) {
            let stage = RealStage(home, Shelf([20, 20]), grid: RealStage.flow())
            #expect(stage.bar.reservedThickness > 0)
            #expect(stage.list.safeAreaInsets.right == stage.bar.reservedThickness)
        }

        @Test(arguments: ways, [true, false])
        func `R13: the list hides, isHidden or alpha 0: the bar follows the list's visibility`(
            home: Home, byAlpha: Bool
        ) throws {
            let stage = RealStage(home, Shelf([20, 20]))
            let place = try #require(stage.place(of: "B"))
            if byAlpha { stage.list.alpha = 0 } else { stage.list.isHidden = true }
            stage.frames()
            #expect(stage.place(of: "B") == nil && !stage.isBar(at: place))
            if byAlpha { stage.list.alpha = 1 } else { stage.list.isHidden = false }
            stage.frames()
            #expect(stage.place(of: "B") == place && stage.isBar(at: place))
        }

        /// UIKit tells nobody of another order of subviews, so the bar looks at it whenever it is laid out.
        @Test
        func `R13: bringSubviewToFront(list): the bar comes to the front of its list as soon as that moves`()
            throws
        {
            let stage = RealStage(.plain, Shelf([20, 20]))
            let place = try #require(stage.place(of: "B"))
            stage.list.superview?.bringSubviewToFront(stage.list)
            stage.scroll(by: 1)
            #expect(stage.isBar(at: place))
            let seen = stage.window.views(at: place)
            let bar = seen.lastIndex { $0.isDescendant(of: stage.bar) } ?? -1
            #expect(bar > seen.lastIndex { $0 === stage.list } ?? 0)
        }

        /// A list that puts new rows above it has an overlay buried anyway, with a bar or without.
        @Test(arguments: ways)
        func `R14: view.addSubview(overlay): the bar stays below what the app adds later`(home: Home) throws {
            try Policy.with(.but { $0.cellsOnTop = false }) { try overlay(home) }
        }

        private func overlay(_ home: Home) throws {
            let stage = RealStage(home, Shelf([20, 20]))
            let place = try #require(stage.place(of: "B"))
            let overlay = UIView(frame: stage.controller.view.bounds)
            stage.controller.view.addSubview(overlay)
            stage.frames()
            stage.scroll(by: 300)
            let target = stage.controller.view.convert(place, from: nil)
            overlay.frame.origin = CGPoint(x: 0, y: target.y - 100)
            stage.frames()
            #expect(stage.window.views(at: place).last === overlay)
            #expect(!stage.isBar(at: place))
        }

        @Test(arguments: ways)
        func `R15: supplementary views have zPosition 1: the bar is above pinned headers all the same`(
            home: Home
        ) throws {
            let stage = RealStage(home, Shelf([40, 40]), grid: RealStage.flow(pinned: true))
            stage.scroll(by: 100)
            let header = try #require(
                stage.grid.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader,
                    at: IndexPath(item: 0, section: 0)))
            let middle = stage.window.convert(header.bounds, from: header).midY
            let seen = stage.window.views(at: CGPoint(x: 315, y: middle))
            let bar = try #require(seen.lastIndex { $0.isDescendant(of: stage.bar) })
            #expect(seen[bar...].allSatisfy { $0.isDescendant(of: stage.bar) })
            #expect(stage.isBar(at: CGPoint(x: 315, y: middle)))
        }

        @Test
        func `R16: a 320-point column at the left of a 1,024-point window: the bubble stays inside it`()
            throws
        {
            let stage = RealStage(.column, Shelf([20, 20, 20]))
            let finger = Finger(on: stage.window)
            finger.down(at: try #require(stage.place(of: "B")))
            Clock.advance(0.2)
            stage.frames()
            let bubbles = stage.window.texts().filter { $0.text == "B" && $0.size > 20 }
            #expect(!bubbles.isEmpty)
            for bubble in bubbles { #expect(bubble.box.minX >= 6 && bubble.box.maxX <= 314) }
            finger.lift()
        }

        @Test(arguments: ways)
        func `R17: hit area: 24 points of 24 can be reached at the screen's edge`(home: Home) throws {
            let stage = RealStage(home, Shelf([20, 20]))
            let y = try #require(stage.place(of: "B")).y
            #expect(stage.isBar(at: CGPoint(x: 319.5, y: y)) && stage.isBar(at: CGPoint(x: 296.5, y: y)))
        }

        @Test(arguments: ways, [true, false])
        func `R15: pinned headers of a custom element kind: found by what the layout has for that section`(
            home: Home, isFlow: Bool
        ) {
            let layout = isFlow ? LetterFlow.make() : LetterFlow.compositional()
            let stage = RealStage(home, Shelf([20, 20, 20]), grid: layout)
            for (section, title) in [(1, "B"), (2, "C"), (1, "B")] {
                stage.tap(title)
                #expect(stage.header(section) == 0)
                let row = stage.grid.layoutAttributesForItem(at: IndexPath(item: 0, section: section))
                #expect((row?.frame.minY ?? 0) - stage.list.contentOffset.y >= 30, "row 0 is covered")
            }
        }

        @Test(arguments: ways, [true, false])
        func `sectionHeaderTopPadding, part of rect(forSection:) or not: the header lands on top`(
            home: Home, inSection: Bool
        ) {
            Policy.with(.but { $0.paddingInSection = inSection }) {
                let stage = RealStage(home, Shelf([20, 20, 20]), padded: true)
                for (section, title) in [(1, "B"), (2, "C"), (0, "A")] {
                    stage.tap(title)
                    #expect(section == 0 || stage.header(section) == 0)
                    #expect(stage.bar.highlightedIndex == section)
                }
            }
        }

        @Test(arguments: ways)
        func `headerTopPadding of list configurations: the header lands on top`(home: Home) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = .supplementary
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            let stage = RealStage(home, Shelf([20, 20, 20]), grid: layout)
            for (section, title) in [(1, "B"), (2, "C")] {
                stage.tap(title)
                #expect(stage.header(section) == 0)
            }
        }

        @Test func `delaysContentTouches stays as the app has it where the bar is beside the list`() {
            #expect(RealStage(.plain, Shelf([20])).list.delaysContentTouches)
        }

        @Test
        func `delaysContentTouches: opt-out where the bar lives inside the list`() {
            let stage = RealStage(.rootView, Shelf([20]))
            stage.bar.hurriesTouches = false
            stage.frames()
            #expect(stage.list.delaysContentTouches)
        }

        @Test(arguments: [true, false])
        func `system margins of a root view stay the system's, attached and after detach()`(keeps: Bool) {
            Policy.with(.but { $0.keepsEqualMargins = keeps }) {
                let stages = [true, false].map { RealStage(.tableController, Shelf([20]), attach: $0) }
                @MainActor func sides(_ stage: RealStage) -> [CGFloat] {
                    let margins = stage.list.layoutMargins
                    return [margins.left, margins.top, margins.bottom]
                }
                for sizeClass in [UIUserInterfaceSizeClass.regular, .compact] {
                    for stage in stages {
                        stage.window.changeTraits { $0.horizontalSizeClass = sizeClass }
                        stage.window.changeSafeArea(
                            UIEdgeInsets(
                                top: sizeClass == .compact ? 47 : 20, left: 0, bottom: 34, right: 0))
                        stage.frames()
                    }
                    #expect(sides(stages[0]) == sides(stages[1]))
                }
                stages[0].window.changeTraits { $0.horizontalSizeClass = .regular }
                stages[0].frames()
                stages[0].bar.detach()
                stages[0].window.changeTraits { $0.horizontalSizeClass = .compact }
                stages[0].frames()
                #expect(stages[0].list.layoutMargins == stages[1].list.layoutMargins)
            }
        }

        @Test(arguments: [true, false])
        func `a search entry reveals a collapsed search bar and large title`(late: Bool) throws {
            try Policy.with(.but { $0.navigationBarLate = late }) {
                let shelf = Shelf([40, 40])
                shelf.indexTitles = [UITableView.indexSearch, "A", "B"]
                shelf.lead = { _, index in index - 1 }
                let stage = RealStage(.searchable, shelf)
                let bar = try #require(stage.controller.navigationController).navigationBar
                let full = bar.frame.height
                stage.scroll(by: 900)
                #expect(bar.frame.height == 44)
                let (a, b) = (try #require(stage.place(of: "A")), try #require(stage.place(of: "B")))
                let finger = Finger(on: stage.window)
                finger.down(at: CGPoint(x: a.x, y: a.y - (b.y - a.y)))
                Clock.advance(0.2)
                stage.frames()
                finger.lift()
                stage.frames()
                #expect(bar.frame.height == full)
                #expect(stage.list.contentOffset.y == -stage.list.adjustedContentInset.top)
            }
        }

        @Test(arguments: ways)
        func `the anchor is laid out although hidden views are not: a new size and safe area are followed`(
            home: Home
        ) throws {
            try Policy.with(.but { $0.laysOutHidden = false }) {
                let stage = RealStage(home, Shelf([20, 20, 20]))
                stage.list.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
                stage.frames()
                let bar = stage.window.convert(stage.bar.bounds, from: stage.bar)
                #expect(bar.maxY == 300 && bar.maxX == 320)
                stage.list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
                stage.window.changeSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 44))
                stage.frames()
                let title = try #require(stage.place(of: "C"))
                #expect(title.x <= 276)
                stage.bar.isHidden = true
                stage.frames()
                #expect(stage.list.layoutMargins.right == stage.list.layoutMargins.left + 44)
            }
        }

        @Test(
            arguments: [Home.plain, .rootView],
            [ListKind.table, .grouped, .flow, .pinnedFlow])
        func `counts [20, 0, 0, 20]: a header-only section scrolled to the top is lit`(
            home: Home, kind: ListKind
        ) throws {
            let isTable = kind == .table || kind == .grouped
            let layout = isTable ? nil : RealStage.flow(pinned: kind == .pinnedFlow)
            let stage = RealStage(home, Shelf([20, 0, 0, 20]), grid: layout)
            var top = stage.table?.rectForHeader(inSection: 1).minY ?? 0
            if !isTable {
                let rows = stage.grid.layoutAttributesForItem(at: IndexPath(item: 19, section: 0))
                top = try #require(rows).frame.maxY
            }
            stage.list.setContentOffset(
                CGPoint(x: 0, y: top - stage.list.adjustedContentInset.top), animated: false)
            stage.frames()
            #expect(stage.bar.highlightedIndex == 1)
        }
    }

    /// Layouts whose headers are of the app's own kind.
    final class LetterFlow: UICollectionViewFlowLayout {
        static func make() -> LetterFlow {
            let layout = LetterFlow()
            layout.itemSize = CGSize(width: 320, height: 44)
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.sectionHeadersPinToVisibleBounds = true
            return layout
        }

        static func compositional() -> UICollectionViewLayout {
            let full = NSCollectionLayoutDimension.fractionalWidth(1)
            let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(44))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(30)),
                elementKind: "letter", alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return UICollectionViewCompositionalLayout(section: section)
        }

        private func renamed(_ one: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            guard one.representedElementCategory == .supplementaryView else { return one }
            let result = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: "letter", with: one.indexPath)
            result.frame = one.frame
            return result
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map(renamed)
        }
        override func layoutAttributesForSupplementaryView(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard kind == "letter" else { return nil }
            return super.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: path
            ).map(renamed)
        }
    }
#endif
