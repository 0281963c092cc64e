/// `index-bar sections FILE`: which sections the names of a file fall into.
struct SectionsCommand: Equatable {
    var file: String
    var asJSON = false
    var withRows = false
    let locales: Locales
    let rules: SectioningRules

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

    /// Reads the file and writes a line for each section, or one JSON object.
    func run(_ console: Console) throws(Refusal) {
        let list = NameList(bytes: try console.read(file))
        rules.report(to: console)
        let sectioning = Sectioning(list, rules)
        try console.write(asJSON ? json(list, sectioning) : lines(list, sectioning))
        list.report(to: console)
    }

    /// A line `title TAB count` for each section; with rows, each name on a line of its own after a TAB.
    private func lines(_ list: NameList, _ sectioning: Sectioning) -> [UInt8] {
        var output: [UInt8] = []
        for run in sectioning.runs {
            output += Array("\(run.title)\t\(run.rows.count)\n".utf8)
            guard withRows else { continue }
            for row in run.rows {
                output += Array("\t\(list.names[sectioning.order[row]].text)\n".utf8)
            }
        }
        return output
    }

    private func json(_ list: NameList, _ sectioning: Sectioning) -> [UInt8] {
        var output = Array(#"{"locale": "#.utf8)
        JSONText.append(locales.name, to: &output)
        output += Array(#", "sections": ["#.utf8)
        for (place, run) in sectioning.runs.enumerated() {
            output += Array((place == 0 ? "" : ", ").utf8) + Array(#"{"title": "#.utf8)
            JSONText.append(run.title, to: &output)
            output += Array(", \"count\": \(run.rows.count)".utf8)
            if withRows { appendNames(of: run, list, sectioning, to: &output) }
            output.append(UInt8(ascii: "}"))
        }
        return output + Array("]}\n".utf8)
    }

    private func appendNames(
        of run: Sectioning.Run, _ list: NameList, _ sectioning: Sectioning, to output: inout [UInt8]
    ) {
        output += Array(#", "names": ["#.utf8)
        for row in run.rows {
            if row > run.rows.lowerBound { output += Array(", ".utf8) }
            JSONText.append(list.names[sectioning.order[row]].text, to: &output)
        }
        output.append(UInt8(ascii: "]"))
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
