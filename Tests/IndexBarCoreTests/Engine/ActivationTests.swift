import IndexBarCore
import Testing

/// Rules E6 and 4a.11: when a touch becomes a drag.
@Suite struct ActivationTests {
    @Test func `E6 a drag of so many points along the bar begins where the touch then is`() {
        var bar = Bar("ABC") { $0.activation = .drag(minimum: 10) }
        #expect(bar.down(95) == [])
        #expect(!bar.engine.isTracking)
        #expect(bar.move(104.9) == [])
        #expect(bar.move(104.9, x: 900) == [], "across the bar does not count")
        #expect(
            bar.move(105) == [
                "began", "select 1 section 1 row 1 touch changed", "lit 1", "preview 1 at 150.0", "feedback",
                "announce 1",
            ])
    }

    @Test func `E6 a drag may go back as well as on`() {
        var bar = Bar("ABC") { $0.activation = .drag(minimum: 10) }
        bar.down(105)
        #expect(bar.move(95).selections == ["select 0 section 0 row 0 touch changed"])
    }

    @Test func `E6 a touch is no earlier than the key before it, whatever its clock says`() {
        var bar = Bar("ABC") { $0.activation = .delay(seconds: 0.5) }
        bar.key(.next, time: 10)
        bar.key(.next, time: .nan)
        bar.down(50, time: 5)
        #expect(bar.move(150, time: 10.4) == [])
        #expect(bar.move(250, time: 10.5).selections == ["select 2 section 2 row 2 touch changed"])
    }

    @Test func `E6 after a delay the drag begins with the first input that is old enough`() {
        var bar = Bar("ABC") { $0.activation = .delay(seconds: 0.5) }
        #expect(bar.down(50, time: 10) == [])
        #expect(bar.move(150, time: 10.499) == [])
        #expect(bar.move(250, time: 10.5).selections == ["select 2 section 2 row 2 touch changed"])
    }

    @Test func `4a.11 a touch that ends sooner gives nothing`() {
        for activation in [IndexBarStyle.Activation.drag(minimum: 10), .delay(seconds: 0.5)] {
            var bar = Bar("ABC") { $0.activation = activation }
            bar.down(50, time: 1)
            #expect(bar.lift(50, time: 1.2) == [])
            bar.down(50, time: 2)
            #expect(bar.cancel() == [])
            #expect(bar.move(250, time: 9) == [])
            #expect(bar.selected == nil)
        }
    }

    @Test func `E6 while a touch waits, others are ignored`() {
        var bar = Bar("ABC") { $0.activation = .drag(minimum: 10) }
        bar.down(50)
        #expect(bar.down(150, id: 1) == [])
        #expect(bar.move(290, id: 1) == [])
        #expect(bar.lift(id: 1) == [])
        #expect(bar.move(150).selections.count == 1)
    }

    @Test func `4a.4 a time before the last one counts as the last one`() {
        var bar = Bar("ABC") { $0.activation = .delay(seconds: 0.5) }
        bar.down(50, time: 10)
        bar.lift(time: 10.4)
        bar.down(50, time: 3)
        #expect(bar.move(150, time: 10.8) == [])
        #expect(bar.move(150, time: 10.9).selections.count == 1)
    }

    @Test func `L12 a distance and a delay that are no sizes count as 0`() {
        for bad in [-1, Double.nan, .infinity] {
            for activation in [IndexBarStyle.Activation.drag(minimum: bad), .delay(seconds: bad)] {
                var bar = Bar("ABC") { $0.activation = activation }
                #expect(bar.down(150).selections == ["select 1 section 1 row 1 touch began"])
            }
        }
    }
}
