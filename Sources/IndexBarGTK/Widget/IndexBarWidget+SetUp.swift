#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// Turns a plain range into an index bar by removing GtkRange's trough and its input controllers.
        func setUp() {
            guard let widget else { return }
            if let trough = gtk_widget_get_first_child(widget) { gtk_widget_set_visible(trough, 0) }
            for controller in Self.controllers(of: widget) {
                gtk_widget_remove_controller(widget, controller)
            }
            StyleSheet.use(for: gtk_widget_get_display(widget))
            gtk_orientable_set_orientation(widget.opaque, GTK_ORIENTATION_HORIZONTAL)
            updateFocusable()
            gtk_widget_set_focus_on_click(widget, 1)
            nodes = Nodes(parent: widget)
            followTouches()
            followKeys()
            followPointer()
            followMotion()
            followOrientation()
            send { $0.update { $0.ownsHit = true } }
            tellLabel()
            tellAxis()
            tellHidden()
            tellValue(isFirst: true)
        }

        /// Sets the axis when someone else changes GtkRange's orientation.
        private func followOrientation() {
            guard let widget else { return }
            connections.connect(widget, "notify::orientation") { [unowned self] _ in
                let isVertical = gtk_orientable_get_orientation(widget.opaque) == GTK_ORIENTATION_VERTICAL
                if isVertical != (driver.scene.axis == .vertical) {
                    style.axis = isVertical ? .vertical : .horizontal
                }
            }
        }

        /// Follows whether the bar is enabled and shows a focus ring.
        func stateChanged(from before: GtkStateFlags) {
            guard let widget, nodes != nil else { return }
            let now = gtk_widget_get_state_flags(widget).rawValue
            let changed = now ^ before.rawValue
            if changed & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 { gtk_widget_queue_allocate(widget) }
            let focus = GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
            if changed & focus != 0 { send { $0.focus(isVisible: now & focus != 0) } }
        }

        /// Releases what the widget holds elsewhere, when it is disposed of. May be called more than once.
        func tearDown() {
            hideTimer.stop()
            gesture = nil
            connections.disconnectAll()
            attachment?.end()
            attachment = nil
            (modelContent, titleExpression) = (nil, nil)
            guard let nodes else { return }
            nodes.remove()
            self.nodes = nil
            titleCache.clear()
            StyleSheet.release()
        }

        /// The event controllers of a widget.
        static func controllers(of widget: UnsafeMutablePointer<GtkWidget>) -> [OpaquePointer] {
            guard let list = gtk_widget_observe_controllers(widget) else { return [] }
            defer { g_object_unref(gpointer(list)) }
            return (0..<g_list_model_get_n_items(list)).compactMap { place in
                guard let controller = g_list_model_get_item(list, place) else { return nil }
                g_object_unref(controller)
                return OpaquePointer(controller)
            }
        }
    }
#endif
