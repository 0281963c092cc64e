import Foundation

/// A bound on one measure of a row.
struct Limit: Equatable {
    enum Side: String {
        case atMost = "<="
        case atLeast = ">="
    }

    /// What the bound is on; nil: the row's first measure.
    let measure: String?
    let side: Side
    let bound: Double

    func isMet(by value: Double) -> Bool { side == .atMost ? value <= bound : value >= bound }
}

/// The limits file: a bound a line, `key <= bound` or `key >= bound`; what follows is a comment. The key is a row's,
/// for its first measure, or has `.` and the name of another measure behind it. The word `readme` at a line's end puts
/// its row into the short table. Blank lines and lines that start with `#` are passed over.
struct Limits {
    /// Measures other than a row's first that a limit can be on.
    private static let measures = ["allocations", "largest"]
    private var limits: [String: [Limit]] = [:]
    private var short: Set<String> = []

    struct UnreadableLine: Error, CustomStringConvertible {
        let number: Int
        let line: String
        var description: String { "limits, line \(number): cannot be read: \(line)" }
    }

    init() {}

    init(file: String) throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: " ").map(String.init)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            guard words.count >= 3, let side = Limit.Side(rawValue: words[1]), let bound = Double(words[2])
            else { throw UnreadableLine(number: place + 1, line: String(line)) }
            let measure = Self.measures.first { first.hasSuffix("." + $0) }
            let key = measure.map { String(first.dropLast($0.count + 1)) } ?? first
            limits[key, default: []].append(Limit(measure: measure, side: side, bound: bound))
            if words.last == "readme" { short.insert(key) }
        }
    }

    func limits(of key: String) -> [Limit] { limits[key] ?? [] }

    /// Whether a row belongs into the short table.
    func isInShortTable(_ key: String) -> Bool { short.contains(key) }

    /// The keys of rows that have a limit.
    var keys: [String] { limits.keys.sorted() }
}
