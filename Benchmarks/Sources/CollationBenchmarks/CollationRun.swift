import BenchmarkKit
import Foundation
import IndexBarCollation

/// All measurements of the sections, on one list of names.
struct CollationRun {
    var report: Report
    let names: [String]
    let locale: String
    /// How often each work is measured.
    let runs: Int
    let records: Int
    /// Names that Foundation's comparison alone puts elsewhere, over all lists.
    var wrongNames = 0.0

    init(_ report: Report) {
        self.report = report
        func number(_ option: String) -> Int? { report.option(option).flatMap { Int($0) }.map { max(1, $0) } }
        let count = number("--names") ?? 1_000_000
        names = report.wants("") ? Names.mixed(count) : []
        locale = report.option("--locale") ?? "sv"
        runs = number("--runs") ?? 5
        records = min(count, number("--records") ?? count)
    }

    mutating func all() {
        if let kind = report.option("--memory") { return printMemory(kind) }
        // Counted instructions say nothing here; the rivals are in another language.
        if report.option("--part") == "foundation" {
            foundation()
        } else if report.wants("") {
            sections()
            buckets()
            threads()
            alphabeticIndex()
            foundation()
            memory()
        }
        report.finish()
    }

    func builder(
        threads: Int, locale: String? = nil, collator: (any IndexBarCollator)? = nil
    ) -> IndexBarSectionBuilder {
        var builder = IndexBarSectionBuilder(locales: [locale ?? self.locale], collator: collator)
        builder.options.threads = threads
        builder.options.readsSurnames = false
        return builder
    }

    /// Adds the processor time of a work, the median of its runs.
    mutating func time(_ key: String, _ what: String, _ samples: Samples) {
        let spread = samples.spread.lowerBound * 1e9...samples.spread.upperBound * 1e9
        report.add(Row(key, what, [.init("time", samples.median * 1e9, "ns")], spread: spread))
    }

    /// Adds how many times one work's time is in another's.
    mutating func ratio(_ key: String, _ what: String, _ value: Double) {
        report.add(Row(key, what, [.init("ratio", value, "×")]))
    }
}
