#if GTK
    import CGTK
    import IndexBarCore

    /// The rows of a `GtkListView` or `GtkGridView`.
    ///
    /// GTK does not say which row a widget shows, but a `GtkSignalListItemFactory` reports it when it binds one. With
    /// other factories, rows count as equally high. The view's lengths and offsets are estimates and therefore not
    /// reported.
    @MainActor
    final class ListViewRows: ListRows {
        private let list: WeakObject
        private let scrolled: WeakObject
        private let connections = SignalConnections()
        private let factoryConnections = SignalConnections()
        /// The factory being observed.
        private var followed: WeakObject?
        /// The list item of each bound row's widget.
        private var items: [gpointer: OpaquePointer] = [:]

        init(list: Widget, scrolled: Widget) {
            self.list = WeakObject(list)
            self.scrolled = WeakObject(scrolled)
            connections.connect(list, "notify::factory") { [weak self] _ in self?.followFactory() }
            followFactory()
        }

        func end() {
            connections.disconnectAll()
            factoryConnections.disconnectAll()
            items = [:]
        }

        func laidOut() {}

        var isHorizontal: Bool {
            list.widget.map { gtk_orientable_get_orientation($0.opaque) } == GTK_ORIENTATION_HORIZONTAL
        }

        var count: Int? {
            list.widget?.object(named: "model").map { Int(g_list_model_get_n_items(OpaquePointer($0))) } ?? 0
        }

        func bring(_ row: Int?) {
            guard let list = list.widget, let adjustment else { return }
            let row = row ?? 0
            guard row >= 0, row < count ?? 0 else { return }
            // GTK scrolls as little as possible, so only a row above the view comes to the top: first scroll past it.
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
            _ = cgtk_list_scroll_to(list, guint(row))
        }

        func place(of row: Int) -> (start: Double, length: Double)? {
            visibleRows().first { $0.row == row }.map { ($0.start, $0.length) }
        }

        func shown() -> IndexBarListState? {
            // Half a pixel of tolerance: rows may start between pixels.
            let edge = 0.5
            if let first = visibleRows().first(where: { $0.start <= edge && edge < $0.start + $0.length }) {
                return state(row: first.row, fraction: max(0, -first.start) / first.length)
            }
            return items.isEmpty ? estimate() : nil
        }

        func widget(of row: Int) -> Widget? {
            items.first { Int(gtk_list_item_get_position($0.value)) == row }?.key
                .assumingMemoryBound(to: GtkWidget.self)
        }

        /// The offsets of the bound rows from the leading edge of the view.
        private func visibleRows() -> some Sequence<(row: Int, start: Double, length: Double)> {
            let (list, isHorizontal) = (list.widget, isHorizontal)
            let isMirrored = isHorizontal && list.map { gtk_widget_get_direction($0) } == GTK_TEXT_DIR_RTL
            let width = list.map { Double(gtk_widget_get_width($0)) } ?? 0
            let rows = sequence(first: list.flatMap { gtk_widget_get_first_child($0) }) { row in
                row.map { gtk_widget_get_next_sibling($0) }
            }
            return rows.lazy.compactMap { [items] row -> (row: Int, start: Double, length: Double)? in
                guard let row, let list, let item = items[gpointer(row)],
                    gtk_widget_get_child_visible(row) != 0,
                    let bounds = IndexBarRectangle(row, in: list)
                else { return nil }
                let place = Int(gtk_list_item_get_position(item))
                if !isHorizontal { return (place, bounds.y, bounds.height) }
                return (place, isMirrored ? width - bounds.x - bounds.width : bounds.x, bounds.width)
            }
        }

        /// The row at the top if all rows are equally high.
        private func estimate() -> IndexBarListState? {
            guard let adjustment, let count, count > 0 else { return nil }
            let upper = gtk_adjustment_get_upper(adjustment)
            guard upper > 0 else { return nil }
            let place = max(0, gtk_adjustment_get_value(adjustment) / upper * Double(count))
            let row = min(Int(place), count - 1)
            return state(row: row, fraction: min(1, place - Double(row)))
        }

        private func state(row: Int, fraction: Double) -> IndexBarListState {
            IndexBarListState(
                row: row, fraction: fraction, viewport: adjustment.map { gtk_adjustment_get_page_size($0) })
        }

        private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
            scrolled.widget?.adjustment(isHorizontal: isHorizontal)
        }

        // MARK: Rows and their widgets

        private func followFactory() {
            guard let list = list.widget else { return }
            let factory = list.object(named: "factory")
            guard factory == nil || followed?.object != factory else { return }
            followed = factory.map { WeakObject($0) }
            factoryConnections.disconnectAll()
            items = [:]
            guard let factory,
                factory.assumingMemoryBound(to: GtkWidget.self).isA(gtk_signal_list_item_factory_get_type())
            else { return }
            factoryConnections.connect(factory, "bind", after: true) { [weak self] arguments in
                if let item = arguments.object(at: 1) { self?.bound(OpaquePointer(item)) }
            }
            factoryConnections.connect(factory, "unbind") { [weak self] arguments in
                if let item = arguments.object(at: 1) { self?.unbound(OpaquePointer(item)) }
            }
            // Setting the factory again binds the existing rows once more, so that they are reported. A notification
            // inside a handler restarts the emission, so it is frozen until the factory is back.
            guard gtk_widget_get_first_child(list) != nil else { return }
            g_object_ref(factory)
            g_object_freeze_notify(list.cast())
            list.set("factory", to: nil)
            list.set("factory", to: factory)
            g_object_thaw_notify(list.cast())
            g_object_unref(factory)
        }

        private func bound(_ item: OpaquePointer) {
            guard let child = gtk_list_item_get_child(item), let row = gtk_widget_get_parent(child) else {
                return
            }
            items[gpointer(row)] = item
        }

        private func unbound(_ item: OpaquePointer) {
            if let child = gtk_list_item_get_child(item), let row = gtk_widget_get_parent(child) {
                items[gpointer(row)] = nil
            } else {
                items = items.filter { $0.value != item }
            }
        }
    }
#endif
