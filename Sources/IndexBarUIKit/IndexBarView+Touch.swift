#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// The driver decides whether the touch belongs to the bar. UIKit then delivers no other touch.
        func begin(_ touch: UITouch) -> Bool {
            measure()
            isDragTaken = false
            let event = event(.began, touch)
            if lastTouch == nil { prepareHaptics() }
            let isOurs = carryOut(driver.pointer(event))
            if isOurs {
                lastTouch = event
            } else if lastTouch == nil {
                forgetHaptics()
            }
            return isOurs
        }

        /// Returns false if the drag has ended while the finger is still down, because its entries are gone.
        func move(_ touch: UITouch) -> Bool {
            let event = event(.moved, touch)
            lastTouch = event
            return carryOut(driver.pointer(event))
        }

        /// The position of the lift does not count.
        func end(_ touch: UITouch?) {
            guard var event = lastTouch, touch == nil || touch.map(id) == event.id else { return }
            event.phase = .ended
            event.time = touch?.timestamp ?? event.time
            finish(event)
        }

        /// The touch was taken away.
        func loseTouch() {
            guard var event = lastTouch else { return }
            event.phase = .cancelled
            isDragTaken = driver.isTracking
            finish(event)
        }

        private func finish(_ event: IndexBarPointer) {
            lastTouch = nil
            carryOut(driver.pointer(event))
            forgetHaptics()
        }

        private func event(_ phase: IndexBarPointer.Phase, _ touch: UITouch) -> IndexBarPointer {
            let point = touch.location(in: self)
            let known = phase == .began ? nil : lastTouch?.kind
            return IndexBarPointer(
                phase, id: id(of: touch), x: Double(point.x - origin.x), y: Double(point.y - origin.y),
                time: touch.timestamp,
                kind: known ?? (touch.type == .indirectPointer ? .mouse : .finger))
        }

        private func id(of touch: UITouch) -> Int { Int(bitPattern: ObjectIdentifier(touch)) }

        /// Keeps the pans and swipes of lists, sheets and pagers from beginning with the bar's touch. Screen edge
        /// gestures belong to the system; visionOS has neither the edges nor their recogniser.
        func allows(_ recognizer: UIGestureRecognizer) -> Bool {
            guard isEnabled, recognizer.view !== self else { return true }
            #if !os(visionOS)
                if recognizer is UIScreenEdgePanGestureRecognizer { return true }
            #endif
            return !(recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
        }

        // MARK: Haptics

        /// The generator lives from touch-down to lift. visionOS has none.
        private func prepareHaptics() {
            #if !os(visionOS)
                guard storedStyle.givesFeedback else { return }
                let generator: UISelectionFeedbackGenerator
                if #available(iOS 17.5, *) {
                    generator = UISelectionFeedbackGenerator(view: self)
                } else {
                    generator = UISelectionFeedbackGenerator()
                }
                generator.prepare()
                haptics = generator
            #endif
        }

        func playHaptics() {
            #if !os(visionOS)
                haptics?.selectionChanged()
                haptics?.prepare()
            #endif
        }

        func forgetHaptics() {
            #if !os(visionOS)
                haptics = nil
            #endif
        }
    }

    extension IndexBarView: UIPointerInteractionDelegate {
        /// A hovering pointer previews the entry under it and selects nothing.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            guard isEnabled, let area = driver.scene.hitArea else { return nil }
            let point = request.location
            carryOut(
                driver.pointer(
                    IndexBarPointer(
                        .hovered, x: Double(point.x - origin.x), y: Double(point.y - origin.y), kind: .mouse))
            )
            return UIPointerRegion(rect: CGRect(area).offsetBy(dx: origin.x, dy: origin.y))
        }

        /// Nil: the pointer keeps its shape.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { nil }

        /// The pointer has left the bar.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { carryOut(driver.pointer(IndexBarPointer(.left, kind: .mouse))) }
    }
#endif
