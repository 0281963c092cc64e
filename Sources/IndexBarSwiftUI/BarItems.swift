#if canImport(SwiftUI)
    import IndexBarCore

    /// What an app puts on a bar, and the ids by which its list is reached.
    struct BarItems: Equatable {
        /// Without ids: the link numbers them.
        let content: IndexBarContent
        /// The ids of all sections, or of all rows of a list without sections.
        let keys: [AnyHashable]
        /// The index of each section's first key; nil: section k has key k.
        var firsts: [Int]?
        /// Whether the entries are recognised by the ids that they bring.
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
            var (titles, counts, firsts): ([String], [Int], [Int]) = ([], [], [])
            for (row, element) in rows.enumerated() {
                let title = title(element)
                if title != titles.last {
                    titles.append(title)
                    counts.append(0)
                    firsts.append(row)
                }
                counts[counts.count - 1] += 1
            }
            keys = rows.map { AnyHashable($0.id) }
            content = IndexBarContent(titles: titles, rowCounts: counts)
            self.firsts = firsts
        }

        init(_ entries: [IndexBarEntry], _ rowCounts: [Int]?) {
            content = IndexBarContent(entries: entries, rowCounts: rowCounts)
            keys = entries.indices.map { AnyHashable($0) }
            hasOwnIDs = true
        }

        /// The id that a section is gone to by; nil out of range.
        func key(ofSection section: Int) -> AnyHashable? {
            let place = firsts.map { $0.indices.contains(section) ? $0[section] : -1 } ?? section
            return keys.indices.contains(place) ? keys[place] : nil
        }

        /// The section that each id leads to; of equal ids the first one's.
        var sections: [AnyHashable: Int] {
            var (sections, section): ([AnyHashable: Int], Int) = ([:], 0)
            for (place, key) in keys.enumerated() where sections[key] == nil {
                while let firsts, section + 1 < firsts.count, firsts[section + 1] <= place { section += 1 }
                sections[key] = firsts == nil ? place : section
            }
            return sections
        }
    }
#endif
