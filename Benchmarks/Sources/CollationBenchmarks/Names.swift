import Foundation

/// One million names of many languages, put together from the tests' list; the same every time.
enum Names {
    /// The folder of the package that is measured.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func mixed(_ count: Int) -> [String] {
        let file = package.appendingPathComponent("Tests/IndexBarCollationTests/Data/names.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let lists = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { line in line.split(separator: "\t").dropFirst().map { $0.split(separator: "|") } }
        precondition(!lists.isEmpty, "no names in \(file.path)")
        var state: UInt64 = 6
        func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
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

    /// The names in one run of UTF-16, for ICU's C functions.
    static func units(_ names: [String]) -> (text: [UInt16], offsets: [UInt32]) {
        var text: [UInt16] = []
        var offsets: [UInt32] = [0]
        for name in names {
            text.append(contentsOf: name.utf16)
            offsets.append(UInt32(text.count))
        }
        return (text, offsets)
    }
}
