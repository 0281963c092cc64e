import IndexBarCore

/// One case of the contract: events, and the results that they must have.
package struct ContractCase: Sendable, CustomStringConvertible {
    package let name: String
    /// The abilities that a front end needs to run the case.
    package let needs: ContractAbilities
    let body: @MainActor @Sendable (ContractRun) throws -> Void

    init(
        _ name: String, needs: ContractAbilities = [],
        _ body: @escaping @MainActor @Sendable (ContractRun) throws -> Void
    ) {
        self.name = name
        self.needs = needs
        self.body = body
    }

    package var description: String { name }

    /// Runs the case on a front end created for it alone.
    ///
    /// - Returns: one line for each failed expectation; nil if the front end lacks an ability that the case needs.
    @MainActor package func failures(on frontEnd: any ContractFrontEnd) -> [String]? {
        guard frontEnd.abilities.isSuperset(of: needs) else { return nil }
        let run = ContractRun(frontEnd)
        do { try body(run) } catch { run.failures.append("\(error)") }
        return run.failures.map { "\(name): \($0)" }
    }
}
