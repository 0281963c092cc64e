import Foundation

/// What the command line of a benchmark program asks for.
struct ReportOptions {
    var limits = Limits()
    var markdown: String?
    var short: String?
    var only: String?
    var isCollecting = false
    var instructions: [String: Double] = [:]
    /// Options that one program alone knows.
    var others: [String: String] = [:]

    struct MissingValue: Error, CustomStringConvertible {
        let option: String
        var description: String { "\(option) needs a value" }
    }

    init() {}

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--collect" {
                isCollecting = true
                continue
            }
            guard let value = rest.popFirst() else { throw MissingValue(option: option) }
            switch option {
            case "--limits": limits = try Limits(file: value)
            case "--markdown": markdown = value
            case "--short": short = value
            case "--only": only = value
            case "--instructions": instructions = try Self.numbers(file: value)
            default: others[option] = value
            }
        }
    }

    private static func numbers(file: String) throws -> [String: Double] {
        var numbers: [String: Double] = [:]
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let number = Double(words[1]) { numbers[String(words[0])] = number }
        }
        return numbers
    }
}
