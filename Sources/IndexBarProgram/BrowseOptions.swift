/// What `index-bar browse FILE` was asked for.
package struct BrowseOptions: Equatable, Sendable {
    /// Along which side the bar runs; `automatic` goes by the shape of its place.
    package enum Axis: String, CaseIterable, Sendable { case automatic, vertical, horizontal }
    /// How the titles share the bar's length.
    package enum Distribution: String, CaseIterable, Sendable { case center, start, end, fill }
    /// The desktop theme's light or dark variant.
    package enum Theme: String, CaseIterable, Sendable { case light, dark }
    /// The reading direction of the whole window.
    package enum Direction: String, CaseIterable, Sendable { case ltr, rtl }

    package var file: String
    package var select: String?
    package var axis: Axis?
    package var distribution: Distribution?
    package var theme: Theme?
    package var direction: Direction?
    package var snapshot: String?
    package var describes = false

    init(_ words: some Sequence<String>) throws(Refusal) {
        let grammar = Arguments.Grammar(
            flags: ["--describe"],
            options: [
                "--select", "--axis", "--distribution", "--theme", "--direction", "--snapshot", "--locale",
            ],
            operand: "FILE")
        let arguments = try Arguments(words, of: "browse", grammar: grammar)
        try Locales.refuse(arguments)
        file = arguments.operand
        select = arguments.values["--select"]
        axis = try arguments.choice("--axis", of: Axis.self)
        distribution = try arguments.choice("--distribution", of: Distribution.self)
        theme = try arguments.choice("--theme", of: Theme.self)
        direction = try arguments.choice("--direction", of: Direction.self)
        snapshot = arguments.values["--snapshot"]
        describes = arguments.flags.contains("--describe")
        if snapshot == "" { throw .usage("--snapshot needs the path of a picture") }
    }
}
