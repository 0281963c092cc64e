#if GTK
    import CGTK

    /// The timer of a bar that hides by itself.
    extension IndexBarWidget {
        /// Begins to wait for the end of the delay, anew if it waits already.
        func startHideTimer() {
            stopHideTimer()
            guard style.autoHide != .never, !isHidden, let widget else { return }
            let delay = autoHideDelay > 0 ? min(autoHideDelay, 3600) : 0
            hideTimer = g_timeout_add(
                guint(delay * 1000),
                { instance in
                    let bar = IndexBarWidget.object(of: instance!)
                    bar.hideTimer = 0
                    bar.perform(.hideDelayOver)
                    return 0
                }, widget)
        }

        /// Waits no longer.
        func stopHideTimer() {
            guard hideTimer != 0 else { return }
            g_source_remove(hideTimer)
            hideTimer = 0
        }
    }
#endif
