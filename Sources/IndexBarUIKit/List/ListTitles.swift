#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// Reads the entries from the list and its data source.
    @MainActor
    final class ListTitles {
        /// The entries for which the table's data source returns no section, because it scrolls itself.
        private(set) var askedEntries: Set<Int> = []
        /// The runs of rows with equal titles, if the bar uses row titles.
        var runs = IndexBarRuns()
        private var known: (titles: [String], sections: [Int?], sectionCount: Int)?

        /// The spoken title of the search entry.
        var searchWord = IndexBarWords().search

        /// The entries of a list with the given row counts.
        func content(
            _ counts: [Int], in list: UIScrollView, title: ((Int) -> String?)?,
            ofRow rowTitle: ((IndexPath) -> String?)?
        ) -> IndexBarContent {
            askedEntries = []
            if let rowTitle {
                let paths = counts.indices.lazy.flatMap { section in
                    (0..<counts[section]).lazy.map { IndexPath(row: $0, section: section) }
                }
                var next = paths.makeIterator()
                runs = IndexBarRuns(rowCount: counts.reduce(0, +)) { _ in next.next().flatMap(rowTitle) }
                return runs.content
            }
            if let title { return content(counts, title) }
            guard let table = list as? UITableView else {
                tellOfOwnIndex(list)
                return IndexBarContent(count: counts.count, rowCounts: counts)
            }
            if OwnIndex.isShown(by: table) {
                tellOnce(
                    "this grouped table shows an index of its own, which cannot be put away, so the bar is: answer nil "
                        + "in sectionIndexTitles(for:), and give the titles to the bar by sectionTitle")
            }
            if let titles = table.indexTitles, !titles.isEmpty { return content(titles, counts, table) }
            let content = content(counts) { table.headerTitle(of: $0) }
            if content.isEmpty { return IndexBarContent(count: counts.count, rowCounts: counts) }
            let headers = (0..<content.count).map(content.title(at:))
            guard !headers.allSatisfy(Self.isShort) else { return content }
            tellOnce("headers are words, so the bar has no entries: give it titles by sectionTitle")
            return IndexBarContent(titles: [], sections: [], rowCounts: counts)
        }

        /// Whether a header is short enough for a title: at most two characters, counting consecutive digits as one.
        static func isShort(_ header: String) -> Bool {
            var (count, isInDigits) = (0, false)
            for character in header {
                if !(character.isNumber && isInDigits) { count += 1 }
                isInDigits = character.isNumber
            }
            return count <= 2
        }

        private var hasTold = false

        private func tellOfOwnIndex(_ list: UIScrollView) {
            guard (list as? UICollectionView)?.hasOwnIndex == true else { return }
            tellOnce(
                "the data source's indexTitles(for:) makes the collection view show an index of its own: "
                    + "remove it, and give the titles to the bar by sectionTitle")
        }

        /// Warns the developer, in debug builds.
        private func tellOnce(_ text: String) {
            #if DEBUG
                if !hasTold { print("IndexBarView: \(text)") }
                hasTold = true
            #endif
        }

        /// An entry for each section that has a title.
        private func content(_ counts: [Int], _ title: (Int) -> String?) -> IndexBarContent {
            var (titles, sections): ([String], [Int]) = ([], [])
            for section in counts.indices {
                guard let text = title(section) else { continue }
                titles.append(text)
                sections.append(section)
            }
            return content(titles, sections, counts)
        }

        private func content(
            _ titles: [String], _ sections: [Int?], _ counts: [Int]
        ) -> IndexBarContent {
            IndexBarContent(
                titles: titles, sections: sections, rowCounts: counts, ids: titles,
                spokenTitles: titles.map { $0 == UITableView.indexSearch ? searchWord : nil })
        }

        /// A table's own index titles. Their sections are asked for once for each set of titles. An answer out of
        /// range means that the app scrolls when asked, so the list's offset is restored.
        private func content(
            _ titles: [String], _ counts: [Int], _ table: UITableView
        ) -> IndexBarContent {
            if known?.titles != titles || known?.sectionCount != counts.count {
                let offset = table.contentOffset
                let sections = titles.indices.map { place -> Int? in
                    guard titles[place] != UITableView.indexSearch else { return nil }
                    let section = table.section(for: titles[place], at: place)
                    return counts.indices.contains(section) ? section : nil
                }
                if table.contentOffset != offset { table.contentOffset = offset }
                known = (titles, sections, counts.count)
            }
            let sections = known?.sections ?? []
            askedEntries = Set(
                sections.indices.filter { sections[$0] == nil && titles[$0] != UITableView.indexSearch })
            return content(titles, sections, counts)
        }
    }

    // The data source's optional methods.
    extension UITableView {
        var indexTitles: [String]? {
            #if canImport(ObjectiveC)
                dataSource?.sectionIndexTitles?(for: self)
            #else
                dataSource?.sectionIndexTitles(for: self)
            #endif
        }

        func headerTitle(of section: Int) -> String? {
            #if canImport(ObjectiveC)
                dataSource?.tableView?(self, titleForHeaderInSection: section)
            #else
                dataSource?.tableView(self, titleForHeaderInSection: section)
            #endif
        }

        /// The section of an index title; its own index if the data source does not say.
        func section(for title: String, at place: Int) -> Int {
            #if canImport(ObjectiveC)
                dataSource?.tableView?(self, sectionForSectionIndexTitle: title, at: place) ?? place
            #else
                dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place) ?? place
            #endif
        }
    }

    extension UICollectionView {
        /// Whether the collection view shows its own index, which cannot be hidden.
        var hasOwnIndex: Bool {
            #if canImport(ObjectiveC)
                dataSource?.indexTitles?(for: self)?.isEmpty == false
            #else
                dataSource?.indexTitles(for: self)?.isEmpty == false
            #endif
        }
    }
#endif
