#if GTK
    import CGTK
    import IndexBarCore

    /// Any `GtkScrolledWindow`: the app says where rows are, or they are the rows of a `GtkListBox`, the children of
    /// a `GtkBox`, or else equally high.
    @MainActor
    final class ScrolledWindowAdapter: ListAdapter {
        private let scrolled: WeakObject
        private let offsetOfRow: (@MainActor (Int) -> Double)?
        private let contentRowCount: @MainActor () -> Int

        init(
            scrolled: UnsafeMutablePointer<GtkWidget>, contentRowCount: @escaping @MainActor () -> Int,
            offsetOfRow: (@MainActor (Int) -> Double)?
        ) {
            self.scrolled = WeakObject(scrolled)
            self.contentRowCount = contentRowCount
            self.offsetOfRow = offsetOfRow
        }

        func end() {}

        var rowCount: Int? { nil }

        /// Sideways only where there is nothing to scroll up and down.
        var isHorizontal: Bool {
            guard let scrolled = scrolled.widget,
                let vertical = gtk_scrolled_window_get_vadjustment(scrolled.opaque),
                let horizontal = gtk_scrolled_window_get_hadjustment(scrolled.opaque)
            else { return false }
            return !Self.canScroll(vertical) && Self.canScroll(horizontal)
        }

        func scrollToTop(row: Int) { scroll(into: row, fraction: 0) }

        func scroll(into row: Int, fraction: Double) {
            guard let adjustment, let start = start(of: row) else { return }
            let end = stop(of: row) ?? start
            gtk_adjustment_set_value(adjustment, start + max(0, min(fraction, 1)) * max(0, end - start))
        }

        func firstVisible() -> ListPosition? {
            let count = contentRowCount()
            guard let adjustment, count > 0 else { return nil }
            let edge = gtk_adjustment_get_value(adjustment) + 0.5
            // The last row that begins at or before the edge.
            var low = 0
            var high = count
            while high - low > 1 {
                let middle = low + (high - low) / 2
                guard let start = start(of: middle) else { return nil }
                if start <= edge { low = middle } else { high = middle }
            }
            guard let start = start(of: low) else { return nil }
            let length = (stop(of: low) ?? start) - start
            let fraction = length > 0 ? max(0, min(1, (edge - 0.5 - start) / length)) : 0
            return .init(row: low, fraction: fraction)
        }

        func widget(of row: Int) -> UnsafeMutablePointer<GtkWidget>? {
            content.flatMap { Self.child(row, of: $0) }
        }

        private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
            guard let scrolled = scrolled.widget else { return nil }
            return isHorizontal
                ? gtk_scrolled_window_get_hadjustment(scrolled.opaque)
                : gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        }

        private static func canScroll(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Bool {
            gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
                > gtk_adjustment_get_page_size(adjustment)
        }

        private func stop(of row: Int) -> Double? {
            if row + 1 < contentRowCount() { return start(of: row + 1) }
            return adjustment.map { gtk_adjustment_get_upper($0) }
        }

        /// Where a row begins, from the beginning of what is scrolled, in points.
        private func start(of row: Int) -> Double? {
            if let offsetOfRow { return offsetOfRow(row) }
            if let content, let child = Self.child(row, of: content),
                let bounds = Rectangle(child, in: content)
            {
                return isHorizontal ? bounds.x : bounds.y
            }
            let count = contentRowCount()
            guard let adjustment, count > 0 else { return nil }
            return gtk_adjustment_get_upper(adjustment) * Double(row) / Double(count)
        }

        /// What the app put into the scrolled window, without the viewport that GTK adds.
        private var content: UnsafeMutablePointer<GtkWidget>? {
            guard let scrolled = scrolled.widget, let child = gtk_scrolled_window_get_child(scrolled.opaque)
            else { return nil }
            return child.isA(gtk_viewport_get_type()) ? gtk_viewport_get_child(child.opaque) : child
        }

        private static func child(_ row: Int, of content: UnsafeMutablePointer<GtkWidget>)
            -> UnsafeMutablePointer<GtkWidget>?
        {
            guard row >= 0 else { return nil }
            if content.isA(gtk_list_box_get_type()) {
                return gtk_list_box_get_row_at_index(content.opaque, gint(clamping: row)).map { $0.cast() }
            }
            guard content.isA(gtk_box_get_type()) else { return nil }
            var child = gtk_widget_get_first_child(content)
            for _ in 0..<row {
                guard let before = child else { return nil }
                child = gtk_widget_get_next_sibling(before)
            }
            return child
        }
    }
#endif
