import IndexBarCore

/// One case of the contract: what happens, and what must be seen then.
package struct ContractCase: Sendable, CustomStringConvertible {
    package let name: String
    /// What a front end must be able to do for it.
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

    /// Runs it on a front end that was made for it alone.
    ///
    /// - Returns: what was not as it must be, a line each; nil where the front end lacks an ability that it needs.
    @MainActor package func failures(on frontEnd: any ContractFrontEnd) -> [String]? {
        guard frontEnd.abilities.isSuperset(of: needs) else { return nil }
        let run = ContractRun(frontEnd)
        do { try body(run) } catch { run.failures.append("\(error)") }
        return run.failures.map { "\(name): \($0)" }
    }
}
