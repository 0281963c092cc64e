import IndexBarContract
import IndexBarHeadless
import Testing

/// The suite sees faults: a front end with one of them does not pass.
@MainActor @Suite struct FaultTests {
    @Test(arguments: HeadlessFault.allCases)
    func `a front end with a fault fails`(fault: HeadlessFault) {
        let seen = ContractTests.kinds.contains { kind in
            ContractSuite.cases.contains { one in
                one.failures(on: HeadlessFrontEnd(kind, faults: [fault])) ?? [] != []
            }
        }
        #expect(seen, "no case fails with \(fault)")
    }

    /// A front end that shows and does nothing at all.
    final class Dead: ContractFrontEnd {
        let abilities = ContractAbilities.all
        func arrange(_ stage: ContractStage) {}
        func act(_ act: ContractAct) {}
        func deliver(_ event: ContractEvent) -> Bool { false }
        func pass(_ seconds: Double) {}
        func read() -> ContractReading { ContractReading() }
        func takeNotes() -> [ContractNote] { [] }
    }

    @Test(arguments: ContractSuite.cases)
    func `no case passes on a front end that does nothing`(one: ContractCase) {
        #expect(one.failures(on: Dead()) != [])
    }
}
