#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK

    /// A window that is as large as the room and gives its children the places that the stage says.
    @MainActor final class ContractWindow {
        typealias Widget = UnsafeMutablePointer<GtkWidget>

        /// What GTK's layout functions, which know only a widget, ask.
        private static weak var current: ContractWindow?
        private static var hasSheet = false

        let window: Widget
        let room: Widget
        private(set) var width = 0.0
        private(set) var height = 0.0
        private var frame: IndexBarRectangle?
        private let connections = SignalConnections()

        /// How many events of a kind have come to the window, and which touch began last.
        private var arrived: [UInt32: Int] = [:]
        private(set) var lastTouch: OpaquePointer?
        /// How many touches and keys have come to the bar, and how many keys went on from it.
        private(set) var barTouches = 0
        private(set) var barKeys = 0
        private(set) var passedKeys = 0

        init() {
            window = gtk_window_new()
            room = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            Self.current = self
            gtk_widget_add_css_class(window, "contract")
            Self.useSheet(for: gtk_widget_get_display(window))
            gtk_window_set_decorated(window.window, 0)
            gtk_window_set_child(window.window, room)
            let layout = gtk_custom_layout_new(
                nil,
                { _, orientation, _, minimum, natural, _, _ in
                    let size = MainActor.assumeIsolated { ContractWindow.current?.extent(orientation) ?? 0 }
                    minimum?.pointee = size
                    natural?.pointee = size
                },
                { room, _, _, _ in
                    let room = UInt(bitPattern: room)
                    MainActor.assumeIsolated {
                        ContractWindow.current?.place(Widget(bitPattern: room))
                    }
                })
            gtk_widget_set_layout_manager(room, layout)
            followWindow()
        }

        /// Equal rows, and no frames that only a transition asks for.
        private static func useSheet(for display: OpaquePointer?) {
            guard !hasSheet, let provider = gtk_css_provider_new() else { return }
            hasSheet = true
            cgtk_css_provider_load(
                provider,
                """
                .contract listview > row { padding: 0; margin: 0; border: none; min-height: 0; min-width: 0; }
                .contract * { transition: none; animation: none; }
                """)
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
        }

        // MARK: Places

        func add(_ child: Widget) {
            let box = UnsafeMutableRawPointer(room).assumingMemoryBound(to: GtkBox.self)
            gtk_box_append(box, child)
        }

        func resize(width: Double, height: Double, bar: IndexBarRectangle?) {
            guard (self.width, self.height, frame) != (width, height, bar) else { return }
            (self.width, self.height, frame) = (width, height, bar)
            gtk_window_set_default_size(window.window, gint(width), gint(height))
            gtk_widget_queue_resize(room)
            gtk_window_present(window.window)
        }

        private func extent(_ orientation: GtkOrientation) -> gint {
            gint(orientation == GTK_ORIENTATION_HORIZONTAL ? width : height)
        }

        private func place(_ room: Widget?) {
            let whole = IndexBarRectangle(width: width, height: height)
            var child = room.flatMap { gtk_widget_get_first_child($0) }
            while let widget = child {
                let frame = frame ?? whole
                for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
                    gtk_widget_measure(widget, orientation, -1, nil, nil, nil, nil)
                }
                var place = GtkAllocation(
                    x: gint(frame.x), y: gint(frame.y), width: gint(frame.width), height: gint(frame.height))
                gtk_widget_size_allocate(widget, &place, -1)
                child = gtk_widget_get_next_sibling(widget)
            }
        }

        // MARK: Events

        private func followWindow() {
            guard let events = gtk_event_controller_legacy_new(), let keys = gtk_event_controller_key_new()
            else { return }
            gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
            connections.connect(gpointer(events), "event") { [unowned self] arguments in
                guard let event = arguments.pointer(at: 1).map({ OpaquePointer($0) }) else { return }
                let type = gdk_event_get_event_type(event)
                arrived[type.rawValue, default: 0] += 1
                if type == GDK_TOUCH_BEGIN { lastTouch = gdk_event_get_event_sequence(event) }
            }
            gtk_widget_add_controller(window, events)
            // What the bar leaves would move the focus.
            connections.connect(gpointer(keys), "key-pressed") { [unowned self] arguments in
                passedKeys += 1
                arguments.answer(true)
            }
            gtk_widget_add_controller(room, keys)
        }

        /// Counts what comes to the bar.
        func follow(_ bar: Widget) {
            guard let events = gtk_event_controller_legacy_new() else { return }
            gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
            connections.connect(gpointer(events), "event") { [unowned self] arguments in
                guard let event = arguments.pointer(at: 1).map({ OpaquePointer($0) }) else { return }
                switch gdk_event_get_event_type(event) {
                case GDK_TOUCH_BEGIN, GDK_BUTTON_PRESS: barTouches += 1
                case GDK_KEY_PRESS: barKeys += 1
                default: break
                }
            }
            gtk_widget_add_controller(bar, events)
        }

        /// Does something that sends events, and waits until so many of a kind have come.
        func await(_ type: GdkEventType, _ count: Int = 1, atMost seconds: Double = 0.3, _ body: () -> Void) {
            let before = arrived[type.rawValue, default: 0]
            body()
            run(atMost: seconds) { arrived[type.rawValue, default: 0] >= before + count }
        }

        // MARK: Frames

        /// Runs until no frame is asked for: until the main loop has nothing to do soon.
        func settle() {
            let isSized = {
                gtk_widget_get_mapped(self.window) != 0
                    && gtk_widget_get_width(self.window) == gint(self.width)
                    && gtk_widget_get_height(self.window) == gint(self.height)
            }
            run(atMost: 1, until: isSized)
            let end = g_get_monotonic_time() + 1_000_000
            repeat {
                while g_main_context_iteration(nil, 0) != 0, g_get_monotonic_time() < end {}
                guard let wait = nextTimeout(), wait <= 25 else { return }
                g_usleep(gulong(wait) * 1000 + 100)
            } while g_get_monotonic_time() < end
        }

        /// In how many milliseconds the main loop has something to do; nil: it waits for events.
        private func nextTimeout() -> gint? {
            let context = g_main_context_default()
            guard g_main_context_acquire(context) != 0 else { return nil }
            defer { g_main_context_release(context) }
            var (priority, timeout): (gint, gint) = (0, 0)
            g_main_context_prepare(context, &priority)
            _ = g_main_context_query(context, gint.max, &timeout, nil, 0)
            return timeout < 0 ? nil : timeout
        }

        func close() {
            connections.disconnectAll()
            gtk_window_destroy(window.window)
            drain()
        }
    }
#endif
