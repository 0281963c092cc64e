/// Which titles of a timeline are placed before others: years before months before days (rule L8).
struct Levels: Equatable, Sendable {
    /// Entries by rank: those of the lowest level, then of the next one, each in ascending order. Empty: all alike.
    let ranks: [[Int]]
    /// How many distinct levels are told apart; those above count as one.
    private static let most = 64

    /// All entries are of level 0.
    init() { ranks = [] }

    /// - Parameters:
    ///   - levels: a level for each entry, as far as given; below 0 counts as 0.
    ///   - required: entries that are of level 0 whatever is given.
    /// - Complexity: O(entries × log entries).
    init(_ levels: [Int], count: Int, required: [Int]) {
        var given = levels.prefix(count).map { Swift.max(0, $0) }
        for entry in required where entry < given.count { given[entry] = 0 }
        let distinct = given.ascending().reduce(into: [0]) { if $1 != $0.last { $0.append($1) } }
        guard distinct.count > 1 else {
            ranks = []
            return
        }
        var ranks = [[Int]](repeating: [], count: Swift.min(distinct.count, Self.most))
        for entry in 0..<count {
            let level = entry < given.count ? given[entry] : 0
            ranks[Swift.min(distinct.firstIndex(notBefore: level), ranks.count - 1)].append(entry)
        }
        self.ranks = ranks
    }
}
