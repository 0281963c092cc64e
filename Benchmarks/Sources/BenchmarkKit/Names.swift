import Foundation

/// One million names of many languages, put together from the tests' list; the same every time.
package enum Names {
    /// The folder of the package that is measured.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    package static func mixed(_ count: Int) -> [String] {
        let lists = lists.map(\.parts)
        var state: UInt64 = 6
        func below(_ bound: Int) -> Int { next(&state, below: bound) }
        return (0..<count).map { _ in
            let list = lists[below(lists.count)]
            let (first, last) = (list[0][below(list[0].count)], list[1][below(list[1].count)])
            switch below(50) {
            case 0: return "\(below(10_000)) \(last)"
            case 1: return "(\(first) \(last))"
            default: return below(3) == 0 ? "\(first) \(last)" : "\(last), \(first)"
            }
        }
    }

    /// People of one of the lists' locales with two given names each; the same every time.
    package static func people(_ locale: String, _ count: Int) -> [String] {
        guard let parts = lists.first(where: { $0.locale == locale })?.parts else { return [] }
        var state: UInt64 = 7
        let isShort = ["zh", "ja", "ko"].contains(locale.prefix(2))
        return (0..<count).map { _ in
            func one(_ part: Int) -> Substring { parts[part][next(&state, below: parts[part].count)] }
            let (last, first, second) = (one(1), one(0), one(0))
            return isShort ? "\(last)\(first)\(second.prefix(1))" : "\(last), \(first) \(second)"
        }
    }

    /// Letters that say little about the order of the names they are in: pairs that are one letter or another's
    /// beginning, letters that differ only in accents and case, marks on their own, joiners, digits.
    package static func misleading(_ count: Int) -> [String] {
        let letters = [
            "c", "C", "h", "H", "ch", "cH", "CH", "č", "Č", "c\u{30C}", "\u{30C}", "\u{200D}", "\u{AD}",
            "æ", "ae", "ß", "ss", "ﬁ", "fi", "ǆ", "dž", "a", "A", "á", "a\u{301}\u{323}", "1", "10", "²", "-",
            " ",
        ]
        var state: UInt64 = 8
        return (0..<count).map { _ in
            // The first one always counts.
            (0...2 + next(&state, below: 9)).map { place in
                letters[next(&state, below: place == 0 ? 9 : letters.count)]
            }.joined()
        }
    }

    private static func next(_ state: inout UInt64, below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    /// First and last names by locale.
    private static let lists: [(locale: Substring, parts: [[Substring]])] = {
        let file = package.appendingPathComponent("Tests/IndexBarCollationTests/Data/names.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let lists = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { line in
                let columns = line.split(separator: "\t")
                return (locale: columns[0], parts: columns.dropFirst().map { $0.split(separator: "|") })
            }
        precondition(!lists.isEmpty, "no names in \(file.path)")
        return lists
    }()

    /// The names in one run of UTF-16, for ICU's C functions.
    package static func units(_ names: [String]) -> (text: [UInt16], offsets: [UInt32]) {
        var text: [UInt16] = []
        var offsets: [UInt32] = [0]
        for name in names {
            text.append(contentsOf: name.utf16)
            offsets.append(UInt32(text.count))
        }
        return (text, offsets)
    }
}
