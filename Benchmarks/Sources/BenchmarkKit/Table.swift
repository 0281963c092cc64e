import Foundation

/// Prints rows: what, goal, figure, spread, instructions, verdict.
struct Table {
    let limits: Limits
    /// A file to which rows are appended as lines of a Markdown table.
    let markdown: String?
    /// The same for the short table: what, goal, figure, verdict.
    let short: String?
    private(set) var breaches = 0

    init(limits: Limits, markdown: String?, short: String?) {
        self.limits = limits
        self.markdown = markdown
        self.short = short
    }

    mutating func print(_ row: Row) {
        let limits = limits.limits(of: row.key)
        let isMet = isMet(row)
        if !isMet { breaches += 1 }
        let cells = [
            row.what, limits.map { goal($0, in: row) }.joined(separator: ", "),
            row.measures.map { Self.text($0.value, $0.unit) }.joined(separator: ", "), spread(row),
            row.instructions.map { Self.number($0) } ?? "",
            limits.isEmpty ? "" : isMet ? "met" : "MISSED",
        ]
        let widths = [58, 28, 30, 20, 10, 6]
        let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
        Swift.print(padded.joined(separator: " "))
        fflush(nil)
        if let markdown { append(line(cells), to: markdown) }
        if let short, self.limits.isInShortTable(row.key) {
            append(line([cells[0], cells[1], cells[2], cells[5]]), to: short)
        }
    }

    private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

    /// Whether a row keeps every limit that there is on it.
    func isMet(_ row: Row) -> Bool {
        limits.limits(of: row.key).allSatisfy { limit in
            measure(of: limit, in: row).map { limit.isMet(by: $0.value) } ?? false
        }
    }

    /// What a limit is on: the measure that it names, else the row's first.
    private func measure(of limit: Limit, in row: Row) -> Row.Measure? {
        guard let name = limit.measure else { return row.measures.first }
        return row.measures.first { $0.name == name }
    }

    func heading(_ text: String) {
        Swift.print("\n\(text)")
        if let markdown {
            let columns =
                "| What | Goal | Figure | Nine of ten | Instructions | |\n|---|---|---|---|---|---|\n"
            append("\n**\(text)**\n\n\(columns)", to: markdown)
        }
    }

    private func goal(_ limit: Limit, in row: Row) -> String {
        let unit = measure(of: limit, in: row)?.unit ?? limit.measure ?? ""
        return "\(limit.side == .atMost ? "≤" : "≥") \(Self.text(limit.bound, unit))"
    }

    private func spread(_ row: Row) -> String {
        guard let spread = row.spread, let unit = row.measures.first?.unit else { return "" }
        return "\(Self.text(spread.lowerBound, unit)) – \(Self.text(spread.upperBound, unit))"
    }

    /// A number with its unit, nanoseconds in whatever reads best.
    static func text(_ value: Double, _ unit: String) -> String {
        guard unit == "ns" else { return unit.isEmpty ? number(value) : "\(number(value)) \(unit)" }
        switch value {
        case ..<1e4: return "\(number(value)) ns"
        case ..<1e7: return "\(number(value / 1e3)) µs"
        case ..<1e10: return "\(number(value / 1e6)) ms"
        default: return "\(number(value / 1e9)) s"
        }
    }

    /// Three digits that count, none after the point from 100 on.
    static func number(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 0.095 ? 2 : 3
        return String(format: "%.\(digits)f", value)
    }

    private func append(_ line: String, to file: String) {
        if !FileManager.default.fileExists(atPath: file) {
            _ = FileManager.default.createFile(atPath: file, contents: nil)
        }
        guard let handle = FileHandle(forWritingAtPath: file) else { return }
        defer { try? handle.close() }
        _ = try? handle.seekToEnd()
        try? handle.write(contentsOf: Data(line.utf8))
    }
}
