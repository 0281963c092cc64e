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
        /// The numbers of rows as they were read last, and their sum.
        private var counts: [Int] = []
        private var rowCount = 0
        private var contentSize = CGSize.zero

        /// Whether the list moves by the bar's own call.
        private var isOurs = false
        /// Where the bar brought the list, as long as it is there.
        private var ownOffset: CGPoint?
        /// Where an animated scroll of the bar's goes.
        private var goal: CGPoint?
        /// Whether the user moved the list since it was looked at.
        private var userMoves = false
        /// Whether it has stood still for a while, and the offset from which on it does.
        private var isAtRest = false
        private var offsetThen = CGPoint.zero
        private(set) var timer: Timer?

        init(_ view: UIScrollView, of bar: IndexBarView) {
            (self.view, self.bar) = (view, bar)
            contentSize = view.contentSize
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
        /// content's length alone once, at rest (rule D17).
        func readSections() {
            guard let view, let rows else { return }
            if rows.sectionCount != counts.count { mustRead = true }
            if hasNewLength, !mustRead { mustRead = isAtRest || rows.rowCounts != counts }
            isAtRest = false
            guard mustRead else { return }
            (mustRead, hasNewLength) = (false, false)
            adoptCounts(rows)
            bar.fixedSizes?.readSections += counts.count
            titles.searchWord = bar.words.search
            bar.replace(
                content: bar.contentIsGiven
                    ? bar.content.replacing(rowCounts: counts)
                    : titles.content(counts, in: view, title: bar.sectionTitle))
        }

        /// Content that the app sets has the list's rows, as far as the list knows them.
        func counted(_ content: IndexBarContent) -> IndexBarContent {
            guard let rows, rows.sectionCount > 0 else { return content }
            adoptCounts(rows)
            return content.replacing(rowCounts: counts)
        }

        private func adoptCounts(_ rows: any ListRows) {
            counts = rows.rowCounts
            rowCount = counts.reduce(0, +)
        }

        // MARK: What is shown

        /// What is at the top and around it, after a layout; nil where there are no sections to ask for.
        func shown() -> IndexBarListState? {
            guard let view, let rows else { return nil }
            let direction = rows.direction
            let extent = direction.extent(of: view)
            let top = direction.shown(by: view, at: view.contentOffset)
            var state = IndexBarListState(
                rows: rowCount, viewport: extent.viewport, content: extent.content,
                insetBefore: extent.before, insetAfter: extent.after, offset: Double(top), moving: moving)
            readTop(top, rows, &state)
            lookAgainIfMoving(state.moving)
            userMoves = false
            return state
        }

        /// How near counts as there: lists round their offsets.
        private var nearness: CGFloat { CGFloat(bar.style.constants.nearness) }

        private func readTop(_ top: CGFloat, _ rows: any ListRows, _ state: inout IndexBarListState) {
            let row = rows.firstRow(after: top + nearness)
            if let section = rows.emptySection(at: top + nearness, before: row) { state.section = section }
            guard let row, let place = rows.place(of: row) else {
                let next = bar.content.row(0, ofSection: rows.firstSection(after: top + nearness))
                state.row = max(0, min(next, rowCount - 1))
                return
            }
            state.row = bar.content.row(row.row, ofSection: row.section)
            let part = place.extent > 0 ? (top - place.start) / place.extent : 0
            state.fraction = abs(top - place.start) <= nearness ? 0 : Double(max(0, min(part, 1)))
        }

        private var moving: IndexBarListState.Moving {
            guard let view else { return .unknown }
            if userMoves || view.isTracking || view.isDecelerating { return .user }
            if goal != nil { return .itself }
            return ownOffset == view.contentOffset ? .no : .unknown
        }

        /// Nothing tells that a motion has ended, so the list is looked at again.
        private func lookAgainIfMoving(_ moving: IndexBarListState.Moving) {
            guard moving == .user || moving == .itself || hasNewLength, timer == nil, let view else { return }
            offsetThen = view.contentOffset
            let end = Date(timeIntervalSinceNow: 0.1)
            let timer = Timer(fire: end, interval: 0, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.lookAgain() }
            }
            self.timer = timer
            RunLoop.current.add(timer, forMode: .common)
        }

        private func lookAgain() {
            timer = nil
            if view?.contentOffset == offsetThen { (isAtRest, goal) = (true, nil) }
            bar.setNeedsLayout()
        }

        /// The handlers run inside the list's own layout and updates, so they mark and do nothing else.
        func offsetDidChange() {
            guard let view else { return }
            bar.setNeedsLayout()
            if isOurs { return }
            if view.isTracking || view.isDecelerating {
                (userMoves, goal) = (true, nil)
            } else if let goal, distance(view, goal) <= 0.5 {
                (self.goal, ownOffset) = (nil, view.contentOffset)
            }
        }

        func sizeDidChange() {
            guard let view, view.contentSize != contentSize else { return }
            (contentSize, hasNewLength) = (view.contentSize, true)
            bar.setNeedsLayout()
        }

        // MARK: Go to

        /// Brings a section's header to the top, or an inner row below a pinned one.
        func go(to scroll: IndexBarCommands.Scroll) {
            guard let view, let rows else { return }
            if !bar.contentIsGiven, bar.sectionTitle == nil, titles.askedEntries.contains(scroll.entry) {
                return goWhereAsked(scroll.entry, view)
            }
            guard let section = scroll.section else { return goToVeryTop(view, animated: scroll.animated) }
            let row = ListRow(
                section: section, row: scroll.row - bar.content.row(0, ofSection: section))
            go(view, animated: scroll.animated) { rows.target(of: row) }
        }

        /// An entry for which the table's data source names no section: it scrolls by itself, or the list stays.
        private func goWhereAsked(_ entry: Int, _ view: UIScrollView) {
            guard let table = view as? UITableView, let rows else { return }
            var section = NSNotFound
            ours(view) { section = table.section(for: bar.content.title(at: entry), at: entry) }
            guard section >= 0, section < rows.sectionCount else { return }
            go(view, animated: false) { rows.top(of: section) }
        }

        /// A collapsed search bar or large title opens as the list goes beyond its top.
        private func goToVeryTop(_ view: UIScrollView, animated: Bool) {
            let direction = rows?.direction ?? .down
            if !animated {
                ours(view) {
                    let viewport = direction.viewport(of: view)
                    view.setContentOffset(direction.offset(of: view, beyondTop: viewport), animated: false)
                    view.layoutIfNeeded()
                }
            }
            go(view, animated: animated) { ListPlace(start: -.greatestFiniteMagnitude) }
        }

        /// Brings the list back to where it was, or to the row, if it is another one by now.
        func go(back restore: IndexBarCommands.Restore) {
            guard let view, let rows else { return }
            go(view, animated: false) {
                if let offset = restore.offset { return ListPlace(start: CGFloat(offset)) }
                guard let place = self.bar.content.place(ofRow: restore.row) else { return nil }
                let row = ListRow(section: place.section, row: place.row)
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
            goal = nil
            let direction = rows?.direction ?? .down
            if animated {
                guard let place = target() else { return }
                let goal = direction.offset(of: view, showing: place.start - place.cover)
                guard distance(view, goal) > 0.5 else { return }
                self.goal = goal
                view.setContentOffset(goal, animated: true)
                return
            }
            ours(view) {
                for pass in 0..<3 {
                    guard let place = target() else { return }
                    // A point, then a screen before the place its header is not pinned and says where it is.
                    let early = pass == 0 ? 1 : direction.viewport(of: view)
                    let less = place.mayBePinned && pass < 2 ? early : 0
                    let goal = direction.offset(of: view, showing: place.start - place.cover - less)
                    guard distance(view, goal) > 0.5 else { return }
                    view.setContentOffset(goal, animated: false)
                    view.layoutIfNeeded()
                }
            }
        }

        /// Whatever moves inside is no user's doing.
        private func ours(_ view: UIScrollView, _ move: () -> Void) {
            isOurs = true
            move()
            isOurs = false
            ownOffset = view.contentOffset
        }

        private func distance(_ view: UIScrollView, _ goal: CGPoint) -> CGFloat {
            max(abs(goal.x - view.contentOffset.x), abs(goal.y - view.contentOffset.y))
        }

        // MARK: Stop

        /// Ends the list's own motion where it is.
        func stop() {
            guard let view else { return }
            ours(view) { view.setContentOffset(view.contentOffset, animated: false) }
            (goal, userMoves) = (nil, false)
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
