#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarContent {
        /// UIKit's own index titles: the fixed letters of the app's localisation, with or without names.
        ///
        /// For those who want exactly what UIKit's own lists have. The product `IndexBarCollation` gives the
        /// letters of any locale, only those with names if wanted, and on every platform the same.
        ///
        /// - Parameters:
        ///   - collation: UIKit's collation; its index titles become entries, each leading to the section
        ///     that UIKit names for it.
        ///   - rowCounts: the number of rows of each of its sections, empty ones too; below 0 counts as 0, what
        ///     is missing counts as 0, what is too much is dropped.
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
