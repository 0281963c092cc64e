#if GTK
    import CGTK
    import IndexBarCore

    /// The GObject properties, for bindings, builders and other languages.
    extension IndexBarWidget {
        private enum Property: guint, CaseIterable {
            case titles = 1
            case selected, highlighted, selectedTitle, tracking, reservedThickness

            @MainActor
            var specification: UnsafeMutablePointer<GParamSpec> {
                let readable = GParamFlags(
                    rawValue: G_PARAM_READABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
                let writable = GParamFlags(rawValue: readable.rawValue | G_PARAM_WRITABLE.rawValue)
                return switch self {
                case .titles:
                    g_param_spec_boxed("titles", nil, nil, FundamentalType.strings, writable)
                case .selected: g_param_spec_int("selected", nil, nil, -1, gint.max, -1, readable)
                case .highlighted: g_param_spec_int("highlighted", nil, nil, -1, gint.max, -1, readable)
                case .selectedTitle: g_param_spec_string("selected-title", nil, nil, nil, readable)
                case .tracking: g_param_spec_boolean("tracking", nil, nil, 0, readable)
                case .reservedThickness:
                    g_param_spec_double(
                        "reserved-thickness", nil, nil, 0, Double.greatestFiniteMagnitude, 0, readable)
                }
            }
        }

        static func installProperties(_ type: UnsafeMutablePointer<GObjectClass>) {
            type.pointee.get_property = { instance, id, value, _ in
                guard let value, let property = Property(rawValue: id) else { return }
                IndexBarWidget.object(of: instance!).read(property, into: value)
            }
            type.pointee.set_property = { instance, id, value, _ in
                guard let value, Property(rawValue: id) == .titles else { return }
                IndexBarWidget.object(of: instance!).content = IndexBarContent(
                    titles: IndexBarWidget.strings(value))
            }
            for property in Property.allCases {
                g_object_class_install_property(type, property.rawValue, property.specification)
            }
        }

        private func read(_ property: Property, into value: UnsafeMutablePointer<GValue>) {
            switch property {
            case .titles: g_value_take_boxed(value, titleStrings())
            case .selected: g_value_set_int(value, gint(clamping: selectedEntry ?? -1))
            case .highlighted: g_value_set_int(value, gint(clamping: highlightedEntry ?? -1))
            case .selectedTitle: g_value_set_string(value, selectedEntry.map(content.title(at:)))
            case .tracking: g_value_set_boolean(value, isTracking.gboolean)
            case .reservedThickness: g_value_set_double(value, reservedThickness)
            }
        }

        /// Tells observers of a selection.
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

        private func titleStrings() -> gpointer? {
            let builder = g_strv_builder_new()
            defer { g_strv_builder_unref(builder) }
            for entry in 0..<content.count { g_strv_builder_add(builder, content.title(at: entry)) }
            return g_strv_builder_end(builder).map { gpointer($0) }
        }

        private static func strings(_ value: UnsafePointer<GValue>) -> [String] {
            guard let boxed = g_value_get_boxed(value) else { return [] }
            let strings = boxed.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            var titles: [String] = []
            while let string = strings[titles.count] { titles.append(String(cString: string)) }
            return titles
        }
    }
#endif
