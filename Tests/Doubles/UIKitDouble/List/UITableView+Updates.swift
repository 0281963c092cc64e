// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITableView {
    /// Behaviour 13: the counts that the data source has afterwards must follow from what was announced, section by
    /// section.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }
    public func beginUpdates() { changes = ListChanges() }
    public func endUpdates() {
        guard let announced = changes else { return }
        changes = nil
        settle(announced)
    }
    public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
        note { $0.insertedRows += paths }
    }
    public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
        note { $0.deletedRows += paths }
    }
    public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { note { _ in } }
    public func moveRow(at path: IndexPath, to target: IndexPath) {
        note {
            $0.deletedRows.append(path)
            $0.insertedRows.append(target)
        }
    }
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.insertedSections += sections }
    }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.deletedSections += sections }
    }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note {
            $0.deletedSections += sections
            $0.insertedSections += sections
        }
    }
    public func moveSection(_ section: Int, toSection target: Int) {
        note {
            $0.deletedSections.append(section)
            $0.insertedSections.append(target)
        }
    }

    private func note(_ change: (inout ListChanges) -> Void) {
        var announced = changes ?? ListChanges()
        change(&announced)
        if changes == nil { settle(announced) } else { changes = announced }
    }

    /// What is announced moves nothing: the offset stays, whatever came in above it.
    private func settle(_ announced: ListChanges) {
        let before = geometry.sections.map(\.count)
        reloadData()
        announced.check(before, geometry.sections.map(\.count), in: "table view")
    }
}
