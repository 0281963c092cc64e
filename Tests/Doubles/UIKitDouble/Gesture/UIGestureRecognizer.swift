// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}
extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    weak var owner: UIView?
    var start: CGPoint?
    var point = CGPoint.zero
    var storedState = State.possible
    public override init() { super.init() }

    open var view: UIView? { owner }
    open var state: State { storedState }
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var name: String?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    open var numberOfTouches: Int { start == nil ? 0 : 1 }

    /// Whether a movement from the start is what the recogniser waits for.
    func recognizes(from start: CGPoint, to point: CGPoint) -> Bool { false }
}

/// Ten points in any direction: the slop of UIKit's own is not documented; on the device list.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    override func recognizes(from start: CGPoint, to point: CGPoint) -> Bool {
        hypot(Double(point.x - start.x), Double(point.y - start.y)) >= 10
    }
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: point.x - (start?.x ?? point.x), y: point.y - (start?.y ?? point.y))
    }
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let right = UIRectEdge(rawValue: 1 << 3)
}

/// There is none on visionOS: the page of `UIScreenEdgePanGestureRecognizer` names iOS and Mac Catalyst only.
@available(visionOS, unavailable)
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
    /// From within 20 points of an edge that was named, inward; how many it is in UIKit is not documented.
    override func recognizes(from start: CGPoint, to point: CGPoint) -> Bool {
        guard super.recognizes(from: start, to: point), let view, !edges.isEmpty else {
            return edges.isEmpty && super.recognizes(from: start, to: point)
        }
        let place = view.convert(start, from: nil)
        let (left, right) = (edges.contains(.left), edges.contains(.right))
        return left && place.x <= view.bounds.minX + 20 && point.x > start.x
            || right && place.x >= view.bounds.maxX - 20 && point.x < start.x
    }
}

@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    override func recognizes(from start: CGPoint, to point: CGPoint) -> Bool {
        abs(Double(point.x - start.x)) >= 50
    }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}
