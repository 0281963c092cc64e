#if GTK
    import CGTK

    /// Runs a closure once after a delay, unless it is stopped.
    @MainActor
    final class MainLoopTimer {
        private(set) var source: guint = 0
        private var body: (@MainActor () -> Void)?

        /// Starts or restarts the timer, in seconds, at most a million; 0 runs when the main loop is idle.
        func start(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
            stop()
            self.body = body
            let box = Unmanaged.passRetained(self).toOpaque()
            source = g_timeout_add_full(
                G_PRIORITY_DEFAULT, guint(max(0, min(seconds, 1_000_000)) * 1000),
                { data in
                    let timer = Unmanaged<MainLoopTimer>.fromOpaque(data!).takeUnretainedValue()
                    timer.source = 0
                    let body = timer.body
                    timer.body = nil
                    body?()
                    return 0
                }, box, { Unmanaged<MainLoopTimer>.fromOpaque($0!).release() })
        }

        /// Stops the timer.
        func stop() {
            if source != 0 { g_source_remove(source) }
            (source, body) = (0, nil)
        }

        var isRunning: Bool { source != 0 }
    }
#endif
