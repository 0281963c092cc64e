import IndexBarCollation

/// Names put into sections as the users of a language expect.
///
/// Names that begin with no letter of the language, empty names and damaged ones are in the last section, `#`.
/// Inside a section the names come in the language's order, then in that of their code points, then of the file; a
/// section is put in order when one of its rows is asked for.
package struct Sectioning: Sendable {
    /// One section: its title, and which rows of the list it has.
    package struct Run: Equatable, Sendable {
        /// What the bar shows: a letter, or `#`.
        package let title: String
        /// What the header over the rows, the preview and a screen reader say, where it is not the title.
        package var name: String?
        /// The longer time that it is part of, the year of a month; `nil` where it is part of none.
        package var era: String?
        /// The section's rows; never empty.
        package let rows: Range<Int>

        /// The name, else the title.
        package var fullName: String { name ?? title }

        package init(title: String, name: String? = nil, era: String? = nil, rows: Range<Int>) {
            self.title = title
            self.name = name
            self.era = era
            self.rows = rows
        }
    }

    /// Where the order of the rows comes from.
    private enum Order: Sendable {
        case known([UInt32])
        case sections(IndexBarSections)
    }

    /// The title of the section for everything that has no letter.
    package static let restTitle = "#"

    /// The sections, in order; they cover the list without a hole.
    package let runs: [Run]
    private let rows: Order

    /// Sections that are in order already; `order` has the index in the file of each row.
    init(runs: [Run], order: [UInt32]) {
        self.runs = runs
        rows = .known(order)
    }

    /// Sections a list of names by languages alone; none: what the environment says.
    package init(_ list: NameList, locales: [String] = []) {
        self.init(list, SectioningRules(locales: locales))
    }

    /// Sections a list of names; they are not put in order yet.
    ///
    /// - Parameters:
    ///   - list: the names.
    ///   - rules: the languages, and the options beside them.
    /// - Complexity: O(n), n names.
    package init(_ list: NameList, _ rules: SectioningRules) {
        let sections =
            (try? rules.builder.sections(of: list.lines)) ?? IndexBarSections(titles: [], counts: [])
        rows = .sections(sections)
        runs = (0..<sections.count).map { section in
            let start = sections.firstRow(ofSection: section)
            return Run(title: sections.titles[section], rows: start..<start + sections.counts[section])
        }
    }

    /// How many rows there are.
    package var count: Int { runs.last?.rows.upperBound ?? 0 }

    /// The indexes in the file of a section's names, in order.
    ///
    /// - Complexity: the first time O(k) sort keys and about as many steps, k names in the section, without ICU
    ///   O(k log k) comparisons at most; then O(1).
    package func indexes(inRun run: Int) -> ArraySlice<UInt32> {
        switch rows {
        case .known(let order): order[runs[run].rows]
        case .sections(let sections): sections.sortedIndexes(inSection: run)[...]
        }
    }

    /// The same in some order, without any work.
    func unsortedIndexes(inRun run: Int) -> ArraySlice<UInt32> {
        switch rows {
        case .known(let order): order[runs[run].rows]
        case .sections(let sections): sections.unsortedIndexes(inSection: run)[...]
        }
    }

    /// For each row of the list, the index of its name in the file; puts everything in order.
    package var order: [Int] {
        sort()
        return runs.indices.flatMap { indexes(inRun: $0).map { Int($0) } }
    }

    /// Puts every section in order that is not yet, on all cores.
    ///
    /// - Parameter progress: is told the share that is done, 0...1, from any thread but one call at a time; false
    ///   stops the work.
    package func sort(progress: (@Sendable (Double) -> Bool)? = nil) {
        if case .sections(let sections) = rows { sections.sortAll(progress: progress) }
    }

    /// The index in the file of a row's name; nil for a row that is not there. Puts the row's section in order.
    func index(ofRow row: Int) -> Int? {
        switch rows {
        case .known(let order): order.indices.contains(row) ? Int(order[row]) : nil
        case .sections(let sections): sections.index(ofRow: row)
        }
    }
}
