#if GTK
    import CGTK

    /// A list view whose rows are labels "row 0", "row 1" and so on, some with a header above.
    @MainActor
    final class RowList {
        let widget: UnsafeMutablePointer<GtkWidget>
        /// Called whenever a row is bound.
        var onBind: (@MainActor () -> Void)?
        /// How wide a row is at least, in points; −1: as its text.
        var width: @MainActor (Int) -> Int = { _ in -1 }
        private let height: @MainActor (Int) -> Int
        private let header: @MainActor (Int) -> String?

        /// - Parameters:
        ///   - height: the height of a row, in points; −1: that of its text.
        ///   - header: the text above a row; nil: none.
        init(
            count: Int, height: @escaping @MainActor (Int) -> Int = { _ in -1 },
            header: @escaping @MainActor (Int) -> String? = { _ in nil }
        ) {
            self.height = height
            self.header = header
            widget = gtk_list_view_new(Self.model(count: count), nil)
            useAnotherFactory()
        }

        /// Gives the list a new factory of the same rows.
        func useAnotherFactory() {
            let factory = gtk_signal_list_item_factory_new()!
            connect(factory, "setup") { _, item in Self.setUp(item) }
            connect(factory, "bind") { rows, item in rows?.bind(item) }
            gtk_list_view_set_factory(OpaquePointer(widget), factory)
            g_object_unref(gpointer(factory))
        }

        /// Gives the list another number of rows.
        func replace(count: Int) {
            let model = Self.model(count: count)
            gtk_list_view_set_model(OpaquePointer(widget), model)
            g_object_unref(gpointer(model))
        }

        private static func setUp(_ item: OpaquePointer) {
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            let box_: UnsafeMutablePointer<GtkBox> = UnsafeMutableRawPointer(box).assumingMemoryBound(
                to: GtkBox.self)
            gtk_box_append(box_, gtk_label_new(nil))
            gtk_box_append(box_, gtk_label_new(nil))
            gtk_list_item_set_child(item, box)
        }

        private func bind(_ item: OpaquePointer) {
            onBind?()
            let row = Int(gtk_list_item_get_position(item))
            guard let box = gtk_list_item_get_child(item), let first = gtk_widget_get_first_child(box),
                let second = gtk_widget_get_next_sibling(first)
            else { return }
            let header = header(row)
            gtk_widget_set_visible(first, header == nil ? 0 : 1)
            gtk_label_set_text(OpaquePointer(first), header ?? "")
            gtk_label_set_text(OpaquePointer(second), "row \(row)")
            gtk_widget_set_size_request(second, gint(width(row)), gint(height(row)))
        }

        /// A model of so many rows, which the caller owns.
        static func model(count: Int) -> OpaquePointer! {
            let strings = gtk_string_list_new(nil)!
            Array(repeating: "row", count: count).withCStrings { gtk_string_list_splice(strings, 0, 0, $0) }
            return gtk_no_selection_new(strings)
        }

        private func connect(
            _ factory: OpaquePointer, _ signal: String,
            _ body: @escaping @MainActor (RowList?, OpaquePointer) -> Void
        ) {
            let handler: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, item, data in
                let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
                box.body(box.rows, item)
            }
            g_signal_connect_data(
                gpointer(factory), signal, unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(Box(rows: self, body: body)).toOpaque(),
                { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
        }

        @MainActor
        private final class Box {
            weak var rows: RowList?
            let body: @MainActor (RowList?, OpaquePointer) -> Void
            init(rows: RowList, body: @escaping @MainActor (RowList?, OpaquePointer) -> Void) {
                self.rows = rows
                self.body = body
            }
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
