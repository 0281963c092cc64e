import IndexBarCore
import Testing

@Suite struct RunsTests {
    private static func runs(_ titles: [String?]) -> IndexBarRuns {
        IndexBarRuns(rowCount: titles.count) { titles[$0] }
    }

    private static func entries(_ runs: IndexBarRuns) -> [String] {
        let content = runs.content
        return (0..<content.count).map { entry in
            let section = content.section(at: entry) ?? -1
            return "\(content.title(at: entry)) \(content.row(0, ofSection: section)) "
                + "\(content.rowCount(ofSection: section))"
        }
    }

    @Test func `each run of equal titles is an entry that leads to its first row`() {
        #expect(Self.entries(Self.runs(["A", "A", "B", "D", "D", "D"])) == ["A 0 2", "B 2 1", "D 3 3"])
        #expect(Self.entries(Self.runs(["A", "B", "A"])) == ["A 0 1", "B 1 1", "A 2 1"])
        #expect(Self.runs([]).content.isEmpty && Self.runs([]).content.rowCount == 0)
    }

    @Test func `rows without a title belong to no entry, and are rows all the same`() {
        let runs = Self.runs([nil, nil, "A", nil, "B"])
        #expect(Self.entries(runs) == ["A 2 1", "B 4 1"])
        #expect(runs.content.rowCount == 5)
    }

    @Test func `100,000 rows are read once, and of what is inserted only that is read`() {
        var asked: [Int] = []
        func title(_ row: Int) -> String? {
            asked.append(row)
            return "\(row / 5_000)"
        }
        var runs = IndexBarRuns(rowCount: 100_000, title: title)
        #expect(asked == Array(0..<100_000))
        #expect(runs.content.count == 20)
        asked = []
        runs.insert(4_990..<5_000, title: title)
        #expect(asked == Array(4_990..<5_000))
        #expect(Self.entries(runs)[0] == "0 0 5010" && runs.rowCount == 100_010)
    }

    @Test func `any script of changes leaves what reading anew would find`() {
        var state: UInt64 = 12
        func number(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<200 {
            var rows: [String?] = []
            var runs = IndexBarRuns()
            for _ in 0..<30 {
                let place = number(rows.count + 1)
                let end = place + number(rows.count - place + 1)
                let titles = (0..<number(4)).map { _ in [nil, "A", "B"][number(3)] }
                switch number(3) {
                case 0:
                    rows.insert(contentsOf: titles, at: place)
                    runs.insert(place..<place + titles.count) { rows[$0] }
                case 1:
                    rows.removeSubrange(place..<end)
                    runs.remove(place..<end)
                default:
                    for row in place..<end { rows[row] = ["A", "C", nil][number(3)] }
                    runs.update(place..<end) { rows[$0] }
                }
                #expect(runs == Self.runs(rows))
            }
        }
    }

    @Test func `rows out of range are held within the list's`() {
        var runs = Self.runs(["A", "B"])
        runs.remove(7..<9)
        runs.remove(-5..<(-2))
        runs.update(1..<Int.max) { _ in "C" }
        #expect(Self.entries(runs) == ["A 0 1", "C 1 1"])
        runs.insert(90..<92) { $0 == 2 || $0 == 3 ? "D" : "wrong" }
        runs.insert(Int.min..<1) { _ in "0" }
        #expect(Self.entries(runs) == ["0 0 1", "A 1 1", "C 2 1", "D 3 2"])
        #expect(IndexBarRuns(rowCount: -3) { _ in "A" } == IndexBarRuns())
    }
}
