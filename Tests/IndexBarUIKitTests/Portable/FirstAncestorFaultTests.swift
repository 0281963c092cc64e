#if canImport(UIKit)
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// Faults of the first ancestor that must not come back, by their numbers in the list of faults.
    @MainActor @Suite struct FirstAncestorFaultTests {
        @Test func `S0.1, P1: equal titles are told apart by place`() {
            let bar = IndexBarView.spread(["A", "●", "D", "●", "G"])
            bar.tap(210)
            #expect(bar.selectedIndex == 3)
        }

        @Test func `S0.2, S0.3, S0.5: nothing selected is nil, and so is what new titles took away`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            #expect(bar.selectedIndex == nil)
            #expect(bar.selectedTitle == nil)
            bar.tap(250)
            #expect(bar.selectedTitle == "C")
            bar.titles = ["A"]
            #expect(bar.selectedIndex == nil)
            #expect(bar.selectedTitle == nil)
        }

        @Test func `S0.3, S1.6: the first touch on title 0 is reported`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let listener = Listener(bar)
            bar.tap(10)
            #expect(listener.delegateHeard == [0])
            #expect(listener.valueChanged == 1)
            #expect(listener.primary == 1)
            #expect(listener.closureHeard.map(\.phase) == [.began])
        }

        @Test func `S0.4, S1.6: the same title is reported again by the next touch`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let listener = Listener(bar)
            bar.tap(10)
            bar.listScrolled(firstVisibleRow: 2)
            bar.tap(10)
            #expect(listener.delegateHeard == [0, 0])
        }

        @Test func `S0.7: where the finger lifts does not count`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let listener = Listener(bar)
            let touch = bar.drag(10, 150)
            touch.place.y = 290
            bar.endTracking(touch, with: nil)
            #expect(listener.delegateHeard == [0, 1])
            #expect(bar.selectedIndex == 1)
        }

        @Test func `S0.8, S0.9, S0.25: end padding may change at any time and counts as 0 below 0`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            #expect(bar.style.endPadding == 0)
            bar.style.endPadding = 30
            bar.layoutIfNeeded()
            #expect(bar.driver.layout.slots.first?.band.start == 30)
            bar.style.endPadding = -50
            bar.layoutIfNeeded()
            #expect(bar.style.endPadding == -50)
            #expect(bar.driver.layout.slots.first?.band.start == 0)
            #expect(bar.subviews.count == 2)
        }

        @Test func `S0.10, S0.11, P12: titles are compared by value, and zero of them lay nothing out`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            var titles = bar.titles
            titles[1] = "X"
            bar.titles = titles
            #expect(bar.titles == ["A", "X", "C"])
            bar.titles = []
            bar.layoutIfNeeded()
            #expect(bar.driver.layout.slotCount == 0)
        }

        @Test func `S0.14: the direction follows the bounds at every layout and can be set`() {
            let bar = IndexBarView(frame: .zero, titles: ["A", "B", "C"])
            #expect(bar.axis == .vertical)
            bar.bounds.size = CGSize(width: 300, height: 20)
            bar.layoutIfNeeded()
            #expect(bar.axis == .horizontal)
            bar.bounds.size = CGSize(width: 20, height: 300)
            bar.layoutIfNeeded()
            #expect(bar.axis == .vertical)
            bar.style.axis = .horizontal
            bar.layoutIfNeeded()
            #expect(bar.axis == .horizontal)
        }

        @Test func `S0.16: a transform changes nothing inside`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.transform = CGAffineTransform(scaleX: 2, y: 2)
            bar.setNeedsLayout()
            bar.layoutIfNeeded()
            #expect(bar.strip.frame == CGRect(x: 0, y: 0, width: 15, height: 300))
            bar.tap(250)
            #expect(bar.selectedIndex == 2)
            #expect(!bar.point(inside: CGPoint(x: 7, y: 301), with: nil))
        }

        @Test func `S0.18: the classic style leaves no dead tail`() {
            let bar = IndexBarView(
                frame: CGRect(x: 0, y: 0, width: 28, height: 480), titles: IndexBarView.alphabet + ["#"])
            bar.style = .classic
            bar.layoutIfNeeded()
            #expect(bar.driver.layout.slots.last?.band.end == 478)
            bar.tap(477)
            #expect(bar.selectedIndex == 26)
        }

        @Test(arguments: [0, 1, 3, 19, 20, 45])
        func `S0.19, S0.20, S0.21, S0.22, S0.24, P30: no room is no crash and no touch in vain`(height: Int) {
            let bar = IndexBarView(
                frame: CGRect(x: 0, y: 0, width: 3, height: CGFloat(height)), titles: IndexBarView.alphabet)
            bar.layoutIfNeeded()
            let listener = Listener(bar)
            bar.tap(CGFloat(height) / 2)
            let isRoom = bar.driver.layout.slotCount > 0
            #expect(listener.delegateHeard.count == (isRoom ? 1 : 0))
            #expect(bar.point(inside: CGPoint(x: 1, y: CGFloat(height) / 2), with: nil) == isRoom)
        }

        @Test func `S0.26, P18: the finger may wander across the bar`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let touch = bar.drag(10)
            touch.place = CGPoint(x: -200, y: 150)
            #expect(bar.continueTracking(touch, with: nil))
            #expect(bar.selectedIndex == 1)
        }

        @Test func `S0.27, S1.1, S1.4, S1.5, P17: past the ends counts as the ends`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.drag(150, -5000)
            #expect(bar.selectedIndex == 0)
            let other = IndexBarView.spread(["A", "B", "C"])
            other.drag(150, 300)
            #expect(other.selectedIndex == 2)
            other.drag(150, 9999)
            #expect(other.selectedIndex == 2)
        }

        @Test func `S0.28, P19: touch-down selects at once`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.drag(150)
            #expect(bar.selectedIndex == 1)
            #expect(bar.driver.isTracking)
        }

        @Test(arguments: ["end", "cancel", "disable", "hide", "empty"])
        func `S0.29, S0.30: every end of a touch ends the drag`(way: String) {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let touch = bar.drag(150)
            switch way {
            case "end": bar.endTracking(touch, with: nil)
            case "cancel": bar.cancelTracking(with: nil)
            case "disable": bar.isEnabled = false
            case "hide": bar.isHidden = true
            default: bar.titles = []
            }
            #expect(!bar.driver.isTracking)
            #expect(!bar.continueTracking(touch, with: nil))
            #expect(!bar.driver.isTracking)
        }

        @Test func `S0.31, S1.21: one touch counts`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let listener = Listener(bar)
            let first = bar.drag(10)
            let second = FakeTouch(7, 290)
            #expect(!bar.beginTracking(second, with: nil))
            bar.endTracking(second, with: nil)
            #expect(bar.driver.isTracking)
            first.place.y = 150
            #expect(bar.continueTracking(first, with: nil))
            bar.endTracking(first, with: nil)
            #expect(listener.delegateHeard == [0, 1])
            #expect(bar.beginTracking(second, with: nil))
        }

        @Test
        func `S0.34, P21, P23: the hit area is apart from the strip, adjustable, and inert without entries`()
        {
            let bar = IndexBarView.spread(["A", "B", "C"])
            #expect(bar.point(inside: CGPoint(x: -14, y: 5), with: nil))
            #expect(!bar.point(inside: CGPoint(x: -15, y: 5), with: nil))
            bar.style.hitThickness = 24
            #expect(bar.point(inside: CGPoint(x: -4, y: 5), with: nil))
            #expect(!bar.point(inside: CGPoint(x: -5, y: 5), with: nil))
            #expect(!bar.point(inside: CGPoint(x: 20, y: 5), with: nil))
            bar.style.hitThickness = 9
            #expect(bar.point(inside: CGPoint(x: 2, y: 5), with: nil))
            #expect(!bar.point(inside: CGPoint(x: -1, y: 5), with: nil))
            bar.titles = []
            #expect(!bar.point(inside: CGPoint(x: 4, y: 5), with: nil))
        }

        @Test func `S0.37, P38: a horizontal bar mirrors`() {
            let bar = IndexBarView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 20), titles: ["A", "B", "C"])
            bar.style.distribution = .fill
            bar.semanticContentAttribute = .forceRightToLeft
            bar.layoutIfNeeded()
            bar.drag(10, x: 290)
            #expect(bar.selectedIndex == 0)
            bar.semanticContentAttribute = .forceLeftToRight
            bar.endTracking(nil, with: nil)
            bar.drag(10, x: 290)
            #expect(bar.selectedIndex == 2)
        }
    }
#endif
