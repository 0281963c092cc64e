#if canImport(UIKit)
    import UIKit

    /// The kinds of supplementary views found to be headers.
    @MainActor
    final class HeaderKinds {
        private(set) var kinds = [UICollectionView.elementKindSectionHeader]
        private weak var layout: UICollectionViewLayout?
        private var looks = 0

        func add(_ kind: String) { kinds.insert(kind, at: 0) }

        /// Limits the search for a header, for each layout.
        func mayLook(at layout: UICollectionViewLayout) -> Bool {
            if layout !== self.layout { (self.layout, looks) = (layout, 0) }
            looks += 1
            return looks <= 8
        }
    }

    /// The rows of a collection view. The layout attributes of a pinned header give its current position, not the
    /// start of its section.
    @MainActor
    struct CollectionRows: ListRows {
        let list: UICollectionView
        let headers: HeaderKinds

        var sectionCount: Int { list.numberOfSections }
        func rowCount(in section: Int) -> Int { list.numberOfItems(inSection: section) }

        var direction: ListDirection {
            guard isHorizontal else { return .down }
            let flips = list.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            return flips && list.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }

        private var isHorizontal: Bool {
            switch list.collectionViewLayout {
            case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
            case let layout as UICollectionViewCompositionalLayout:
                layout.configuration.scrollDirection == .horizontal
            default: false
            }
        }

        private func start(_ box: CGRect) -> CGFloat { direction.start(of: box, in: list) }
        private func end(_ box: CGRect) -> CGFloat { direction.end(of: box, in: list) }

        /// The layout learns new counts only when it runs, so it may not know a row that the list already has.
        private func box(of row: ListRow) -> CGRect? {
            list.layoutIfNeeded()
            guard has(row) else { return nil }
            return list.layoutAttributesForItem(at: IndexPath(item: row.row, section: row.section))?.frame
        }

        /// The layout attributes before a section's first item, of any kind.
        private func header(of section: Int, before item: CGRect?) -> CGRect? {
            let path = IndexPath(item: 0, section: section)
            for kind in headers.kinds {
                let found = list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
                if let found, end(found) > start(found) { return found }
            }
            guard let item, headers.mayLook(at: list.collectionViewLayout) else { return nil }
            let near = item.insetBy(dx: -list.bounds.width, dy: -list.bounds.height)
            let all = list.collectionViewLayout.layoutAttributesForElements(in: near) ?? []
            let found = all.first {
                $0.representedElementCategory == .supplementaryView && $0.indexPath.section == section
                    && start($0.frame) < start(item) && end($0.frame) > start($0.frame)
            }
            guard let found, let kind = found.representedElementKind else { return nil }
            headers.add(kind)
            return found.frame
        }

        func top(of section: Int) -> ListPlace? {
            list.layoutIfNeeded()
            guard section >= 0, section < sectionCount else { return nil }
            let item = box(of: ListRow(section: section, row: 0))
            guard let header = header(of: section, before: item) else {
                return item.map { ListPlace(start: start($0)) }
            }
            guard let item else { return ListPlace(start: start(header)) }
            let extent = end(header) - start(header)
            if !pinsHeaders { return ListPlace(start: start(header), extent: extent) }
            if let gap = gap(in: section) {
                return ListPlace(start: start(item) - gap - extent, extent: extent)
            }
            let isBelowTop = start(header) > shownFrom + 0.5
            let isAbove = end(header) <= start(item) + 0.5
            let isAtTop = abs(start(header) - shownFrom) <= 0.5
            return ListPlace(
                start: min(start(header), start(item) - extent), extent: extent,
                mayBePinned: !isAbove || (!isBelowTop && isAtTop))
        }

        /// Whether headers may be pinned. Only a flow layout says so; with other layouts they may be.
        private var pinsHeaders: Bool {
            let layout = list.collectionViewLayout as? UICollectionViewFlowLayout
            return layout?.sectionHeadersPinToVisibleBounds ?? true
        }

        /// The space that a flow layout leaves between a header and the first item; nil if a delegate may set it.
        private func gap(in section: Int) -> CGFloat? {
            guard let layout = list.collectionViewLayout as? UICollectionViewFlowLayout,
                !(list.delegate is any UICollectionViewDelegateFlowLayout)
            else { return nil }
            return isHorizontal ? layout.sectionInset.left : layout.sectionInset.top
        }

        func place(of row: ListRow) -> ListPlace? {
            guard let box = box(of: row) else { return nil }
            let header = pinsHeaders ? header(of: row.section, before: box) : nil
            let cover = header.map { end($0) - start($0) } ?? 0
            return ListPlace(start: start(box), extent: end(box) - start(box), cover: cover)
        }

        /// The index paths of visible items have no defined order.
        func firstRow(after place: CGFloat) -> ListRow? {
            for path in list.indexPathsForVisibleItems.sorted() {
                let row = ListRow(section: path.section, row: path.item)
                if let box = box(of: row), end(box) > place { return row }
            }
            return nil
        }

        private var shownFrom: CGFloat { direction.shown(by: list) }
    }
#endif
