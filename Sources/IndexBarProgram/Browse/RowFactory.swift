#if GTK
    import IndexBarGTK

    /// Makes the widgets of rows: a header where a section begins, and the name below it.
    ///
    /// A header is a part of its section's first row, because GTK has headers of its own only since 4.12.
    @MainActor
    final class RowFactory {
        /// The GtkListItemFactory; what it is given to holds a reference of its own.
        let instance = gtk_signal_list_item_factory_new()!
        private let connections = SignalConnections()
        /// Longer names are cut for the screen, not in the list.
        private static let mostShown = 1000

        /// Creates the factory. `header` is asked for the title over a row.
        init(header: @escaping @MainActor (_ row: Int) -> String?) {
            connect("setup") { Self.setUp($0) }
            connect("bind") { item in
                Self.fill(item, header: header(Int(gtk_list_item_get_position(item))))
            }
        }

        private func connect(_ signal: String, _ body: @escaping @MainActor (OpaquePointer) -> Void) {
            connections.connect(gpointer(instance), signal) { arguments in
                if let item = arguments.object(at: 1) { body(OpaquePointer(item)) }
            }
        }

        private static func setUp(_ item: OpaquePointer) {
            let row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            gtk_box_append(row.cast(), label("row-header"))
            gtk_box_append(row.cast(), label("row-name"))
            gtk_list_item_set_child(item, row)
        }

        private static func label(_ name: String) -> UnsafeMutablePointer<GtkWidget> {
            let label = gtk_label_new(nil)!
            gtk_widget_add_css_class(label, name)
            gtk_label_set_xalign(label.opaque, 0)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            gtk_label_set_single_line_mode(label.opaque, 1)
            return label
        }

        private static func fill(_ item: OpaquePointer, header: String?) {
            guard let row = gtk_list_item_get_child(item), let top = gtk_widget_get_first_child(row),
                let name = gtk_widget_get_next_sibling(top), let object = gtk_list_item_get_item(item)
            else { return }
            gtk_widget_set_visible(top, (header != nil).gboolean)
            gtk_label_set_text(top.opaque, header ?? "")
            let text = String(cString: gtk_string_object_get_string(OpaquePointer(object)))
            gtk_label_set_text(name.opaque, cut(text))
        }

        private static func cut(_ text: String) -> String {
            let scalars = text.unicodeScalars
            guard !scalars.dropFirst(mostShown).isEmpty else { return text }
            return String(String.UnicodeScalarView(scalars.prefix(mostShown))) + "…"
        }
    }
#endif
