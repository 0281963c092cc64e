#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// One touch counts, until it ends; UIKit delivers no other.
        func begin(_ touch: UITouch) -> Bool {
            guard takesTouches, touchID == nil || touchID == id(of: touch) else { return false }
            prepareHaptics()
            touchID = id(of: touch)
            send(touch, .began)
            return touchID != nil
        }

        /// Answers false once the drag is over for another reason than the finger: its entries are gone.
        func move(_ touch: UITouch) -> Bool {
            send(touch, .moved)
            return touchID != nil
        }

        /// Where the finger is lifted does not count.
        func end(_ touch: UITouch?) {
            guard let owner = touchID, touch == nil || touch.map(id) == owner else { return }
            touchID = nil
            receive(.touch(IndexBarTouch(.ended, id: owner, x: 0, y: 0, time: touch?.timestamp ?? 0)))
            settle()
        }

        /// The touch is gone, whoever took it.
        func loseTouch() {
            guard let owner = touchID else { return }
            touchID = nil
            receive(.touch(IndexBarTouch(.cancelled, id: owner, x: 0, y: 0)))
            settle()
        }

        /// After a touch, whether or not it was a drag.
        private func settle() {
            forgetHaptics()
            scheduleHiding()
        }

        private func id(of touch: UITouch) -> Int { ObjectIdentifier(touch).hashValue }

        private func send(_ touch: UITouch, _ phase: IndexBarTouch.Phase) {
            let point = touch.location(in: self)
            receive(
                .touch(
                    IndexBarTouch(
                        phase, id: id(of: touch), x: Double(point.x - bounds.minX),
                        y: Double(point.y - bounds.minY), time: touch.timestamp)))
        }

        /// A pan or a swipe of somebody else's does not begin where the bar took the touch: not a list's, a
        /// sheet's, a pager's. Screen edges are the system's; visionOS has none, and no recogniser for them.
        func allows(_ recognizer: UIGestureRecognizer) -> Bool {
            guard isEnabled, recognizer.view !== self else { return true }
            #if !os(visionOS)
                if recognizer is UIScreenEdgePanGestureRecognizer { return true }
            #endif
            return !(recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
        }
    }
#endif
