import IndexBarCore
import Testing

/// Rules E13 and E14: wheel and hover, and one scroll of the list a frame.
@Suite struct WheelHoverFrameTests {
    @Test func `E13 the wheel steps over entries with rows and says nothing aloud`() {
        var bar = Bar("ABCD", rows: [2, 0, 2, 2])
        #expect(bar.input(.wheel(by: 1)) == ["select 0 section 0 row 0 wheel ended", "lit 0", "feedback"])
        #expect(bar.input(.wheel(by: 2)) == ["select 3 section 3 row 4 wheel ended", "lit 3", "feedback"])
        #expect(bar.input(.wheel(by: 1)) == [])
        #expect(bar.input(.wheel(by: -1)) == ["select 2 section 2 row 2 wheel ended", "lit 2", "feedback"])
        #expect(bar.input(.wheel(by: 0)) == [])
    }

    @Test func `E13 hover previews the entry under the pointer, and lights and selects nothing`() {
        var bar = Bar("ABC")
        #expect(bar.input(.hover(x: 3, y: 150)) == ["preview 1 at 150.0"])
        #expect(bar.input(.hover(x: 9, y: 190)) == [])
        #expect(bar.input(.hover(x: 9, y: 290)) == ["preview 2 at 250.0"])
        #expect(bar.input(.hoverEnded) == ["no preview"])
        #expect(bar.input(.hoverEnded) == [])
        #expect(bar.selected == nil)
        #expect(bar.lit == nil)
    }

    @Test func `4a.9 during a drag the preview is the tracked entry's, afterwards the pointer's`() {
        var bar = Bar("ABC")
        bar.input(.hover(x: 7, y: 50))
        #expect(bar.down(150).contains("preview 1 at 150.0"))
        #expect(bar.input(.hover(x: 7, y: 250)) == [])
        #expect(bar.lift() == ["ended", "preview 2 at 250.0"])
    }

    @Test func `4a.9 a hover where nothing is drawn previews nothing`() {
        var bar = Bar("ABC")
        bar.resize(to: 1)
        #expect(bar.input(.hover(x: 7, y: 0)) == [])
        bar.resize(to: 300)
        #expect(bar.input(.hover(x: 7, y: .nan)) == ["no preview"])
    }

    @Test func `E14 many selections between two frames are one scroll, the last`() {
        var bar = Bar("ABCDE")
        #expect(bar.engine.takeScroll() == nil)
        bar.down(50)
        for entry in 1...3 { #expect(bar.move(Double(entry) * 100 + 50).contains("lit \(entry)")) }
        #expect(bar.engine.takeScroll()?.log == "select 3 section 3 row 3 touch changed")
        #expect(bar.engine.takeScroll() == nil)
        bar.move(450)
        bar.lift()
        #expect(bar.engine.takeScroll()?.entry == 4)
    }

    @Test func `E14 a list that is brought back does not scroll to what was selected`() {
        var bar = Bar("ABC") { $0.restoresOnCancel = true }
        bar.scroll(0)
        bar.down(250)
        #expect(bar.cancel().contains("restore row 0 + 0.0"))
        #expect(bar.engine.takeScroll() == nil)
    }

    @Test func `E14 a repeated selection scrolls again`() {
        var bar = Bar("ABC")
        bar.down(150)
        bar.lift()
        #expect(bar.engine.takeScroll()?.entry == 1)
        bar.down(150)
        #expect(bar.engine.takeScroll()?.entry == 1)
    }
}
