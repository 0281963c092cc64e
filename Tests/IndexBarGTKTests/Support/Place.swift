#if GTK
    import CGTK
    import IndexBarGTK
    import Testing

    /// A list in a scrolled window in some kind of parent, between neighbours, in a window.
    @MainActor
    final class Place {
        let kind: AttachmentTests.Parent
        let window: UnsafeMutablePointer<GtkWidget>
        let parent: UnsafeMutablePointer<GtkWidget>
        let scrolled: UnsafeMutablePointer<GtkWidget>
        let rows: RowList
        /// What stands before and after the list, where the parent has room for more.
        private let neighbours: [UnsafeMutablePointer<GtkWidget>]

        /// - Parameter isEmpty: if so, the list is not in its scrolled window, nor that in its parent.
        init(_ kind: AttachmentTests.Parent, isEmpty: Bool = false) throws {
            _ = try TestDisplay.shared.get()
            self.kind = kind
            rows = RowList(count: 300)
            window = gtk_window_new()
            gtk_window_set_decorated(window.window, 0)
            gtk_window_set_default_size(window.window, 480, 480)
            scrolled = gtk_scrolled_window_new()
            gtk_widget_set_hexpand(scrolled, 1)
            gtk_widget_set_vexpand(scrolled, 1)
            g_object_ref_sink(scrolled)
            neighbours = [gtk_label_new("before"), gtk_label_new("after")]
            parent = Self.makeParent(kind) ?? window
            if parent != window { gtk_window_set_child(window.window, parent) }
            if !isEmpty {
                gtk_scrolled_window_set_child(OpaquePointer(scrolled), rows.widget)
                fill()
            }
            gtk_window_present(window.window)
            #expect(run { gtk_widget_get_mapped(window) != 0 })
            settle(window)
        }

        func close() {
            gtk_window_destroy(window.window)
            g_object_unref(scrolled)
            drain()
        }

        private static func makeParent(_ kind: AttachmentTests.Parent) -> UnsafeMutablePointer<GtkWidget>? {
            switch kind {
            case .window: nil
            case .box: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            case .grid: gtk_grid_new()
            case .paned: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
            case .overlay, .overOverlay: gtk_overlay_new()
            case .stack: gtk_stack_new()
            case .notebook: gtk_notebook_new()
            case .centerBox: gtk_center_box_new()
            case .frame: gtk_frame_new(nil)
            case .revealer: gtk_revealer_new()
            }
        }

        /// Puts the scrolled window into the parent.
        func fill() {
            let opaque = OpaquePointer(parent)
            switch kind {
            case .window: gtk_window_set_child(window.window, scrolled)
            case .box:
                gtk_box_append(cast(), neighbours[0])
                gtk_box_append(cast(), scrolled)
                gtk_box_append(cast(), neighbours[1])
            case .grid:
                gtk_grid_attach(cast(), neighbours[0], 0, 0, 1, 1)
                gtk_grid_attach(cast(), scrolled, 1, 1, 2, 3)
                gtk_grid_attach(cast(), neighbours[1], 3, 4, 1, 1)
            case .paned:
                gtk_paned_set_start_child(opaque, neighbours[0])
                gtk_paned_set_end_child(opaque, scrolled)
            case .overlay: gtk_overlay_set_child(opaque, scrolled)
            case .overOverlay:
                gtk_overlay_set_child(opaque, neighbours[0])
                gtk_overlay_add_overlay(opaque, scrolled)
                gtk_overlay_set_measure_overlay(opaque, scrolled, 1)
                gtk_overlay_add_overlay(opaque, neighbours[1])
                gtk_widget_set_halign(neighbours[1], GTK_ALIGN_START)
            case .stack:
                gtk_stack_add_titled(opaque, neighbours[0], "first", "First")
                gtk_stack_add_titled(opaque, scrolled, "list", "List")
                gtk_stack_add_titled(opaque, neighbours[1], "last", "Last")
                gtk_stack_set_visible_child(opaque, scrolled)
            case .notebook:
                gtk_notebook_append_page(opaque, neighbours[0], nil)
                gtk_notebook_append_page(opaque, scrolled, gtk_label_new("List"))
                gtk_notebook_append_page(opaque, neighbours[1], nil)
                gtk_notebook_set_current_page(opaque, 1)
            case .centerBox: gtk_center_box_set_center_widget(opaque, scrolled)
            case .frame: gtk_frame_set_child(cast(), scrolled)
            case .revealer:
                gtk_revealer_set_child(opaque, scrolled)
                gtk_revealer_set_reveal_child(opaque, 1)
            }
        }

        /// All that tells where the scrolled window is: parent, neighbours, bounds, and what the parent knows of it.
        func reading() -> [String] {
            let parent = gtk_widget_get_parent(scrolled)
            let siblings = [gtk_widget_get_prev_sibling(scrolled), gtk_widget_get_next_sibling(scrolled)]
            var reading = [
                // A notebook keeps its pages' order itself, and a window has children of its own.
                "\(parent.debugDescription)", kind == .notebook || kind == .window ? "" : "\(siblings)",
                "\(IndexBarRectangle(scrolled, in: window) as Any)", "\(gtk_widget_get_margin_end(scrolled))",
                "\(gtk_widget_get_mapped(scrolled))",
            ]
            switch kind {
            case .grid:
                var place: (gint, gint, gint, gint) = (0, 0, 0, 0)
                gtk_grid_query_child(cast(), scrolled, &place.0, &place.1, &place.2, &place.3)
                reading.append("\(place)")
            case .overOverlay:
                reading.append("\(gtk_overlay_get_measure_overlay(OpaquePointer(self.parent), scrolled))")
            case .stack:
                let page = gtk_stack_get_page(OpaquePointer(self.parent), scrolled)
                reading.append(gtk_stack_page_get_name(page).map { String(cString: $0) } ?? "")
                reading.append(gtk_stack_page_get_title(page).map { String(cString: $0) } ?? "")
                reading.append("\(gtk_stack_get_visible_child(OpaquePointer(self.parent)) == scrolled)")
            case .notebook:
                reading.append("\(gtk_notebook_page_num(OpaquePointer(self.parent), scrolled))")
                let label = gtk_notebook_get_tab_label_text(OpaquePointer(self.parent), scrolled)
                reading.append(label.map { String(cString: $0) } ?? "")
                reading.append("\(gtk_notebook_get_current_page(OpaquePointer(self.parent)))")
            default: break
            }
            return reading
        }

        private func cast<Other>() -> UnsafeMutablePointer<Other> {
            UnsafeMutableRawPointer(parent).assumingMemoryBound(to: Other.self)
        }
    }
#endif
