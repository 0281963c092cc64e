import UIKit

/// A control that notes what is called, in order.
final class ProbeControl: UIControl {
    var calls: [String] = []
    var begins = true
    var goesOn = true
    var callsSuper = true
    var reach = CGFloat.zero

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin inside=\(isTouchInside) tracking=\(isTracking)")
        sendActions(for: .valueChanged)
        return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue \(touch.location(in: self).y) inside=\(isTouchInside)")
        return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        calls.append("end inside=\(isTouchInside) tracking=\(isTracking)")
        if callsSuper { super.endTracking(touch, with: event) }
    }
    override func cancelTracking(with event: UIEvent?) {
        calls.append("cancel event=\(event != nil)")
        if callsSuper { super.cancelTracking(with: event) }
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -reach, dy: -reach).contains(point)
    }
}

/// A view that notes what is called, in order, in a list it shares with others.
final class ProbeView: UIView {
    final class Log { var lines: [String] = [] }
    let name: String
    let log: Log
    init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        log.lines.append("layout \(name)")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        let below = subviews.map { "\($0.traitCollection.userInterfaceStyle)" }.joined()
        log.lines.append("traits \(name) \(traitCollection.userInterfaceStyle) below \(below)")
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        log.lines.append("tint \(name)")
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        log.lines.append("safe \(name) \(safeAreaInsets.top)")
    }
}

@MainActor func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

@MainActor func probe(in window: UIWindow) -> ProbeControl {
    let control = ProbeControl(frame: CGRect(x: 300, y: 100, width: 20, height: 200))
    window.addSubview(control)
    return control
}

extension Policy {
    /// The first policy with one thing changed.
    static func but(_ change: (inout Policy) -> Void) -> Policy {
        var policy = Policy()
        change(&policy)
        return policy
    }
}
