import IndexBarCore
import Testing

/// Rules E5 and 4a.13: the border of the band that is tracked is pushed out a little.
@Suite struct HysteresisTests {
    @Test func `E5 trembling on a border reports once`() {
        var bar = Bar("ABC")
        var selections = bar.down(199.5).selections
        for step in 0..<100 { selections += bar.move(step.isMultiple(of: 2) ? 200.5 : 199.5).selections }
        #expect(selections == ["select 1 section 1 row 1 touch began"])
    }

    @Test func `E5 the band is kept up to, but without, a point past its end`() {
        var bar = Bar("ABC")
        bar.down(150)
        #expect(bar.move(200.999) == [])
        #expect(bar.move(201).selections == ["select 2 section 2 row 2 touch changed"])
        #expect(bar.move(199) == [])
        #expect(bar.move(198.999).selections == ["select 1 section 1 row 1 touch changed"])
    }

    @Test func `E5 at touch-down the border is where it is drawn`() {
        var bar = Bar("ABC")
        bar.down(199.5)
        bar.lift()
        #expect(bar.down(200).selections == ["select 2 section 2 row 2 touch began"])
    }

    @Test func `4a.13 it is never more than a quarter of the neighbour's band, on each side its own`() {
        var bar = Bar("ABC", rows: [10, 2, 88]) {
            $0.hysteresis = 1000
            $0.distribution = .proportional
        }
        bar.resize(to: 103)
        bar.down(12)
        #expect(bar.move(14 + 89 / 4 - 0.001) == [])
        #expect(bar.move(14 + 89 / 4 + 0.251).selections.count == 1)
        bar.move(12)
        #expect(bar.lit == 1)
        #expect(bar.move(11 - 2.75) == [])
        #expect(bar.move(11 - 2.7501).selections == ["select 0 section 0 row 0 touch changed"])
    }

    @Test func `E5 no hysteresis, and one that is no number, leave the border where it is drawn`() {
        for hysteresis in [0, -3, Double.nan, .infinity] {
            var bar = Bar("ABC") { $0.hysteresis = hysteresis }
            bar.down(150)
            #expect(bar.move(200).selections.count == 1)
            #expect(bar.move(199.999).selections.count == 1)
        }
    }

    @Test func `E5 from right to left it is pushed out the same way`() {
        var bar = Bar("ABC") { $0.axis = .horizontal }
        _ = bar.engine.update(metrics: IndexBarMetrics(width: 300, height: 15, isRightToLeft: true))
        #expect(bar.down(7, x: 150).selections.count == 1)
        #expect(bar.move(7, x: 99.001) == [])
        #expect(bar.move(7, x: 99).selections == ["select 2 section 2 row 2 touch changed"])
        #expect(bar.move(7, x: 101) == [])
        #expect(bar.move(7, x: 101.001).selections == ["select 1 section 1 row 1 touch changed"])
    }
}
