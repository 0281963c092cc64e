#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarContract
    import Testing

    /// The contract of all front ends (rule D19), by UIKit's own events.
    @MainActor @Suite(.serialized) struct ContractTests {
        /// Cases that do not hold, and why; each fails as soon as it holds.
        static let open = [
            "D5: an animation stops the timer":
                "UIKit tells nobody but the list's delegate of an animation that the app began",
            "D11: content first, rows a frame later: the choice is gone to again":
                "content that the app sets takes the list's counts, which are the old ones until the list reloads",
            "D17, R18: 60 frames of scrolling read no title":
                "counts are read once when the list is at rest and its length is another, as D17 allows",
            "script auto-hide.jsonl":
                "listScrolled tells of a scroll by the user and of its end, so the timer runs at once",
            "script by chance 8":
                "listScrolled tells of a scroll by the user and of its end, so a later one is another motion",
        ]

        @Test(arguments: ContractSuite.cases) func `the contract holds`(one: ContractCase) {
            let failures = one.failures(on: UIKitContract()) ?? []
            guard let reason = Self.open[one.name] else { return #expect(failures == []) }
            withKnownIssue(Comment(rawValue: reason)) { #expect(failures == []) }
        }

        /// - The list is a table, which scrolls neither sideways nor from side to side.
        /// - The bar takes no wheel: UIKit gives it to the list below.
        @Test func `what is left out is known`() {
            let left = ContractSuite.cases.filter { !UIKitContract.abilities.isSuperset(of: $0.needs) }
            #expect(
                left.map(\.name) == [
                    "E13: a wheel steps, its parts add up",
                    "D4: a horizontal bar runs in reading direction at the bottom",
                    "D6: a horizontal bar is mirrored from right to left",
                    "R5, D16: a jump leaves the place across as it is",
                    "script wheel-hover-frame.jsonl",
                ])
        }
    }
#endif
