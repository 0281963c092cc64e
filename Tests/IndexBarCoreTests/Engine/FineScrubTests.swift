import IndexBarCore
import Testing

/// Rules E7 and 4a.12: away from the bar the finger moves the list more slowly.
@Suite struct FineScrubTests {
    /// Four rows a section, so that a row is 25 points of a band.
    private func fineBar(_ rows: [Int] = [4, 4, 4]) -> Bar {
        Bar("ABC", rows: rows) { $0.fineScrub = true }
    }

    @Test func `E7 crossing a step does not move the list`() {
        var bar = fineBar()
        bar.down(150)
        for away in [49, 50, 99, 100, 149, 150, 400, 120, 60] {
            #expect(bar.move(150, x: 7 - Double(away)) == [], "\(away) points away")
        }
        #expect(bar.move(150, x: 7) == [])
    }

    @Test(arguments: [(50, 0.5), (99.9, 0.5), (100, 0.25), (149, 0.25), (150, 0.1), (5000, 0.1)])
    func `4a.12 so far away a move counts so much`(away: Double, scale: Double) {
        var bar = fineBar()
        bar.down(150)
        bar.move(150, x: 7 + away)
        #expect(bar.engine.scrubScale == scale)
        #expect(bar.move(150 + 24.9 / scale, x: 7 + away) == [])
        #expect(
            bar.move(150 + 25.1 / scale, x: 7 + away).map { $0.prefix(23) }.first == "select 1 section 1 row "
        )
        #expect(bar.engine.takeScroll()?.row == 5)
    }

    @Test func `4a.12 near the bar every move counts in full, at first rows`() {
        var bar = fineBar()
        bar.down(150)
        #expect(bar.move(250, x: 56.9).selections == ["select 2 section 2 row 8 touch changed"])
        #expect(bar.engine.scrubScale == 1)
        #expect(bar.move(299, x: 56.9) == [])
    }

    @Test func `E7 a row inside a section is reached and carries its fraction`() {
        var bar = fineBar()
        bar.down(150)
        bar.move(150, x: 57)
        #expect(bar.move(200, x: 57) == ["select 1 section 1 row 5 + 0.25 touch changed", "feedback"])
        #expect(bar.move(220, x: 57) == [])
        #expect(bar.move(250, x: 57) == ["select 1 section 1 row 6 + 0.5 touch changed", "feedback"])
        #expect(bar.move(200, x: 57) == ["select 1 section 1 row 5 + 0.25 touch changed", "feedback"])
    }

    @Test func `4a.12 back at the bar the list stays until another entry is reached, at its first row`() {
        var bar = fineBar()
        bar.down(150)
        bar.move(150, x: 57)
        bar.move(250, x: 57)
        #expect(bar.move(250, x: 7) == [])
        #expect(bar.move(290, x: 7) == [], "150 + 40 is still B")
        #expect(bar.move(302, x: 7).selections == ["select 2 section 2 row 8 touch changed"])
    }

    @Test(arguments: [false, true]) func `E7 a drag begins at full speed`(isFine: Bool) {
        var bar = Bar("ABC", rows: [5, 5, 5]) { $0.fineScrub = isFine }
        bar.down(150)
        #expect(bar.engine.scrubScale == 1)
    }

    @Test func `E7 without fine scrub the distance does not count`() {
        var bar = Bar("ABC", rows: [4, 4, 4])
        bar.down(150)
        #expect(bar.move(250, x: 5000).selections == ["select 2 section 2 row 8 touch changed"])
        #expect(bar.engine.scrubScale == 1)
    }

    @Test func `E7 across a horizontal bar is up and down`() {
        var bar = fineBar()
        bar.restyle { $0.axis = .horizontal }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 300, height: 15))
        bar.down(7, x: 150)
        bar.move(57, x: 150)
        #expect(bar.engine.scrubScale == 0.5)
        #expect(bar.move(57, x: 200).selections == ["select 1 section 1 row 5 + 0.25 touch changed"])
    }

    @Test func `E7 onRelease selects the row that was reached`() {
        var bar = fineBar()
        bar.restyle { $0.selects = .onRelease }
        bar.down(150)
        bar.move(150, x: 57)
        bar.move(250, x: 57)
        #expect(bar.lift().selections == ["select 1 section 1 row 6 + 0.5 touch ended"])
    }

    @Test
    func `E7 310 sections with 2,000,000 rows on 600 points: each is selected, and many rows of the largest`()
    {
        let rows = (0..<310).map { $0 == 200 ? 1_500_000 : 1618 }
        for distribution in [IndexBarStyle.Distribution.center, .proportional] {
            var bar = Bar(IndexBarContent(count: 310, rowCounts: rows)) {
                $0.fineScrub = true
                $0.distribution = distribution
            }
            bar.resize(to: 600)
            var reached: Set<Int> = []
            for section in 0..<310 {
                bar.down(bar.engine.layout.band(of: section)?.center ?? -1)
                if let scroll = bar.engine.takeScroll() { reached.insert(scroll.section ?? -1) }
                bar.lift()
            }
            #expect(reached == Set(0..<310))
            var inside: Set<Int> = []
            bar.down(bar.engine.layout.band(of: 200)?.center ?? -1)
            for step in 0..<200 {
                bar.move(Double(step), x: 200)
                if let scroll = bar.engine.takeScroll(), scroll.section == 200 { inside.insert(scroll.row) }
            }
            #expect(inside.count >= 9)
        }
    }
}
