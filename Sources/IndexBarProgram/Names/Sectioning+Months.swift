import Foundation

/// Dated lines put into sections by month, the oldest first.
extension Sectioning {
    /// Sections a list by the month that each line, or its sort key, begins with: "2019-05-03 Ferry" is in May 2019.
    ///
    /// A month's title is its short name, its header "May 2019"; on the bar the first month of each year has the year for
    /// a title, see ``TimelineTitles``. Lines of a month are in the order of their dates and times, then of the file. Lines without a date
    /// are in the last section, `#`.
    ///
    /// - Parameters:
    ///   - list: the lines.
    ///   - locale: the language of the months' names; nil: English.
    /// - Complexity: O(n log n), n lines.
    package init(monthsOf list: NameList, locale: String?) {
        let lines = list.lines
        let months = (0..<lines.count).map { lines.withSortKey($0, Month.init(beginning:)) }
        // A sort key at a time in bytes: dates have the order of their bytes.
        let order = (0..<UInt32(lines.count)).sorted { one, other in
            let (left, right) = (months[Int(one)] ?? .never, months[Int(other)] ?? .never)
            if left != right { return left < right }
            if left == .never { return one < other }
            let isBefore = { (one: UInt32, other: UInt32) in
                lines.withSortKey(Int(one)) { left in
                    lines.withSortKey(Int(other)) { left.lexicographicallyPrecedes($0) }
                }
            }
            if isBefore(one, other) { return true }
            return !isBefore(other, one) && one < other
        }
        let words = Month.Words(locale: locale)
        var runs: [Run] = []
        var start = 0
        while start < order.count {
            let month = months[Int(order[start])]
            let end = order[start...].firstIndex { months[Int($0)] != month } ?? order.count
            runs.append(words.run(month, rows: start..<end))
            start = end
        }
        self.init(runs: runs, order: order)
    }
}

/// A month of a year.
struct Month: Hashable, Comparable {
    let year: Int
    /// 1...12.
    let month: Int

    /// After every other.
    static let never = Month(year: .max, month: 12)

    private init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    /// Reads "YYYY-MM", alone or before anything but a digit.
    init?(beginning text: UnsafeBufferPointer<UInt8>) {
        // What is past the end is no digit.
        let digit = { (index: Int) in index < text.count ? Int(text[index]) - 48 : -48 }
        func number(_ indexes: Range<Int>) -> Int? {
            indexes.reduce(0) { sum, index in
                guard let sum, (0...9).contains(digit(index)) else { return nil }
                return sum * 10 + digit(index)
            }
        }
        guard let year = number(0..<4), digit(4) == 45 - 48, let month = number(5..<7),
            (1...12).contains(month), number(7..<8) == nil
        else { return nil }
        self.init(year: year, month: month)
    }

    static func < (one: Month, other: Month) -> Bool { (one.year, one.month) < (other.year, other.month) }

    /// The months' names in a language.
    struct Words {
        private let short: [String]
        private let long: [String]

        init(locale: String?) {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = Locale(identifier: locale ?? "en")
            short = calendar.shortStandaloneMonthSymbols
            long = calendar.standaloneMonthSymbols
        }

        func run(_ month: Month?, rows: Range<Int>) -> Sectioning.Run {
            guard let month, short.count == 12, long.count == 12 else {
                return Sectioning.Run(title: Sectioning.restTitle, rows: rows)
            }
            return Sectioning.Run(
                title: short[month.month - 1], name: "\(long[month.month - 1]) \(month.year)",
                era: "\(month.year)", rows: rows)
        }
    }
}
