import IndexBarContract
import IndexBarHeadless
import Testing

/// The contract of every front end, on the one without a toolkit, as each kind of it.
@MainActor @Suite struct ContractTests {
    nonisolated static let kinds: [HeadlessFrontEnd.Kind] = [
        .init(), .init(ownsHit: true), .init(tellsMotion: false),
    ]

    @Test(arguments: ContractSuite.cases, kinds)
    func `the contract holds`(one: ContractCase, kind: HeadlessFrontEnd.Kind) {
        let failures = one.failures(on: HeadlessFrontEnd(kind)) ?? []
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test func `no case is left out by both kinds`() {
        let all = ContractAbilities.all
        for one in ContractSuite.cases { #expect(all.isSuperset(of: one.needs), "\(one)") }
        #expect(Set(ContractSuite.cases.map(\.name)).count == ContractSuite.cases.count)
        #expect(ContractSuite.cases.count >= 60)
    }
}
