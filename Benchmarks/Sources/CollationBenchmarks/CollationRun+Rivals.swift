import BenchmarkKit
import CICURivals
import IndexBarCollation

extension CollationRun {
    /// From strings to sorted sections, beside ICU's ways to sort.
    mutating func sections() {
        report.heading("Sections and order of \(names.count) names, one thread, from [String]")
        let builder = builder(threads: 1)
        let (names, locale) = (names, locale)
        let times = WorkTime.inTurn(
            runs,
            [
                { WorkTime.of { builder.sections(of: names).sortAll() } },
                { WorkTime.of { Rivals.sort(names, locale, rival_sort_by_comparing) } },
                { WorkTime.of { Rivals.sort(names, locale, rival_sort_by_keys) } },
                { WorkTime.of { Rivals.sort(names, locale, rival_sort_by_key_beginnings) } },
            ])
        time("sections.all", "IndexBarCollation, every section sorted", times[0])
        time("rival.comparing", "std::stable_sort with ucol_strcoll, no sections", times[1])
        time("rival.keys", "ucol_getSortKey, std::stable_sort with strcmp, no sections", times[2])
        time("rival.beginnings", "ucol_getSortKey, std::sort of 8 bytes and strcmp, no sections", times[3])
        let (own, keys) = (times[0].median, min(times[2].median, times[3].median))
        ratio(
            "sections.against.comparing", "sections of names: times as fast as sorting by ucol_strcoll",
            times[1].median / own)
        ratio("sections.against.keys", "sections of names: times as fast as sorting by sort keys", keys / own)
        let wrong = Row(
            "sections.wrong", "names elsewhere than by comparing", [.init("names", wrongPlaces(), "")])
        report.add(wrong)
    }

    /// The sections alone, beside ICU's own loop.
    mutating func buckets() {
        report.heading("Sections of \(names.count) names without order, one thread")
        let builder = builder(threads: 1)
        let (names, locale) = (names, locale)
        let units = Names.units(names)
        let times = WorkTime.inTurn(
            runs,
            [
                { WorkTime.of { _ = builder.sections(of: names) } },
                {
                    var buckets = [UInt16](repeating: 0, count: names.count)
                    return WorkTime.of {
                        _ = rival_buckets(locale, units.text, units.offsets, UInt32(names.count), &buckets)
                    }
                },
            ])
        time("buckets.all", "IndexBarCollation, from [String]", times[0])
        time("rival.buckets", "ImmutableIndex::getBucketIndex, from UTF-16 that is there", times[1])
        ratio(
            "buckets.against.icu", "names into sections, unsorted: of getBucketIndex's time",
            times[0].median / times[1].median)
    }

    /// One thread and two. The best run counts, for on a machine with other work one thread may get all of it.
    mutating func threads() {
        report.heading("Sections and order of \(names.count) names, the busier thread's time")
        let (one, two) = (builder(threads: 1), builder(threads: 2))
        let names = names
        let times = WorkTime.inTurn(
            runs + 4,
            [
                { WorkTime.of { one.sections(of: names).sortAll() } },
                { WorkTime.ofBusierThread { two.sections(of: names).sortAll() } },
            ])
        time("sections.thread", "one thread", times[0])
        time("sections.two", "two threads", times[1])
        ratio(
            "sections.threads", "sections of names: times as fast with two threads, at best",
            times[0].median / times[1].quantile(0))
    }

    /// ICU's own way to sections, run once.
    mutating func alphabeticIndex() {
        let sample = Array(names.prefix(records))
        report.heading("Sections and order of \(sample.count) names, one thread")
        let units = Names.units(sample)
        let (locale, builder) = (locale, builder(threads: 1))
        let own = WorkTime.inTurn(runs, [{ WorkTime.of { builder.sections(of: sample).sortAll() } }])[0]
        let theirs = WorkTime.of {
            _ = rival_add_records(locale, units.text, units.offsets, UInt32(sample.count))
        }
        time("rival.records", "AlphabeticIndex with addRecord, then its buckets", Samples([theirs]))
        let key = sample.count == names.count ? "sections.against.records" : "sections.against.some.records"
        ratio(key, "sections of names: times as fast as AlphabeticIndex", theirs / own.median)
    }

    /// How many names of the sections stand elsewhere than ICU's comparison puts them, code points after that.
    private func wrongPlaces() -> Double {
        let sections = builder(threads: 2).sections(of: names)
        let place = Rivals.places(names, locale)
        let wrong = (0..<sections.count).reduce(0) { wrong, section in
            let rows = sections.rows(inSection: section)
            return wrong + zip(rows, rows.sorted { place[Int($0)] < place[Int($1)] }).count { $0 != $1 }
        }
        return Double(wrong)
    }
}
