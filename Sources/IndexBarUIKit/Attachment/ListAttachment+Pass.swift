#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension ListAttachment {
        /// What is done once a frame, in the bar's layout.
        func pass() {
            guard let list, list.window != nil else { return }
            guard !isInPass else {
                mustRepeat = true
                return
            }
            isInPass = true
            defer { endPass() }
            place.update(bar, list, room)
            updateSearch()
            if mustRead || (rows.map { $0.sectionCount != counts.count } ?? false) { readSections() }
            reserve()
            carryOutScroll(list)
            tell(list)
        }

        /// A layout of the bar that came in between, as where the list lays out the bar inside it, is made up for.
        private func endPass() {
            isInPass = false
            guard mustRepeat else { return }
            mustRepeat = false
            bar.setNeedsLayout()
        }

        /// Reads titles and counts, and gives the bar what is new.
        func readSections() {
            guard let list, let rows else { return }
            mustRead = false
            counts = rows.rowCounts
            if bar.contentIsGiven {
                adopt(bar.content.replacing(rowCounts: counts))
            } else {
                titles.searchWord = bar.words.search
                adopt(titles.content(of: rows, in: list, title: bar.sectionTitle))
            }
        }

        private func adopt(_ content: IndexBarContent) {
            guard content != bar.content else { return }
            bar.replaceContent(content)
            landing = nil
            contentDidChange()
        }

        /// Content that the app sets has the list's rows, as far as the list knows them.
        func counted(_ content: IndexBarContent) -> IndexBarContent {
            guard let rows, rows.sectionCount > 0 else { return content }
            counts = rows.rowCounts
            return content.replacing(rowCounts: counts)
        }

        /// New content has forgotten the list's place.
        func contentDidChange() {
            mustTell = true
            bar.setNeedsLayout()
        }

        // MARK: List to bar

        private func tell(_ list: UIScrollView) {
            let mustTell = self.mustTell || motion.moved
            let byUser = motion.byUser
            if motion.settle(list) { bar.setNeedsLayout() }
            guard mustTell, let rows else { return }
            self.mustTell = false
            guard let now = shownPosition(list, rows) else { return }
            position = now
            onTell?(now, byUser)
            bar.listScrolled(firstVisibleRow: now.row, fraction: now.fraction, byUser: byUser)
        }

        /// The row at the top and the part of it above; a header belongs to its section. Half a point is nothing:
        /// lists round their offsets.
        private func shownPosition(
            _ list: UIScrollView, _ rows: any AttachedList
        ) -> IndexBarEffects.ListPosition? {
            let top = rows.direction.shown(by: list, at: list.contentOffset)
            guard let row = rows.firstRow(after: top + 0.5), let place = rows.place(of: row) else {
                return rowBeyond(top + 0.5, rows)
            }
            let part = place.extent > 0 ? (top - place.start) / place.extent : 0
            return IndexBarEffects.ListPosition(
                row: bar.content.row(row.row, ofSection: row.section),
                fraction: abs(top - place.start) <= 0.5 ? 0 : Double(max(0, min(part, 1))))
        }

        /// Where no row is in view, as between headers or beyond the ends: the next row, else the last.
        private func rowBeyond(_ place: CGFloat, _ rows: any AttachedList) -> IndexBarEffects.ListPosition? {
            guard bar.content.rowCount > 0 else { return nil }
            let next = bar.content.row(0, ofSection: rows.firstSection(after: place))
            return IndexBarEffects.ListPosition(row: min(next, bar.content.rowCount - 1))
        }

        // MARK: Room

        /// Takes from the list what the bar needs now.
        func reserve() {
            guard let list, list.window != nil else { return }
            let side = BarPlace.side(for: bar, list)
            if room == nil || room?.side != side {
                room?.take(0)
                room = ReservedRoom(bar.reservation, list: list, side: side)
            }
            room?.take(bar.content.isEmpty || bar.isHidden ? 0 : bar.reservedThickness)
        }

        func giveRoomBack() {
            room?.take(0)
            room = nil
        }

        /// What is taken from the bar along its axis: the safe area and the keyboard, never a content inset.
        var insets: UIEdgeInsets {
            guard let list, bar.window != nil else { return .zero }
            let safe = list.safeAreaInsets
            guard place.side != .bottom else {
                return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
            }
            return UIEdgeInsets(top: safe.top, left: 0, bottom: max(safe.bottom, keyboardHeight), right: 0)
        }

        /// How much of the bar the keyboard covers. The guide is the bar's own, so both ways of placing it are one.
        private var keyboardHeight: CGFloat {
            let frame = bar.keyboardLayoutGuide.layoutFrame
            guard frame.width > 0 else { return 0 }
            return max(0, min(bar.bounds.maxY - frame.minY, bar.bounds.height))
        }

        /// The bar is put away while a search is on, which is while its field has a text.
        func updateSearch() { bar.isPutAway = bar.searchBar?.text?.isEmpty == false }
    }
#endif
