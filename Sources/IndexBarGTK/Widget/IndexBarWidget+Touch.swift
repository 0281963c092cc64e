#if GTK
    import CGTK
    import IndexBarCore

    /// Touches, and the pointer with its first button down.
    extension IndexBarWidget {
        /// One gesture follows one sequence at a time.
        func followTouches() {
            guard let widget, let gesture = gtk_gesture_drag_new() else { return }
            self.gesture = gesture
            connections.connect(gpointer(gesture), "begin") { [unowned self] arguments in
                gestureBegan(gesture, arguments.pointer(at: 1))
            }
            connections.connect(gpointer(gesture), "update") { [unowned self] arguments in
                gestureMoved(gesture, .moved, arguments.pointer(at: 1))
            }
            connections.connect(gpointer(gesture), "end") { [unowned self] arguments in
                gestureMoved(gesture, .ended, arguments.pointer(at: 1))
            }
            connections.connect(gpointer(gesture), "cancel") { [unowned self] arguments in
                gestureMoved(gesture, .cancelled, arguments.pointer(at: 1))
            }
            gtk_widget_add_controller(widget, gesture)
            keepOthers(from: gesture, on: widget)
        }

        /// GTK's gestures give up when a second finger comes, so it is kept from them before they see it.
        private func keepOthers(from gesture: OpaquePointer, on widget: UnsafeMutablePointer<GtkWidget>) {
            guard let filter = gtk_event_controller_legacy_new() else { return }
            gtk_event_controller_set_propagation_phase(filter, GTK_PHASE_CAPTURE)
            connections.connect(gpointer(filter), "event") { arguments in
                guard gtk_gesture_is_active(gesture) != 0, let event = arguments.pointer(at: 1) else {
                    return
                }
                switch gdk_event_get_event_type(OpaquePointer(event)) {
                case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_BUTTON_PRESS:
                    let sequence = gdk_event_get_event_sequence(OpaquePointer(event))
                    arguments.answer(gtk_gesture_handles_sequence(gesture, sequence) == 0)
                default: break
                }
            }
            gtk_widget_add_controller(widget, filter)
        }

        /// Keeps the sequence from the gestures of everything around the bar. Claiming it should do, but a
        /// GtkScrolledWindow of GTK 4.8 takes a touch up again that was claimed by something in it.
        private func denyOthers(_ sequence: OpaquePointer?) {
            var ancestor = widget.flatMap { gtk_widget_get_parent($0) }
            while let around = ancestor {
                for controller in Self.controllers(of: around)
                where controller.cast(to: GtkWidget.self).isA(gtk_gesture_get_type())
                    && gtk_gesture_handles_sequence(controller, sequence) != 0
                {
                    gtk_gesture_set_sequence_state(controller, sequence, GTK_EVENT_SEQUENCE_DENIED)
                }
                ancestor = gtk_widget_get_parent(around)
            }
        }

        /// Takes the touch away. GTK's gesture keeps its widget alive until it is told the end, and a widget that
        /// goes with its window is told none.
        func cancelTouch() {
            if let gesture { gtk_event_controller_reset(gesture) }
        }

        private func gestureBegan(_ gesture: OpaquePointer, _ sequence: gpointer?) {
            if let widget, gtk_widget_get_focus_on_click(widget) != 0 { gtk_widget_grab_focus(widget) }
            isTouched = sequence != nil
            if isTouched { perform(.hoverEnded) }
            gestureMoved(gesture, .began, sequence)
        }

        private func gestureMoved(
            _ gesture: OpaquePointer, _ phase: IndexBarTouch.Phase, _ sequence: gpointer?
        ) {
            let sequencePointer = sequence.map { OpaquePointer($0) }
            var x = lastTouch.x
            var y = lastTouch.y
            gtk_gesture_get_point(gesture, sequencePointer, &x, &y)
            lastTouch = (x, y)
            let milliseconds = gtk_event_controller_get_current_event_time(gesture)
            let wasTracking = isTracking
            perform(
                .touch(
                    IndexBarTouch(
                        phase, id: Int(bitPattern: sequence), x: x, y: y, time: Double(milliseconds) / 1000)))
            // A drag that is on belongs to the bar: no list, pager or sheet around it gets the sequence.
            if isTracking, !wasTracking {
                denyOthers(sequencePointer)
                gtk_gesture_set_sequence_state(gesture, sequencePointer, GTK_EVENT_SEQUENCE_CLAIMED)
            }
        }
    }
#endif
