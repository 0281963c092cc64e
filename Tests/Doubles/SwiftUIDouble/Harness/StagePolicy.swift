/// What public sources about SwiftUI disagree on: the double behaves one way or the other, and the suites run
/// under both.
///
/// A run takes its policy from the environment variable `INDEXBAR_SWIFTUI_POLICY` (a place in ``covering``,
/// default 0); a test may choose one for the length of a closure with ``with(_:_:)``. A stage keeps the
/// policy it was made under.
public struct StagePolicy: Hashable, Sendable {
    /// What a `List` is made of below.
    public enum ListHost: Hashable, CaseIterable, Sendable { case none, table, collection }

    /// Views that are the same as before are not evaluated, or are.
    public var skipsEqualViews = true
    /// `@GestureState` keeps its value when a gesture ends in silence, or is reset.
    public var gestureStateSticks = false
    /// A header of a `List` can be scrolled to, or only the first row of its section, below the header.
    public var headersAreTargets = true
    /// What is told after an update comes in the order of the views, or in another.
    public var shufflesActions = false
    /// What a `List` is made of below.
    public var listHost = ListHost.none
    /// Evaluations of the root that nobody asked for, in each frame: 0...2.
    public var extraEvaluations = 0
    /// Geometry is told in the frame in which it changed, or in the next.
    public var reportsLate = false
    /// A `List` keeps its rows out of horizontal safe areas, or lets them lie below.
    public var listsKeepSafeArea = false

    /// The policy with every answer at its first alternative.
    public init() {}

    /// Any policy at all: each seed gives one, the same each time.
    public init(seed: UInt64) {
        var random = Shuffle(seed: seed)
        skipsEqualViews = random.next() & 1 == 0
        gestureStateSticks = random.next() & 1 == 1
        headersAreTargets = random.next() & 1 == 0
        shufflesActions = random.next() & 1 == 1
        listHost = ListHost.allCases[Int(random.next() % 3)]
        extraEvaluations = Int(random.next() % 3)
        reportsLate = random.next() & 1 == 1
        listsKeepSafeArea = random.next() & 1 == 1
    }

    /// The answers as small numbers, in the order of declaration.
    var answers: [Int] {
        func one(_ answer: Bool) -> Int { answer ? 1 : 0 }
        return [
            one(skipsEqualViews), one(gestureStateSticks), one(headersAreTargets), one(shufflesActions),
            ListHost.allCases.firstIndex(of: listHost)!, extraEvaluations, one(reportsLate),
            one(listsKeepSafeArea),
        ]
    }
    static let counts = [2, 2, 2, 2, 3, 3, 2, 2]
}

extension StagePolicy {
    /// How many policies it takes; the test script reads it here.
    public static let count = 11

    /// Policies of which every pair of answers to two questions is some one's.
    public static let covering: [StagePolicy] = {
        var chosen = [StagePolicy()]
        var missing = allPairs.subtracting(chosen[0].pairs)
        var seed: UInt64 = 1
        while !missing.isEmpty {
            let batch = (0..<64).map { StagePolicy(seed: seed + $0) }
            seed += 64
            let best = batch.max {
                $0.pairs.intersection(missing).count < $1.pairs.intersection(missing).count
            }
            guard let best, !best.pairs.isDisjoint(with: missing) else { continue }
            chosen.append(best)
            missing.subtract(best.pairs)
        }
        return chosen
    }()

    /// Every pair of answers to two different questions, each as question, answer, question, answer.
    var pairs: Set<[Int]> {
        let answers = answers
        var result: Set<[Int]> = []
        for first in answers.indices {
            for second in answers.indices where second > first {
                result.insert([first, answers[first], second, answers[second]])
            }
        }
        return result
    }
    /// All pairs that there are.
    static let allPairs: Set<[Int]> = {
        var result: Set<[Int]> = []
        for first in counts.indices {
            for second in counts.indices where second > first {
                for one in 0..<counts[first] {
                    for other in 0..<counts[second] { result.insert([first, one, second, other]) }
                }
            }
        }
        return result
    }()
}

extension StagePolicy {
    /// The system that is played, by iOS's number; macOS 12, 13, 14, 15, 26 are 15, 16, 17, 18, 26. From the
    /// environment variable `INDEXBAR_SWIFTUI_RELEASE`, default 26. The front end asks it beside
    /// `#available`.
    nonisolated(unsafe) public private(set) static var release: Int = {
        let text = ProcessInfo.processInfo.environment["INDEXBAR_SWIFTUI_RELEASE"] ?? "26"
        guard let release = Int(text), [15, 16, 17, 18, 26].contains(release) else {
            fatalError("INDEXBAR_SWIFTUI_RELEASE must be 15, 16, 17, 18 or 26, not \(text)")
        }
        return release
    }()
    /// The policy in force.
    @MainActor public private(set) static var current: StagePolicy = {
        let text = ProcessInfo.processInfo.environment["INDEXBAR_SWIFTUI_POLICY"] ?? "0"
        guard let place = Int(text), covering.indices.contains(place) else {
            fatalError("INDEXBAR_SWIFTUI_POLICY must be 0...\(covering.count - 1), not \(text)")
        }
        return covering[place]
    }()

    /// Runs the closure under another policy or release, then puts the one before back.
    @MainActor public static func with<Result>(
        _ policy: StagePolicy? = nil, release: Int? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        let before = (current, self.release)
        if let policy { current = policy }
        if let release { self.release = release }
        defer { (current, self.release) = before }
        return try body()
    }
}

/// Numbers without order, the same for the same seed.
struct Shuffle: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
