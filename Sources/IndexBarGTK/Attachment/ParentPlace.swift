#if GTK
    import CGTK

    /// Replaces one widget by another in its parent.
    @MainActor
    enum ParentPlace {
        /// The properties for children: GTK's, then libadwaita's.
        private static let names = [
            "child", "start-child", "end-child", "content", "sidebar", "start-widget", "center-widget",
            "end-widget", "title-widget", "flap",
        ]

        /// Replaces `old` by `new`, which must have no parent. Afterwards `old` has none.
        ///
        /// - Returns: whether the parent is known: GtkBox, GtkGrid, GtkOverlay, GtkStack, GtkNotebook, GtkCenterBox,
        ///   or any widget with a property for its child, such as GtkWindow, GtkPaned, GtkFrame, GtkRevealer,
        ///   GtkExpander, GtkPopover, GtkViewport or AdwBin. If not, nothing changes.
        static func replace(
            _ old: Widget, with new: Widget
        ) -> Bool {
            guard let parent = gtk_widget_get_parent(old), !isTab(old) else { return false }
            g_object_ref(old)
            defer { g_object_unref(old) }
            if replaceNamed(old, with: new, in: parent) { return true }
            if parent.isA(gtk_box_get_type()) {
                let before = gtk_widget_get_prev_sibling(old)
                gtk_box_remove(parent.cast(), old)
                gtk_box_insert_child_after(parent.cast(), new, before)
            } else if parent.isA(gtk_grid_get_type()) {
                replaceInGrid(old, with: new, in: parent.cast())
            } else if parent.isA(gtk_overlay_get_type()) {
                replaceOverlay(old, with: new, in: parent)
            } else if parent.isA(gtk_stack_get_type()) {
                return replacePage(old, with: new, in: parent)
            } else {
                return parent.isA(gtk_center_box_get_type())
                    && replaceInCenterBox(old, with: new, in: parent.opaque)
            }
            return true
        }

        /// Removes a widget from its parent, if `replace` knows the parent.
        static func empty(_ old: Widget) {
            guard let parent = gtk_widget_get_parent(old) else { return }
            if replaceNamed(old, with: nil, in: parent) { return }
            if parent.isA(gtk_box_get_type()) {
                gtk_box_remove(parent.cast(), old)
            } else if parent.isA(gtk_grid_get_type()) {
                gtk_grid_remove(parent.cast(), old)
            } else if parent.isA(gtk_overlay_get_type()) {
                gtk_overlay_remove_overlay(parent.opaque, old)
            } else if parent.isA(gtk_stack_get_type()) {
                removePage(old, of: parent)
            } else if parent.isA(gtk_center_box_get_type()) {
                _ = replaceInCenterBox(old, with: nil, in: parent.opaque)
            }
        }

        /// Whether a widget is the child of an AdwTabPage, which cannot be replaced.
        private static func isTab(_ widget: Widget) -> Bool {
            let type = g_type_from_name("AdwTabView")
            guard type != 0, let view = gtk_widget_get_ancestor(widget, type) else { return false }
            return view.withObject(named: "pages") { pages in
                (0..<g_list_model_get_n_items(pages)).contains { place in
                    guard let page = g_list_model_get_item(pages, place) else { return false }
                    defer { g_object_unref(page) }
                    return page.assumingMemoryBound(to: GtkWidget.self).object(named: "child")
                        == gpointer(widget)
                }
            } ?? false
        }

        /// Replaces a child held by a property of its parent, or of an ancestor with internal widgets between
        /// (AdwWindow).
        private static func replaceNamed(_ old: Widget, with new: Widget?, in parent: Widget) -> Bool {
            var ancestor: Widget? = parent
            while let owner = ancestor {
                if replaceNamed(old, with: new, of: owner) { return true }
                ancestor = gtk_widget_get_parent(owner)
            }
            return false
        }

        private static func replaceNamed(_ old: Widget, with new: Widget?, of parent: Widget) -> Bool {
            let type = parent.cast(to: GTypeInstance.self).pointee.g_class!
            let object: UnsafeMutablePointer<GObject> = parent.cast()
            for name in names {
                guard
                    let property = g_object_class_find_property(
                        UnsafeMutableRawPointer(type).assumingMemoryBound(to: GObjectClass.self), name),
                    property.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0,
                    property.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0,
                    g_type_is_a(property.pointee.value_type, gtk_widget_get_type()) != 0
                else { continue }
                var value = GValue()
                g_value_init(&value, property.pointee.value_type)
                defer { g_value_unset(&value) }
                g_object_get_property(object, name, &value)
                guard g_value_get_object(&value) == gpointer(old) else { continue }
                // Some parents require the property to be empty first, and the others allow it.
                g_value_set_object(&value, nil)
                g_object_set_property(object, name, &value)
                g_value_set_object(&value, new)
                g_object_set_property(object, name, &value)
                return true
            }
            return false
        }

        private static func replaceInGrid(
            _ old: Widget, with new: Widget,
            in grid: UnsafeMutablePointer<GtkGrid>
        ) {
            var column: gint = 0
            var row: gint = 0
            var width: gint = 1
            var height: gint = 1
            gtk_grid_query_child(grid, old, &column, &row, &width, &height)
            let before = gtk_widget_get_prev_sibling(old)
            gtk_grid_remove(grid, old)
            gtk_grid_attach(grid, new, column, row, width, height)
            gtk_widget_insert_after(new, UnsafeMutablePointer<GtkGrid>(grid).cast(), before)
        }

        private static func replaceOverlay(
            _ old: Widget, with new: Widget,
            in overlay: Widget
        ) {
            let isMeasured = gtk_overlay_get_measure_overlay(overlay.opaque, old)
            let isClipped = gtk_overlay_get_clip_overlay(overlay.opaque, old)
            let before = gtk_widget_get_prev_sibling(old)
            gtk_overlay_remove_overlay(overlay.opaque, old)
            gtk_overlay_add_overlay(overlay.opaque, new)
            gtk_overlay_set_measure_overlay(overlay.opaque, new, isMeasured)
            gtk_overlay_set_clip_overlay(overlay.opaque, new, isClipped)
            gtk_widget_insert_after(new, overlay, before)
        }

        private static func replaceInCenterBox(
            _ old: Widget, with new: Widget?,
            in box: OpaquePointer
        ) -> Bool {
            if gtk_center_box_get_start_widget(box) == old {
                gtk_center_box_set_start_widget(box, new)
            } else if gtk_center_box_get_center_widget(box) == old {
                gtk_center_box_set_center_widget(box, new)
            } else if gtk_center_box_get_end_widget(box) == old {
                gtk_center_box_set_end_widget(box, new)
            } else {
                return false
            }
            return true
        }
    }
#endif
