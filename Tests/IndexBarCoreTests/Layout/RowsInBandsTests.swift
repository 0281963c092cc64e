import Testing

@testable import IndexBarCore

/// Rows inside an entry's band, as a slowed drag selects them (rule 4a.12).
@Suite struct RowsInBandsTests {
    @Test(arguments: [false, true])
    func `4a.12 an offset that stands for a row leads to that row, whatever rounding does`(isMirrored: Bool) {
        for (length, rows) in [(100.3, 10), (333.1, 97), (77.7, 7), (480, 1000)] {
            var style = IndexBarStyle()
            (style.axis, style.distribution) = (.horizontal, .fill)
            let layout = IndexBarLayout(
                entries: IndexBarEntries(count: 3), style: style,
                metrics: IndexBarMetrics(
                    width: length, height: 15, isRightToLeft: isMirrored, pitch: 14))
            for entry in 0..<3 {
                let wrong = (0..<rows).filter { row in
                    let fraction = Double(row) / Double(rows)
                    guard let offset = layout.offset(of: entry, at: fraction) else { return true }
                    let held = Int(layout.fraction(at: offset, in: entry) * Double(rows))
                    return layout.entry(at: offset) != entry || held != row
                }
                #expect(wrong == [], "entry \(entry) of \(length) points")
            }
        }
    }
}
