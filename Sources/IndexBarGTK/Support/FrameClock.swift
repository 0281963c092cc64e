#if GTK
    import CGTK

    /// The frames of a widget's window while it is realized. GTK first updates, then lays out, then paints.
    @MainActor
    final class FrameClock {
        /// Called at the beginning of a frame for which an update was requested.
        var onUpdate: (@MainActor () -> Void)?
        /// Called after each layout.
        var onLayout: (@MainActor () -> Void)?
        /// Called when the focus has moved in the window.
        var onFocus: (@MainActor () -> Void)?
        private let widget: WeakObject
        private var clock: WeakObject?
        private let connections = SignalConnections()
        private let clockConnections = SignalConnections()

        init(of widget: Widget) {
            self.widget = WeakObject(widget)
            connections.connect(widget, "realize", after: true) { [weak self] _ in self?.follow() }
            connections.connect(widget, "unrealize") { [weak self] _ in self?.leave() }
            if gtk_widget_get_realized(widget) != 0 { follow() }
        }

        /// Ends all connections.
        func end() {
            connections.disconnectAll()
            leave()
        }

        /// The number of the current or last frame.
        var frame: gint64 {
            clock?.object.map { gdk_frame_clock_get_frame_counter(OpaquePointer($0)) } ?? 0
        }

        /// Requests an update at the beginning of the next frame.
        func requestUpdate() { request(GDK_FRAME_CLOCK_PHASE_UPDATE) }

        /// Requests a layout, in the current frame if possible.
        func requestLayout() { request(GDK_FRAME_CLOCK_PHASE_LAYOUT) }

        private func request(_ phase: GdkFrameClockPhase) {
            if let clock = clock?.object { gdk_frame_clock_request_phase(OpaquePointer(clock), phase) }
        }

        private func follow() {
            leave()
            guard let widget = widget.widget, let clock = gtk_widget_get_frame_clock(widget),
                let root = gtk_widget_get_root(widget)
            else { return }
            self.clock = WeakObject(gpointer(clock))
            clockConnections.connect(gpointer(clock), "update") { [weak self] _ in self?.onUpdate?() }
            clockConnections.connect(gpointer(clock), "layout", after: true) { [weak self] _ in
                self?.onLayout?()
            }
            clockConnections.connect(gpointer(root), "notify::focus-widget") { [weak self] _ in
                self?.onFocus?()
            }
            requestLayout()
        }

        private func leave() {
            clockConnections.disconnectAll()
            clock = nil
        }
    }
#endif
