#if canImport(UIKit)
    import UIKit

    /// Where a selection brought the list, for as long as nobody else moves it.
    struct Landing {
        /// nil: the very top.
        let row: ListRow?
        let offset: CGPoint
        let inset: CGFloat
        let contentSize: CGSize
    }

    extension ListAttachment {
        /// Remembers that the list stands where a selection led.
        func land(_ list: UIScrollView, on row: ListRow?) {
            guard let direction = rows?.direction else { return }
            landing = Landing(
                row: row, offset: list.contentOffset, inset: direction.inset(of: list),
                contentSize: list.contentSize)
        }

        /// Goes to the chosen row again where it has moved by itself: a large title has become small because of the
        /// jump, rows above have got another height. The end of the list may come nearer too.
        func keepLanding(_ list: UIScrollView) {
            guard let landing, motion.goal == nil else { return }
            let isAtRest = distance(list, landing.offset) <= 0.5
            guard isAtRest, !list.isTracking, !list.isDecelerating else {
                self.landing = nil
                return
            }
            let inset = rows?.direction.inset(of: list)
            guard inset != landing.inset || list.contentSize != landing.contentSize else { return }
            go(list, animated: false) { self.target(of: landing.row) }
            land(list, on: landing.row)
        }
    }
#endif
