import IndexBarCore

/// Kinds of layout.
enum Kind: String, CaseIterable {
    /// Number titles; condensed from 43 entries on. The default style.
    case uniform
    /// Spread over the length without condensing.
    case overlap
    /// Every 100th entry, at least one, required.
    case required
    /// A timeline with uneven sections.
    case proportional
    /// Rows in every 1,000th section only.
    case sparse

    /// For how many entries hit tests and layouts are measured. A timeline's own table is that of few entries.
    var hitCounts: [Int] {
        switch self {
        case .uniform: [1, 27, 300, 10_000, 1_000_000]
        case .proportional: [27, 240, 10_000, 1_000_000]
        case .overlap, .required: [27, 1_000_000]
        case .sparse: []
        }
    }

    var layoutCounts: [Int] {
        switch self {
        case .uniform: hitCounts + [1000]
        case .proportional: [27, 240, 1000, 1_000_000]
        case .overlap, .required: [1000, 1_000_000]
        case .sparse: []
        }
    }

    var style: IndexBarStyle {
        var style = IndexBarStyle()
        switch self {
        case .uniform, .required, .sparse: break
        case .overlap: style.gaps = .overlap
        case .proportional: style.distribution = .proportional
        }
        return style
    }

    func content(_ count: Int) -> IndexBarContent {
        switch self {
        case .uniform, .overlap: return IndexBarContent(count: count)
        case .required:
            return IndexBarContent(
                count: count, required: Array(stride(from: 0, to: count, by: 100)))
        case .sparse:
            return IndexBarContent(count: count, rowCounts: (0..<count).map { $0 % 1000 == 500 ? 20 : 0 })
        case .proportional:
            var random = Random(seed: 7)
            return IndexBarContent(
                count: count, rowCounts: (0..<count).map { _ in random.below(3) == 0 ? random.below(900) : 2 }
            )
        }
    }
}

/// A bar of 600 points at the default pitch.
let metrics = IndexBarMetrics(width: 15, height: 600)

/// Titles "A" to "Z" and "#": what most bars show.
let letters: [String] = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]

/// Numbers that are the same in every run (SplitMix64).
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// Offsets on the bar and a little beyond both ends, in no order: no branch can be foreseen.
    mutating func offsets(_ count: Int) -> [Double] {
        (0..<count).map { _ in Double(below(1 << 50)) * 0x1p-50 * 620 - 10 }
    }
}
