import IndexBarCore
import Testing

/// An entry that a roll of the finger reached as it was lifted is taken back (rule E17).
@Suite struct LiftToleranceTests {
    /// Entries of 100 points, a pitch of 14; entry 1 is left at 199.
    private func bar(_ change: (inout IndexBarStyle) -> Void = { _ in }) -> Bar {
        var bar = Bar("ABCDE", rows: [5, 5, 5, 5, 5]) {
            $0.liftTolerance = true
            $0.hysteresis = 0
            change(&$0)
        }
        bar.down(150)
        bar.move(199, time: 1)
        return bar
    }

    @Test(arguments: [
        // Reached by a move to, at, lifted at, selected then.
        (201.0, 2.0, 2.05, 1), (212.9, 2, 2.09, 1), (213, 2, 2.05, 2), (220, 2, 2.05, 2), (201, 2, 2.125, 2),
        (201, 2, 5, 2), (201, 2, 2, 1),
    ])
    func `E17 within 0.1 s and less than a pitch of movement`(
        to: Double, at: Double, lift: Double, entry: Int
    ) {
        var bar = bar()
        bar.move(to, time: at)
        #expect(bar.selected == 2)
        let log = bar.lift(time: lift)
        #expect(bar.selected == entry && bar.lit == entry)
        #expect(log.first == "ended")
        #expect(log.selections == (entry == 2 ? [] : ["select 1 section 1 row 5 touch changed"]))
    }

    @Test func `E17 exactly 0.1 s before the lift is too early`() {
        var bar = Bar("ABC") { ($0.liftTolerance, $0.hysteresis) = (true, 0) }
        bar.down(99, time: 0)
        bar.move(101, time: 0)
        bar.lift(time: 0.1)
        #expect(bar.selected == 1)
    }

    @Test func `E17 is off by default`() {
        var bar = bar { $0.liftTolerance = false }
        bar.move(201, time: 2)
        #expect(bar.lift(time: 2.01).selections == [])
        #expect(bar.selected == 2)
    }

    @Test func `E17 a roll that goes on counts from where it began`() {
        // 3 points a band and a pitch of 4: the roll passes two borders in a tenth of a second.
        var bar = Bar("ABCDE", rows: [5, 5, 5, 5, 5]) {
            ($0.liftTolerance, $0.hysteresis, $0.gaps) = (true, 0, .overlap)
        }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 15, height: 15, pitch: 4))
        bar.down(2.9, time: 0)
        bar.move(3.1, time: 1)
        bar.move(6.1, time: 1.04)
        #expect(bar.selected == 2)
        bar.lift(time: 1.06)
        #expect(bar.selected == 0)
    }

    @Test func `E17 a roll back and forth counts from where it began`() {
        var bar = bar()
        bar.move(201, time: 2)
        bar.move(198, time: 2.03)
        bar.move(202, time: 2.06)
        bar.lift(time: 2.08)
        #expect(bar.selected == 1)
    }

    @Test func `E17 an entry that was left long before counts no more`() {
        var bar = bar()
        bar.move(201, time: 2)
        bar.move(299, time: 2.5)
        bar.move(301, time: 3)
        bar.lift(time: 3.05)
        #expect(bar.selected == 2)
    }

    @Test func `E17 one that was left more than 0.1 s before the lift is not gone back to`() {
        var bar = bar()
        bar.move(201, time: 2)
        bar.move(198, time: 2.08)
        bar.move(202, time: 2.13)
        // Entry 1 was left at 2 s, and again at 2.13 s.
        bar.lift(time: 2.15)
        #expect(bar.selected == 1)
        #expect(bar.lit == 1)
    }

    @Test func `E17 with a selection at the lift the entry before is selected`() {
        var bar = bar { $0.selects = .onRelease }
        bar.move(201, time: 2)
        #expect(bar.lift(time: 2.05).selections == ["select 1 section 1 row 5 touch ended"])
    }

    @Test func `E17 a first touch has nothing to go back to`() {
        var bar = Bar("ABC") { $0.liftTolerance = true }
        bar.down(150, time: 1)
        #expect(bar.lift(time: 1.01) == ["ended", "no preview"])
        #expect(bar.selected == 1)
    }

    @Test func `E17 new content forgets what was left`() {
        var bar = bar()
        bar.move(201, time: 2)
        bar.replace(IndexBarContent(titles: ["A", "B", "C", "D", "E"], rowCounts: [4, 4, 4, 4, 4]))
        bar.lift(time: 2.05)
        #expect(bar.selected == 2)
    }

    @Test func `E17 with a fine scrub the row before is gone back to`() {
        var bar = Bar("ABC", rows: [10, 10, 10]) {
            ($0.liftTolerance, $0.fineScrub, $0.hysteresis) = (true, true, 0)
        }
        // Half speed, from the entry's first row.
        bar.down(190, time: 0)
        bar.move(190, x: 87, time: 0.5)
        bar.move(389, x: 87, time: 1)
        #expect(bar.selected == 1)
        bar.move(391, x: 87, time: 2)
        #expect(bar.selected == 2)
        #expect(bar.lift(time: 2.05).selections == ["select 1 section 1 row 19 + 0.995 touch changed"])
    }
}
