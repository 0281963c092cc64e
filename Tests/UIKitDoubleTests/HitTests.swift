import Testing
import UIKit

@MainActor @Suite struct HitTests {
    @Test func `behaviour 1: hidden, transparent and inert views are passed over with their subviews`() {
        let window = window()
        let outer = UIView(frame: window.bounds)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(outer)
        outer.addSubview(inner)
        let point = CGPoint(x: 10, y: 10)
        #expect(window.hitTest(point, with: nil) === inner)
        outer.alpha = 0.009
        #expect(window.hitTest(point, with: nil) === window)
        outer.alpha = 0.01
        #expect(window.hitTest(point, with: nil) === inner)
        outer.isHidden = true
        #expect(window.hitTest(point, with: nil) === window)
        outer.isHidden = false
        outer.isUserInteractionEnabled = false
        #expect(window.hitTest(point, with: nil) === window)
    }

    @Test func `behaviour 1: the front-most subview comes first`() {
        let window = window()
        let (below, above) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
        window.addSubview(below)
        window.addSubview(above)
        #expect(window.hitTest(.zero, with: nil) === above)
        window.bringSubviewToFront(below)
        #expect(window.hitTest(.zero, with: nil) === below)
    }

    @Test func `behaviour 1: outside the superview no reach helps`() {
        let window = window()
        let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 300))
        let control = ProbeControl(frame: CGRect(x: 0, y: 0, width: 20, height: 300))
        control.reach = 40
        window.addSubview(box)
        box.addSubview(control)
        #expect(window.hitTest(CGPoint(x: 130, y: 5), with: nil) === control)
        #expect(window.hitTest(CGPoint(x: 90, y: 5), with: nil) === window)
    }

    @Test func `points convert through origins and transforms`() {
        let window = window()
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        window.addSubview(box)
        box.addSubview(inner)
        box.bounds.origin = CGPoint(x: 0, y: 3)
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 15, y: 22))
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(box.frame == CGRect(x: -40, y: -30, width: 200, height: 200))
        #expect(inner.convert(CGPoint(x: 0, y: 0), from: nil) == CGPoint(x: 15, y: 13))
        #expect(box.bounds.size == CGSize(width: 100, height: 100))
    }
}
