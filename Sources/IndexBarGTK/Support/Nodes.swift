#if GTK
    import CGTK

    /// The CSS nodes inside an index bar: plain widgets that the bar places and draws.
    @MainActor
    struct Nodes {
        let strip: Widget
        let highlight: Widget
        let preview: Widget

        init(parent: Widget) {
            strip = Self.node(gtk_box_get_type(), "strip", in: parent)
            highlight = Self.node(gtk_box_get_type(), "highlight", in: parent)
            preview = Self.node(gtk_label_get_type(), "preview", in: parent)
            gtk_label_set_ellipsize(preview.opaque, PANGO_ELLIPSIZE_END)
            gtk_label_set_max_width_chars(preview.opaque, 24)
            gtk_label_set_justify(preview.opaque, GTK_JUSTIFY_CENTER)
            gtk_widget_set_child_visible(highlight, 0)
            gtk_widget_set_child_visible(preview, 0)
        }

        /// Sets the preview's text and a smaller hint below it.
        func showPreview(_ text: String, hint: String?) {
            guard let hint, let escaped = g_markup_escape_text(text, -1) else {
                return gtk_label_set_text(preview.opaque, text)
            }
            defer { g_free(escaped) }
            let markup = "\(String(cString: escaped))\n<span size=\"50%\">\(hint)</span>"
            gtk_label_set_markup(preview.opaque, markup)
        }

        /// Removes the nodes from their parent.
        func remove() {
            for node in [strip, highlight, preview] { gtk_widget_unparent(node) }
        }

        /// Creates a widget with a CSS name, hidden from assistive technology and from the pointer.
        private static func node(_ type: GType, _ name: String, in parent: Widget)
            -> Widget
        {
            let cssName = PropertyValue(string: name)
            let role = PropertyValue(
                choice: GTK_ACCESSIBLE_ROLE_PRESENTATION.rawValue, of: gtk_accessible_role_get_type())
            var values = [cssName.value, role.value]
            let node = "css-name".withCString { first in
                "accessible-role".withCString { second in
                    var names: [UnsafePointer<CChar>?] = [first, second]
                    return g_object_new_with_properties(type, 2, &names, &values)!
                }
            }
            let widget: Widget = node.cast()
            gtk_widget_set_can_target(widget, 0)
            gtk_widget_set_parent(widget, parent)
            return widget
        }
    }
#endif
