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
        if path.row == NSNotFound, rows == 0 { return jump(to: geometry.start(of: path.section), animated) }
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

/// A change that a batch of updates announces.
enum TableChange {
    case insertSections(Int)
    case deleteSections(Int)
    case insertRows([IndexPath])
    case deleteRows([IndexPath])
}

extension UITableView {
    /// Behaviour 13: the counts that the data source has afterwards must follow from what was announced.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        changes = []
        updates?()
        let announced = changes ?? []
        changes = nil
        settle(announced)
        completion?(true)
    }
    public func insertRows(at paths: [IndexPath], with animation: RowAnimation) { note(.insertRows(paths)) }
    public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { note(.deleteRows(paths)) }
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(.insertSections(sections.count))
    }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(.deleteSections(sections.count))
    }

    private func note(_ change: TableChange) {
        if changes == nil { settle([change]) } else { changes?.append(change) }
    }

    private func settle(_ announced: [TableChange]) {
        var (sections, rows) = (geometry.sections.count, 0)
        for section in geometry.sections { rows += section.count }
        var countsSections = false
        for change in announced {
            switch change {
            case .insertSections(let count): (sections, countsSections) = (sections + count, true)
            case .deleteSections(let count): (sections, countsSections) = (sections - count, true)
            case .insertRows(let paths): rows += paths.count
            case .deleteRows(let paths): rows -= paths.count
            }
        }
        reloadData()
        guard sections == geometry.sections.count else {
            raise(
                "NSInternalInconsistencyException",
                "Invalid update: invalid number of sections. The number of sections contained in the table view "
                    + "after the update (\(geometry.sections.count)) must be equal to \(sections)")
        }
        let found = geometry.sections.reduce(0) { $0 + $1.count }
        guard countsSections || rows == found else {
            raise(
                "NSInternalInconsistencyException",
                "Invalid update: invalid number of rows. The number of rows contained after the update (\(found)) "
                    + "must be equal to \(rows)")
        }
    }
}
