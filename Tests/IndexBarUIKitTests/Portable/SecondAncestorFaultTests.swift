#if canImport(UIKit)
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// Faults of the second ancestor, as far as the control itself can have them.
    @MainActor @Suite struct SecondAncestorFaultTests {
        @Test(arguments: [0, 1, 2, 27])
        func `S1.2, S1.3, S1.7, S1.8: any number of sections, and never one too many`(count: Int) {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 20, height: 300))
            bar.style = .native
            bar.numberOfSections = count
            bar.layoutIfNeeded()
            let listener = Listener(bar)
            bar.drag(150, 0, 299, 300, 5000, -5000)
            #expect(listener.delegateHeard.allSatisfy { (0..<count).contains($0) })
            #expect(listener.delegateHeard.isEmpty == (count == 0))
        }

        @Test(arguments: [-10.0, 0, 30, 52, 60])
        func `S1.9: a bar with less room than its margins is inert`(height: Double) {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 60, height: CGFloat(abs(height))))
            bar.style = .floating
            bar.numberOfSections = 27
            bar.layoutIfNeeded()
            bar.tap(20)
            #expect(bar.strip.frame.height >= 0)
        }

        @Test func `S1.10, S1.11, P29: too many titles condense, the first and the last stay`() {
            let bar = IndexBarView(
                frame: CGRect(x: 0, y: 0, width: 20, height: 200), titles: IndexBarView.alphabet)
            bar.layoutIfNeeded()
            let kinds = bar.driver.layout.slots.map(\.kind)
            #expect(kinds.first == .title(0))
            #expect(kinds.last == .title(25))
            #expect(kinds.count % 2 == 1)
            #expect(CGFloat(kinds.count) * 14 <= 200)
        }

        @Test func `S1.12, S1.13: titles are given, and later changes count`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 20, height: 200))
            bar.numberOfSections = 3
            #expect(bar.titles == ["1", "2", "3"])
            bar.titles = ["A", "B"]
            #expect(bar.numberOfSections == 2)
            #expect(bar.titles == ["A", "B"])
        }

        @Test func `S0.23, S1.15, P32, P33: rotation, resizing and insets are followed`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.bounds.size.height = 150
            bar.layoutIfNeeded()
            #expect(bar.driver.layout.extent == 150)
            bar.insets = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
            bar.layoutIfNeeded()
            #expect(bar.driver.layout.slots.first?.band.start == 30)
            #expect(bar.driver.layout.slots.last?.band.end == 120)
        }

        @Test func `S1.18, P22: what is not the strip takes no touch, nor does a hidden bar`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
            bar.style = .floating
            bar.numberOfSections = 5
            bar.layoutIfNeeded()
            #expect(bar.point(inside: CGPoint(x: 30, y: 100), with: nil))
            #expect(bar.point(inside: CGPoint(x: 9, y: 100), with: nil))
            #expect(!bar.point(inside: CGPoint(x: 7, y: 100), with: nil))
            #expect(!bar.point(inside: CGPoint(x: 30, y: 10), with: nil))
            bar.style.minimumRows = 6
            #expect(!bar.point(inside: CGPoint(x: 30, y: 100), with: nil))
            #expect(bar.reservedThickness == 0)
            bar.style.minimumRows = 0
            bar.style.autoHide = .untilScrolled
            #expect(!bar.point(inside: CGPoint(x: 30, y: 100), with: nil))
            bar.style.revealsOnEdgeTouch = true
            #expect(bar.point(inside: CGPoint(x: 30, y: 100), with: nil))
        }

        @Test func `S1.19: the floating style shows itself while touched only, as an option`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
            bar.style = .floating
            bar.numberOfSections = 5
            bar.layoutIfNeeded()
            #expect(bar.strip.alpha == 0)
            let touch = bar.drag(100, x: 30)
            #expect(bar.strip.alpha == 1)
            bar.endTracking(touch, with: nil)
            #expect(bar.strip.alpha == 0)
            bar.style.autoHide = .never
            #expect(bar.strip.alpha == 1)
        }

        @Test func `S1.20: a title's own place selects it`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 20, height: 200))
            bar.style = .floating
            bar.style.autoHide = .never
            bar.style.gaps = .overlap
            bar.numberOfSections = 27
            bar.layoutIfNeeded()
            for slot in bar.driver.layout.slots {
                guard case .title(let entry) = slot.kind else { continue }
                bar.tap(CGFloat(slot.band.center))
                #expect(bar.selectedIndex == entry)
            }
        }

        @Test func `S1.23, P5: an empty section leads to the nearest one with rows`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [2, 0, 3])
            bar.tap(150)
            #expect(bar.selectedIndex == 1)
            #expect(bar.lastSelection?.section == 2)
            #expect(bar.lastSelection?.row == 2)
        }

        @Test func `S1.26: minimumRows is a number of rows below which the bar is hidden`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.style.minimumRows = 4
            #expect(!bar.driver.isVisible)
            bar.content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [2, 1, 1])
            #expect(bar.driver.isVisible)
        }
    }
#endif
