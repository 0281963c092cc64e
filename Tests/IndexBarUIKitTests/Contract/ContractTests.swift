#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarContract
    import Testing

    /// The contract of all front ends (rule D19), by UIKit's own events.
    @MainActor @Suite(.serialized) struct ContractTests {
        @Test(arguments: ContractSuite.cases) func `the contract holds`(one: ContractCase) {
            #expect((one.failures(on: UIKitContract()) ?? []) == [])
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
