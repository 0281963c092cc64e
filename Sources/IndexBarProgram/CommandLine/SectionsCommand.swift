import IndexBarReplay

/// `index-bar sections FILE`: which sections the names of a file fall into.
struct SectionsCommand: Equatable {
    var file: String
    var asJSON = false
    var withRows = false
    let locales: Locales
    let rules: SectioningRules
    /// How many names are read ahead into the processor's cache: in order they lie all over the file.
    private static let ahead = 64

    init(_ words: some Sequence<String>) throws(Refusal) {
        let grammar = Arguments.Grammar(
            flags: SectioningRules.flags.union(["--json", "--rows"]), options: SectioningRules.names,
            operand: "FILE")
        let arguments = try Arguments(words, of: "sections", grammar: grammar)
        locales = try Locales(arguments)
        rules = try SectioningRules(arguments)
        file = arguments.operand
        asJSON = arguments.flags.contains("--json")
        withRows = arguments.flags.contains("--rows")
    }

    /// Reads the file and writes a line for each section, or one JSON object. The names are put in order only where
    /// they are written.
    func run(_ console: Console) throws(Refusal) {
        let list = NameList(bytes: try console.read(file))
        rules.report(to: console)
        let sectioning = Sectioning(list, rules)
        if withRows { sectioning.sort() }
        var output = Output(console)
        if asJSON {
            try writeJSON(list, sectioning, to: &output)
        } else {
            try writeLines(list, sectioning, to: &output)
        }
        try output.flush()
        list.report(to: console)
    }

    /// A line `title TAB count` for each section; with rows, each name on a line of its own after a TAB.
    private func writeLines(
        _ list: NameList, _ sectioning: Sectioning, to output: inout Output
    ) throws(Refusal) {
        for (index, run) in sectioning.runs.enumerated() {
            output.bytes += Array("\(run.title)\t\(run.rows.count)\n".utf8)
            guard withRows else { continue }
            let indexes = sectioning.indexes(inRun: index)
            for (number, name) in zip(indexes.indices, indexes) {
                if number % Self.ahead == 0 {
                    output.touched &+= list.lines.touch(indexes[number...].prefix(Self.ahead))
                }
                output.bytes.append(UInt8(ascii: "\t"))
                list.append(Int(name), to: &output.bytes)
                output.bytes.append(UInt8(ascii: "\n"))
                try output.flushIfFull()
            }
        }
    }

    private func writeJSON(
        _ list: NameList, _ sectioning: Sectioning, to output: inout Output
    ) throws(Refusal) {
        output.bytes += Array(#"{"locale": "#.utf8)
        ReplayJSON.append(locales.name, to: &output.bytes)
        output.bytes += Array(#", "sections": ["#.utf8)
        for (index, run) in sectioning.runs.enumerated() {
            output.bytes += Array((index == 0 ? "" : ", ").utf8) + Array(#"{"title": "#.utf8)
            ReplayJSON.append(run.title, to: &output.bytes)
            output.bytes += Array(", \"count\": \(run.rows.count)".utf8)
            if withRows { try writeNames(sectioning.indexes(inRun: index), list, to: &output) }
            output.bytes.append(UInt8(ascii: "}"))
        }
        output.bytes += Array("]}\n".utf8)
    }

    private func writeNames(
        _ indexes: ArraySlice<UInt32>, _ list: NameList, to output: inout Output
    ) throws(Refusal) {
        output.bytes += Array(#", "names": ["#.utf8)
        var isFirst = true
        for index in indexes {
            if !isFirst { output.bytes += [UInt8(ascii: ","), UInt8(ascii: " ")] }
            isFirst = false
            ReplayJSON.append(list.lines.name(Int(index)), to: &output.bytes)
            try output.flushIfFull()
        }
        output.bytes.append(UInt8(ascii: "]"))
    }
}

/// What a command writes, in pieces: a list's names all at once would take the memory of the file again.
private struct Output {
    private static let piece = 1 << 16
    private let console: Console
    var bytes: [UInt8] = []
    /// What reading ahead gave. It is not used, but must be kept so that the reading happens.
    var touched = 0

    init(_ console: Console) {
        self.console = console
    }

    mutating func flushIfFull() throws(Refusal) {
        if bytes.count >= Self.piece { try flush() }
    }

    mutating func flush() throws(Refusal) {
        try console.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

extension NameList {
    /// Says how many names were damaged, if any.
    func report(to console: Console) {
        guard damagedCount > 0 else { return }
        let names = damagedCount == 1 ? "1 name is" : "\(damagedCount) names are"
        console.complain("\(names) not valid UTF-8: shown with U+FFFD, under \(Sectioning.restTitle)")
    }
}
