import Foundation

/// Made-up names by first letter; some letters have none.
enum Names {
    struct Section: Hashable, Sendable {
        let letter: String
        let names: [String]
    }

    static let sections: [Section] = {
        let ends = [
            "bel", "dor", "fin", "gar", "han", "lia", "mo", "nis", "pa", "rik", "sol", "tem", "vi", "zan",
        ]
        let middles = ["a", "e", "io", "u"]
        return "ABCDEFGHIJKLMNOPRSTUVWZ".enumerated().map { place, letter in
            let names = middles.flatMap { middle in ends.map { "\(letter)\(middle)\($0)" } }
            return Section(letter: String(letter), names: Array(names.prefix(5 + place * 7 % 40)))
        }
    }()

    /// The sections reduced to names that begin with a text; sections without such names are left out.
    static func sections(beginningWith text: String) -> [Section] {
        guard !text.isEmpty else { return sections }
        let wanted = text.lowercased()
        return sections.map { section in
            let found = section.names.filter { $0.lowercased().hasPrefix(wanted) }
            return Section(letter: section.letter, names: found)
        }.filter { !$0.names.isEmpty }
    }
}
