#if canImport(UIKit)
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// Faults of peers that concern the control, by their numbers in the list of faults.
    @MainActor @Suite struct PeerFaultTests {
        @Test func `P2, P4: no titles, no event, no crash`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 15, height: 300))
            let listener = Listener(bar)
            bar.tap(100)
            #expect(listener.delegateHeard.isEmpty)
            #expect(listener.valueChanged == 0)
        }

        @Test func `P3: titles that vanish under the finger end the drag`() {
            let bar = IndexBarView.spread(IndexBarView.alphabet)
            let listener = Listener(bar)
            let touch = bar.drag(150)
            bar.titles = []
            touch.place.y = 160
            #expect(!bar.continueTracking(touch, with: nil))
            bar.endTracking(touch, with: nil)
            #expect(listener.delegateHeard.count == 1)
        }

        @Test func `P3: an app may change the titles while it hears of a selection`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.onSelect = { [weak bar] _ in bar?.titles = [] }
            bar.drag(150)
            #expect(bar.selectedIndex == nil)
            #expect(!bar.driver.isTracking)
        }

        @Test func `P6, P7, P8: titles and sections need not be one to one`() {
            let bar = IndexBarView.spread([])
            bar.content = IndexBarContent(
                titles: ["A", "E", "H"], sections: [1, 2, 3], rowCounts: [5, 2, 0, 4])
            bar.listScrolled(firstVisibleRow: 0)
            bar.tap(150)
            #expect(bar.lastSelection?.section == 3)
            bar.listScrolled(firstVisibleRow: 5)
            #expect(bar.highlightedIndex == 0)
            bar.listScrolled(firstVisibleRow: 0)
            #expect(bar.highlightedIndex == nil)
        }

        @Test func `P9: a title that looks like a gap is a title`() {
            let bar = IndexBarView.spread(["•"])
            #expect(bar.driver.layout.slots.map(\.kind) == [.title(0)])
            bar.tap(150)
            #expect(bar.selectedTitle == "•")
        }

        @Test func `P10: long titles never push content`() {
            let bar = IndexBarView.spread(["Settings", "Users"])
            let wide = bar.intrinsicContentSize.width
            bar.style.maximumThickness = 20
            #expect(bar.intrinsicContentSize.width == 20)
            #expect(wide > 20)
            #expect(bar.reservedThickness == 20)
        }

        @Test func `P11: one band, one event`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let listener = Listener(bar)
            bar.drag(10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
            #expect(listener.valueChanged == 1)
        }

        @Test func `P26: while a finger is on, the list does not move the highlight`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.drag(10)
            bar.listScrolled(firstVisibleRow: 2)
            #expect(bar.highlightedIndex == 0)
        }

        @Test func `P28: a delay keeps accidents away`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.style.activation = .delay(seconds: 0.2)
            let touch = FakeTouch(7, 150, time: 10)
            #expect(bar.beginTracking(touch, with: nil))
            #expect(bar.selectedIndex == nil)
            touch.time = 10.1
            #expect(bar.continueTracking(touch, with: nil))
            #expect(bar.selectedIndex == nil)
            touch.time = 10.3
            #expect(bar.continueTracking(touch, with: nil))
            #expect(bar.selectedIndex == 1)
        }

        @Test func `P28: a touch lost before it became a drag does not block the next`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.style.activation = .drag(minimum: 50)
            let lost = bar.drag(10)
            bar.cancelTracking(with: nil)
            let next = bar.drag(100, 290)
            #expect(bar.selectedIndex == 2)
            bar.endTracking(next, with: nil)
            #expect(lost !== next)
        }

        @Test func `P35: the list's content inset is no matter`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            list.addSubview(bar)
            list.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
            bar.layoutIfNeeded()
            #expect(bar.driver.layout.slots.first?.band.start == 0)
        }

        @Test func `P36, P37: spread, start and end are offered beside centred`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 15, height: 300), titles: ["A", "B"])
            func start() -> Double? {
                bar.layoutIfNeeded()
                return bar.driver.layout.slots.first?.band.start
            }
            #expect(start() == 136)
            bar.style.distribution = .start
            #expect(start() == 2)
            bar.style.distribution = .end
            #expect(start() == 270)
        }

        @Test func `P40: wide titles have room`() {
            let bar = IndexBarView(frame: .zero, titles: ["2021", "2022"])
            let title = NSString(string: "2022").size(withAttributes: [.font: bar.titleMeasure!.font])
            #expect(bar.intrinsicContentSize.width >= title.width)
        }

        @Test func `P42, P43, P44: the room for rows is known before layout and told when it changes`() {
            let bar = IndexBarView(frame: .zero, titles: ["A", "WWWWWW"])
            let first = bar.reservedThickness
            #expect(first > 15)
            var heard: [CGFloat] = []
            bar.onReservationChange = { heard.append($0) }
            bar.style.minimumRows = 10
            bar.style.minimumRows = 11
            bar.style.minimumRows = 0
            bar.titles = ["A"]
            #expect(heard == [0, first, 15])
        }

        @Test func `P46: the bar hides on demand and comes back`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.isHidden = true
            bar.isHidden = false
            bar.tap(150)
            #expect(bar.selectedIndex == 1)
        }

        @Test func `P47: a search entry leads to the very top`() {
            let bar = IndexBarView.spread([])
            bar.content = IndexBarContent(
                titles: ["{search}", "A"], sections: [nil, 1], rowCounts: [4, 4],
                symbolNames: ["magnifyingglass"])
            bar.tap(10)
            #expect(bar.lastSelection?.section == nil)
            #expect(bar.lastSelection?.row == 0)
        }

        @Test func `P50, P51: the chosen entry stays lit until the user scrolls, any scroll counts`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.tap(290)
            bar.listScrolled(firstVisibleRow: 2, byUser: false)
            #expect(bar.highlightedIndex == 2)
            bar.listScrolled(firstVisibleRow: 1, byUser: true)
            #expect(bar.highlightedIndex == 1)
            bar.listScrolled(firstVisibleRow: 0, byUser: true)
            #expect(bar.highlightedIndex == 0)
        }

        @Test func `P61: the delegate is not kept alive`() {
            let bar = IndexBarView.spread(["A"])
            var listener: Listener? = Listener(bar)
            weak let seen = listener
            #expect(seen != nil)
            listener = nil
            #expect(seen == nil)
            bar.tap(10)
            #expect(bar.selectedIndex == 0)
        }
    }
#endif
