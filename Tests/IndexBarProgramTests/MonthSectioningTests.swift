import IndexBarCore
import Testing

@testable import IndexBarProgram

@Suite struct MonthSectioningTests {
    private func runs(_ lines: [String], locale: String? = nil) -> Sectioning {
        Sectioning(monthsOf: NameList(bytes: Array(lines.joined(separator: "\n").utf8)), locale: locale)
    }

    @Test func `dated lines are in sections by month, the oldest first, undated ones last`() {
        let sections = runs([
            "2020-01-05 b", "no date", "2019-05-03 c", "2019-12-31 d", "2019-05-01 a", "2020-02-01T08:00 e",
        ])
        #expect(sections.runs.map(\.title) == ["May", "Dec", "Jan", "Feb", "#"])
        #expect(
            sections.runs.map(\.fullName) == [
                "May 2019", "December 2019", "January 2020", "February 2020", "#",
            ])
        #expect(sections.runs.map(\.rows) == [0..<2, 2..<3, 3..<4, 4..<5, 5..<6])
        #expect(sections.order == [4, 2, 3, 0, 5, 1])
    }

    @Test func `a sort key may be the date, and months have names in the language asked for`() {
        let sections = runs(["2021-03-09 10:00\tSpring", "2021-03-09 09:00\tEarlier"], locale: "sv")
        #expect(sections.runs.map(\.fullName) == ["mars 2021"])
        #expect(sections.order == [1, 0])
    }

    @Test func `R20 years are placed on the bar before months, also where a search leaves few months`() {
        let lines = ["2019-05-03 tea", "2019-12-31", "2020-01-05 tea", "2020-02-01", "2020-03-01 tea", "tea"]
        var list = BrowseList(
            NameList(bytes: Array(lines.joined(separator: "\n").utf8)),
            rules: SectioningRules(locales: ["en"]), isTimeline: true)
        func shown() -> [String] {
            TimelineTitles(list.runs).levels.enumerated().map {
                "\($0.element) \(list.content.title(at: $0.offset))"
            }
        }
        #expect(shown() == ["0 2019", "1 Dec", "0 2020", "1 Feb", "1 Mar", "0 #"])
        // The same levels as an app would give them.
        let content = IndexBarContent(
            titles: ["2019", "Dec", "2020", "Feb", "Mar", "#"], rowCounts: [1, 1, 1, 1, 1, 1],
            levels: [0, 1, 0, 1, 1, 0])
        #expect(list.content.numbers == content.numbers)
        #expect((0..<6).map { list.content.spokenTitle(at: $0) }.prefix(2) == ["May 2019", "December 2019"])
        list.search("tea")
        #expect(shown() == ["0 2019", "0 2020", "1 Mar", "0 #"])
        list.search("no such")
        #expect(list.content.count == 0)
    }

    /// The titles and levels of months with so many rows each.
    private func titles(_ months: [(String, String, Int)]) -> [String] {
        var start = 0
        let runs = months.map { year, month, rows in
            defer { start += rows }
            return Sectioning.Run(
                title: month, name: "\(month) \(year)", era: year.isEmpty ? nil : year,
                rows: start..<start + rows)
        }
        let shown = TimelineTitles(runs)
        return zip(shown.levels, shown.titles).map { "\($0) \($1)" }
    }

    @Test
    func `R20 a year is titled at its first month with room, so that no month reads as the year before's`() {
        // The lone year at the top takes the room of the next one's January.
        #expect(
            titles([
                ("1987", "Aug", 1), ("2020", "Jan", 7), ("2020", "Feb", 3), ("2020", "May", 75),
                ("2020", "Jun", 900),
            ])
                == ["0 1987", "2 2020", "2 2020", "0 2020", "0 2020"].dropLast() + ["1 Jun"])
        // At the end the last one, which is always there, has the year.
        #expect(
            titles([("2023", "Jan", 500), ("2023", "Feb", 500), ("2024", "Jan", 1), ("2024", "Feb", 1)])
                == ["0 2023", "1 Feb", "2 2024", "0 2024"])
        // A year in between without any room.
        #expect(
            titles([
                ("2019", "Jan", 500), ("2020", "Jan", 1), ("2020", "Feb", 1), ("2021", "Jan", 9),
                ("2021", "Feb", 500),
            ])
            .count == 5)
        #expect(titles([("2020", "Jan", 1)]) == ["0 2020"])
        #expect(titles([]).isEmpty)
        #expect(titles([("", "#", 5)]) == ["0 #"])
    }

    @Test(arguments: [
        "", "2019", "2019-", "2019-13-01", "2019-00", "2019-5-1", "2019-055", "20a9-05", "x2019-05",
        "é2019-05",
    ])
    func `what is no date is in the rest`(line: String) {
        #expect(runs([line, "2000-01"]).runs.map(\.title) == ["Jan", "#"])
    }

    @Test func `no line is lost and an empty file has no sections`() {
        #expect(runs([]).runs.isEmpty)
        let lines = (0..<500).map { "20\(10 + $0 % 7)-\(10 + $0 % 5)-01 \($0)" }
        let sections = runs(lines)
        #expect(sections.order.sorted() == Array(0..<500))
        #expect(sections.runs.reduce(0) { $0 + $1.rows.count } == 500)
    }
}
