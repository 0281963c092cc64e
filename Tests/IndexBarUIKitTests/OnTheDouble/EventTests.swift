#if INDEXBAR_UIKIT_DOUBLE
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// What reaches the bar through windows, recognisers and several fingers.
    @MainActor @Suite struct EventTests {
        @Test func `a drag from touch-down to lift, with UIControl's own events around it`() {
            let stage = Stage()
            let finger = stage.finger(at: 10)
            #expect(stage.bar.isTracking && stage.bar.isHighlighted)
            finger.move(to: CGPoint(x: 100, y: 240))
            finger.lift()
            #expect(stage.listener.delegateHeard == [0, 1])
            #expect(!stage.bar.isTracking && !stage.bar.isTouchInside && !stage.bar.isHighlighted)
            #expect(stage.bar.sent.contains(.touchDown))
            #expect(stage.bar.sent.contains(.touchDragOutside))
            #expect(stage.bar.sent.last == .touchUpOutside)
            #expect(stage.bar.sent.filter { $0 == .valueChanged }.count == 2)
        }

        @Test func `S0.33: every selection, three ways to hear of it`() {
            let stage = Stage()
            stage.finger(at: 10).lift()
            #expect(stage.listener.delegateHeard == [0])
            #expect(stage.listener.closureHeard.count == 1)
            #expect(stage.listener.valueChanged == 1)
            #expect(stage.listener.primary == 1)
            #expect(stage.bar.sent.last == .touchUpInside)
        }

        @Test func `S1.22, S1.24: with nobody listening nothing happens`() {
            let stage = Stage()
            stage.bar.delegate = nil
            stage.bar.onSelect = nil
            stage.finger(at: 150).lift()
            #expect(stage.bar.selectedIndex == 1)
        }

        @Test func `the hit area reaches beyond the bounds, but never beyond the superview`() {
            let stage = Stage()
            let finger = Finger(on: stage.window)
            finger.down(at: CGPoint(x: 277, y: 100))
            #expect(finger.view === stage.bar)
            finger.lift()
            finger.down(at: CGPoint(x: 275, y: 100))
            #expect(finger.view === stage.window)
            finger.lift()
        }

        @Test func `S1.8, P2: an empty or hidden bar lets touches through`() {
            let stage = Stage([])
            #expect(stage.finger(at: 10).view === stage.window)
            let other = Stage()
            other.bar.style.minimumRows = 10
            Display.frame()
            #expect(other.finger(at: 10).view === other.window)
        }

        @Test func `S0.31, P26: a second finger changes nothing`() {
            let stage = Stage()
            let first = stage.finger(at: 10)
            let second = stage.finger(at: 290)
            second.move(to: CGPoint(x: 310, y: 200))
            second.lift()
            #expect(stage.listener.delegateHeard == [0])
            first.move(to: CGPoint(x: 310, y: 240))
            first.lift()
            #expect(stage.listener.delegateHeard == [0, 1])
        }

        @Test(arguments: ["cancel", "window", "hidden", "above", "disabled"])
        func `S0.30: whatever takes the touch away ends the drag and the looks of it`(way: String) {
            let stage = Stage()
            let finger = stage.finger(at: 10)
            Display.frame()
            #expect(stage.bar.bubble.text == "A")
            switch way {
            case "cancel": finger.cancel()
            case "window": stage.bar.removeFromSuperview()
            case "hidden": stage.bar.isHidden = true
            case "above": stage.window.isHidden = true
            default: stage.bar.isEnabled = false
            }
            #expect(!stage.bar.isTracking)
            #expect(!stage.bar.driver.isTracking)
            #expect(stage.bar.bubble.text == nil)
            #expect(stage.bar.sent.filter { $0 == .touchCancel }.count == 1)
            finger.lift()
            #expect(stage.listener.delegateHeard == [0])
        }

        @Test(arguments: [true, false])
        func `P3: entries that vanish under the finger end the tracking at the next move`(lifts: Bool) {
            let stage = Stage()
            let finger = stage.finger(at: 10)
            stage.bar.titles = []
            if !lifts {
                finger.move(to: CGPoint(x: 310, y: 240))
                Display.frame()
            }
            finger.lift()
            #expect(!stage.bar.isTracking)
            #expect(stage.listener.delegateHeard == [0])
            stage.bar.titles = ["X", "Y"]
            stage.finger(at: 290).lift()
            #expect(stage.listener.delegateHeard == [0, 1])
        }

        @Test func `several moves between two frames report what the finger passed last`() {
            let stage = Stage()
            let finger = stage.finger(at: 10)
            finger.move(to: CGPoint(x: 310, y: 240))
            finger.move(to: CGPoint(x: 310, y: 380))
            Display.frame()
            finger.lift()
            #expect(stage.listener.delegateHeard.last == 2)
            #expect(stage.bar.selectedIndex == 2)
        }
    }

    /// The bar against other people's recognisers.
    @MainActor @Suite struct RecognizerTests {
        @Test func `S0.32, P24, P25: a sheet, a pager or a list does not take a drag that began in the bar`()
        {
            let stage = Stage()
            stage.window.addGestureRecognizer(UIPanGestureRecognizer())
            stage.window.addGestureRecognizer(UISwipeGestureRecognizer())
            let finger = stage.finger(at: 10)
            finger.move(to: CGPoint(x: 200, y: 240))
            finger.lift()
            #expect(stage.listener.delegateHeard == [0, 1])
            #expect(!stage.bar.sent.contains(.touchCancel))
        }

        @Test func `Q68: screen edges stay the system's`() {
            let stage = Stage()
            stage.window.addGestureRecognizer(UIScreenEdgePanGestureRecognizer())
            let finger = stage.finger(at: 10)
            finger.move(to: CGPoint(x: 200, y: 240))
            finger.lift()
            #expect(stage.bar.sent.contains(.touchCancel))
            #expect(!stage.bar.driver.isTracking)
        }

        @Test func `a disabled bar, and the bar's own recognisers, are no matter`() {
            let stage = Stage()
            let pan = UIPanGestureRecognizer()
            stage.window.addGestureRecognizer(pan)
            #expect(!stage.bar.gestureRecognizerShouldBegin(pan))
            stage.bar.isEnabled = false
            #expect(stage.bar.gestureRecognizerShouldBegin(pan))
            stage.bar.isEnabled = true
            let own = UIPanGestureRecognizer()
            stage.bar.addGestureRecognizer(own)
            #expect(stage.bar.gestureRecognizerShouldBegin(own))
            #expect(stage.bar.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
        }

        @Test func `P20: inside a list the bar still gets its drag`() {
            let stage = Stage()
            let list = UIScrollView(frame: stage.window.bounds)
            stage.window.addSubview(list)
            list.addSubview(stage.bar)
            let finger = stage.finger(at: 10)
            finger.move(to: CGPoint(x: 310, y: 240))
            Display.frame()
            finger.lift()
            #expect(stage.bar.selectedIndex == 1)
            #expect(!stage.bar.sent.contains(.touchCancel))
            #expect(list.contentOffset == .zero)
        }
    }
#endif
