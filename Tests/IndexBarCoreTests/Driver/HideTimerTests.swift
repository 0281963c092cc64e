import Testing

@testable import IndexBarCore

/// When the one timer starts, starts anew and stops (rule D5).
@Suite struct HideTimerTests {
    /// "start 1.5", "stop", "over" or "".
    private func outcome(
        _ timer: inout HideTimer, isWanted: Bool = true, isStopped: Bool = false, restarts: Bool = false,
        delay: Double = 1.5
    ) -> String {
        switch timer.update(isWanted: isWanted, isStopped: isStopped, restarts: restarts, delay: delay) {
        case .none: ""
        case .command(.start(let seconds)): "start \(seconds)"
        case .command(.stop): "stop"
        case .over: "over"
        }
    }

    @Test func `D5 it starts once, and anew at an input that restarts it`() {
        var timer = HideTimer()
        #expect(!timer.isRunning)
        #expect(outcome(&timer) == "start 1.5")
        #expect(timer.isRunning)
        #expect(outcome(&timer) == "")
        #expect(outcome(&timer, restarts: true) == "start 1.5")
        #expect(outcome(&timer, delay: 3) == "")
    }

    @Test func `D5 it stops once, and starts anew when what stopped it ends`() {
        var timer = HideTimer()
        #expect(outcome(&timer, isStopped: true) == "")
        #expect(outcome(&timer) == "start 1.5")
        #expect(outcome(&timer, isStopped: true, restarts: true) == "stop")
        #expect(!timer.isRunning)
        #expect(outcome(&timer, isStopped: true) == "")
        #expect(outcome(&timer) == "start 1.5")
        #expect(outcome(&timer) == "")
    }

    @Test func `D5 there is none where there is nothing to hide`() {
        var timer = HideTimer()
        #expect(outcome(&timer, isWanted: false, restarts: true) == "")
        _ = outcome(&timer)
        #expect(outcome(&timer, isWanted: false) == "stop")
        #expect(outcome(&timer, isWanted: false, isStopped: true) == "")
    }

    @Test(arguments: [0, -1, Double.nan])
    func `D5 a delay of 0, negative or NaN is over at once`(delay: Double) {
        var timer = HideTimer()
        #expect(outcome(&timer, delay: delay) == "over")
        #expect(!timer.isRunning)
        _ = outcome(&timer)
        #expect(outcome(&timer, delay: delay) == "")
        #expect(outcome(&timer, restarts: true, delay: delay) == "over")
        #expect(!timer.isRunning)
    }

    @Test func `D5 an infinite delay never ends, and stops what runs`() {
        var timer = HideTimer()
        #expect(outcome(&timer, delay: .infinity) == "")
        #expect(!timer.isRunning)
        _ = outcome(&timer)
        #expect(outcome(&timer, restarts: true, delay: .infinity) == "stop")
        #expect(!timer.isRunning)
        #expect(outcome(&timer, restarts: true, delay: .infinity) == "")
    }

    @Test func `D5 once it has run out it starts with the next input`() {
        var timer = HideTimer()
        _ = outcome(&timer)
        timer.ranOut()
        #expect(!timer.isRunning)
        #expect(outcome(&timer) == "start 1.5")
    }
}
