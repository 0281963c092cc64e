#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// Finds out who moves a list, as far as UIKit tells. UIKit does not report the end of a motion, so the list is
    /// checked again after a pause.
    @MainActor
    final class ListMotion {
        private weak var view: UIScrollView?
        /// Requests a layout, which checks the list.
        private let look: @MainActor () -> Void
        private(set) var timer: Timer?

        /// Whether the bar is moving the list right now.
        private var isOurs = false
        /// The offset to which the bar has scrolled the list.
        private var ownOffset: CGPoint?
        /// The target of the bar's animated scroll.
        private var goal: CGPoint?
        /// Whether the user has moved the list since the last check.
        private var userMoves = false
        /// The state at the last check, and the unexplained moves since the list was at rest: one move may be a jump,
        /// a second one is a motion, such as an animation of the app.
        private var shownAt: (bounds: CGRect, content: CGSize)?
        private var unexplained = Unexplained.none
        private enum Unexplained { case none, move, motion }
        /// Whether the list has come to rest, and its offset when the pause began.
        private var isAtRest = false
        private var offsetThen = CGPoint.zero

        /// How long a list must be still to count as at rest, in seconds.
        static let pause = 0.1

        init(of view: UIScrollView, look: @escaping @MainActor () -> Void) {
            (self.view, self.look) = (view, look)
        }

        /// Whether a finger or its momentum moves the list.
        var isUsers: Bool { view.map { $0.isTracking || $0.isDecelerating } ?? false }

        /// Called during the list's own layout, so it only marks the work.
        func offsetDidChange() {
            look()
            guard let view, !isOurs else { return }
            if isUsers {
                (userMoves, goal) = (true, nil)
            } else if let goal, view.isNear(goal) {
                (self.goal, ownOffset) = (nil, view.contentOffset)
            }
        }

        /// Returns who moves the list, once for each check. Schedules another check if the list moves or the caller
        /// asks.
        func whoMoves(looksAgain isWanted: Bool) -> IndexBarListState.Moving {
            guard let view else { return .unknown }
            let moving = whoMoves(view)
            userMoves = false
            shownAt = (view.bounds, view.contentSize)
            let isMoving = moving == .user || moving == .itself || unexplained != .none
            if isMoving || isWanted, timer == nil {
                offsetThen = view.contentOffset
                timer = .after(Self.pause) { [weak self] in self?.lookAgain() }
            }
            return moving
        }

        private func whoMoves(_ view: UIScrollView) -> IndexBarListState.Moving {
            if userMoves || isUsers { return .user }
            if goal != nil { return .itself }
            if ownOffset == view.contentOffset { return .no }
            if let shownAt, shownAt != (view.bounds, view.contentSize) {
                let isMove = shownAt.bounds.size == view.bounds.size && shownAt.content == view.contentSize
                unexplained = !isMove ? .none : unexplained == .none ? .move : .motion
            }
            return unexplained == .motion ? .itself : .unknown
        }

        private func lookAgain() {
            timer = nil
            if view?.contentOffset == offsetThen { (isAtRest, goal, unexplained) = (true, nil, .none) }
            look()
        }

        /// Whether the list has come to rest since the last call.
        func takeRest() -> Bool {
            defer { isAtRest = false }
            return isAtRest
        }

        // MARK: The bar's own scrolls

        /// Runs a scroll of the bar, so that it does not count as the user's.
        func ours(_ move: () -> Void) {
            isOurs = true
            move()
            isOurs = false
            ownOffset = view?.contentOffset
        }

        /// Starts an animated scroll; nil forgets the current one.
        func animate(to goal: CGPoint?) {
            self.goal = goal
            if let goal { view?.setContentOffset(goal, animated: true) }
        }

        /// Stops the list's motion at the current offset.
        func stop() {
            guard let view else { return }
            ours { view.setContentOffset(view.contentOffset, animated: false) }
            (goal, userMoves) = (nil, false)
        }
    }

    extension UIScrollView {
        func isNear(_ offset: CGPoint) -> Bool {
            max(abs(offset.x - contentOffset.x), abs(offset.y - contentOffset.y)) <= 0.5
        }
    }
#endif
