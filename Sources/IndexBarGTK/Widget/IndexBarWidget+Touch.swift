#if GTK
    import CGTK
    import IndexBarCore

    /// Touches, the pointer and its wheel.
    extension IndexBarWidget {
        /// A single gesture follows one sequence at a time.
        func followTouches() {
            guard let widget, let gesture = gtk_gesture_drag_new() else { return }
            self.gesture = gesture
            let phases: [(String, IndexBarPointer.Phase)] = [
                ("begin", .began), ("update", .moved), ("end", .ended), ("cancel", .cancelled),
            ]
            for (signal, phase) in phases {
                connections.connect(gpointer(gesture), signal) { [unowned self] arguments in
                    gestureMoved(gesture, phase, arguments.pointer(at: 1))
                }
            }
            gtk_widget_add_controller(widget, gesture)
            keepOthers(from: gesture, on: widget)
        }

        private func gestureMoved(
            _ gesture: OpaquePointer, _ phase: IndexBarPointer.Phase, _ sequence: gpointer?
        ) {
            if phase == .began, let widget, gtk_widget_get_focus_on_click(widget) != 0 {
                gtk_widget_grab_focus(widget)
            }
            let touch = sequence.map { OpaquePointer($0) }
            var (x, y) = lastTouch
            gtk_gesture_get_point(gesture, touch, &x, &y)
            lastTouch = (x, y)
            let time = time(of: gesture)
            let wasTracking = isTracking
            point(
                IndexBarPointer(
                    phase, id: Int(bitPattern: sequence), x: x, y: y, time: time,
                    kind: sequence == nil ? .mouse : .finger))
            // A drag belongs to the bar, so no surrounding list, pager or sheet gets its sequence.
            guard isTracking, !wasTracking else { return }
            denyOthers(touch)
            gtk_gesture_set_sequence_state(gesture, touch, GTK_EVENT_SEQUENCE_CLAIMED)
        }

        /// Whether a point is in the bar's hit area.
        func isHit(x: Double, y: Double) -> Bool { driver.hitArea?.contains(x: x, y: y) ?? false }

        /// Handles an event of a finger or a mouse.
        package func point(_ pointer: IndexBarPointer) { send { $0.pointer(pointer) } }

        /// Hides a second finger from GTK's gestures, which would give up.
        private func keepOthers(from gesture: OpaquePointer, on widget: Widget) {
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

        /// Denies the sequence to all gestures around the bar. Claiming it should be enough, but a GtkScrolledWindow
        /// of GTK 4.8 resumes a touch that one of its children has claimed.
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

        /// Cancels the touch. GTK's gesture keeps its widget alive until the touch ends, and a widget destroyed with
        /// its window receives no end.
        func cancelTouch() {
            if let gesture { gtk_event_controller_reset(gesture) }
        }

        /// Follows a pointer without a pressed button: its wheel steps, and hovering previews the entry under it.
        func followPointer() {
            guard let widget, let motion = gtk_event_controller_motion_new(),
                let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
            else { return }
            for signal in ["enter", "motion"] {
                connections.connect(gpointer(motion), signal) { [unowned self] arguments in
                    point(
                        IndexBarPointer(
                            .hovered, x: arguments.double(at: 1), y: arguments.double(at: 2), kind: .mouse))
                }
            }
            connections.connect(gpointer(motion), "leave") { [unowned self] _ in
                point(IndexBarPointer(.left, kind: .mouse))
            }
            connections.connect(gpointer(wheel), "scroll") { [unowned self] arguments in
                let delta = arguments.double(at: 2) != 0 ? arguments.double(at: 2) : arguments.double(at: 1)
                let isNotched = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_WHEEL
                arguments.answer(send { $0.wheel(isNotched ? .notches(delta) : .points(delta)) }.handled)
            }
            for controller in [motion, wheel] { gtk_widget_add_controller(widget, controller) }
        }
    }
#endif
