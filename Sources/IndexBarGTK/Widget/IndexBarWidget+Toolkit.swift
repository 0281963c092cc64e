#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// Sends an input to the driver and carries out its commands. Every touch, key and request passes here.
        @discardableResult
        func send(_ input: (inout IndexBarDriver) -> IndexBarCommands) -> IndexBarCommands {
            var commands = IndexBarCommands()
            withWidget { _ in
                commands = input(&driver)
                commands.carryOut(on: Toolkit(bar: self))
            }
            return commands
        }

        /// Requests a new size for the bar and its container.
        func queueResize() {
            guard let widget else { return }
            gtk_widget_queue_resize(widget)
            attachment?.giveRoom()
        }

        /// A bar that is hidden or empty takes no focus.
        func updateFocusable() {
            guard let widget else { return }
            gtk_widget_set_focusable(widget, (!isHidden && !content.isEmpty).gboolean)
        }
    }

    /// Carries out the driver's commands with GTK.
    struct Toolkit: @MainActor IndexBarToolkit {
        let bar: IndexBarWidget

        @MainActor var driver: IndexBarDriver { bar.driver }

        @MainActor func startTimer(_ seconds: Double) {
            bar.hideTimer.start(after: seconds) { [weak bar] in bar?.send { $0.timerIsOver() } }
            bar.fixed?.done(.timer(seconds: seconds, source: bar.hideTimer.source))
        }

        @MainActor func stopTimer() {
            bar.hideTimer.stop()
            bar.fixed?.done(.timerStopped)
        }

        @MainActor func paint() {
            guard let widget = bar.widget else { return }
            if !bar.isAllocating { gtk_widget_queue_allocate(widget) }
            gtk_widget_queue_draw(widget)
            bar.attachment?.list?.wantFrame()
            bar.fixed?.done(.paint)
        }

        @MainActor func stopList() {
            bar.attachment?.list?.stop()
            if !bar.isTracking { bar.attachment?.list?.letGo() }
            bar.fixed?.done(.stop)
        }

        @MainActor func scrollList(_ scroll: IndexBarCommands.Scroll) {
            bar.attachment?.list?.go(to: scroll)
            bar.fixed?.done(.scroll(scroll))
        }

        @MainActor func restoreList(_ place: IndexBarCommands.Restore) {
            bar.attachment?.list?.go(back: place)
            bar.fixed?.done(.restore(place))
        }

        @MainActor func visibleChanged() {
            bar.updateFocusable()
            bar.tellHidden()
            bar.queueResize()
            bar.fixed?.done(.visible)
        }

        @MainActor func reservedThicknessChanged() {
            bar.queueResize()
            bar.fixed?.done(.reserved)
        }

        @MainActor func valueChanged() { bar.tellValue() }

        /// GTK has no haptics.
        @MainActor func giveHaptic() {}

        @MainActor func announce(_ entry: Int) {
            guard let widget = bar.widget else { return }
            cgtk_accessible_announce(widget.opaque, bar.texts.announcement(for: entry))
        }

        @MainActor func tell(_ commands: IndexBarCommands) {
            guard bar.widget != nil else { return }
            if commands.trackingChanged {
                bar.setClass("dragging", bar.isTracking)
                // Meanwhile no touch moves the list.
                if bar.isTracking { bar.attachment?.list?.stop() } else { bar.attachment?.list?.letGo() }
            }
            if commands.selectedChanged {
                bar.notify("selected")
                bar.notify("selected-title")
            }
            if commands.litChanged { bar.notify("highlighted") }
            if commands.trackingChanged { bar.notify("tracking") }
            if commands.visible != nil { bar.notify("revealed") }
            if commands.reservedThickness != nil { bar.notify("reserved-thickness") }
            if let tracking = commands.tracking { bar.onTracking?(tracking) }
            if let selection = commands.selection { bar.emit(selection) }
        }
    }
#endif
