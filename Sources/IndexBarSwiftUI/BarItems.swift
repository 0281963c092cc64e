#if canImport(SwiftUI)
    import IndexBarCore

    /// The content of a bar and the ids that its list scrolls to.
    struct BarItems: Equatable {
        /// Has no ids of its own; the link numbers the entries.
        var content: IndexBarContent
        /// The ids of all sections, or of all rows of a list without sections.
        var keys: [AnyHashable]
        /// The section of each key, ascending; nil if key k belongs to section k.
        var places: [Int]?
        /// Whether entries are matched by the ids in the content.
        var hasOwnIDs = false

        static var none: BarItems { BarItems([], nil) }

        init<Data: RandomAccessCollection, ID: Hashable>(
            _ sections: Data, _ id: KeyPath<Data.Element, ID>, _ title: (Data.Element) -> String,
            _ rows: ((Data.Element) -> Int)?, _ symbol: ((Data.Element) -> String?)?,
            _ spoken: ((Data.Element) -> String?)?
        ) {
            keys = sections.map { AnyHashable($0[keyPath: id]) }
            content = IndexBarContent(
                titles: sections.map(title), rowCounts: rows.map { sections.map($0) },
                symbolNames: symbol.map { sections.map($0) }, spokenTitles: spoken.map { sections.map($0) })
        }

        init<Data: RandomAccessCollection>(rows: Data, _ title: (Data.Element) -> String)
        where Data.Element: Identifiable {
            let rows = Array(rows)
            keys = rows.map { AnyHashable($0.id) }
            let content = IndexBarRuns(rowCount: rows.count) { title(rows[$0]) }.content
            places = (0..<content.count).flatMap {
                Array(repeating: $0, count: content.rowCount(ofSection: $0))
            }
            self.content = content
        }

        init(_ entries: [IndexBarEntry], _ rowCounts: [Int]?) {
            content = IndexBarContent(entries: entries, rowCounts: rowCounts)
            keys = entries.indices.map { AnyHashable($0) }
            hasOwnIDs = true
        }

        /// The id to scroll to for a section; nil if the section is out of range.
        func key(ofSection section: Int) -> AnyHashable? {
            let place = places.map { $0.partitioningIndex { $0 >= section } } ?? section
            return keys.indices.contains(place) ? keys[place] : nil
        }

        func key(ofEntry entry: Int) -> AnyHashable? {
            hasOwnIDs ? AnyHashable(entry) : content.section(at: entry).flatMap(key(ofSection:))
        }

        /// The section of each id. Where ids are equal, the first one wins.
        var sections: [AnyHashable: Int] {
            Dictionary(zip(keys, places ?? Array(keys.indices)), uniquingKeysWith: { first, _ in first })
        }
    }
#endif
