/// What public sources about UIKit disagree on: the double behaves one way or the other, and the suites run
/// under both.
///
/// A run takes its policy from the environment variable `INDEXBAR_UIKIT_POLICY` (a place in ``covering``,
/// default 0); a test may choose one for the length of a closure with ``with(_:_:)``.
public struct Policy: Hashable, Sendable {
    /// `.touchDown` is sent before `beginTracking` (WinObjC) or after it (Chameleon).
    public var touchDownFirst = false
    /// `endTracking` follows a `continueTracking` that answered false (WinObjC) or does not (Chameleon).
    public var endsAfterRefusal = false
    /// An observer of `contentOffset` hears of a change before the list marks its layout, or after it has
    /// laid out.
    public var observesAfterLayout = false
    /// `traitCollectionDidChange` is called while a view is still being initialised (iOS 17) or not.
    public var traitsDuringInit = false
    /// Layout passes that nobody asked for, in each frame: 0...3.
    public var extraPasses = 0
    /// A list puts new cells above foreign subviews, or below them.
    public var cellsOnTop = false
    /// Moves of a finger between two frames arrive as one.
    public var mergesMoves = false
    /// A `UIControl` is an accessibility element until it says otherwise, or is not.
    public var controlsAreElements = false
    /// A hidden view is laid out like any other, or not until it shows.
    public var laysOutHidden = true
    /// `layer.zPosition` decides who is hit as it decides who is drawn last, or the order of subviews does.
    public var zOrderHits = false
    /// The padding above a header is part of its table's `rect(forSection:)`, or lies before it.
    public var paddingInSection = true
    /// The large content viewer takes the touch from the view below, or leaves it there; what its recogniser's
    /// `cancelsTouchesInView` says is no matter.
    public var largeContentCancels = false
    /// The system keeps page, home and end keys for scrolling besides the arrows for the focus, or only these.
    public var systemTakesPageKeys = false
    /// A navigation bar follows its list's offset with the next layout, or at once.
    public var navigationBarLate = false
    /// Writing a margin with the value that it reads as leaves it the system's, or fixes it.
    public var keepsEqualMargins = false
    /// A grouped table with index titles shows an index, whatever its rows; or, as the page says, it shows none.
    public var groupedShowsIndex = false

    /// The policy with every answer at its first alternative.
    public init() {}

    /// Any policy at all: each seed gives one, the same each time.
    public init(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func bits() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state >> 20
        }
        touchDownFirst = bits() & 1 == 1
        endsAfterRefusal = bits() & 1 == 1
        observesAfterLayout = bits() & 1 == 1
        traitsDuringInit = bits() & 1 == 1
        extraPasses = Int(bits() & 3)
        cellsOnTop = bits() & 1 == 1
        mergesMoves = bits() & 1 == 1
        controlsAreElements = bits() & 1 == 1
        laysOutHidden = bits() & 1 == 1
        zOrderHits = bits() & 1 == 1
        paddingInSection = bits() & 1 == 1
        largeContentCancels = bits() & 1 == 1
        systemTakesPageKeys = bits() & 1 == 1
        navigationBarLate = bits() & 1 == 1
        keepsEqualMargins = bits() & 1 == 1
        groupedShowsIndex = bits() & 1 == 1
    }
}

extension Policy {
    /// How many policies it takes; the test script reads it here.
    public static let count = 15

    /// Policies of which every pair of answers to two questions is some one's.
    public static let covering: [Policy] = {
        var chosen = [Policy()]
        var missing = pairs(of: Policy())
        missing = allPairs.subtracting(missing)
        var seed: UInt64 = 1
        while !missing.isEmpty {
            let batch = (0..<64).map { Policy(seed: seed + $0) }
            seed += 64
            guard let best = batch.max(by: { gain($0, missing) < gain($1, missing) }), gain(best, missing) > 0
            else { continue }
            chosen.append(best)
            missing.subtract(pairs(of: best))
        }
        return chosen
    }()

    /// The answers as small numbers, in the order of declaration.
    var answers: [Int] {
        [
            touchDownFirst, endsAfterRefusal, observesAfterLayout, traitsDuringInit, cellsOnTop, mergesMoves,
            controlsAreElements, laysOutHidden, zOrderHits, paddingInSection, largeContentCancels,
            systemTakesPageKeys, navigationBarLate, keepsEqualMargins,
            groupedShowsIndex,
        ].map { $0 ? 1 : 0 } + [extraPasses]
    }

    /// Every pair of answers to two different questions, each as question, answer, question, answer.
    static func pairs(of policy: Policy) -> Set<[Int]> {
        let answers = policy.answers
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
        let counts = Array(repeating: 2, count: 15) + [4]
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

    private static func gain(_ policy: Policy, _ missing: Set<[Int]>) -> Int {
        pairs(of: policy).intersection(missing).count
    }
}

extension Policy {
    /// The policy in force.
    @MainActor public internal(set) static var current = chosen

    /// The policy that the environment names.
    public static let chosen: Policy = {
        let text = ProcessInfo.processInfo.environment["INDEXBAR_UIKIT_POLICY"] ?? "0"
        guard let place = Int(text), covering.indices.contains(place) else {
            fatalError("INDEXBAR_UIKIT_POLICY must be 0...\(covering.count - 1), not \(text)")
        }
        return covering[place]
    }()

    /// Runs the closure under another policy, then puts the one before back.
    @MainActor public static func with<Result>(_ policy: Policy, _ body: () throws -> Result) rethrows
        -> Result
    {
        let before = current
        current = policy
        defer { current = before }
        return try body()
    }
}
