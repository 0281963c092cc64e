#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Forwards an input and carries out what follows.
        func receive(_ input: IndexBarInput) {
            refresh()
            apply(engine.handle(input))
            if engine.scrubScale != shownScale { updatePreview() }
        }

        /// Carries out effects. Whoever is told may change the bar, so what is shown is read from the engine
        /// again.
        func apply(_ effects: IndexBarEffects) {
            guard !effects.isEmpty else { return }
            onEffects?(effects)
            attachment?.carryOut(effects)
            let spoken = effects.announcement.map { engine.accessibleValue(of: $0, words: words) }
            if effects.tracking != nil || effects.highlight != nil { strip.setNeedsDisplay() }
            if let tracking = effects.tracking { trackingDidChange(tracking) }
            if let reveal = effects.reveal { visibilityDidChange(isShown: reveal) }
            if let selection = effects.selection { report(selection, isFelt: effects.givesFeedback) }
            if let spoken { UIAccessibility.post(notification: .announcement, argument: spoken) }
            if let place = effects.restore { onRestore?(place.row, place.fraction) }
            if effects.preview != nil { updatePreview() }
        }

        private func trackingDidChange(_ tracking: IndexBarEffects.Tracking) {
            switch tracking {
            case .began:
                hideTimer?.invalidate()
                hideTimer = nil
            case .ended, .cancelled:
                touchID = nil
                forgetHaptics()
                scheduleHiding()
            }
        }

        private func report(_ selection: IndexBarSelection, isFelt: Bool) {
            lastSelection = selection
            tellDelegate(selection.entry)
            onSelect?(selection)
            sendActions(for: .valueChanged)
            sendActions(for: .primaryActionTriggered)
            if isFelt, listMoved?() ?? true { playHaptics() }
        }

        private func visibilityDidChange(isShown: Bool) {
            if isShown { scheduleHiding() }
            updateVisibility()
            reportThickness()
        }

        /// Shows or hides what is drawn, without motion if the user wants none.
        func updateVisibility() {
            isAccessibilityElement = isReachable
            let alpha: CGFloat = engine.isHidden || isPutAway ? 0 : 1
            guard strip.alpha != alpha else { return }
            guard window != nil, !UIAccessibility.isReduceMotionEnabled else {
                strip.alpha = alpha
                return
            }
            let strip = strip
            UIView.animate(withDuration: 0.2) { strip.alpha = alpha }
        }

        /// Hides a bar that hides by itself, when nothing has happened for a while.
        func scheduleHiding() {
            hideTimer?.invalidate()
            hideTimer = nil
            guard storedStyle.autoHide != .never, !engine.isTracking else { return }
            let delay = storedStyle.hideDelay
            guard delay.isFinite, delay > 0 else {
                if touchID == nil { receive(.hideDelayOver) }
                return
            }
            let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.receive(.hideDelayOver) }
            }
            hideTimer = timer
            RunLoop.current.add(timer, forMode: .common)
        }
    }
#endif
