#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarContract

    @testable import UIKit

    /// A table as the contract suite has it: rows of its own, a finger, momentum and animations that go on with the
    /// double's clock. What is asked of it is noted.
    final class ContractTable: UITableView, UITableViewDataSource, UITableViewDelegate {
        /// What moves it.
        enum Motion: Equatable {
            case rest, finger
            case momentum(speed: Double, left: Double)
            case animation(from: CGFloat, to: CGFloat, elapsed: Double)
        }

        var shelf = ContractList([])
        private(set) var motion = Motion.rest
        /// Hears of every offset that is set by a call, and whether with motion.
        var onMove: ((_ from: CGPoint, _ to: CGPoint, _ animated: Bool) -> Void)?

        func replace(_ new: ContractList) {
            shelf = new
            rowHeight = CGFloat(new.rowLength)
            estimatedRowHeight = CGFloat(new.estimate ?? 0)
            sectionHeaderHeight = CGFloat(new.headerLength)
            sectionHeaderTopPadding = 0
            (dataSource, delegate) = (self, self)
            reloadData()
            if contentOffset.y > end { contentOffset.y = end }
        }

        /// The last offset.
        var end: CGFloat { max(0, contentSize.height - bounds.height) }

        private func held(_ y: CGFloat) -> CGFloat { max(0, min(y, end)) }

        // MARK: Motion

        /// The app moves it, at once.
        func jump(to y: CGFloat) {
            layoutIfNeeded()
            settle(.rest)
            contentOffset.y = held(y)
        }

        func drag(by points: Double) {
            settle(.finger)
            contentOffset.y = held(contentOffset.y + CGFloat(points))
        }

        func lift(speed: Double) {
            guard motion == .finger else { return }
            settle(speed == 0 ? .rest : .momentum(speed: speed, left: 1))
        }

        private func settle(_ new: Motion) {
            motion = new
            isDragging = new == .finger
            if case .momentum = new { isDecelerating = true } else { isDecelerating = false }
        }

        override func setContentOffset(_ offset: CGPoint, animated: Bool) {
            onMove?(contentOffset, offset, animated)
            settle(animated ? .animation(from: contentOffset.y, to: offset.y, elapsed: 0) : .rest)
            if !animated { contentOffset = offset }
        }

        func pass(_ seconds: Double) {
            switch motion {
            case .rest, .finger: return
            case .momentum(let speed, let left):
                contentOffset.y = held(contentOffset.y + CGFloat(speed * left * seconds))
                settle(left - seconds > 1e-9 ? .momentum(speed: speed, left: left - seconds) : .rest)
            case .animation(let from, let to, let elapsed):
                let part = min(1, (elapsed + seconds) / 0.3)
                contentOffset.y = from + (to - from) * CGFloat(part)
                settle(part < 1 ? .animation(from: from, to: to, elapsed: elapsed + seconds) : .rest)
            }
        }

        // MARK: Rows

        func numberOfSections(in tableView: UITableView) -> Int { shelf.sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            shelf.sections[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            shelf.headerLength > 0 ? "\(section)" : nil
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            let row = shelf.sections.prefix(indexPath.section).reduce(indexPath.row, +)
            return CGFloat(shelf.rowLengths[row] ?? shelf.rowLength)
        }

        /// The path of a row that is counted through the whole list.
        func path(of row: Int) -> IndexPath? {
            var left = row
            for (section, count) in shelf.sections.enumerated() {
                if left < count { return IndexPath(row: left, section: section) }
                left -= count
            }
            return nil
        }

        /// What is at a place of the content below what covers it: a section whose header is there, or a row, and the
        /// points of it that are above.
        func top(at y: CGFloat) -> (section: Int?, row: Int, points: Double) {
            var first = 0
            for (section, count) in shelf.sections.enumerated() {
                let whole = rect(forSection: section)
                guard whole.maxY > y + 0.01 || section == shelf.sections.count - 1 else {
                    first += count
                    continue
                }
                let header = rectForHeader(inSection: section)
                let isPinned = style == .plain && header.height > 0
                if header.height > 0, y < (isPinned ? header.minY + 0.01 : header.maxY - 0.01) {
                    return (section, max(0, min(first, shelf.rowCount - 1)), 0)
                }
                let place = y + (isPinned ? header.height : 0)
                for row in (0..<count).reversed() {
                    let box = rectForRow(at: IndexPath(row: row, section: section))
                    if box.minY <= place + 1e-6 { return (nil, first + row, Double(place - box.minY)) }
                }
                return (nil, max(0, min(first, shelf.rowCount - 1)), 0)
            }
            return (nil, 0, 0)
        }
    }
#endif
