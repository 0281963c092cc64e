#if GTK
    import BenchmarkKit
    import CGTK
    import Foundation

    /// A finger that goes up and down the bar faster than a touch screen can say: eight moves a frame.
    ///
    /// Each of the frames does the same work in every pass; what counts is its quietest pass, so that a frame that is
    /// slow by itself stays so, and one that others on the machine disturbed does not.
    @MainActor
    func measureScrub(_ report: inout Report, _ list: BenchmarkWindow) {
        guard report.wants("frame"), let clock = gtk_widget_get_frame_clock(list.window),
            let bar = list.bar.widget
        else { return }
        let frames = FrameTimes(clock: clock)
        defer { frames.end() }
        let x = 360 - Double(gtk_widget_get_width(bar)) / 2
        list.display.touch.touch(.began, x: x, y: 320)
        run { list.bar.isTracking }
        report.repeated {
            let scrub = frames.quietest { frame in
                for move in 0..<8 {
                    let place = frame * 8 + move
                    let y = 320 + 300 * Double(abs(place * 13 % 1200 - 600) - 300) / 300
                    list.display.touch.touch(.moved, x: x, y: y)
                }
            }
            return row("frame", "own work of a frame, and the most of 300, scrub over 1,000,000 rows", scrub)
        }
        list.display.touch.touch(.ended, x: x, y: 320)
        run { !list.bar.isTracking }
        let jump = frames.quietest { frame in
            let target = g_variant_new_uint32(guint32(frame * 293_003 % 1_000_000))
            gtk_widget_activate_action_variant(list.list, "list.scroll-to-item", target)
        }
        report.add(
            row("jump", "beside it: GTK's list goes to a row in each frame, the bar is not touched", jump))
        measureInputToPaint(&report, list, frames, x: x)
    }

    private func row(_ key: String, _ what: String, _ times: [Double]) -> Row {
        let samples = Samples(times)
        return Row(
            key, what, [.init("time", samples.median, "ns"), .init("largest", samples.largest, "ns")],
            spread: samples.spread)
    }

    /// From an event of the touch screen to the frame that shows it, by the clock on the wall.
    @MainActor
    private func measureInputToPaint(
        _ report: inout Report, _ list: BenchmarkWindow, _ frames: FrameTimes, x: Double
    ) {
        list.display.touch.touch(.began, x: x, y: 100)
        run { list.bar.isTracking }
        settle(list.window)
        var times: [Double] = []
        for place in 0..<100 {
            let before = list.bar.highlightedEntry
            let start = g_get_monotonic_time()
            list.display.touch.touch(.moved, x: x, y: place.isMultiple(of: 2) ? 500 : 100)
            run { list.bar.highlightedEntry != before }
            let painted = frames.count
            run { frames.count > painted }
            times.append(Double(g_get_monotonic_time() - start) * 1000)
            g_usleep(5000)
            drain()
        }
        list.display.touch.touch(.ended, x: x, y: 100)
        run { !list.bar.isTracking }
        let samples = Samples(times)
        report.add(
            Row(
                "paint", "from touch to paint, frames of 16.7 ms (wall clock)",
                [.init("time", samples.median, "ns")],
                spread: samples.spread))
    }

    /// The processor time of this thread from the end of one frame to the end of the next, without what is done to
    /// cause it and without waiting.
    @MainActor
    private final class FrameTimes {
        private static let frames = 300
        private static let passes = 5
        /// How many frames were painted.
        private(set) var count = 0
        private let clock: OpaquePointer
        private var handler: gulong = 0

        init(clock: OpaquePointer) {
            self.clock = clock
            let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in
                Unmanaged<FrameTimes>.fromOpaque(data).takeUnretainedValue().count += 1
            }
            handler = g_signal_connect_data(
                gpointer(clock), "after-paint", unsafeBitCast(callback, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        }

        func end() { g_signal_handler_disconnect(gpointer(clock), handler) }

        /// The work of each frame in its quietest pass.
        ///
        /// - Parameter cause: what is done before a frame.
        func quietest(_ cause: (Int) -> Void) -> [Double] {
            let passes = (0..<Self.passes).map { _ in (0..<Self.frames).map { work(of: $0, cause) } }
            return (0..<Self.frames).map { frame in passes.map { $0[frame] }.min() ?? 0 }
        }

        private func work(of frame: Int, _ cause: (Int) -> Void) -> Double {
            let painted = count
            let end = g_get_monotonic_time() + 40_000
            cause(frame)
            var work = 0.0
            while count == painted, g_get_monotonic_time() < end {
                let start = ThreadClock.now
                if g_main_context_iteration(nil, 0) != 0 { work += ThreadClock.now - start }
            }
            return work
        }
    }
#endif
