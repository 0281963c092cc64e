#if GTK
    import CGTK

    /// Runs GTK's main loop until a condition holds, for at most so many seconds; answers whether it holds.
    @MainActor
    @discardableResult
    func run(atMost seconds: Double = 5, until condition: () -> Bool) -> Bool {
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        while !condition() {
            guard g_get_monotonic_time() < end else { return false }
            // Nothing to do: wait a little for the server instead of spinning.
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(200) }
        }
        return true
    }

    /// Runs what waits to be run, for at most a second: something may always wait.
    @MainActor
    func drain() {
        let end = g_get_monotonic_time() + 1_000_000
        while g_main_context_iteration(nil, 0) != 0, g_get_monotonic_time() < end {}
    }

    /// Runs until everything that was asked for is laid out and painted: two frames of a window.
    @MainActor
    func settle(_ window: UnsafeMutablePointer<GtkWidget>) {
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        let first = gdk_frame_clock_get_frame_counter(clock)
        gtk_widget_queue_draw(window)
        run(atMost: 2) {
            if gdk_frame_clock_get_frame_counter(clock) >= first + 3 { return true }
            gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
            return false
        }
        drain()
    }
#endif
