import Testing

@testable import IndexBarCollation

@Suite struct AdaptiveMergeTests {
    /// Sorts numbers and counts the comparisons.
    private func sorted(_ items: [Int]) -> (items: [Int], comparisons: Int) {
        var comparisons = 0
        var sorted = items
        let isDone = AdaptiveMerge<Int> { left, right in
            comparisons += 1
            return left < right
        }.sort(&sorted)
        #expect(isDone)
        return (sorted, comparisons)
    }

    @Test func `every order of up to seven items is sorted`() {
        func permutations(_ items: [Int]) -> [[Int]] {
            guard items.count > 1 else { return [items] }
            return items.indices.flatMap { index in
                var rest = items
                let one = rest.remove(at: index)
                return permutations(rest).map { [one] + $0 }
            }
        }
        for count in 0...7 {
            for items in permutations(Array(0..<count)) {
                #expect(sorted(items).items == Array(0..<count), "\(items)")
            }
        }
    }

    @Test func `equal items keep their order`() {
        var dice = TestNames.Dice(3)
        for count in [2, 3, 10, 100, 1_000] {
            let items = (0..<count).map { (key: dice.below(max(2, count / 4)), index: $0) }
            var sorted = items
            #expect(AdaptiveMerge { $0.key < $1.key }.sort(&sorted))
            let expected = items.sorted { ($0.key, $0.index) < ($1.key, $1.index) }
            #expect(sorted.elementsEqual(expected) { $0 == $1 })
        }
    }

    @Test func `what is in order costs a comparison an item, turned round too`() {
        #expect(sorted(Array(0..<10_000)).comparisons == 9_999)
        let turned = sorted(Array((0..<10_000).reversed()))
        #expect(turned.items == Array(0..<10_000) && turned.comparisons == 9_999)
    }

    @Test func `an item in the wrong place costs a search, a block too`() {
        var items = Array(0..<10_000)
        items.insert(items.remove(at: 7_000), at: 100)
        let one = sorted(items)
        #expect(one.items == Array(0..<10_000) && one.comparisons < 10_100)
        let block = sorted(
            Array(0..<3_000) + Array(6_000..<7_000) + Array(3_000..<6_000) + Array(7_000..<9_000))
        #expect(block.items == Array(0..<9_000) && block.comparisons < 9_100)
    }

    @Test func `any order costs at most a fifth more than it has to`() {
        var dice = TestNames.Dice(4)
        let items = (0..<10_000).map { _ in dice.below(1 << 30) }
        let result = sorted(items)
        #expect(result.items == items.sorted() && result.comparisons < 10_000 * 16, "\(result.comparisons)")
    }

    /// A change of these numbers is a change of cost: if it is meant, write down the new ones.
    @Test func `each shape of a list has its number of comparisons`() {
        var dice = TestNames.Dice(9)
        let shapes: [(String, [Int], Int)] = [
            ("runs that only touch", Array(0..<500) + Array(499..<1_000), 1_000),
            ("a run inside another", Array(0..<400) + Array(100..<120), 479),
            ("the last before the first", Array(500..<1_000) + Array(0..<500), 1_045),
            ("in turns", (0..<512).map { 2 * $0 } + (0..<512).map { 2 * $0 + 1 }, 2_063),
            ("blocks of ten", (0..<1_000).map { ($0 / 10 * 37 % 100) * 10 + $0 % 10 }, 4_077),
            ("waves", (0..<1_000).map { abs($0 % 50 - 25) }, 6_413),
            ("any order", (0..<1_000).map { _ in dice.below(1 << 30) }, 11_584),
            ("few values", (0..<1_000).map { _ in dice.below(7) }, 7_835),
        ]
        for (name, items, comparisons) in shapes {
            let result = sorted(items)
            #expect(
                result.items == items.sorted() && result.comparisons == comparisons,
                "\(name): \(result.comparisons)")
        }
    }

    @Test func `each item is told of once, as it becomes part of a run`() {
        for items in [Array(0..<10_000), (0..<10_000).map { $0 * 7_919 % 10_007 }] {
            var (told, calls, sorted) = (0, 0, items)
            let merge = AdaptiveMerge<Int>(isBefore: { $0 < $1 }) { count in
                told += count
                calls += 1
                return true
            }
            #expect(merge.sort(&sorted) && told == items.count && (items[1] != 1 || calls == 3))
        }
    }

    @Test(arguments: 0..<20) func `a comparison that contradicts itself loses nothing`(seed: Int) {
        var dice = TestNames.Dice(UInt64(seed))
        for count in 0..<60 {
            var items = Array(0..<count)
            #expect(AdaptiveMerge<Int> { _, _ in dice.below(2) == 0 }.sort(&items))
            #expect(items.sorted() == Array(0..<count))
        }
    }

    @Test func `it stops when told to`() {
        var items = (0..<10_000).map { $0 * 7_919 % 10_007 }
        #expect(!AdaptiveMerge<Int>(isBefore: { $0 < $1 }, goesOn: { _ in false }).sort(&items))
        #expect(Set(items).count == 10_000)
    }
}
