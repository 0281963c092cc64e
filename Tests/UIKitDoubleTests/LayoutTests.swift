import Testing
import UIKit

@MainActor @Suite struct LayoutTests {
    private let log = ProbeView.Log()

    @Test func `behaviour 10: many invalidations, one pass, superviews first, nothing before a window`() {
        Policy.with(Policy()) {
            let outer = ProbeView("outer", log)
            let inner = ProbeView("inner", log)
            outer.addSubview(inner)
            Display.frame()
            #expect(log.lines.isEmpty)
            let window = window()
            window.addSubview(outer)
            outer.setNeedsLayout()
            inner.setNeedsLayout()
            Display.frame()
            #expect(log.lines == ["layout outer", "layout inner"])
            Display.frame()
            #expect(log.lines.count == 2)
        }
    }

    @Test(arguments: 0...3)
    func `behaviour 10: as many extra passes as the policy says`(extra: Int) {
        Policy.with(.but { $0.extraPasses = extra }) {
            let window = window()
            window.addSubview(ProbeView("one", log))
            Display.frame()
            #expect(log.lines.count == 1 + extra)
        }
    }

    @Test func `behaviour 10: layoutIfNeeded begins with the topmost ancestor that waits`() {
        let outer = ProbeView("outer", log)
        let middle = ProbeView("middle", log)
        let inner = ProbeView("inner", log)
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.layoutIfNeeded()
        #expect(log.lines == ["layout outer", "layout middle", "layout inner"])
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(log.lines.suffix(1) == ["layout inner"])
    }

    @Test func `behaviour 10: an equal frame asks for nothing, a new size and a new origin of the bounds do`()
    {
        let view = ProbeView("one", log)
        view.layoutIfNeeded()
        view.frame = view.frame
        view.center = CGPoint(x: 90, y: 90)
        view.layoutIfNeeded()
        #expect(log.lines.count == 1)
        view.frame.size.width = 11
        view.layoutIfNeeded()
        view.bounds.origin.y = 5
        view.layoutIfNeeded()
        #expect(log.lines.count == 3)
    }

    @Test func `behaviour 10: the safe area reaches a view, and its guide, with the layout`() {
        let window = window()
        let view = ProbeView("one", log, frame: CGRect(x: 0, y: 10, width: 320, height: 470))
        window.addSubview(view)
        window.changeSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(view.safeAreaLayoutGuide.layoutFrame == .zero)
        Display.frame()
        #expect(log.lines.contains("safe one 34.0"))
        #expect(
            view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 34, width: 320, height: 402))
        #expect(view.layoutMargins.top == 42)
    }

    @Test func `drawing happens in a window, once, and is not repeated for a new size`() {
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.text = "A"
        Display.frame()
        #expect(view.drawCount == 0)
        let window = window()
        window.addSubview(view)
        Display.frame()
        #expect(view.drawCount == 1)
        #expect(view.drawn.count == 1)
        view.frame.size.width = 60
        Display.frame()
        #expect(view.drawCount == 1)
        view.contentMode = .redraw
        view.frame.size.width = 70
        Display.frame()
        #expect(view.drawCount == 2)
    }

    @Test func `the tint comes from above, and dims`() {
        let window = window()
        let outer = ProbeView("outer", log)
        let inner = ProbeView("inner", log)
        outer.addSubview(inner)
        window.addSubview(outer)
        log.lines = []
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(log.lines == ["tint outer", "tint inner"])
        window.tintAdjustmentMode = .dimmed
        #expect(inner.tintColor != .red)
        #expect(log.lines.suffix(2) == ["tint outer", "tint inner"])
    }
}
