#if GTK
    import CGTK
    import IndexBarCore

    /// Keeps a list where the bar says and tells the bar what the list shows, both once a frame.
    ///
    /// In a frame GTK first updates, then lays out, then paints. A selection is carried out at the update, so that
    /// of several the last one counts. Where the list is, is read after the layout, when its rows are in place; what
    /// the bar then lights is painted in the same frame.
    @MainActor
    final class ListFollower {
        private let scrolled: WeakObject
        private let adapter: any ListAdapter
        private weak var bar: IndexBarWidget?
        private let connections = SignalConnections()
        private let clockConnections = SignalConnections()
        private var clock: WeakObject?
        /// The bar may have a selection that the list has not gone to.
        private var hasSelection = true
        /// Where the list is to go back to.
        private var wanted: ListPosition?
        /// The list was moved by the bar, and the layout that follows has not been seen yet.
        private var isMoving = false
        /// The fraction of a row that is still to be scrolled by, once the row is in place.
        private var rest: ListPosition?
        private var mustTell = true
        private var last: View?

        /// What a layout made of the list.
        private struct View: Equatable {
            var position: ListPosition?
            var size: [Double]
            var rows: Int?
        }

        init(
            scrolled: UnsafeMutablePointer<GtkWidget>, adapter: any ListAdapter, bar: IndexBarWidget
        ) {
            self.scrolled = WeakObject(scrolled)
            self.adapter = adapter
            self.bar = bar
            connections.connect(scrolled, "realize", after: true) { [weak self] _ in self?.followClock() }
            connections.connect(scrolled, "unrealize") { [weak self] _ in self?.leaveClock() }
            if gtk_widget_get_realized(scrolled) != 0 { followClock() }
        }

        /// Ends all connections.
        func end() {
            connections.disconnectAll()
            leaveClock()
            adapter.end()
        }

        /// Takes the list to the bar's last selection in the next frame.
        func moveSoon() {
            hasSelection = true
            request(GDK_FRAME_CLOCK_PHASE_UPDATE)
        }

        /// Takes the list back to a place in the next frame.
        func go(to position: ListPosition) {
            wanted = position
            request(GDK_FRAME_CLOCK_PHASE_UPDATE)
        }

        /// Tells where the list is once more, after the next layout.
        func tellAgain() {
            mustTell = true
            request(GDK_FRAME_CLOCK_PHASE_LAYOUT)
        }

        /// The row at the top now, and the widget that shows it.
        var topRow: (row: Int, widget: UnsafeMutablePointer<GtkWidget>?)? {
            adapter.firstVisible().map { ($0.row, adapter.widget(of: $0.row)) }
        }

        /// The widget that shows a row, if it is in view.
        func widget(of row: Int) -> UnsafeMutablePointer<GtkWidget>? { adapter.widget(of: row) }

        // MARK: Frames

        private func request(_ phase: GdkFrameClockPhase) {
            guard let clock = clock?.object else { return }
            gdk_frame_clock_request_phase(OpaquePointer(clock), phase)
        }

        private func followClock() {
            leaveClock()
            guard let scrolled = scrolled.widget, let clock = gtk_widget_get_frame_clock(scrolled) else {
                return
            }
            self.clock = WeakObject(gpointer(clock))
            clockConnections.connect(gpointer(clock), "update") { [weak self] _ in self?.move() }
            clockConnections.connect(gpointer(clock), "layout", after: true) { [weak self] _ in
                self?.laidOut()
            }
            if hasSelection || wanted != nil { request(GDK_FRAME_CLOCK_PHASE_UPDATE) }
            if mustTell { request(GDK_FRAME_CLOCK_PHASE_LAYOUT) }
        }

        private func leaveClock() {
            clockConnections.disconnectAll()
            clock = nil
        }

        /// Moves the list, if it is shown and laid out; else the selection waits for the layout.
        private func move() {
            guard hasSelection || wanted != nil, let scrolled = scrolled.widget,
                gtk_widget_get_mapped(scrolled) != 0, gtk_widget_get_height(scrolled) > 0, let last
            else { return }
            // Where rows were added or taken away, GTK has to lay them out before it can go to one.
            guard last.rows == adapter.rowCount else { return request(GDK_FRAME_CLOCK_PHASE_LAYOUT) }
            // A list whose rows are still to come is gone through once they are there.
            guard last.rows != 0 else { return }
            let selection = hasSelection ? bar?.takeScroll() : nil
            hasSelection = false
            let position = selection.map { ListPosition(row: $0.row, fraction: 0) } ?? wanted
            wanted = nil
            guard let position else { return }
            isMoving = true
            adapter.scrollToTop(row: position.row)
            rest = position.fraction > 0 ? position : nil
            request(GDK_FRAME_CLOCK_PHASE_LAYOUT)
        }

        private func laidOut() {
            guard let scrolled = scrolled.widget, gtk_widget_get_mapped(scrolled) != 0 else { return }
            if let position = rest {
                rest = nil
                adapter.scroll(into: position.row, fraction: position.fraction)
                return request(GDK_FRAME_CLOCK_PHASE_LAYOUT)
            }
            let now = view(of: scrolled)
            let before = last
            last = now
            if before == nil || before?.rows != now.rows {
                let wasMoving = isMoving
                move()
                if isMoving, !wasMoving { return }
            }
            guard let position = now.position, mustTell || isMoving || position != before?.position else {
                return
            }
            // Only the user moves a list whose size and rows stay as they were.
            let byUser = !isMoving && !mustTell && before?.size == now.size && before?.rows == now.rows
            isMoving = false
            mustTell = false
            bar?.perform(.scrolled(row: position.row, fraction: position.fraction, byUser: byUser))
        }

        private func view(of scrolled: UnsafeMutablePointer<GtkWidget>) -> View {
            View(
                position: adapter.firstVisible(),
                size: [Double(gtk_widget_get_width(scrolled)), Double(gtk_widget_get_height(scrolled))],
                rows: adapter.rowCount)
        }
    }
#endif
