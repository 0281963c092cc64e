#if canImport(UIKit)
    import UIKit

    /// Whether the list moved, and whether the user moved it: everything that happens outside the bar's own scroll and
    /// not with a change of the list's size or insets is the user's, a tap on the status bar and a screen reader's
    /// scroll included.
    @MainActor
    struct ListMotion {
        /// The offset changed since the bar was told.
        private(set) var moved = false
        private(set) var byUser = false
        /// The bar is scrolling the list now.
        var isOurs = false
        /// Where an animated scroll of the bar's goes.
        var goal: CGPoint?
        /// An animated scroll has come to its goal, or the user has taken over.
        private(set) var hasArrived = false
        /// The list's size and insets while nothing changes them.
        private var frame = Frame()
        /// The same at the last pass.
        private var lastFrame = Frame()

        private struct Frame: Equatable {
            var size = CGSize.zero
            var inset = UIEdgeInsets.zero
        }

        mutating func offsetDidChange(of list: UIScrollView) {
            moved = true
            let now = Frame(size: list.bounds.size, inset: list.adjustedContentInset)
            let isResized = now != frame
            frame = now
            if isOurs || isResized { return }
            guard let goal else {
                byUser = true
                return
            }
            if list.isTracking || list.isDecelerating {
                byUser = true
                self.goal = nil
            } else if abs(goal.x - list.contentOffset.x) <= 0.5, abs(goal.y - list.contentOffset.y) <= 0.5 {
                self.goal = nil
                hasArrived = true
            }
        }

        /// The bar has been told. A size counts as the list's own once it has lasted for two passes: an offset that is
        /// put right because of a new size may come after the first.
        ///
        /// - Returns: whether another pass is due.
        mutating func settle(_ list: UIScrollView) -> Bool {
            let now = Frame(size: list.bounds.size, inset: list.adjustedContentInset)
            let isSteady = now == lastFrame
            if isSteady { frame = now }
            lastFrame = now
            (moved, byUser) = (false, false)
            return !isSteady
        }

        mutating func takeArrival() -> Bool {
            defer { hasArrived = false }
            return hasArrived
        }
    }
#endif
