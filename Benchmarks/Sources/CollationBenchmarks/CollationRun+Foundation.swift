import BenchmarkKit
import Foundation
import IndexBarCollation

extension CollationRun {
    /// Foundation's comparison: what the library does without ICU, and what an app does by itself.
    mutating func foundation() {
        let sample = Array(names.prefix(20_000))
        report.heading("Foundation, \(sample.count) names, one thread")
        let locale = Locale(identifier: locale)
        let (own, icu) = (builder(threads: 1, collator: ByFoundation(locale: locale)), builder(threads: 1))
        let times = WorkTime.inTurn(
            3,
            [
                { WorkTime.of { icu.sections(of: sample).sortAll() } },
                { WorkTime.of { _ = own.sections(of: sample) } },
                { WorkTime.of { own.sections(of: sample).sortAll() } },
                { WorkTime.of { _ = sample.sorted { $0.compare($1, locale: locale) == .orderedAscending } } },
                {
                    WorkTime.of { _ = sample.sorted { $0.localizedStandardCompare($1) == .orderedAscending } }
                },
            ])
        time("few.icu", "IndexBarCollation with ICU, every section sorted", times[0])
        time("few.foundation.buckets", "IndexBarCollation with Foundation, sections only", times[1])
        time("few.foundation", "IndexBarCollation with Foundation, every section sorted", times[2])
        time("rival.foundation", "sorted { compare(_:locale:) }, no sections", times[3])
        time("rival.foundation.standard", "sorted { localizedStandardCompare }, no sections", times[4])
    }
}

/// Foundation's comparison as a collator of one's own.
private struct ByFoundation: IndexBarCollator {
    let locale: Locale

    func compare(_ left: String, _ right: String) -> Int { left.compare(right, locale: locale).rawValue }
}
