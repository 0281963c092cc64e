#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarContent {
        /// Creates content with UIKit's own index titles: the fixed letters of the app's localisation.
        ///
        /// Use it to match UIKit's own lists exactly. The product `IndexBarCollation` has letters for every locale,
        /// can leave out letters without names, and gives the same result on every platform.
        ///
        /// - Parameters:
        ///   - collation: UIKit's collation. Each index title becomes an entry that leads to the section UIKit names.
        ///   - rowCounts: the number of rows in each section, including empty ones. Negative and missing counts are
        ///     0; extra ones are ignored.
        /// - Complexity: O(titles).
        @MainActor
        public init(collation: UILocalizedIndexedCollation, rowCounts: [Int]) {
            let titles = collation.sectionIndexTitles
            let sections = collation.sectionTitles.count
            let counts = (0..<sections).map { $0 < rowCounts.count ? rowCounts[$0] : 0 }
            self.init(
                titles: titles, sections: titles.indices.map(collation.section(forSectionIndexTitle:)),
                rowCounts: counts, ids: titles)
        }
    }
#endif
