/// The words of a command line, taken apart: flags, options with a value, and the rest in order.
///
/// `--option value` and `--option=value` mean the same; of an option given twice the last counts; after `--`
/// every word is an operand; `-` alone is one too.
struct Arguments: Equatable {
    /// What a command understands.
    struct Grammar {
        /// Options without a value, with their dashes.
        var flags: Set<String> = []
        /// Options with a value, with their dashes.
        var options: Set<String> = []
        /// How the one operand is called in messages, `FILE` for instance.
        var operand: String
    }

    var flags: Set<String> = []
    var values: [String: String] = [:]
    /// Every value of each option, in order, for options that may be given several times.
    var all: [String: [String]] = [:]
    var operand = ""

    /// Takes a command's words apart.
    ///
    /// - Parameters:
    ///   - words: what follows the command's name.
    ///   - command: the command's name, for messages.
    ///   - grammar: what the command understands.
    /// - Throws: a ``Refusal`` that names the word which cannot be understood.
    init(_ words: some Sequence<String>, of command: String, grammar: Grammar) throws(Refusal) {
        var operands: [String] = []
        var rest = words.makeIterator()
        var onlyOperands = false
        while let word = rest.next() {
            if onlyOperands || word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else if word == "--" {
                onlyOperands = true
            } else {
                try take(word, from: &rest, of: command, grammar: grammar)
            }
        }
        guard let first = operands.first, first != "" else {
            throw .usage("\(command) needs a \(grammar.operand), or - for standard input")
        }
        if operands.count > 1 {
            throw .usage("\(command) takes one \(grammar.operand), but also got '\(operands[1])'")
        }
        operand = first
    }

    /// Takes one option, and its value if it has one.
    private mutating func take(
        _ word: String, from rest: inout some IteratorProtocol<String>, of command: String, grammar: Grammar
    ) throws(Refusal) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let name = parts[0]
        if grammar.flags.contains(name) {
            guard parts.count == 1 else { throw .usage("\(name) takes no value") }
            flags.insert(name)
        } else if grammar.options.contains(name) {
            guard let value = parts.count == 2 ? parts[1] : rest.next() else {
                throw .usage("\(name) needs a value")
            }
            values[name] = value
            all[name, default: []].append(value)
        } else {
            throw .usage("\(command) has no option \(name); see index-bar help")
        }
    }

    /// The value of an option that allows only some words.
    ///
    /// - Returns: `nil` when the option was not given.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, of type: Choice.Type
    ) throws(Refusal) -> Choice? where Choice.RawValue == String {
        guard let word = values[name] else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("\(name) is one of \(words), not '\(word)'")
        }
        return choice
    }
}
