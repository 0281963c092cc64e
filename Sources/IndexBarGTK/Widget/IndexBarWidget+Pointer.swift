#if GTK
    import CGTK
    import IndexBarCore

    /// A pointer without a button down: its wheel steps, and what it hovers over is previewed.
    extension IndexBarWidget {
        func followPointer() {
            guard let widget else { return }
            followWheel(widget)
            followHover(widget)
        }

        private func followWheel(_ widget: UnsafeMutablePointer<GtkWidget>) {
            let flags = GtkEventControllerScrollFlags(
                GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE.rawValue
            )
            guard let controller = gtk_event_controller_scroll_new(flags) else { return }
            connections.connect(gpointer(controller), "scroll") { [unowned self] arguments in
                let steps = arguments.double(at: 2) != 0 ? arguments.double(at: 2) : arguments.double(at: 1)
                if let steps = Int(exactly: steps.rounded()), steps != 0 { perform(.wheel(by: steps)) }
                arguments.answer(true)
            }
            gtk_widget_add_controller(widget, controller)
        }

        private func followHover(_ widget: UnsafeMutablePointer<GtkWidget>) {
            guard let controller = gtk_event_controller_motion_new() else { return }
            for signal in ["enter", "motion"] {
                connections.connect(gpointer(controller), signal) { [unowned self] arguments in
                    hover(x: arguments.double(at: 1), y: arguments.double(at: 2))
                }
            }
            connections.connect(gpointer(controller), "leave") { [unowned self] _ in perform(.hoverEnded) }
            gtk_widget_add_controller(widget, controller)
        }

        /// A finger takes the pointer along, which is no hovering: not until it has moved by itself.
        private func hover(x: Double, y: Double) {
            if isTouched {
                let isMoved = abs(x - lastTouch.x) > 4 || abs(y - lastTouch.y) > 4
                guard isMoved, !isTracking, gesture.map({ gtk_gesture_is_active($0) == 0 }) ?? true else {
                    return
                }
                isTouched = false
            }
            perform(.hover(x: x, y: y))
        }
    }
#endif
