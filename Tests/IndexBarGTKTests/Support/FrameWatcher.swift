#if GTK
    import CGTK

    /// Looks at every frame just before it is painted.
    @MainActor
    final class FrameWatcher {
        private let clock: OpaquePointer
        private var handler: gulong = 0
        private let look: @MainActor () -> Void

        init(clock: OpaquePointer, look: @escaping @MainActor () -> Void) {
            self.clock = clock
            self.look = look
            let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in
                Unmanaged<FrameWatcher>.fromOpaque(data).takeUnretainedValue().look()
            }
            handler = g_signal_connect_data(
                gpointer(clock), "paint", unsafeBitCast(callback, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        }

        /// Looks no longer.
        func end() { g_signal_handler_disconnect(gpointer(clock), handler) }
    }
#endif
