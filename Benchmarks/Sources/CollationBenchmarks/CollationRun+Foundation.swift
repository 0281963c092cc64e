import BenchmarkKit
import Foundation
import IndexBarCollation

extension CollationRun {
    /// Languages whose names are sorted by Foundation's comparison, with the list of names of each.
    private static let languages = [
        ("sv", "sv_SE"), ("en", "en_US"), ("cs", "cs_CZ"), ("de", "de_DE"), ("ru", "ru_RU"), ("vi", "vi_VN"),
        ("ar", "ar_SA"), ("hi", "hi_IN"), ("ko", "ko_KR"), ("zh", "zh_CN"),
    ]

    /// Foundation's comparison: what the library does without ICU, and what an app does by itself.
    mutating func foundation() {
        let lists =
            Self.languages.map { (key: $0, locale: $0, names: Names.people($1, 20_000)) } + [
                (key: "mixed", locale: locale, names: Array(names.prefix(20_000))),
                (key: "misleading", locale: "cs", names: Names.misleading(20_000)),
            ]
        report.heading("Foundation's comparison alone, 20,000 names of each language, one thread")
        var (most, least) = (0.0, Double.infinity)
        for list in lists {
            let (comparisons, faster) = foundation(list.key, list.locale, list.names)
            guard list.key != "misleading", list.key != "mixed" else { continue }
            (most, least) = (max(most, comparisons), min(least, faster))
        }
        report.add(
            Row(
                "foundation.comparisons", "comparisons a name by Foundation, the most of ten languages",
                [.init("comparisons", most, "")]))
        ratio("foundation.ratio", "times as fast as sorted { compare }, the least of ten languages", least)
        report.add(
            Row("foundation.wrong", "names elsewhere than by comparing", [.init("names", wrongNames, "")]))
    }

    /// One list, sorted by sections and by an app itself.
    private mutating func foundation(
        _ key: String, _ name: String, _ list: [String]
    ) -> (comparisons: Double, faster: Double) {
        let locale = Locale(identifier: name)
        let own = builder(threads: 1, locale: name, collator: ByFoundation(locale: locale))
        let times = WorkTime.inTurn(
            runs,
            [
                { WorkTime.of { own.sections(of: list).sortAll() } },
                { WorkTime.of { _ = list.sorted { $0.compare($1, locale: locale) == .orderedAscending } } },
            ])
        let counter = Counter(locale: locale)
        let counted = builder(threads: 1, locale: name, collator: counter)
        _ = counted.title(for: list[0])
        let sections = counted.sections(of: list)
        counter.begin()
        sections.sortAll()
        let comparisons = Double(counter.count) / Double(list.count)
        time("\(key).foundation", "\(key): every section sorted", times[0])
        time("\(key).foundation.rival", "\(key): sorted { compare(_:locale:) }, no sections", times[1])
        report.add(
            Row(
                "\(key).comparisons", "\(key): comparisons a name, the learning among them",
                [.init("comparisons", comparisons, "")]))
        // The best runs: what disturbs one of them on a busy machine would not disturb the other as much.
        let faster = times[1].quantile(0) / times[0].quantile(0)
        ratio("\(key).faster", "\(key): times as fast as sorted { compare }", faster)
        wrongNames += Double(Self.wrongPlaces(sections, list, locale))
        return (comparisons, faster)
    }

    /// How many names of the sections stand elsewhere than a sort by comparing alone puts them.
    private static func wrongPlaces(_ sections: IndexBarSections, _ names: [String], _ locale: Locale) -> Int
    {
        (0..<sections.count).reduce(0) { wrong, section in
            let rows = sections.rows(inSection: section)
            let expected = rows.sorted { left, right in
                let order = counted(names[Int(left)]).compare(counted(names[Int(right)]), locale: locale)
                if order != .orderedSame { return order == .orderedAscending }
                let (one, other) = (names[Int(left)].utf8, names[Int(right)].utf8)
                return one.elementsEqual(other) ? left < right : one.lexicographicallyPrecedes(other)
            }
            return wrong + zip(rows, expected).count { $0 != $1 }
        }
    }

    /// A name without its leading punctuation; Foundation counts it.
    private static func counted(_ name: String) -> String {
        String(name.drop { $0.isWhitespace || $0 == "(" || $0 == "-" || $0 == "'" || $0 == "’" || $0 == "ʿ" })
    }
}

/// Foundation's comparison as a collator of one's own.
private struct ByFoundation: IndexBarCollator {
    let locale: Locale

    func compare(_ left: String, _ right: String) -> Int { left.compare(right, locale: locale).rawValue }
}

/// The same, counted; for one thread.
private final class Counter: IndexBarCollator, @unchecked Sendable {
    let locale: Locale
    private(set) var count = 0

    init(locale: Locale) {
        self.locale = locale
    }

    func begin() { count = 0 }

    func compare(_ left: String, _ right: String) -> Int {
        count += 1
        return left.compare(right, locale: locale).rawValue
    }
}
