#if GTK
    import IndexBarCore
    import IndexBarGTK

    /// What the program itself does with the window, in place of a user.
    extension BrowseWindow {
        /// Draws so many frames that what follows from a selection is in place: list, highlight, then the bar.
        ///
        /// A window that gets no frames, on a display that has gone, is waited for 5 seconds a frame.
        func settle(frames: Int = 4) {
            for _ in 0..<frames {
                guard let clock = gtk_widget_get_frame_clock(window) else { return }
                let last = gdk_frame_clock_get_frame_counter(clock)
                let deadline = g_get_monotonic_time() + 5_000_000
                gtk_widget_queue_draw(window)
                gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
                while gdk_frame_clock_get_frame_counter(clock) == last, g_get_monotonic_time() < deadline {
                    if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
                }
            }
        }

        /// The entry with a title: the very same, else one that differs in case and accents only.
        func entry(titled title: String) -> Int? {
            let content = bar.content
            let entries = 0..<content.count
            let folded = FoldedName.folded(title)
            return entries.first { content.title(at: $0) == title }
                ?? entries.first { FoldedName.folded(content.title(at: $0)) == folded }
                ?? entries.first { FoldedName.folded(content.spokenTitle(at: $0)) == folded }
        }

        /// Begins a drag in the middle of an entry's band.
        func hold(entry: Int) {
            guard let band = bar.driver.layout.band(of: entry) else { return }
            let (scene, strip) = (bar.driver.scene, bar.driver.scene.strip)
            let isVertical = scene.axis == .vertical
            bar.point(
                IndexBarPointer(
                    .began, x: isVertical ? strip.x + strip.width / 2 : band.center,
                    y: isVertical ? band.center : strip.y + strip.height / 2))
        }
    }
#endif
