#if GTK
    import CGTK

    /// A list view whose rows are labels "row 0", "row 1" and so on.
    @MainActor
    enum RowList {
        /// - Parameter height: the height of a row, in points; −1: that of its text.
        static func make(count: Int, height: @escaping @MainActor (Int) -> Int = { _ in -1 })
            -> UnsafeMutablePointer<GtkWidget>
        {
            let factory = gtk_signal_list_item_factory_new()!
            connect(factory, "setup") { item in gtk_list_item_set_child(item, gtk_label_new(nil)) }
            connect(factory, "bind") { item in
                let position = Int(gtk_list_item_get_position(item))
                guard let label = gtk_list_item_get_child(item) else { return }
                gtk_label_set_text(OpaquePointer(label), "row \(position)")
                gtk_widget_set_size_request(label, -1, gint(height(position)))
            }
            return gtk_list_view_new(selection(count: count), factory)
        }

        /// A model of so many rows.
        static func selection(count: Int) -> OpaquePointer? {
            let strings = gtk_string_list_new(nil)!
            let more = Array(repeating: "row", count: count)
            more.withCStrings { gtk_string_list_splice(strings, 0, 0, $0) }
            return gtk_no_selection_new(strings)
        }

        private static func connect(
            _ factory: OpaquePointer, _ signal: String, _ body: @escaping @MainActor (OpaquePointer) -> Void
        ) {
            let handler: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, item, data in
                Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().body(item)
            }
            g_signal_connect_data(
                gpointer(factory), signal, unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(Box(body: body)).toOpaque(),
                { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
        }

        @MainActor
        private final class Box {
            let body: @MainActor (OpaquePointer) -> Void
            init(body: @escaping @MainActor (OpaquePointer) -> Void) { self.body = body }
        }
    }

    extension [String] {
        /// The strings as C has them, ended by nil.
        func withCStrings<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result) -> Result {
            let copies = map { g_strdup($0) }
            defer { copies.forEach { g_free($0) } }
            var pointers: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) }
            pointers.append(nil)
            return body(pointers)
        }
    }
#endif
