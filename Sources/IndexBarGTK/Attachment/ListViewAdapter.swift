#if GTK
    import CGTK
    import IndexBarCore

    /// A `GtkListView` or `GtkGridView`.
    ///
    /// GTK does not tell which row a row widget shows, but its factory does when it binds one. That works for every
    /// `GtkSignalListItemFactory`; with other factories the rows are taken as equally high.
    @MainActor
    final class ListViewAdapter: ListAdapter {
        private let list: WeakObject
        private let scrolled: WeakObject
        private let connections = SignalConnections()
        private let factoryConnections = SignalConnections()
        /// The list item of each bound row widget.
        private var items: [gpointer: OpaquePointer] = [:]
        private var isSettingFactory = false

        init(list: UnsafeMutablePointer<GtkWidget>, scrolled: UnsafeMutablePointer<GtkWidget>) {
            self.list = WeakObject(list)
            self.scrolled = WeakObject(scrolled)
            connections.connect(list, "notify::factory") { [weak self] _ in
                guard let self, !isSettingFactory else { return }
                followFactory()
            }
            followFactory()
        }

        func end() {
            connections.disconnectAll()
            factoryConnections.disconnectAll()
            items = [:]
        }

        var isHorizontal: Bool {
            guard let list = list.widget else { return false }
            return gtk_orientable_get_orientation(list.opaque) == GTK_ORIENTATION_HORIZONTAL
        }

        var rowCount: Int? { model.map { Int(g_list_model_get_n_items($0)) } ?? 0 }

        func scrollToTop(row: Int) {
            guard let list = list.widget, let adjustment, row >= 0, row < rowCount ?? 0 else { return }
            // GTK scrolls as little as it can, so only a row above the view comes to the top: first go below it.
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
            _ = cgtk_list_scroll_to(list, guint(row))
        }

        func scroll(into row: Int, fraction: Double) {
            guard fraction > 0, let adjustment,
                let place = visibleRows().first(where: { $0.row == row })
            else { return }
            gtk_adjustment_set_value(
                adjustment, gtk_adjustment_get_value(adjustment) + fraction * place.length)
        }

        func firstVisible() -> ListPosition? {
            // Half a pixel: rows may begin between pixels.
            let edge = 0.5
            if let first = visibleRows().first(where: { $0.start <= edge && edge < $0.start + $0.length }) {
                let fraction = max(0, -first.start) / first.length
                return .init(row: first.row, fraction: fraction)
            }
            return items.isEmpty ? estimate() : nil
        }

        func widget(of row: Int) -> UnsafeMutablePointer<GtkWidget>? {
            items.first { Int(gtk_list_item_get_position($0.value)) == row }?.key
                .assumingMemoryBound(to: GtkWidget.self)
        }

        /// The bound rows that are placed: where each begins from the edge of the view where reading begins.
        private func visibleRows() -> some Sequence<(row: Int, start: Double, length: Double)> {
            let list = list.widget
            let isHorizontal = isHorizontal
            let isMirrored =
                isHorizontal && list.map { gtk_widget_get_direction($0) == GTK_TEXT_DIR_RTL } ?? false
            let width = list.map { Double(gtk_widget_get_width($0)) } ?? 0
            let rows = sequence(first: list.flatMap { gtk_widget_get_first_child($0) }) { row in
                row.map { gtk_widget_get_next_sibling($0) }
            }
            return rows.lazy.compactMap { [items] row -> (row: Int, start: Double, length: Double)? in
                guard let row, let list, let item = items[gpointer(row)],
                    gtk_widget_get_child_visible(row) != 0,
                    let bounds = Rectangle(row, in: list)
                else { return nil }
                let place = Int(gtk_list_item_get_position(item))
                if !isHorizontal { return (place, bounds.y, bounds.height) }
                return (place, isMirrored ? width - bounds.x - bounds.width : bounds.x, bounds.width)
            }
        }

        /// The place in a list of equal rows.
        private func estimate() -> ListPosition? {
            guard let adjustment, let count = rowCount, count > 0 else { return nil }
            let upper = gtk_adjustment_get_upper(adjustment)
            guard upper > 0 else { return nil }
            let place = max(0, gtk_adjustment_get_value(adjustment) / upper * Double(count))
            let row = min(Int(place), count - 1)
            return .init(row: row, fraction: min(1, place - Double(row)))
        }

        private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
            guard let scrolled = scrolled.widget else { return nil }
            return isHorizontal
                ? gtk_scrolled_window_get_hadjustment(scrolled.opaque)
                : gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        }

        private var model: OpaquePointer? {
            guard let list = list.widget else { return nil }
            return list.isA(gtk_grid_view_get_type())
                ? gtk_grid_view_get_model(list.opaque) : gtk_list_view_get_model(list.opaque)
        }

        // MARK: Which widget shows which row

        private func followFactory() {
            factoryConnections.disconnectAll()
            items = [:]
            guard let list = list.widget, let factory = Self.factory(of: list),
                UnsafeMutablePointer<GtkWidget>(factory).isA(gtk_signal_list_item_factory_get_type())
            else { return }
            factoryConnections.connect(gpointer(factory), "bind", after: true) { [weak self] arguments in
                if let item = arguments.object(at: 1) { self?.bound(OpaquePointer(item)) }
            }
            factoryConnections.connect(gpointer(factory), "unbind") { [weak self] arguments in
                if let item = arguments.object(at: 1) { self?.unbound(OpaquePointer(item)) }
            }
            // Rows that are there already are bound once more, to be heard of.
            guard gtk_widget_get_first_child(list) != nil else { return }
            isSettingFactory = true
            g_object_ref(gpointer(factory))
            Self.setFactory(nil, of: list)
            Self.setFactory(factory, of: list)
            g_object_unref(gpointer(factory))
            isSettingFactory = false
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

        private static func factory(of list: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
            list.isA(gtk_grid_view_get_type())
                ? gtk_grid_view_get_factory(list.opaque) : gtk_list_view_get_factory(list.opaque)
        }

        private static func setFactory(_ factory: OpaquePointer?, of list: UnsafeMutablePointer<GtkWidget>) {
            if list.isA(gtk_grid_view_get_type()) {
                gtk_grid_view_set_factory(list.opaque, factory)
            } else {
                gtk_list_view_set_factory(list.opaque, factory)
            }
        }
    }
#endif
