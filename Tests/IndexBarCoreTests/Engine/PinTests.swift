import IndexBarCore
import Testing

/// Rules E11, 4a.5 and 4a.1: how long a chosen entry stays lit whatever the list shows, and what ends that.
@Suite struct PinTests {
    /// A list whose tail is too short to be brought to the top, with its last entry chosen.
    private func chosen(_ change: (inout IndexBarStyle) -> Void = { _ in }) -> Bar {
        var bar = Bar("ABC", rows: [50, 1, 1], change)
        bar.key(.last)
        #expect(bar.scroll(40, byUser: false) == [])
        return bar
    }

    @Test func `R26 after a user's scroll in a drag, cancelling it leaves the list in charge of what is lit`()
    {
        var bar = chosen { $0.selects = .onRelease }
        bar.down(50)
        bar.scroll(10, byUser: true)
        #expect(bar.cancel() == ["cancelled", "lit 2", "no preview"])
        #expect(bar.scroll(0, byUser: false) == ["lit 0"])
    }

    @Test func `4a.5 without a user's scroll a cancelled drag leaves the chosen entry lit`() {
        var bar = chosen { $0.selects = .onRelease }
        bar.down(50)
        bar.scroll(10, byUser: false)
        bar.cancel()
        #expect(bar.scroll(0, byUser: false) == [])
        #expect(bar.lit == 2)
    }

    @Test func `R26 when the chosen entry goes with the content, the list decides again what is lit`() {
        var bar = chosen()
        #expect(bar.replace(IndexBarContent(titles: ["A", "B"], rowCounts: [50, 1])) == ["lit none"])
        #expect(bar.scroll(0, byUser: false) == ["lit 0"])
    }

    @Test func `4a.1 while the chosen entry stays in the content, it stays lit`() {
        var bar = chosen()
        #expect(bar.replace(IndexBarContent(titles: ["A", "B", "C"], rowCounts: [50, 2, 1])) == [])
        #expect(bar.scroll(0, byUser: false) == [])
        #expect(bar.lit == 2)
    }
}
