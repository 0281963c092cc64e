#if canImport(UIKit)
    import IndexBarUIKit
    import Testing
    import UIKit

    /// UIKit's own collation as content.
    @MainActor @Suite struct CollationTests {
        /// More index titles than sections, as in some languages.
        final class Folded: UILocalizedIndexedCollation {
            override var sectionTitles: [String] { ["A", "B", "#"] }
            override var sectionIndexTitles: [String] { ["A", "Á", "B", "#"] }
            override func section(forSectionIndexTitle index: Int) -> Int { [0, 0, 1, 2][index] }
        }

        @Test func `the entries are UIKit's index titles and lead to its sections`() {
            let content = IndexBarContent(collation: Folded(), rowCounts: [3, 0, 1])
            #expect((0..<content.count).map(content.title(at:)) == ["A", "Á", "B", "#"])
            #expect((0..<content.count).map(content.section(at:)) == [0, 0, 1, 2])
            #expect(content.rowCount == 4 && !content.hasRows(at: 2))
        }

        @Test func `row counts of another length take their default`() {
            #expect(IndexBarContent(collation: Folded(), rowCounts: []).rowCount == 0)
            let long = IndexBarContent(collation: Folded(), rowCounts: [1, -1, 1, 9])
            #expect(long.rowCount == 2 && long.sectionCount == 3)
        }

        @Test func `the current collation has an entry for each of its index titles`() {
            let collation = UILocalizedIndexedCollation.current()
            let content = IndexBarContent(collation: collation, rowCounts: [])
            #expect(content.count == collation.sectionIndexTitles.count && content.count > 1)
            #expect(content.sectionCount == collation.sectionTitles.count)
        }
    }
#endif
