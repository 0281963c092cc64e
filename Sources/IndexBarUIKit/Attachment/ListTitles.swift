#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// Entries as the list and its data source have them.
    @MainActor
    final class ListTitles {
        /// Entries for which the table's data source names no section: it scrolls by itself.
        private(set) var askedEntries: Set<Int> = []
        private var known: (titles: [String], sections: [Int?], sectionCount: Int)?

        /// What a screen reader calls the entry of the search field.
        var searchWord = IndexBarWords().search

        /// The entries of a list, without a title set by the app.
        func content(
            of rows: any AttachedList, in list: UIScrollView, title: ((Int) -> String?)?
        ) -> IndexBarContent {
            let counts = rows.rowCounts
            if let title { return content(counts, title) }
            askedEntries = []
            if let table = list as? UITableView {
                if let titles = table.indexTitles, !titles.isEmpty {
                    return content(titles, counts, table)
                }
                let content = content(counts) { table.headerTitle(of: $0) }
                if !content.isEmpty { return content }
            } else if let collection = list as? UICollectionView {
                assert(
                    !collection.hasOwnIndex,
                    "the data source's indexTitles(for:) makes the collection view show an index of its own: "
                        + "remove it, and give the titles to IndexBarView by sectionTitle")
            }
            return IndexBarContent(count: counts.count, rowCounts: counts)
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
                spokenTitles: titles.map { $0 == UITableView.indexSearch ? searchWord : nil },
                searchKeys: titles.map(IndexBarView.searchKey))
        }

        /// A table's own titles. Where they lead is asked once for each set of titles; an answer that is no section
        /// means that the app scrolls by itself when it is asked, so the list is put back.
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
            askedEntries = Set(sections.indices.filter { sections[$0] == nil })
            return content(titles, sections, counts)
        }
    }

    extension IndexBarView {
        /// What typed text is compared with; nil where the title itself will do.
        static func searchKey(for title: String) -> String? {
            title.utf8.allSatisfy { $0 < 0x80 } ? nil : folded(title)
        }
    }

    // What a data source need not have is optional to Objective-C.
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

        /// Where an index title leads; its own place without an answer.
        func section(for title: String, at place: Int) -> Int {
            #if canImport(ObjectiveC)
                dataSource?.tableView?(self, sectionForSectionIndexTitle: title, at: place) ?? place
            #else
                dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place) ?? place
            #endif
        }
    }

    extension UICollectionView {
        /// Whether the collection view shows an index of its own, which nobody can put away.
        var hasOwnIndex: Bool {
            #if canImport(ObjectiveC)
                dataSource?.indexTitles?(for: self)?.isEmpty == false
            #else
                dataSource?.indexTitles(for: self)?.isEmpty == false
            #endif
        }
    }
#endif
