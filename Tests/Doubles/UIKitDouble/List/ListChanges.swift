/// The changes that a batch of updates announces: what goes by its place before, what comes by its place after.
struct ListChanges {
    var insertedSections: [Int] = []
    var deletedSections: [Int] = []
    var insertedRows: [IndexPath] = []
    var deletedRows: [IndexPath] = []

    /// Behaviour 13: raises where the counts after do not follow from those before.
    func check(_ before: [Int], _ after: [Int], in list: String) {
        let expected = before.count - Set(deletedSections).count + Set(insertedSections).count
        guard expected == after.count else {
            raise(
                "NSInternalInconsistencyException",
                "Invalid update: invalid number of sections. The number of sections contained in the \(list) "
                    + "after the update (\(after.count)) must be equal to \(expected)")
        }
        var old = before.indices.filter { !deletedSections.contains($0) }.makeIterator()
        for section in after.indices where !insertedSections.contains(section) {
            guard let source = old.next() else { return }
            let gone = Set(deletedRows.filter { $0.section == source }).count
            let come = Set(insertedRows.filter { $0.section == section }).count
            guard before[source] - gone + come == after[section] else {
                raise(
                    "NSInternalInconsistencyException",
                    "Invalid update: invalid number of rows in section \(section). The number of rows contained "
                        + "in an existing section after the update (\(after[section])) must be equal to "
                        + "\(before[source] - gone + come)")
            }
        }
    }
}
