// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
    /// Behaviour 13: as in a table; the new counts are there at once.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        layoutIfNeeded()
        changes = ListChanges()
        updates?()
        let announced = changes ?? ListChanges()
        changes = nil
        settle(announced)
        completion?(true)
    }
    public func insertItems(at paths: [IndexPath]) { note { $0.insertedRows += paths } }
    public func deleteItems(at paths: [IndexPath]) { note { $0.deletedRows += paths } }
    public func reloadItems(at paths: [IndexPath]) { note { _ in } }
    public func insertSections(_ sections: IndexSet) { note { $0.insertedSections += sections } }
    public func deleteSections(_ sections: IndexSet) { note { $0.deletedSections += sections } }

    private func note(_ change: (inout ListChanges) -> Void) {
        var announced = changes ?? ListChanges()
        change(&announced)
        if changes == nil { settle(announced) } else { changes = announced }
    }

    private func settle(_ announced: ListChanges) {
        let before = counts
        adoptCounts()
        announced.check(before, counts, in: "collection view")
        setNeedsLayout()
        layoutIfNeeded()
    }
}
