#if canImport(UIKit)
    import UIKit

    /// UIKit's list below a List, by the policy: its offset is the List's, and rows keep off its layout
    /// margins.
    @MainActor final class ListHost: NSObject {
        let list: UIScrollView
        private let container = UIView(frame: .zero)
        private let margins: UIEdgeInsets
        private weak var stage: Stage?
        fileprivate var sections: [(header: CGFloat?, rows: [CGFloat])] = []

        init(_ kind: StagePolicy.ListHost, _ stage: Stage) {
            self.stage = stage
            let table = UITableView(frame: .zero)
            var provide: (Int) -> NSCollectionLayoutSection? = { _ in nil }
            let layout = UICollectionViewCompositionalLayout { place, _ in provide(place) }
            list = kind == .table ? table : UICollectionView(frame: .zero, collectionViewLayout: layout)
            margins = list.layoutMargins
            super.init()
            provide = { [weak self] in self?.section($0) }
            container.addSubview(list)
            stage.window.insertSubview(container, at: 0)
            // The List's own rows have no space above headers.
            table.sectionHeaderTopPadding = 0
            table.delegate = self
            table.dataSource = self
            (list as? UICollectionView)?.delegate = self
            (list as? UICollectionView)?.dataSource = self
        }
        /// The margins that the rows were laid out with.
        private var shown: UIEdgeInsets?
        var hasOtherMargins: Bool { shown.map { $0 != list.layoutMargins } ?? false }
        func end() { container.removeFromSuperview() }

        /// Brings the rows and answers the width that is reserved at the trailing edge.
        func show(_ lazy: LazyCore, _ rect: CGRect, isRightToLeft: Bool) -> CGFloat {
            var new: [(header: CGFloat?, rows: [CGFloat])] = []
            var last: Int?
            for (place, item) in lazy.items.enumerated() {
                if new.isEmpty || item.section != last { new.append((nil, [])) }
                last = item.section
                let length = lazy.ends[place] - lazy.starts[place]
                switch item.kind {
                case .header: new[new.count - 1].header = length
                case .row: new[new.count - 1].rows.append(length)
                case .footer: unmodelled("a footer in a List made of UIKit's")
                }
            }
            if container.frame != rect {
                container.frame = rect
                list.frame = container.bounds
            }
            let isNews =
                new.map(\.rows) != sections.map(\.rows) || new.map(\.header) != sections.map(\.header)
            sections = new
            if isNews {
                if let header = new.lazy.compactMap(\.header).first {
                    (list as? UITableView)?.sectionHeaderHeight = header
                }
                (list as? UITableView)?.reloadData()
                (list as? UICollectionView)?.reloadData()
                list.layoutIfNeeded()
            }
            let now = list.layoutMargins
            shown = now
            return max(0, isRightToLeft ? now.left - margins.left : now.right - margins.right)
        }
        func scroll(to offset: CGFloat) {
            guard list.contentOffset.y != offset else { return }
            list.setContentOffset(CGPoint(x: list.contentOffset.x, y: offset), animated: false)
        }
        private func section(_ place: Int) -> NSCollectionLayoutSection? {
            guard sections.indices.contains(place) else { return nil }
            let full = NSCollectionLayoutDimension.fractionalWidth(1)
            // An average of equal lengths may differ in the last digits.
            let heights = Set(sections[place].rows.map { ($0 * 1000).rounded() / 1000 })
            if heights.count > 1 { unmodelled("rows of several heights in a List made of a collection view") }
            let size = NSCollectionLayoutSize(
                widthDimension: full, heightDimension: .absolute(heights.first ?? 44))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            if let height = sections[place].header {
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: full, heightDimension: .absolute(height)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
            }
            return section
        }
    }
    extension ListHost: UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            sections[path.section].rows[path.row]
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].header.map { _ in "" }
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { stage?.ledger.needsLayout = true }
    }
    extension ListHost: UICollectionViewDataSource, UICollectionViewDelegate {
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    extension Node {
        var hosted: ListHost? { memory["host"] as? ListHost }
        /// The width that UIKit's list reserves at the trailing edge.
        func host(_ lazy: LazyCore, _ rect: CGRect) -> CGFloat {
            guard stage.policy.listHost != .none else { return 0 }
            lazy.isHosted = true
            let host = hosted ?? ListHost(stage.policy.listHost, stage)
            if hosted == nil {
                memory["host"] = host
                ends = [{ host.end() }]
            }
            let width = host.show(lazy, rect, isRightToLeft: environment.layoutDirection == .rightToLeft)
            (memory["scroll"] as? ScrollCore)?.follow(host.list.contentOffset.y)
            return width
        }
    }
    extension Stage {
        /// UIKit's list below the first List, if the policy has one.
        public var list: UIScrollView? { root.first { $0.hosted?.list } }
    }
#else
    @MainActor final class ListHost { func scroll(to offset: CGFloat) {} }
    extension Node {
        var hosted: ListHost? { nil }
        func host(_ lazy: LazyCore, _ rect: CGRect) -> CGFloat { 0 }
    }
#endif
