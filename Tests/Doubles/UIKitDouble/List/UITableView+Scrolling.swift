// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITableView {
    /// Behaviour 13: a place beyond the counts of the last reload raises; a section without rows is reached by
    /// `NSNotFound`, a table's speciality.
    public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        rowScrolls += 1
        layoutIfNeeded()
        let sections = geometry.sections
        guard sections.indices.contains(path.section) else {
            raise("NSRangeException", "section (\(path.section)) beyond bounds (\(sections.count)).")
        }
        let rows = sections[path.section].count
        if path.row == NSNotFound, rows == 0 {
            return jump(to: rect(forSection: path.section).minY, animated)
        }
        guard (0..<rows).contains(path.row) else {
            raise(
                "NSRangeException",
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
                    + "\(rows) rows in section \(path.section): row (\(path.row)) beyond bounds (\(rows)) for "
                    + "section (\(path.section)).")
        }
        guard position == .top else { unmodelled("UITableView.scrollToRow at another position than the top") }
        let header = sections[path.section].pinsHeader ? sections[path.section].header ?? 0 : 0
        jump(to: rectForRow(at: path).minY - header, animated)
    }

    private func jump(to y: CGFloat, _ animated: Bool) {
        setContentOffset(clamped(CGPoint(x: 0, y: y - adjustedContentInset.top)), animated: animated)
    }
}
