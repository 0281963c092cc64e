#if GTK
    import CGTK

    /// Does something once, later, unless it is stopped before.
    @MainActor
    final class MainLoopTimer {
        private(set) var source: guint = 0
        private var body: (@MainActor () -> Void)?

        /// Waits so many seconds, at most a million, anew if it waits already; 0 is when all else is done.
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

        /// Waits no longer.
        func stop() {
            if source != 0 { g_source_remove(source) }
            (source, body) = (0, nil)
        }

        var isRunning: Bool { source != 0 }
    }
#endif
