import Foundation

/// Runs benchmarks, prints a row for each, compares them with the limits file, and remembers breaches.
///
/// On a machine that others use too, a row that misses its limit is measured again after a pause, up to five times in
/// all; the quietest run counts.
///
/// Command line of every benchmark program:
///
///     --limits FILE         the limits; without them nothing fails
///     --markdown FILE       append the rows to a Markdown table
///     --short FILE          append to a Markdown table the rows that the limits name for it
///     --only TEXT           only rows whose key contains the text
///     --collect             for callgrind: do each benchmark once and print its key and number of operations
///     --instructions FILE   lines "key instructions" for the column of instructions
package struct Report {
    private static let mostRuns = 5
    /// Seconds; others are seldom busy for long.
    private static let pause = 3.0
    /// What this program measures.
    package let area: String
    private var options = ReportOptions()
    private var table: Table
    private var rows: [Row] = []
    private var benchmarks: [String: Benchmark] = [:]

    /// Reads the command line; bad usage ends the program with 2.
    package init(area: String, arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
        self.area = area
        do {
            options = try ReportOptions(arguments)
        } catch {
            FileHandle.standardError.write(Data("\(area): \(error)\n".utf8))
            exit(2)
        }
        table = Table(limits: options.limits, markdown: options.markdown, short: options.short)
    }

    /// The value of an option of one program alone, such as `--program PATH`.
    package func option(_ name: String) -> String? { options.others[name] }

    /// Whether a row is asked for. One that takes long without `measure` asks first.
    package func wants(_ key: String) -> Bool {
        !options.isCollecting && (options.only.map { key.contains($0) } ?? true)
    }

    /// Measures time, allocations and, where given, instructions for one operation.
    ///
    /// - Parameters:
    ///   - operations: how many operations a call of the body does.
    ///   - body: gives back something that depends on all of them.
    /// - Returns: the median in nanoseconds; nil where the row is not asked for.
    @discardableResult
    package mutating func measure(
        _ key: String, _ what: String, operations: Int, _ body: @escaping () -> Int
    ) -> Double? {
        let benchmark = Benchmark(operations: operations, body: body)
        benchmarks[key] = benchmark
        guard options.only.map({ key.contains($0) }) ?? true else { return nil }
        guard !options.isCollecting else {
            benchmark.runOnceUnderCallgrind()
            print(key, operations)
            return nil
        }
        repeated { [self] in timed(key, what, benchmark) }
        return rows.last?.measures.first?.value
    }

    private func timed(_ key: String, _ what: String, _ benchmark: Benchmark) -> Row {
        let result = benchmark.run()
        var measures = [Row.Measure("time", result.time.median, "ns")]
        if let allocations = result.allocations {
            measures.append(.init("allocations", allocations, "allocations"))
        }
        return Row(
            key, what, measures, spread: result.time.spread, instructions: options.instructions[key])
    }

    /// Adds how many times one row's cost is in another's: by instructions where they were counted, which no busy machine
    /// changes, with the time beside; else by time. Both are measured again in turn, so that what disturbs one disturbs
    /// the other.
    package mutating func compare(_ key: String, _ what: String, _ row: String, to other: String) {
        guard wants(key), let one = benchmarks[row], let base = benchmarks[other] else { return }
        let instructions = options.instructions
        repeated {
            let ratios = Benchmark.ratios(one, base)
            var measures = [Row.Measure("ratio", ratios.median, "×")]
            if let counted = instructions[row], let base = instructions[other], base > 0 {
                measures = [
                    .init("instructions", counted / base, "× the instructions"),
                    .init("time", ratios.median, "× the time"),
                ]
            }
            return Row(key, what, measures, spread: ratios.spread)
        }
    }

    /// Adds how many instructions an operation of one row takes more than one of another, where they were counted.
    package mutating func difference(_ key: String, _ what: String, _ row: String, minus other: String) {
        guard wants(key), let one = options.instructions[row], let base = options.instructions[other] else {
            return
        }
        add(Row(key, what, [.init("instructions", one - base, "instructions")]))
    }

    /// Prints a heading over the rows that follow.
    package func heading(_ text: String) {
        if !options.isCollecting { table.heading(text) }
    }

    /// Adds a row that is measured in another way, again where it misses its limit.
    package mutating func repeated(_ measure: () -> Row) {
        var row = measure()
        for _ in 1..<Self.mostRuns where !table.isMet(row) {
            Thread.sleep(forTimeInterval: Self.pause)
            let again = measure()
            if again.measures[0].value < row.measures[0].value || table.isMet(again) { row = again }
        }
        add(row)
    }

    /// Adds a row that was measured in another way.
    package mutating func add(_ row: Row) {
        rows.append(row)
        table.print(row)
    }

    /// Ends the program: 1 if a limit was broken, or if one of this area's limits was never measured.
    package func finish() -> Never {
        guard !options.isCollecting else { exit(0) }
        let measured = Set(rows.map(\.key))
        let missing = options.only == nil ? options.limits.keys.filter { !measured.contains($0) } : []
        for key in missing { print("not measured: \(key)") }
        print(
            "\(area): \(rows.count) rows, \(table.breaches) beyond their limit, \(missing.count) not measured"
        )
        exit(table.breaches + missing.count > 0 ? 1 : 0)
    }
}
