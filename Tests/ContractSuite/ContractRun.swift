import IndexBarCore

/// A case as it runs: it speaks to the front end and keeps what was not as it must be.
@MainActor package final class ContractRun {
    package let frontEnd: any ContractFrontEnd
    package var failures: [String] = []

    init(_ frontEnd: any ContractFrontEnd) { self.frontEnd = frontEnd }

    /// Whatever else the case does rests on this.
    struct Stopped: Error, CustomStringConvertible { let description: String }

    func expect<Value: Equatable>(
        _ have: Value, _ wanted: Value, _ what: String = "", line: Int = #line, file: String = #fileID
    ) {
        guard have != wanted else { return }
        failures.append("\(file):\(line): \(what) is \(have), not \(wanted)")
    }

    func expect(_ holds: Bool, _ what: String, line: Int = #line, file: String = #fileID) {
        if !holds { failures.append("\(file):\(line): \(what)") }
    }
}
