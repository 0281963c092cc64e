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
        #expect(sections.runs.map(\.title) == ["2019", "Dec", "2020", "Feb", "#"])
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

    @Test(arguments: [
        "", "2019", "2019-", "2019-13-01", "2019-00", "2019-5-1", "2019-055", "20a9-05", "x2019-05",
        "é2019-05",
    ])
    func `what is no date is in the rest`(line: String) {
        #expect(runs([line, "2000-01"]).runs.map(\.title) == ["2000", "#"])
    }

    @Test func `no line is lost and an empty file has no sections`() {
        #expect(runs([]).runs.isEmpty)
        let lines = (0..<500).map { "20\(10 + $0 % 7)-\(10 + $0 % 5)-01 \($0)" }
        let sections = runs(lines)
        #expect(sections.order.sorted() == Array(0..<500))
        #expect(sections.runs.reduce(0) { $0 + $1.rows.count } == 500)
    }
}
