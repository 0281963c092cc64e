import IndexBarCollation

/// Names put into sections as the users of a language expect.
///
/// Names that begin with no letter of the language, empty names and damaged ones are in the last section, `#`.
/// Inside a section the names come in the language's order, then in that of their code points, then of the file.
package struct Sectioning {
    /// One section: its title, and which places of ``order`` are its rows.
    package struct Run: Equatable {
        /// What the bar shows: a letter, or `#`.
        package let title: String
        /// What the header over the rows, the preview and a screen reader say, where it is not the title.
        package var name: String?
        /// The section's rows; never empty.
        package let rows: Range<Int>

        /// The name, else the title.
        package var fullName: String { name ?? title }

        package init(title: String, name: String? = nil, rows: Range<Int>) {
            self.title = title
            self.name = name
            self.rows = rows
        }
    }

    /// The title of the section for everything that has no letter.
    package static let restTitle = "#"

    /// The sections, in order; they cover ``order`` without a hole.
    package let runs: [Run]
    /// For each row of the list, the place of its name in the file.
    package let order: [Int]

    init(runs: [Run], order: [Int]) {
        self.runs = runs
        self.order = order
    }

    /// Sections a list of names by languages alone; none: what the environment says.
    package init(_ list: NameList, locales: [String] = []) {
        self.init(list, SectioningRules(locales: locales))
    }

    /// Sections a list of names.
    ///
    /// - Parameters:
    ///   - list: the names.
    ///   - rules: the languages, and the options beside them.
    /// - Complexity: O(n) sort keys and about as many steps, n names; without ICU O(n log n) comparisons.
    package init(_ list: NameList, _ rules: SectioningRules) {
        let builder = rules.builder
        let names = list.names
        let sections = builder.sections(
            of: names.map(\.text),
            titleKeys: list.damagedCount > 0 ? names.map { $0.isDamaged ? "" : nil } : [],
            sortKeys: names.map(\.key))
        order = sections.permutation().map { Int($0) }
        runs = (0..<sections.count).map { section in
            let start = sections.firstRow(ofSection: section)
            return Run(title: sections.titles[section], rows: start..<start + sections.counts[section])
        }
    }
}
