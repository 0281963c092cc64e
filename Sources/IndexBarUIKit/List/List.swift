#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// The list of a bar, as far as the bar reaches it: by five functions, read sections, what is shown, go to, stop, give
    /// room (rule D10). Nothing about who moved it, or what is lit, is decided here.
    @MainActor
    final class AttachedList {
        private unowned let bar: IndexBarView
        private(set) weak var view: UIScrollView?
        private let titles = ListTitles()
        private let headers = HeaderKinds()
        var room: ReservedRoom?

        /// Whether titles and counts are to be read again.
        private var mustRead = true
        /// Whether the content's length is another one than when they were read.
        private var hasNewLength = false
        /// The numbers of rows as they were read last, and the rows that they make; the bar's content may have others, as
        /// where the app sets it before its list has reloaded, or where its sections are runs of a list's rows.
        private var counts: [Int] = []
        private var listed = IndexBarEntries(rowCounts: [])
        private var contentSize = CGSize.zero

        let motion: ListMotion

        init(_ view: UIScrollView, of bar: IndexBarView) {
            (self.view, self.bar) = (view, bar)
            contentSize = view.contentSize
            motion = ListMotion(of: view) { [weak bar] in bar?.setNeedsLayout() }
        }

        /// The list's sections; nil where it has none to ask for.
        var rows: (any ListRows)? {
            switch view {
            case let table as UITableView: TableRows(table: table)
            case let collection as UICollectionView: CollectionRows(list: collection, headers: headers)
            default: nil
            }
        }

        // MARK: Read sections

        func setNeedsSections() { mustRead = true }

        /// Reads titles and counts when the number of sections or a count changes, or when that was asked for; for the
        /// content's length alone once, at rest (rule D17). While the user scrolls nothing is counted.
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

        /// Whether what was read may be another by now, though the counts are the same.
        private var mayHaveChanged: Bool {
            bar.givenContent.map { counted($0) != bar.content } ?? (bar.rowTitle == nil)
        }

        /// Content that the app has set, with the list's rows, unless it brings those of other sections than the list's.
        private func counted(_ content: IndexBarContent) -> IndexBarContent {
            content.sectionCount == counts.count || !content.hasRowCounts
                ? content.replacing(rowCounts: counts) : content
        }

        /// Content that the app sets now: numbers of rows that it brings count until the list has others, or is at rest.
        func taken(_ content: IndexBarContent) -> IndexBarContent {
            hasNewLength = true
            return content.hasRowCounts || counts.isEmpty ? content : content.replacing(rowCounts: counts)
        }

        /// Takes in rows that were inserted into a section, or removed from it, without asking for the titles of others.
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

        // MARK: What is shown

        /// What is at the top and around it, after a layout; nil where there are no sections to ask for.
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

        /// How near counts as there: lists round their offsets.
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

        /// The handler runs inside the list's own layout and updates, so it marks and does nothing else.
        func sizeDidChange() {
            guard let view, view.contentSize != contentSize else { return }
            (contentSize, hasNewLength) = (view.contentSize, true)
            bar.setNeedsLayout()
        }

        // MARK: Go to

        /// Brings a section's header to the top, or an inner row below a pinned one.
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

        /// An entry for which the table's data source names no section: it scrolls by itself, or the list stays.
        private func goWhereAsked(_ entry: Int, _ view: UIScrollView) {
            guard let table = view as? UITableView, let rows else { return }
            var section = NSNotFound
            motion.ours { section = table.section(for: bar.content.title(at: entry), at: entry) }
            guard section >= 0, section < rows.sectionCount else { return }
            go(view, animated: false) { rows.top(of: section) }
        }

        /// A collapsed search bar or large title opens as the list goes beyond its top.
        private func goToVeryTop(_ view: UIScrollView, animated: Bool) {
            let direction = rows?.direction ?? .down
            if !animated {
                motion.ours {
                    let viewport = direction.viewport(of: view)
                    view.setContentOffset(direction.offset(of: view, beyondTop: viewport), animated: false)
                    // A navigation bar opens in its own layout.
                    (view.window ?? view).layoutIfNeeded()
                }
            }
            go(view, animated: animated) { ListPlace(start: -.greatestFiniteMagnitude) }
        }

        /// Brings the list back to where it was, or to the row, if it is another one by now.
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

        /// Goes to a place; where sizes were estimates, or a header was pinned, the place is another one after the
        /// layout, so it is looked up again, three times at most.
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
                    // A point, then a screen before the place its header is not pinned and says where it is.
                    let early = pass == 0 ? 1 : direction.viewport(of: view)
                    let less = place.mayBePinned && pass < 2 ? early : 0
                    let goal = direction.offset(of: view, showing: place.start - place.cover - less)
                    guard !view.isNear(goal) else { return }
                    view.setContentOffset(goal, animated: false)
                    view.layoutIfNeeded()
                }
            }
        }

        /// A row that is counted through the whole list; one beyond its rows counts as the last.
        private func row(_ row: Int) -> ListRow? {
            listed.place(ofRow: max(0, min(row, listed.rowCount - 1)))
                .map { ListRow(section: $0.section, row: $0.row) }
        }

        // MARK: Give room

        /// Gives rows so much room at a side; 0 gives back what was taken.
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
