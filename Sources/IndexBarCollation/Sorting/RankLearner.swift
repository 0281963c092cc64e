import IndexBarCore

/// Gives characters in order their ranks: which differ as letters, which only in accents or case, which are two.
struct RankLearner {
    /// How many ranks fit into a key.
    private static let most = 60_000

    let order: PrimaryOrder
    /// Two letters that differ in case only, the one that comes first in front.
    private let cases: (lower: String, higher: String)?

    init(order: PrimaryOrder) {
        self.order = order
        let found = order.collator.compare("b", "B")
        cases =
            found == 0 || order.isBelow("b", "B") || order.isBelow("B", "b")
            ? nil : found < 0 ? ("b", "B") : ("B", "b")
    }

    /// - Parameters:
    ///   - sorted: in the collator's order.
    ///   - guessed: those that were not compared; each gets a rank of its own where it probably belongs.
    ///   - learned: takes the letters.
    func rank(
        _ sorted: [OrderLearner.Candidate], guessed: [OrderLearner.Candidate], into learned: LearnedOrder
    ) {
        var groups: [[OrderLearner.Candidate]] = []
        for one in sorted {
            if let last = groups.last?.last, !(last.isOneOfMany && one.isOneOfMany),
                !order.isClearlyBelow(last.text, one.text)
            {
                groups[groups.count - 1].append(one)
            } else {
                groups.append([one])
            }
        }
        place(guessed, among: &groups)
        var ranks: [String] = []
        // The rank of each group, and whether it is only the beginning of what the group sorts as.
        let starts = groups.map { group in
            let isTwo = ranks.last.map { self.isTwo(group[0], beginningWith: $0) } ?? false
            if !isTwo, ranks.count < Self.most { ranks.append(group[0].text) }
            return (rank: ranks.count - 1, isTwo: isTwo)
        }
        for (group, start) in zip(groups, starts) {
            let first = UInt16(start.rank)
            let second = start.isTwo ? second(of: group[0], after: ranks[start.rank], ranks) : nil
            add(group, ranks: [first] + (second.map { [UInt16($0)] } ?? []), to: learned)
        }
    }

    /// Puts each of them, a group of its own, behind the group it probably follows.
    private func place(_ guessed: [OrderLearner.Candidate], among groups: inout [[OrderLearner.Candidate]]) {
        guard !guessed.isEmpty else { return }
        var rest = guessed.sorted { $0.guess < $1.guess }[...]
        var result: [[OrderLearner.Candidate]] = []
        for group in groups {
            // The order is not that of the guesses everywhere; what comes too late goes to the next.
            while let next = rest.first, group[0].isIdeograph, next.guess < group[0].guess {
                result.append([next])
                rest = rest.dropFirst()
            }
            result.append(group)
        }
        groups = result + rest.map { [$0] }
    }

    /// Whether a letter sorts as another letter and something more.
    private func isTwo(_ one: OrderLearner.Candidate, beginningWith first: String) -> Bool {
        one.mayBeTwo
            && order.collator.compare(one.text, first + "\u{FFFF}") < 0
    }

    /// The rank of what is behind the first in a letter that sorts as two; nil where nothing is.
    private func second(of one: OrderLearner.Candidate, after first: String, _ ranks: [String]) -> Int? {
        let after = ranks.partitioningIndex { order.collator.compare(first + $0, one.text) > 0 }
        return after > 0 ? after - 1 : nil
    }

    private func add(
        _ group: [OrderLearner.Candidate], ranks: [UInt16], to learned: LearnedOrder
    ) {
        var (accent, form) = (ranks.count > 1 ? 1 : 0, 0)
        for (index, one) in group.enumerated() {
            if index > 0, differsInAccent(group[index - 1].text, one.text) {
                (accent, form) = (accent + 1, 0)
            } else if index > 0 {
                form += 1
            }
            let letter = LearnedOrder.Letter(
                ranks: ranks, accent: UInt8(min(accent, 200)), form: UInt8(min(form, 200)))
            learned.add(letter, as: one.characters)
        }
    }

    /// Whether the difference of two letters counts more than a difference in case before them.
    private func differsInAccent(_ one: String, _ other: String) -> Bool {
        guard let cases else { return false }
        return order.collator.compare(cases.higher + one, cases.lower + other) < 0
    }
}

extension PrimaryOrder {
    /// The same as `isBelow` for texts that are in order.
    fileprivate func isClearlyBelow(_ one: String, _ other: String) -> Bool {
        collator.compare(one + "0", other) < 0
    }
}
