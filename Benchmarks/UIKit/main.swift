import BenchmarkKit
import IndexBarUIKit
import UIKit

// What a move costs in UIKit's front end, on the double: its instructions less those of a control that only reads
// the touch's offset, which are the double's own. Usage: see `Report`.

/// A control that does with a touch what none can do without.
final class BareControl: UIControl {
    private(set) var last = CGPoint.zero

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = touch.location(in: self)
        return true
    }
}

/// A finger on a view beside a table, and where it goes.
@MainActor
final class Scrub {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let finger: Finger
    private let points: [CGPoint]

    init(_ view: UIView, _ points: [CGPoint]) {
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        view.frame = CGRect(x: 350, y: 100, width: 30, height: 600)
        controller.view.addSubview(view)
        finger = Finger(on: window)
        self.points = points
        Display.frame()
        finger.down(at: points[0])
        Display.frame()
    }

    /// Takes the finger through all of its points; frames are not among what is counted.
    func run() -> Int {
        for point in points { finger.move(to: point) }
        return points.count
    }
}

@MainActor
func bar(isPlain: Bool) -> IndexBarView {
    let bar = IndexBarView(frame: .zero, titles: (65...90).map { String(Unicode.Scalar(UInt8($0))) } + ["#"])
    if isPlain {
        bar.style.showsPreview = false
        bar.style.showsHighlight = false
    }
    return bar
}

let still = (0..<1024).map { CGPoint(x: 365, y: 400 + Double($0 % 2) / 64) }
let near = (0..<1024).map { CGPoint(x: 365, y: 400 + 250 * Double(abs($0 % 512 - 256) - 128) / 128) }
let views: [(key: String, what: String, make: @MainActor () -> UIView)] = [
    ("bare", "a control that reads the touch", { BareControl() }),
    ("plain", "a bar without preview and highlight", { bar(isPlain: true) }),
    ("bar", "a bar", { bar(isPlain: false) }),
]

var report = Report(area: "uikit")
report.heading("A move of a finger in UIKit's front end, on the double")
for (name, points) in [("still", still), ("near", near)] {
    for view in views {
        let scrub = Scrub(view.make(), points)
        let move = name == "still" ? "a move that changes nothing" : "a move to the next point"
        report.measure("\(name).\(view.key)", "\(move): \(view.what)", operations: points.count) { scrub.run() }
    }
    for view in views.dropFirst() {
        report.difference(
            "\(name).\(view.key).own", "of them the front end's own, \(view.what)", "\(name).\(view.key)",
            minus: "\(name).bare")
    }
}
report.finish()
