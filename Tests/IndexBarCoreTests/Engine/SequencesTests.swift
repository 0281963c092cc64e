import IndexBarCore
import Testing

/// What holds after any sequence of inputs, on random ones with fixed seeds.
@Suite struct SequencesTests {
    @Test func `no index outlives its content, and effects tell what changed`() {
        for seed in 1...60 {
            var script = RandomScript(seed: UInt64(seed))
            for step in 0..<200 {
                let effects = script.step()
                let fault = EngineInvariants.fault(in: script.engine, after: effects)
                #expect(fault == nil, "seed \(seed), step \(step)")
                if fault != nil { return }
            }
        }
    }

    @Test func `the same script gives the same effects`() {
        for seed in 1...10 {
            var one = RandomScript(seed: UInt64(seed))
            var other = RandomScript(seed: UInt64(seed))
            for _ in 0..<200 { #expect(one.step() == other.step()) }
            #expect(one.engine.takeScroll() == other.engine.takeScroll())
        }
    }

    @Test func `a layout after many changes is the one made afresh`() {
        for seed in 100...120 {
            var script = RandomScript(seed: UInt64(seed))
            for _ in 0..<100 {
                _ = script.step()
                let engine = script.engine
                let fresh = IndexBarLayout(
                    content: engine.content, style: engine.style, metrics: engine.metrics)
                #expect(engine.layout == fresh)
            }
        }
    }

    @Test func `an engine that was copied goes its own way`() {
        var bar = Bar("ABC")
        bar.down(50)
        let copy = bar
        bar.move(250)
        #expect(copy.selected == 0)
        #expect(bar.selected == 2)
    }

    @Test func `setting what is set already has no effect`() {
        for seed in 200...220 {
            var script = RandomScript(seed: UInt64(seed))
            for _ in 0..<50 {
                _ = script.step()
                var engine = script.engine
                #expect(engine.update(style: engine.style, metrics: engine.metrics).isEmpty)
            }
        }
    }
}
