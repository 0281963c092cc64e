#if GTK
    import CGTK
    import IndexBarCore

    /// The rows in any `GtkScrolledWindow`: at the offsets that the app gives, or the rows of a `GtkListBox`, or the
    /// children of a `GtkBox`, otherwise rows of equal height.
    @MainActor
    final class ScrolledRows: ListRows {
        private let scrolled: WeakObject
        /// The list box or box passed by the app, which may be only part of the scrolled content.
        private let given: WeakObject?
        private let offsetOfRow: (@MainActor (Int) -> Double)?
        private let contentRowCount: @MainActor () -> Int
        /// The scroll offset in the last layout.
        private var laidOutOffset = 0.0

        init(
            list: Widget, scrolled: Widget, contentRowCount: @escaping @MainActor () -> Int,
            offsetOfRow: (@MainActor (Int) -> Double)?
        ) {
            self.scrolled = WeakObject(scrolled)
            given = list == scrolled ? nil : WeakObject(list)
            self.contentRowCount = contentRowCount
            self.offsetOfRow = offsetOfRow
        }

        func end() {}

        func laidOut() { laidOutOffset = adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }

        /// Known for a list box; otherwise the content says.
        var count: Int? {
            guard offsetOfRow == nil, let box = holder, box.isA(gtk_list_box_get_type()) else { return nil }
            var (low, high) = (0, contentRowCount())
            while low < high {
                let middle = (low + high) / 2
                if Self.child(middle, of: box) != nil { low = middle + 1 } else { high = middle }
            }
            return low
        }

        /// Horizontal only if nothing scrolls vertically.
        var isHorizontal: Bool {
            func canScroll(_ isHorizontal: Bool) -> Bool {
                guard let adjustment = scrolled.widget?.adjustment(isHorizontal: isHorizontal) else {
                    return false
                }
                return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
                    > gtk_adjustment_get_page_size(adjustment)
            }
            return !canScroll(false) && canScroll(true)
        }

        func bring(_ row: Int?) {
            guard let adjustment else { return }
            let start = row.map { self.start(of: $0) } ?? gtk_adjustment_get_lower(adjustment)
            if let start { gtk_adjustment_set_value(adjustment, start) }
        }

        func place(of row: Int) -> (start: Double, length: Double)? {
            guard let start = start(of: row), let adjustment else { return nil }
            return (start - gtk_adjustment_get_value(adjustment), max(0, (end(of: row) ?? start) - start))
        }

        func shown() -> IndexBarListState? {
            guard let adjustment else { return nil }
            let count = self.count ?? contentRowCount()
            guard count > 0 else { return nil }
            // The last row that starts at or before the edge, with half a pixel of tolerance.
            var (low, high) = (0, count)
            while high - low > 1 {
                let middle = low + (high - low) / 2
                guard let start = start(of: middle) else { return nil }
                if start <= laidOutOffset + 0.5 { low = middle } else { high = middle }
            }
            guard let start = start(of: low) else { return nil }
            let length = (end(of: low) ?? start) - start
            return IndexBarListState(
                row: low, fraction: length > 0 ? max(0, min(1, (laidOutOffset - start) / length)) : 0,
                viewport: gtk_adjustment_get_page_size(adjustment),
                content: gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment),
                offset: laidOutOffset)
        }

        func widget(of row: Int) -> Widget? { holder.flatMap { Self.child(row, of: $0) } }

        private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
            scrolled.widget?.adjustment(isHorizontal: isHorizontal)
        }

        private func end(of row: Int) -> Double? {
            if row + 1 < count ?? contentRowCount() { return start(of: row + 1) }
            return adjustment.map { gtk_adjustment_get_upper($0) }
        }

        /// The offset of a row, or of its header, in the scrolled content, in points.
        private func start(of row: Int) -> Double? {
            if let offsetOfRow { return offsetOfRow(row) }
            if let holder, let child = Self.child(row, of: holder) {
                let isListBox = holder.isA(gtk_list_box_get_type())
                let header = isListBox ? gtk_list_box_row_get_header(child.cast()) : nil
                guard let scrolled = scrolled.widget,
                    let view = gtk_scrolled_window_get_child(scrolled.opaque),
                    let bounds = IndexBarRectangle(header ?? child, in: view)
                else { return nil }
                return (isHorizontal ? bounds.x : bounds.y) + laidOutOffset
            }
            let count = contentRowCount()
            guard let adjustment, self.count == nil, count > 0 else { return nil }
            return gtk_adjustment_get_upper(adjustment) * Double(row) / Double(count)
        }

        /// The widget with the rows: the list passed by the app, or the scrolled window's child without the viewport
        /// that GTK adds.
        private var holder: Widget? {
            if let given { return given.widget }
            guard let scrolled = scrolled.widget, let child = gtk_scrolled_window_get_child(scrolled.opaque)
            else { return nil }
            return child.isA(gtk_viewport_get_type()) ? gtk_viewport_get_child(child.opaque) : child
        }

        private static func child(_ row: Int, of holder: Widget) -> Widget? {
            guard row >= 0 else { return nil }
            if holder.isA(gtk_list_box_get_type()) {
                return gtk_list_box_get_row_at_index(holder.opaque, gint(clamping: row)).map { $0.cast() }
            }
            guard holder.isA(gtk_box_get_type()) else { return nil }
            var child = gtk_widget_get_first_child(holder)
            for _ in 0..<row {
                guard let before = child else { return nil }
                child = gtk_widget_get_next_sibling(before)
            }
            return child
        }
    }
#endif
