import Testing
import UIKit

@MainActor @Suite struct TouchTests {
    @Test func `behaviour 2: a touch stays with its view, also outside, with negative places`() {
        Policy.with(Policy()) {
            let window = window()
            let control = probe(in: window)
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 310, y: 150))
            finger.move(to: CGPoint(x: 5, y: 20))
            #expect(control.calls.last == "continue -80.0 inside=false")
            finger.lift()
            #expect(control.sent.last == .touchUpOutside)
        }
    }

    @Test func `behaviour 3: a second finger reaches other views only`() {
        let window = window()
        let control = probe(in: window)
        let other = ProbeControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(other)
        let (first, second, third) = (Finger(on: window), Finger(on: window), Finger(on: window))
        first.down(at: CGPoint(x: 310, y: 150))
        second.down(at: CGPoint(x: 310, y: 250))
        third.down(at: CGPoint(x: 5, y: 5))
        #expect(control.calls.count == 1)
        #expect(other.calls.count == 1)
        first.lift()
        second.lift()
        third.lift()
        #expect(control.calls.count == 2)
    }

    @Test(arguments: [false, true])
    func `behaviour 4: touch-down after or before beginTracking`(first: Bool) {
        Policy.with(.but { $0.touchDownFirst = first }) {
            let window = window()
            let control = probe(in: window)
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 310, y: 150))
            #expect(control.calls == ["begin inside=true tracking=false"])
            #expect(control.sent == (first ? [.touchDown, .valueChanged] : [.valueChanged, .touchDown]))
            #expect(control.isTracking && control.isHighlighted)
            finger.lift()
        }
    }

    @Test func `behaviour 4: a refusal tracks nothing`() {
        Policy.with(Policy()) {
            let window = window()
            let control = probe(in: window)
            control.begins = false
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 310, y: 150))
            finger.move(to: CGPoint(x: 310, y: 160))
            finger.lift()
            #expect(control.calls.count == 1)
            #expect(control.sent == [.valueChanged])
        }
    }

    @Test func `behaviour 5: inside is up to date before continueTracking and the drag events follow`() {
        Policy.with(Policy()) {
            let window = window()
            let control = probe(in: window)
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 310, y: 150))
            finger.move(to: CGPoint(x: 10, y: 150))
            #expect(control.calls.last == "continue 50.0 inside=false")
            #expect(!control.isHighlighted)
            finger.move(to: CGPoint(x: 310, y: 150))
            #expect(control.isHighlighted)
            #expect(
                control.sent.suffix(4)
                    == [.touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside])
            finger.lift()
        }
    }

    @Test(arguments: [false, true])
    func `behaviour 6: after a no, no touch-up; endTracking as the policy says`(ends: Bool) {
        Policy.with(.but { $0.endsAfterRefusal = ends }) {
            let window = window()
            let control = probe(in: window)
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 310, y: 150))
            control.goesOn = false
            finger.move(to: CGPoint(x: 310, y: 160))
            finger.lift()
            #expect(control.calls.count == (ends ? 3 : 2))
            #expect(!control.isTracking)
            #expect(!control.sent.contains(.touchUpInside))
        }
    }

    @Test func `behaviour 7: end, then the touch-up, then neither inside nor tracking`() {
        let window = window()
        let control = probe(in: window)
        var tracking: Bool?
        control.addAction(
            UIAction { tracking = ($0.sender as? UIControl)?.isTracking }, for: .touchUpInside)
        let finger = Finger(on: window)
        finger.down(at: CGPoint(x: 310, y: 150))
        finger.lift()
        #expect(control.calls.last == "end inside=true tracking=true")
        #expect(tracking == true)
        #expect(!control.isTracking && !control.isTouchInside)
    }

    @Test func `behaviour 7: without super the control tracks for ever`() {
        let window = window()
        let control = probe(in: window)
        control.callsSuper = false
        let finger = Finger(on: window)
        finger.down(at: CGPoint(x: 310, y: 150))
        finger.lift()
        #expect(control.isTracking)
    }

    @Test(arguments: ["window", "hidden", "above", "disabled", "system"])
    func `behaviour 8: the touch is cancelled once`(way: String) {
        let window = window()
        let box = UIView(frame: window.bounds)
        window.addSubview(box)
        let control = ProbeControl(frame: CGRect(x: 300, y: 100, width: 20, height: 200))
        box.addSubview(control)
        let finger = Finger(on: window)
        finger.down(at: CGPoint(x: 310, y: 150))
        switch way {
        case "window": control.removeFromSuperview()
        case "hidden": control.isHidden = true
        case "above": box.isHidden = true
        case "disabled": control.isEnabled = false
        default: finger.cancel()
        }
        #expect(control.calls.last == "cancel event=\(way == "system")")
        #expect(control.sent.last == .touchCancel)
        #expect(!control.isTracking)
        let count = control.calls.count
        finger.lift()
        control.removeFromSuperview()
        #expect(control.calls.count == count)
    }
}
