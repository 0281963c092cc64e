import Testing

@testable import IndexBarCore

/// Which titles of a timeline are placed before others (rule L8).
@Suite struct LevelsTests {
    private func ranks(_ levels: [Int], count: Int, required: [Int] = []) -> [[Int]] {
        Levels(levels, count: count, required: required).ranks
    }

    @Test func `L8 entries by level, in order, without levels that nobody has`() {
        #expect(ranks([0, 2, 5, 2, 0], count: 5) == [[0, 4], [1, 3], [2]])
    }

    @Test func `L8 entries without a level, and required ones, have 0`() {
        #expect(ranks([3, 3], count: 4) == [[2, 3], [0, 1]])
        #expect(ranks([3, 1, 3], count: 3, required: [2]) == [[2], [1], [0]])
        #expect(ranks([3, 1], count: 4, required: [0, 3, 9]) == [[0, 2, 3], [1]])
    }

    @Test func `L8 a level below 0 counts as 0, and one that is too much is dropped`() {
        #expect(ranks([-7, 1, 0], count: 3) == [[0, 2], [1]])
        #expect(ranks([0, 1, 2, 3], count: 2) == [[0], [1]])
    }

    @Test func `L8 where all are alike there are no ranks`() {
        #expect(ranks([], count: 4) == [])
        #expect(ranks([0, 0, -1], count: 3) == [])
        #expect(ranks([2, 2], count: 2, required: [0, 1]) == [])
        #expect(Levels().ranks == [])
    }

    @Test func `L8 64 levels are told apart, and those above count as the last`() {
        let found = ranks(Array(0..<70), count: 70)
        #expect(found.count == 64)
        #expect(found[62] == [62])
        #expect(found[63] == Array(63..<70))
    }

    @Test func `L8 levels above 0 alone leave the first rank empty`() {
        #expect(ranks([2, 2], count: 2) == [[], [0, 1]])
    }
}
