#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// The bar's access to its list, in five functions: read sections, what is shown, go to, stop, give room (rule
    /// D10). It does not decide what is lit.
    @MainActor
    final class AttachedList {
        private unowned let bar: IndexBarView
        private(set) weak var view: UIScrollView?
        private let titles = ListTitles()
        private let headers = HeaderKinds()
        var room: ReservedRoom?

        /// Whether titles and counts must be read again.
        private var mustRead = true
        /// Whether the content's length has changed since they were read.
        private var hasNewLength = false
        /// The row counts read last. The bar's content may differ: the app may set it before its list has reloaded,
        /// or its sections may be runs of rows.
        private var counts: [Int] = []
        private var listed = IndexBarEntries(rowCounts: [])
        private var contentSize = CGSize.zero

        let motion: ListMotion

        init(_ view: UIScrollView, of bar: IndexBarView) {
            (self.view, self.bar) = (view, bar)
            contentSize = view.contentSize
            motion = ListMotion(of: view) { [weak bar] in bar?.setNeedsLayout() }
        }

        /// The list's sections; nil if this kind of list has none.
        var rows: (any ListRows)? {
            switch view {
            case let table as UITableView: TableRows(table: table)
            case let collection as UICollectionView: CollectionRows(list: collection, headers: headers)
            default: nil
            }
        }

        // MARK: Read sections

        func setNeedsSections() { mustRead = true }

        /// Reads titles and counts when the number of sections or a count changes, or on request; if only the
        /// content's length changes, once at rest (rule D17). While the user scrolls it counts nothing.
        func readSections() {
            guard let view, let rows else { return }
            if rows.sectionCount != counts.count { mustRead = true }
            let isAtRest = motion.takeRest()
            if hasNewLength, !mustRead, !motion.isUsers {
                mustRead = (isAtRest && mayHaveChanged) || rows.rowCounts != counts
                if isAtRest { hasNewLength = false }
            }
            guard mustRead else { return }
            (mustRead, hasNewLength) = (false, false)
            adoptCounts(rows)
            bar.fixedSizes?.readSections += counts.count
            titles.searchWord = bar.words.search
            bar.replace(
                content: bar.givenContent.map(counted)
                    ?? titles.content(counts, in: view, title: bar.sectionTitle, ofRow: bar.rowTitle))
        }

        /// Whether titles may have changed although the counts have not.
        private var mayHaveChanged: Bool {
            bar.givenContent.map { counted($0) != bar.content } ?? (bar.rowTitle == nil)
        }

        /// The app's content with the list's row counts, unless the app's sections are not the list's.
        private func counted(_ content: IndexBarContent) -> IndexBarContent {
            content.sectionCount == counts.count || !content.hasRowCounts
                ? content.replacing(rowCounts: counts) : content
        }

        /// Takes content that the app sets. Its row counts apply until the list has others or is at rest.
        func taken(_ content: IndexBarContent) -> IndexBarContent {
            hasNewLength = true
            return content.hasRowCounts || counts.isEmpty ? content : content.replacing(rowCounts: counts)
        }

        /// Applies inserted or removed rows without reading other titles.
        func rowsChanged(
            _ rows: Range<Int>, in section: Int, by change: Int,
            _ read: (inout IndexBarRuns, Range<Int>) -> Void
        ) {
            hasNewLength = true
            guard !mustRead, bar.rowTitle != nil, bar.givenContent == nil, counts.indices.contains(section),
                rows.lowerBound >= 0, rows.upperBound <= counts[section] + max(0, change)
            else { return }
            let first = counts[..<section].reduce(0, +)
            read(&titles.runs, first + rows.lowerBound..<first + rows.upperBound)
            counts[section] += change
            listed = IndexBarEntries(rowCounts: counts)
            bar.replace(content: titles.runs.content)
        }

        private func adoptCounts(_ rows: any ListRows) {
            counts = rows.rowCounts
            listed = IndexBarEntries(rowCounts: counts)
        }

        // MARK: What the list shows

        /// The list's state after a layout; nil if this kind of list has no sections.
        func shown() -> IndexBarListState? {
            guard let view, let rows else { return nil }
            let direction = rows.direction
            let extent = direction.extent(of: view)
            let top = direction.shown(by: view)
            var state = IndexBarListState(
                rows: listed.rowCount, viewport: extent.viewport, content: extent.content,
                insetBefore: extent.before, insetAfter: extent.after, offset: Double(top),
                moving: motion.whoMoves(looksAgain: hasNewLength))
            readTop(top, rows, &state)
            return state
        }

        /// The tolerance for offsets, because lists round them.
        private var nearness: CGFloat { CGFloat(bar.style.constants.nearness) }

        private func readTop(_ top: CGFloat, _ rows: any ListRows, _ state: inout IndexBarListState) {
            let row = rows.firstRow(after: top + nearness)
            if bar.content.sectionCount == counts.count {
                state.section = rows.emptySection(at: top + nearness, before: row)
            }
            guard let row, let place = rows.place(of: row) else {
                let next = listed.row(0, ofSection: rows.firstSection(after: top + nearness))
                state.row = max(0, min(next, listed.rowCount - 1))
                return
            }
            state.row = listed.row(row.row, ofSection: row.section)
            let part = place.extent > 0 ? (top - place.start) / place.extent : 0
            state.fraction = abs(top - place.start) <= nearness ? 0 : Double(max(0, min(part, 1)))
        }

        /// Called during the list's own layout and updates, so it only marks the work.
        func sizeDidChange() {
            guard let view, view.contentSize != contentSize else { return }
            (contentSize, hasNewLength) = (view.contentSize, true)
            bar.setNeedsLayout()
        }

        // MARK: Go to

        /// Scrolls a section's header to the top, or an inner row to just below a pinned header.
        func go(to scroll: IndexBarCommands.Scroll) {
            guard let view, let rows else { return }
            if bar.givenContent == nil, titles.askedEntries.contains(scroll.entry) {
                return goWhereAsked(scroll.entry, view)
            }
            guard let section = scroll.section else { return goToVeryTop(view, animated: scroll.animated) }
            let first = bar.content.row(0, ofSection: section)
            let isOfList = bar.content.sectionCount == counts.count
            let row = isOfList ? ListRow(section: section, row: scroll.row - first) : row(scroll.row)
            guard let row else { return }
            go(view, animated: scroll.animated) { rows.target(of: row) }
        }

        /// Selects an entry for which the table's data source returns no section: the data source may scroll itself.
        private func goWhereAsked(_ entry: Int, _ view: UIScrollView) {
            guard let table = view as? UITableView, let rows else { return }
            var section = NSNotFound
            motion.ours { section = table.section(for: bar.content.title(at: entry), at: entry) }
            guard section >= 0, section < rows.sectionCount else { return }
            go(view, animated: false) { rows.top(of: section) }
        }

        /// Scrolling beyond the top opens a collapsed search bar or large title.
        private func goToVeryTop(_ view: UIScrollView, animated: Bool) {
            let direction = rows?.direction ?? .down
            if !animated {
                motion.ours {
                    let viewport = direction.viewport(of: view)
                    view.setContentOffset(direction.offset(of: view, beyondTop: viewport), animated: false)
                    // The navigation bar opens during its own layout.
                    (view.window ?? view).layoutIfNeeded()
                }
            }
            go(view, animated: animated) { ListPlace(start: -.greatestFiniteMagnitude) }
        }

        /// Restores the list's offset, or scrolls to the row if another row is there now.
        func go(back restore: IndexBarCommands.Restore) {
            guard let view, let rows else { return }
            go(view, animated: false) {
                if let offset = restore.offset { return ListPlace(start: CGFloat(offset)) }
                guard let row = self.row(restore.row) else { return nil }
                guard restore.fraction > 0, var target = rows.place(of: row) else {
                    return rows.target(of: row)
                }
                target.start += target.extent * CGFloat(restore.fraction)
                target.cover = 0
                return target
            }
        }

        /// Scrolls to a position. Estimated sizes and pinned headers change it during the layout, so it is looked up
        /// again, three times at most.
        private func go(_ view: UIScrollView, animated: Bool, _ target: () -> ListPlace?) {
            motion.animate(to: nil)
            let direction = rows?.direction ?? .down
            if animated {
                guard let place = target() else { return }
                let goal = direction.offset(of: view, showing: place.start - place.cover)
                if !view.isNear(goal) { motion.animate(to: goal) }
                return
            }
            motion.ours {
                for pass in 0..<3 {
                    guard let place = target() else { return }
                    // One point, then one screen before the position, its header is not pinned and shows its true
                    // position.
                    let early = pass == 0 ? 1 : direction.viewport(of: view)
                    let less = place.mayBePinned && pass < 2 ? early : 0
                    let goal = direction.offset(of: view, showing: place.start - place.cover - less)
                    guard !view.isNear(goal) else { return }
                    view.setContentOffset(goal, animated: false)
                    view.layoutIfNeeded()
                }
            }
        }

        /// The index path of a row counted through the whole list, clamped to its rows.
        private func row(_ row: Int) -> ListRow? {
            listed.place(ofRow: max(0, min(row, listed.rowCount - 1)))
                .map { ListRow(section: $0.section, row: $0.row) }
        }

        // MARK: Give room

        /// Reserves space at one side of the rows; 0 removes it.
        func giveRoom(_ thickness: CGFloat, by reservation: IndexBarView.Reservation, at side: BarSide) {
            guard let view, view.window != nil else { return }
            if room == nil || room?.side != side {
                room?.take(0)
                room = ReservedRoom(reservation, list: view, side: side)
            }
            room?.take(thickness)
        }

        func takeRoomBack() {
            room?.take(0)
            room = nil
        }
    }
#endif
