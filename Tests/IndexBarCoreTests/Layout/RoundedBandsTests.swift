import IndexBarCore
import Testing

/// The last number before a band's start is the band's before, however slots and parts of gaps are rounded (rules L1 and L9).
@Suite struct RoundedBandsTests {
    @Test(arguments: [(4, 1000.0), (40, 100.0)])
    func `L9 the number before a band's start hits the entry before`(count: Int, most: Double) {
        var numbers = SeededNumbers(seed: 4)
        var style = IndexBarStyle()
        (style.axis, style.distribution) = (.vertical, .fill)
        for _ in 0..<3000 {
            style.endPadding = numbers.number(0...3)
            let metrics = IndexBarMetrics(width: 15, height: numbers.number(60...most), pitch: 14)
            let layout = IndexBarLayout(
                entries: IndexBarEntries(count: count), style: style, metrics: metrics)
            for entry in 1..<min(count, 6) {
                guard let start = layout.band(of: entry)?.start else { continue }
                let hit = [layout.entry(at: start.nextDown), layout.entry(at: start)]
                #expect(hit == [entry - 1, entry], "\(style.endPadding), \(metrics.height)")
                if hit != [entry - 1, entry] { return }
            }
        }
    }
}
