#if GTK
    import CGTK
    import IndexBarCore

    /// The GObject properties and the signal, for bindings, builders and other languages.
    extension IndexBarWidget {
        static func installProperties(_ type: UnsafeMutablePointer<GObjectClass>) {
            type.pointee.get_property = { instance, id, value, _ in
                if let value { Property.all[Int(id) - 1].read(IndexBarWidget.of(instance!), value) }
            }
            type.pointee.set_property = { instance, id, value, _ in
                if let value { Property.all[Int(id) - 1].write(IndexBarWidget.of(instance!), value) }
            }
            for (place, property) in Property.all.enumerated() {
                g_object_class_install_property(type, guint(place + 1), property.specification)
            }
        }

        /// Notifies observers of a property that is not a setting.
        func notify(_ name: String) { withWidget { g_object_notify($0.cast(), name) } }

        /// Emits the signal for a selection.
        func emit(_ selection: IndexBarSelection) {
            guard let widget else { return }
            onSelect?(selection)
            var values = [GValue(), GValue(), GValue(), GValue()]
            g_value_init(&values[0], Self.gtype)
            g_value_set_object(&values[0], widget)
            for (place, number) in [selection.entry, selection.section ?? -1, selection.row].enumerated() {
                g_value_init(&values[place + 1], FundamentalType.int)
                g_value_set_int(&values[place + 1], gint(clamping: number))
            }
            g_signal_emitv(values, Self.sectionSelected, 0, nil)
            g_value_unset(&values[0])
        }

        func titleStrings() -> gpointer? {
            let builder = g_strv_builder_new()
            defer { g_strv_builder_unref(builder) }
            for entry in 0..<content.count { g_strv_builder_add(builder, content.title(at: entry)) }
            return g_strv_builder_end(builder).map { gpointer($0) }
        }

        static func strings(_ value: UnsafePointer<GValue>) -> [String] {
            guard let boxed = g_value_get_boxed(value) else { return [] }
            let strings = boxed.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            var titles: [String] = []
            while let string = strings[titles.count] { titles.append(String(cString: string)) }
            return titles
        }
    }
#endif
