/// What a collator's comparisons have told about characters: enough to put most names in order without it.
///
/// A letter is a character, or several that sort as one (Czech "ch"). It has a rank among all letters, and an index among
/// those that differ from it in accents or case only. Some sort as two others, German ß as ss.
///
/// Plain memory, filled before any other thread sees it: reading it is most of the work on a name.
final class LearnedOrder: @unchecked Sendable {
    /// What a letter puts into a key.
    struct Letter {
        /// How many ranks it has: one, two where it sorts as two letters, none where it does not count.
        let count: UInt8
        let first: UInt16
        let second: UInt16
        /// Its index among the letters of the same rank, by accents, then by case; 0 is the first.
        let accent: UInt8
        let form: UInt8

        init(ranks: [UInt16], accent: UInt8 = 0, form: UInt8 = 0) {
            count = UInt8(min(2, ranks.count))
            first = ranks.first ?? 0
            second = ranks.count > 1 ? ranks[1] : 0
            self.accent = accent
            self.form = form
        }
    }

    /// Letters have numbers below this.
    static let most = Int(UInt16.max) - 1

    /// How many ranks there are.
    @exclusivity(unchecked) private(set) var rankCount = 0
    /// Whether "2" comes before "10".
    @exclusivity(unchecked) private(set) var countsByValue = false
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var letters: UnsafeMutablePointer<Letter>
    /// For each character of the basic plane, the number of its letter and one; 0: nothing is known.
    private let plane = UnsafeMutablePointer<UInt16>.allocate(capacity: 0x10000)
    /// Whether a character of the basic plane begins a letter of two.
    private let begins = UnsafeMutablePointer<Bool>.allocate(capacity: 0x10000)
    @exclusivity(unchecked) private var others: [UInt32: Int] = [:]
    @exclusivity(unchecked) private var pairs: [UInt64: Int] = [:]

    /// - Parameters:
    ///   - countsByValue: whether digits in a row are a number.
    ///   - capacity: how many letters there is room for.
    init(countsByValue: Bool, capacity: Int) {
        self.countsByValue = countsByValue
        letters = .allocate(capacity: min(capacity, Self.most) + 1)
        plane.initialize(repeating: 0, count: 0x10000)
        begins.initialize(repeating: false, count: 0x10000)
    }

    deinit {
        letters.deallocate()
        plane.deallocate()
        begins.deallocate()
    }

    /// Adds a letter of one or two characters, no more than there is room for.
    func add(_ letter: Letter, as characters: [UInt32]) {
        guard count < Self.most, let first = characters.first else { return }
        (letters + count).initialize(to: letter)
        count += 1
        for rank in [letter.first, letter.second].prefix(Int(letter.count)) {
            rankCount = max(rankCount, Int(rank) + 1)
        }
        if characters.count == 2 {
            guard first < 0x10000 else { return }
            pairs[UInt64(first) << 32 | UInt64(characters[1])] = count - 1
            begins[Int(first)] = true
        } else if first < 0x10000 {
            plane[Int(first)] = UInt16(count)
        } else {
            others[first] = count - 1
        }
    }

    /// A character's letter; nil where nothing is known of it.
    @inline(__always)
    func letter(_ scalar: UInt32) -> Letter? {
        guard scalar < 0x10000 else { return others[scalar].map { letters[$0] } }
        let number = Int(plane[Int(scalar)])
        return number == 0 ? nil : letters[number - 1]
    }

    /// The letter that two characters make together, if they do.
    func letter(_ first: UInt32, _ second: UInt32) -> Letter? {
        pairs[UInt64(first) << 32 | UInt64(second)].map { letters[$0] }
    }

    @inline(__always)
    func beginsPair(_ scalar: UInt32) -> Bool { scalar < 0x10000 && begins[Int(scalar)] }
}
