import Foundation

/// Learns a collator's order of the characters of some names by comparing them, alone and in pairs.
struct OrderLearner {
    /// A character, or two that are one letter.
    struct Candidate {
        let characters: [UInt32]
        let text: String
        /// Where it probably belongs.
        let guess: OrderGuess
        let isIdeograph: Bool
        /// Whether it is one of thousands that each have a rank of their own: an ideograph, a Hangul syllable.
        let isOneOfMany: Bool
        /// Whether some languages sort it as two letters.
        let mayBeTwo: Bool

        init?(_ characters: [UInt32]) {
            let scalars = characters.compactMap { Unicode.Scalar($0) }
            guard scalars.count == characters.count, let first = scalars.first else { return nil }
            self.characters = characters
            text = String(String.UnicodeScalarView(scalars))
            guess = OrderGuess(scalars)
            isIdeograph = first.properties.isIdeographic
            isOneOfMany = isIdeograph || (0xAC00...0xD7A3).contains(first.value)
            // Latin beyond ASCII, ligatures, pairs; a wrong guess here costs comparisons later.
            mayBeTwo =
                !isOneOfMany
                && (scalars.count > 1 || (0x80..<0x250).contains(first.value) || guess.isCompound)
        }
    }

    let order: PrimaryOrder
    /// About how many comparisons may be spent on characters whose order cannot be guessed.
    let allowance: Int

    init(_ collator: any IndexBarCollator, names: Int) {
        order = PrimaryOrder(collator: collator)
        allowance = names / 5
    }

    /// - Complexity: O(c log c) comparisons, c characters; about 3 c where they are in the order of their codes.
    func learned(from sample: NameSample) -> LearnedOrder {
        let countsByValue = order.collator.compare("2", "10") < 0 && order.collator.compare("b19", "b2") > 0
        let singles = sample.counts.keys.sorted()
            .filter { !countsByValue || !(0x31...0x39).contains($0) }.compactMap { Candidate([$0]) }
        let (ignored, counting) = split(singles)
        let (known, unknown) = affordable(counting, sample)
        let pairs = PairLearner(order: order).letters(of: sample)
        let learned = LearnedOrder(countsByValue: countsByValue, capacity: singles.count + pairs.count)
        for (index, one) in ignored.enumerated() {
            learned.add(.init(ranks: [], accent: UInt8(min(200, index + 1))), as: one.characters)
        }
        let sorted = sorted((known + pairs).sorted { $0.guess < $1.guess })
        RankLearner(order: order).rank(sorted, guessed: unknown, into: learned)
        return learned
    }

    /// Those that do not count beside a letter, marks and joiners, in the order of their codes; and the others.
    private func split(_ singles: [Candidate]) -> (ignored: [Candidate], counting: [Candidate]) {
        let ignored = singles.filter { one in
            one.guess.mayBeIgnored && order.areEqual("x\(one.text)x", "xx")
        }
        let codes = Set(ignored.map(\.characters))
        return (
            ignored.sorted { $0.characters[0] < $1.characters[0] },
            singles.filter { !codes.contains($0.characters) }
        )
    }

    /// The ideographs whose order costs no more than is allowed, the most frequent ones; and the rest of them.
    private func affordable(_ all: [Candidate], _ sample: NameSample) -> ([Candidate], [Candidate]) {
        let ideographs = all.filter(\.isIdeograph)
            .sorted { left, right in
                let (one, other) = (
                    sample.counts[left.characters[0]] ?? 0, sample.counts[right.characters[0]] ?? 0
                )
                return one != other ? one > other : left.characters[0] < right.characters[0]
            }
        var count = 0
        while count < ideographs.count, (count + 1) * (count + 1).bitWidthUsed <= allowance { count += 1 }
        return (all.filter { !$0.isIdeograph } + ideographs[..<count], Array(ideographs[count...]))
    }

    private func sorted(_ candidates: [Candidate]) -> [Candidate] {
        var indexes = Array(candidates.indices)
        let joiner = PairLearner.joiner
        // Foundation puts a text before any that goes on after it, also Thai แ before แม, which sorts as มแ does. What is
        // passed over in front of one of them keeps it from seeing that.
        let isPassedOver = order.collator.compare("\(joiner)b", "b") == 0
        let merge = AdaptiveMerge<Int> { left, right in
            let (one, other) = (candidates[left], candidates[right])
            let isBeginning = isPassedOver && one.characters.first == other.characters.first
            let found = order.collator.compare(one.text, isBeginning ? joiner + other.text : other.text)
            return found != 0 ? found < 0 : left < right
        }
        _ = merge.sort(&indexes)
        return indexes.map { candidates[$0] }
    }
}

extension Int {
    /// How many bits a number above 0 has.
    fileprivate var bitWidthUsed: Int { bitWidth - leadingZeroBitCount }
}
