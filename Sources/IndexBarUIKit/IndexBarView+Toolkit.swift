#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Carries out the driver's commands.
        ///
        /// - Returns: whether the bar handled the input.
        @discardableResult func carryOut(_ commands: IndexBarCommands) -> Bool {
            commands.carryOut(on: Hands(bar: self))
            return commands.handled
        }

        /// Notifies observers of changes, and of a drag's beginning or end.
        fileprivate func tell(_ commands: IndexBarCommands) {
            if commands.reservedThickness != nil {
                invalidateIntrinsicContentSize()
                onReservationChange?(reservedThickness)
            }
            if commands.trackingChanged { setNeedsLayout() }
            if commands.tracking == .cancelled { forgetHaptics() }
            if let tracking = commands.tracking { onTracking?(tracking) }
            guard let selection = commands.selection else { return }
            lastSelection = selection
            tellDelegate(selection.entry)
            onSelect?(selection)
            sendActions(for: .valueChanged)
            sendActions(for: .primaryActionTriggered)
        }

        /// Removes the preview at once, even if no layout follows, as outside a window.
        fileprivate func wantsFrame() {
            setNeedsLayout()
            if driver.scene.preview == nil, !bubble.isHidden { bubble.isHidden = true }
        }

        /// Shows or hides the bar, without animation if the user reduces motion.
        fileprivate func visibleChanged() {
            reachabilityMayHaveChanged()
            let alpha: CGFloat = driver.isVisible ? 1 : 0
            guard strip.alpha != alpha else { return }
            guard window != nil, !UIAccessibility.isReduceMotionEnabled else {
                strip.alpha = alpha
                backdrop?.alpha = alpha
                return
            }
            let change = { [strip, backdrop] in
                strip.alpha = alpha
                backdrop?.alpha = alpha
            }
            if let animateVisibility { return animateVisibility(driver.isVisible, change) }
            UIView.animate(withDuration: 0.2, animations: change)
        }

        fileprivate func stopTimer() {
            hideTimer?.invalidate()
            hideTimer = nil
        }

        fileprivate func startTimer(_ seconds: Double) {
            stopTimer()
            hideTimer = .after(seconds) { [weak self] in self?.timerIsOver() }
        }

        private func timerIsOver() {
            hideTimer = nil
            carryOut(driver.timerIsOver())
        }
    }

    /// Carries out the driver's commands. The core knows no actors; all calls come from the main actor.
    private struct Hands: IndexBarToolkit {
        unowned let bar: IndexBarView

        private func on(_ work: @MainActor (IndexBarView) -> Void) {
            MainActor.assumeIsolated { work(bar) }
        }

        var driver: IndexBarDriver { MainActor.assumeIsolated { bar.driver } }
        func startTimer(_ seconds: Double) { on { $0.startTimer(seconds) } }
        func stopTimer() { on { $0.stopTimer() } }
        func paint() { on { $0.wantsFrame() } }
        func stopList() {
            on {
                $0.attachment?.list.motion.stop()
                $0.host?.stop()
            }
        }
        func scrollList(_ scroll: IndexBarCommands.Scroll) {
            on {
                $0.attachment?.list.go(to: scroll)
                $0.host?.scroll(scroll)
            }
        }
        func restoreList(_ restore: IndexBarCommands.Restore) {
            on {
                $0.attachment?.list.go(back: restore)
                $0.onRestore?(restore.row, restore.fraction)
            }
        }
        func visibleChanged() { on { $0.visibleChanged() } }
        func reservedThicknessChanged() { on { $0.attachment?.giveRoom() } }
        /// Nothing to do: UIKit asks for the value when it needs it.
        func valueChanged() {}
        func tell(_ commands: IndexBarCommands) { on { $0.tell(commands) } }
        func giveHaptic() { on { $0.playHaptics() } }
        func announce(_ entry: Int) {
            on {
                UIAccessibility.post(
                    notification: .announcement, argument: $0.texts.announcement(for: entry))
            }
        }
    }

    extension Timer {
        /// A timer that fires once, also while a list is being scrolled.
        @MainActor static func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> Timer {
            let end = Date(timeIntervalSinceNow: seconds)
            let timer = Timer(fire: end, interval: 0, repeats: false) { _ in MainActor.assumeIsolated(work) }
            RunLoop.current.add(timer, forMode: .common)
            return timer
        }
    }
#endif
