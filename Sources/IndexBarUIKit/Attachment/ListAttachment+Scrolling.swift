#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension ListAttachment {
        /// Takes note of what the bar decided; the list moves with the next layout.
        func carryOut(_ effects: IndexBarEffects) {
            guard let list else { return }
            if effects.tracking == .began {
                start = (list.contentOffset, position)
                stop(list)
            }
            if let selection = effects.selection {
                selectionMoves = moves(selection, list)
                bar.setNeedsLayout()
            }
            if let restore = effects.restore {
                wanted = restore
                bar.setNeedsLayout()
            }
        }

        /// Ends a motion of the list's that is under way.
        private func stop(_ list: UIScrollView) {
            ours { list.setContentOffset(list.contentOffset, animated: false) }
            motion.goal = nil
        }

        /// Whatever moves inside is no user's doing.
        private func ours(_ move: () -> Void) {
            let before = motion.isOurs
            motion.isOurs = true
            move()
            motion.isOurs = before
        }

        /// One scroll, to the last selection since the one before.
        func carryOutScroll(_ list: UIScrollView) {
            if let selection = bar.engine.takeScroll() {
                onScroll?(selection)
                scroll(to: selection, list)
            } else if motion.takeArrival(), let lastSelection {
                go(list, animated: false) { self.target(of: lastSelection) }
                land(list, on: lastSelection)
            } else {
                keepLanding(list)
            }
            if let position = wanted {
                (wanted, landing) = (nil, nil)
                restore(position, list)
            }
        }

        // MARK: Targets

        private func scroll(to selection: IndexBarSelection, _ list: UIScrollView) {
            landing = nil
            guard let rows else { return }
            if titles.askedEntries.contains(selection.entry), !bar.contentIsGiven, bar.sectionTitle == nil,
                appScrolls(to: selection.entry, list)
            {
                return
            }
            let local = row(of: selection)
            if let local, !rows.has(local) || rows.sectionCount != counts.count { readSections() }
            lastSelection = local
            let animated = bar.scrollsAnimated && !UIAccessibility.isReduceMotionEnabled
            go(list, animated: animated) { self.target(of: local) }
            land(list, on: local)
        }

        /// An entry that the table's data source keeps for itself. One that did nothing leads to the very top.
        private func appScrolls(to entry: Int, _ list: UIScrollView) -> Bool {
            guard let table = list as? UITableView else { return false }
            let before = table.contentOffset
            var section = NSNotFound
            ours { section = table.section(for: bar.content.title(at: entry), at: entry) }
            if let rows, section >= 0, section < rows.sectionCount,
                bar.content.title(at: entry) != UITableView.indexSearch
            {
                lastSelection = ListRow(section: section, row: 0)
                go(list, animated: false) { self.rows?.top(of: section) }
                land(list, on: lastSelection)
                return true
            }
            return table.contentOffset != before
        }

        /// The row that a selection leads to; nil: the very top.
        private func row(of selection: IndexBarSelection) -> ListRow? {
            guard let section = selection.section else { return nil }
            return ListRow(section: section, row: selection.row - bar.content.row(0, ofSection: section))
        }

        /// Where a row is now. Counts are the list's; a row beyond them counts as the last one.
        func target(of row: ListRow?) -> ListPlace? {
            guard let row else { return ListPlace(start: -.greatestFiniteMagnitude) }
            guard let rows, row.section >= 0, row.section < rows.sectionCount else { return nil }
            let last = rows.rowCount(in: row.section) - 1
            guard row.row > 0, last > 0 else { return rows.top(of: row.section) }
            return rows.place(of: ListRow(section: row.section, row: min(row.row, last)))
        }

        private func moves(_ selection: IndexBarSelection, _ list: UIScrollView) -> Bool {
            guard rows != nil, list.window != nil else { return true }
            guard !titles.askedEntries.contains(selection.entry) else { return true }
            guard let place = target(of: row(of: selection)) else { return false }
            return distance(list, offset(list, showing: place.start - place.cover)) > 0.5
        }

        // MARK: Moving

        /// Goes to a place; where sizes were estimates, or a header was pinned, the place is another one after the
        /// layout, so it is looked up again, three times at most.
        func go(_ list: UIScrollView, animated: Bool, _ target: () -> ListPlace?) {
            if animated {
                guard let place = target() else { return }
                let goal = offset(list, showing: place.start - place.cover)
                guard distance(list, goal) > 0.5 else { return }
                motion.goal = goal
                list.setContentOffset(goal, animated: true)
                return
            }
            motion.goal = nil
            ours {
                for pass in 0..<3 {
                    guard let place = target() else { return }
                    let goal = offset(list, showing: place.start - place.cover - unpinning(place, pass, list))
                    guard distance(list, goal) > 0.5 else { return }
                    list.setContentOffset(goal, animated: false)
                    list.layoutIfNeeded()
                }
            }
        }

        /// How far before a place to go so that its header is not pinned and says where it is: first a point, then a
        /// screen.
        private func unpinning(_ place: ListPlace, _ pass: Int, _ list: UIScrollView) -> CGFloat {
            guard place.mayBePinned, pass < 2 else { return 0 }
            return pass == 0 ? 1 : (rows?.direction ?? .down).viewport(of: list)
        }

        func distance(_ list: UIScrollView, _ goal: CGPoint) -> CGFloat {
            max(abs(goal.x - list.contentOffset.x), abs(goal.y - list.contentOffset.y))
        }

        private func offset(_ list: UIScrollView, showing place: CGFloat) -> CGPoint {
            (rows?.direction ?? .down).offset(of: list, showing: place)
        }

        /// Brings the list back to where it was at touch-down, or to the row, if the list is another one by now.
        private func restore(_ position: IndexBarEffects.ListPosition, _ list: UIScrollView) {
            guard let place = bar.content.place(ofRow: position.row) else { return }
            let row = ListRow(section: place.section, row: place.row)
            let known = start.flatMap { $0.position == position ? $0.offset : nil }
            start = nil
            go(list, animated: false) {
                if let known, let direction = self.rows?.direction {
                    return ListPlace(start: direction.shown(by: list, at: known))
                }
                guard position.fraction > 0, var target = self.rows?.place(of: row) else {
                    return self.target(of: row)
                }
                target.start += target.extent * CGFloat(position.fraction)
                target.cover = 0
                return target
            }
        }
    }
#endif
