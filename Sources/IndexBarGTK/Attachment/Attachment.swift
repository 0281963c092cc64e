#if GTK
    import CGTK
    import IndexBarCore

    /// Connects a bar and its list, from `attach` to `detach`.
    @MainActor
    final class Attachment {
        private unowned let bar: IndexBarWidget
        private let given: WeakObject
        private let offsetOfRow: (@MainActor (Int) -> Double)?
        /// Whether the bar places itself beside the list. If not, the app has placed it.
        private let placesBar: Bool
        private let connections = SignalConnections()
        private(set) var list: List?
        /// Whether the list was horizontal when it was found.
        private(set) var isHorizontal = false
        private var holder: WeakObject?
        private let idle = MainLoopTimer()

        init(
            bar: IndexBarWidget, list: Widget, placesBar: Bool,
            offsetOfRow: (@MainActor (Int) -> Double)?
        ) {
            self.bar = bar
            given = WeakObject(list)
            self.placesBar = placesBar
            self.offsetOfRow = offsetOfRow
            if placesBar { keepBarAlive(with: list) }
            settle()
        }

        /// The list passed by the app.
        var listWidget: Widget? { given.widget }

        /// The widget that contains list and bar while the bar is placed.
        var container: Widget? { holder?.widget }

        /// Lays out list and bar again.
        func giveRoom() { if let container { gtk_widget_queue_resize(container) } }

        // MARK: Beginning and end

        /// Connects to the list's scrolled window and places the bar beside it, as soon as both exist.
        private func settle() {
            guard let list = given.widget else { return }
            connections.disconnectAll()
            let type = gtk_scrolled_window_get_type()
            guard let scrolled = list.isA(type) ? list : gtk_widget_get_ancestor(list, type) else {
                return wait(for: list.topmost)
            }
            if self.list == nil { link(list, scrolled) }
            guard placesBar else { return }
            guard gtk_widget_get_parent(scrolled) != nil else { return wait(for: scrolled) }
            place(beside: scrolled)
        }

        /// Tries again once the widget has a parent and the call that set it has returned.
        private func wait(for widget: Widget) {
            connections.connect(widget, "notify::parent") { [weak self] _ in self?.settleSoon() }
        }

        private func settleSoon() {
            if !idle.isRunning { idle.start(after: 0) { [weak self] in self?.settle() } }
        }

        private func link(_ list: Widget, _ scrolled: Widget) {
            let isView = list.isA(gtk_list_view_get_type()) || list.isA(gtk_grid_view_get_type())
            let rows: any ListRows =
                isView
                ? ListViewRows(list: list, scrolled: scrolled)
                : ScrolledRows(
                    list: list, scrolled: scrolled,
                    contentRowCount: { [weak bar] in bar?.content.rowCount ?? 0 }, offsetOfRow: offsetOfRow)
            isHorizontal = rows.isHorizontal
            self.list = List(scrolled: scrolled, rows: rows, bar: bar)
        }

        private func place(beside scrolled: Widget) {
            guard let widget = bar.widget, gtk_widget_get_parent(widget) == nil else { return }
            let container = IndexBarContainer.make()
            guard let holder = container.widget else { return }
            g_object_ref_sink(holder)
            defer { g_object_unref(holder) }
            let focus = FocusKeeper(inside: scrolled)
            g_object_ref(scrolled)
            defer { g_object_unref(scrolled) }
            IndexBarContainer.around(scrolled)?.makeRoom()
            guard ParentPlace.replace(scrolled, with: holder) else {
                cgtk_warn(
                    "IndexBarWidget: its list's parent is of a kind that it cannot join; place the bar yourself"
                )
                return
            }
            self.holder = WeakObject(holder)
            if let list = given.widget, gtk_widget_has_css_class(list, "view") != 0 {
                gtk_widget_add_css_class(holder, "view")
            }
            container.owner = bar
            container.adopt(list: scrolled, bar: widget)
            letBarGo()
            focus.restore()
            bar.notify("container")
        }

        /// Puts the scrolled window back, unless the app has moved it, and releases the bar.
        func detach() {
            let container = self.container
            end()
            guard let container else { return letBarGo() }
            IndexBarContainer.object(of: container).giveBack()
            bar.notify("container")
        }

        /// Ends all connections and restores what was changed. The widgets stay where they are.
        func end() {
            connections.disconnectAll()
            list?.end()
            list = nil
            idle.stop()
        }

        // MARK: Who owns the bar

        private static let key = "index-bar-waiting"

        /// The list owns the bar until the bar is placed.
        private func keepBarAlive(with list: Widget) {
            guard let widget = bar.widget else { return }
            g_object_ref_sink(widget)
            if let waiting = g_object_get_data(list.cast(), Self.key) {
                IndexBarWidget.of(waiting.assumingMemoryBound(to: GtkWidget.self)).detach()
            }
            g_object_set_data_full(list.cast(), Self.key, widget) { g_object_unref($0) }
        }

        private func letBarGo() {
            guard placesBar, let list = given.widget else { return }
            g_object_set_data_full(list.cast(), Self.key, nil, nil)
        }
    }
#endif
