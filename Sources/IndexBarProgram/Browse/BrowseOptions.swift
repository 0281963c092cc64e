/// What `index-bar browse FILE` was asked for.
package struct BrowseOptions: Equatable, Sendable {
    /// The direction of the bar; `automatic` follows the shape of the room that it has.
    package enum Axis: String, CaseIterable, Sendable { case automatic, vertical, horizontal }
    /// How the titles share the bar's length.
    package enum Distribution: String, CaseIterable, Sendable {
        case center, start, end, fill, proportional
    }
    /// The desktop theme's light or dark variant.
    package enum Theme: String, CaseIterable, Sendable { case light, dark }
    /// The reading direction of the whole window.
    package enum Direction: String, CaseIterable, Sendable { case ltr, rtl }

    package var file: String
    package var select: String?
    /// The title on which a drag is begun and not ended, so that the window shows what it shows during one.
    package var hold: String?
    /// What stands in the search field.
    package var search: String?
    package var axis: Axis?
    package var distribution: Distribution?
    package var theme: Theme?
    package var direction: Direction?
    package var snapshot: String?
    /// Pixels per point of the picture.
    package var scale = 1
    package var describes = false
    /// The languages of the sections, and the options beside them.
    package var rules = SectioningRules()

    /// Whether the lines are dated and the sections are months, on the bar as long as they have lines.
    package var isTimeline = false
    /// Whether a drag goes slower, down to single rows, as the pointer moves away from the bar.
    package var scrubsFinely = false

    /// Whether the window is only looked at by the program itself and never waits for a user.
    var endsByItself: Bool { snapshot != nil || describes }

    init(_ words: some Sequence<String>) throws(Refusal) {
        let grammar = Arguments.Grammar(
            flags: SectioningRules.flags.union(["--describe", "--timeline", "--fine-scrub"]),
            options: SectioningRules.names.union([
                "--select", "--hold", "--search", "--axis", "--distribution", "--theme", "--direction",
                "--snapshot", "--scale",
            ]),
            operand: "FILE")
        let arguments = try Arguments(words, of: "browse", grammar: grammar)
        rules = try SectioningRules(arguments)
        file = arguments.operand
        select = arguments.values["--select"]
        hold = arguments.values["--hold"]
        search = arguments.values["--search"]
        axis = try arguments.choice("--axis", of: Axis.self)
        distribution = try arguments.choice("--distribution", of: Distribution.self)
        theme = try arguments.choice("--theme", of: Theme.self)
        direction = try arguments.choice("--direction", of: Direction.self)
        snapshot = arguments.values["--snapshot"]
        if let word = arguments.values["--scale"] {
            guard let number = Int(word), (1...8).contains(number) else {
                throw .usage("--scale is a whole number from 1 to 8, not '\(word)'")
            }
            scale = number
        }
        describes = arguments.flags.contains("--describe")
        isTimeline = arguments.flags.contains("--timeline")
        scrubsFinely = isTimeline || arguments.flags.contains("--fine-scrub")
        if select != nil, hold != nil { throw .usage("--select and --hold exclude each other") }
        if snapshot == "" || snapshot == "-" { throw .usage("--snapshot needs the path of a picture") }
    }
}
