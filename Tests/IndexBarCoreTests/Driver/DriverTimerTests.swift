import IndexBarCore
import Testing

/// What starts and stops the timer of a bar, and what its end does (rule D5).
@Suite struct DriverTimerTests {
    /// A bar that hides by itself, and is revealed; the timer runs.
    private func bar(_ change: (inout IndexBarStyle) -> Void = { _ in }) -> ListedBar {
        var bar = ListedBar {
            $0.autoHide = .untilScrolled
            change(&$0)
        }
        #expect(bar.list(10, .unknown).timer == .start(bar.driver.style.hideDelay))
        return bar
    }

    @Test func `D5 a touch stops it, whether a drag yet or not, and its end starts it`() {
        for activation in [IndexBarStyle.Activation.touchDown, .delay(seconds: 5)] {
            var bar = bar { $0.activation = activation }
            #expect(bar.finger(.began, 3).timer == .stop)
            #expect(bar.finger(.moved, 4).timer == nil)
            #expect(bar.driver.timerIsOver().visible == nil)
            #expect(bar.finger(.ended, 4).timer == .start(1.5))
        }
    }

    @Test func `D5 a hovering mouse stops it until it leaves`() {
        var bar = bar()
        let hover = IndexBarPointer(.hovered, x: 7, y: 15, kind: .mouse)
        #expect(bar.driver.pointer(hover).timer == .stop)
        #expect(bar.driver.timerIsOver().visible == nil)
        #expect(bar.driver.pointer(IndexBarPointer(.left)).timer == .start(1.5))
        #expect(bar.driver.pointer(hover).timer == .stop)
        #expect(bar.driver.pointer(IndexBarPointer(.hovered, x: 200, y: 15)).timer == .start(1.5))
    }

    @Test func `D5 visible focus stops it`() {
        var bar = bar()
        #expect(bar.driver.focus(isVisible: true).timer == .stop)
        #expect(bar.driver.timerIsOver().visible == nil)
        #expect(bar.driver.focus(isVisible: false).timer == .start(1.5))
        #expect(bar.driver.focus(isVisible: false).timer == nil)
    }

    @Test func `D5 a list that moves stops it, whoever moves it`() {
        for moving in [IndexBarListState.Moving.user, .itself] {
            var bar = bar()
            #expect(bar.list(20, moving).timer == .stop)
            #expect(bar.driver.timerIsOver().visible == nil)
            #expect(bar.list(20).timer == .start(1.5))
            #expect(bar.list(30).timer == nil)
        }
    }

    @Test func `D5 a list that cannot tell starts it anew at each state that differs`() {
        var bar = bar()
        #expect(bar.list(10, .unknown).timer == nil)
        #expect(bar.list(11, .unknown).timer == .start(1.5))
        #expect(bar.list(12).timer == nil)
    }

    @Test func `D5 every pointer, press, wheel and accessible input starts it anew, handled or not`() {
        var bar = bar()
        #expect(bar.driver.pointer(IndexBarPointer(.moved, id: 9)).timer == .start(1.5))
        #expect(bar.driver.pointer(IndexBarPointer(.left)).timer == .start(1.5))
        #expect(bar.driver.pointer(IndexBarPointer(.hovered, x: 900, y: 0)).timer == .start(1.5))
        #expect(bar.driver.press(.left).timer == .start(1.5))
        #expect(bar.driver.wheel(.notches(0)).timer == .start(1.5))
        #expect(bar.driver.accessible(.escape).timer == .start(1.5))
        #expect(bar.driver.choose(entry: 1).timer == nil)
        #expect(bar.driver.frame().timer == nil)
    }

    @Test func `D5 its end hides the bar, and there is none while the bar is hidden`() {
        var bar = bar()
        #expect(bar.driver.timerIsOver().visible == false)
        #expect(bar.driver.reservedThickness == 0)
        #expect(bar.driver.pointer(IndexBarPointer(.left)).timer == nil)
        #expect(bar.list(20, .unknown).timer == .start(1.5))
        var never = ListedBar()
        #expect(never.list(20, .unknown).timer == nil)
        #expect(never.driver.timerIsOver() == never.driver.frame())
    }

    @Test func `D5 a delay of no time hides in the same answer`() {
        var bar = ListedBar {
            $0.autoHide = .untilScrolled
            $0.hideDelay = 0
        }
        #expect(bar.list(10, .user).visible == true)
        let rest = bar.list(10)
        #expect(rest.timer == nil && rest.visible == false)
    }

    @Test func `D5 the style's delay counts, and a bar that is put away has no timer`() {
        var bar = bar { $0.hideDelay = 4 }
        #expect(bar.driver.update { $0.isPutAway = true }.timer == .stop)
        #expect(bar.driver.update { $0.isPutAway = false }.timer == .start(4))
    }

    @Test func `E18 it ends a preview that follows the list, and nothing else, where nothing hides`() {
        var bar = ListedBar { $0.previewsWhileScrolling = true }
        bar.list(120, .user)
        #expect(bar.driver.scene.preview?.entry == 2)
        #expect(bar.list(170, .no).timer == .start(1.5))
        #expect(bar.driver.scene.preview?.entry == 3)
        let over: IndexBarCommands = bar.driver.timerIsOver()
        #expect(over.paint && over.visible == nil)
        #expect(bar.driver.scene.preview == nil && bar.driver.isVisible)
    }
}
