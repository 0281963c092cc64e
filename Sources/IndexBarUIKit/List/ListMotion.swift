#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// Who moves a list, as far as UIKit says. Nobody says that a motion has ended, so the list is looked at again.
    @MainActor
    final class ListMotion {
        private weak var view: UIScrollView?
        /// Asks for a layout, in which the list is looked at.
        private let look: @MainActor () -> Void
        private(set) var timer: Timer?

        /// Whether the list moves by the bar's own call.
        private var isOurs = false
        /// Where the bar brought the list, as long as it is there.
        private var ownOffset: CGPoint?
        /// Where an animated scroll of the bar's goes.
        private var goal: CGPoint?
        /// Whether the user moved the list since it was looked at.
        private var userMoves = false
        /// Where it was when it was looked at last, and what nobody explains since it came to rest: one move may be anybody's
        /// jump, a second one is a motion, such as an animation of the app's.
        private var shownAt: (bounds: CGRect, content: CGSize)?
        private var unexplained = Unexplained.none
        private enum Unexplained { case none, move, motion }
        /// Whether it has stood still for a while, and the offset from which on it does.
        private var isAtRest = false
        private var offsetThen = CGPoint.zero

        /// How long a list is still before it counts as at rest, in seconds.
        static let pause = 0.1

        init(of view: UIScrollView, look: @escaping @MainActor () -> Void) {
            (self.view, self.look) = (view, look)
        }

        /// Whether a finger or its momentum moves the list now.
        var isUsers: Bool { view.map { $0.isTracking || $0.isDecelerating } ?? false }

        /// The handler runs inside the list's own layout, so it marks and does nothing else.
        func offsetDidChange() {
            look()
            guard let view, !isOurs else { return }
            if isUsers {
                (userMoves, goal) = (true, nil)
            } else if let goal, view.isNear(goal) {
                (self.goal, ownOffset) = (nil, view.contentOffset)
            }
        }

        /// Who moves the list, asked at each look; it is looked at again where it moves, or where that is wanted.
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

        /// Whether the list has come to rest since that was asked last.
        func takeRest() -> Bool {
            defer { isAtRest = false }
            return isAtRest
        }

        // MARK: The bar's own

        /// Whatever moves inside is no user's doing.
        func ours(_ move: () -> Void) {
            isOurs = true
            move()
            isOurs = false
            ownOffset = view?.contentOffset
        }

        /// Goes somewhere with motion, or is no longer on its way.
        func animate(to goal: CGPoint?) {
            self.goal = goal
            if let goal { view?.setContentOffset(goal, animated: true) }
        }

        /// Ends the list's own motion where it is.
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
