#if GTK
    import CGTK
    import IndexBarCore

    /// Declares, reads and writes a GObject property of the bar.
    @MainActor
    struct Property {
        let specification: UnsafeMutablePointer<GParamSpec>
        let read: (IndexBarWidget, UnsafeMutablePointer<GValue>) -> Void
        /// Nil for a read-only property.
        var write: (IndexBarWidget, UnsafePointer<GValue>) -> Void = { _, _ in }
        /// Whether a setting differs. Changes of state are notified where they happen.
        var differs: (Settings, Settings) -> Bool = { _, _ in false }

        static let readable = GParamFlags(
            rawValue: G_PARAM_READABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
        static let writable = GParamFlags(rawValue: readable.rawValue | G_PARAM_WRITABLE.rawValue)

        /// A setting that reads back what was set.
        private static func setting<Value: Equatable>(
            _ key: WritableKeyPath<Settings, Value>, _ specification: UnsafeMutablePointer<GParamSpec>?,
            _ give: @escaping (UnsafeMutablePointer<GValue>, Value) -> Void,
            _ take: @escaping (UnsafePointer<GValue>) -> Value
        ) -> Property {
            Property(
                specification: specification!, read: { give($1, $0.settings[keyPath: key]) },
                write: { $0.settings[keyPath: key] = take($1) },
                differs: { $0[keyPath: key] != $1[keyPath: key] })
        }

        /// An enumeration, by index.
        static func choice<Value: CaseIterable & Equatable>(
            _ name: String, _ type: GType, _ key: WritableKeyPath<Settings, Value>
        ) -> Property {
            let cases = Array(Value.allCases)
            func place(_ value: Value) -> gint { gint(cases.firstIndex(of: value) ?? 0) }
            let specification = g_param_spec_enum(
                name, nil, nil, type, place(Settings()[keyPath: key]), writable)
            return setting(
                key, specification, { g_value_set_enum($0, place($1)) }, { cases[Int(g_value_get_enum($0))] })
        }

        static func flag(_ name: String, _ key: WritableKeyPath<Settings, Bool>) -> Property {
            let value = Settings()[keyPath: key].gboolean
            return setting(
                key, g_param_spec_boolean(name, nil, nil, value, writable),
                { g_value_set_boolean($0, $1.gboolean) }, { g_value_get_boolean($0) != 0 })
        }

        /// A length in points or a time in seconds, at least 0.
        static func number(_ name: String, _ key: WritableKeyPath<Settings, Double>) -> Property {
            let most = Double.greatestFiniteMagnitude
            return setting(
                key, g_param_spec_double(name, nil, nil, 0, most, Settings()[keyPath: key], writable),
                { g_value_set_double($0, $1) }, { g_value_get_double($0) })
        }

        /// A length in points; −1 means none.
        static func number(_ name: String, orNone key: WritableKeyPath<Settings, Double?>) -> Property {
            let most = Double.greatestFiniteMagnitude
            let value = Settings()[keyPath: key] ?? -1
            return setting(
                key, g_param_spec_double(name, nil, nil, -1, most, value, writable),
                { g_value_set_double($0, $1 ?? -1) },
                { value in
                    let length = g_value_get_double(value)
                    return length < 0 ? nil : length
                })
        }

        static func count(_ name: String, _ key: WritableKeyPath<Settings, Int>) -> Property {
            let value = gint(clamping: Settings()[keyPath: key])
            return setting(
                key, g_param_spec_int(name, nil, nil, 0, gint.max, value, writable),
                { g_value_set_int($0, gint(clamping: $1)) }, { Int(g_value_get_int($0)) })
        }

        /// A text. NULL counts as the empty text.
        static func text(_ name: String, _ key: WritableKeyPath<Settings, String>) -> Property {
            setting(
                key,
                g_param_spec_string(name, nil, nil, Settings()[keyPath: key], writable),
                { g_value_set_string($0, $1) },
                { g_value_get_string($0).map { String(cString: $0) } ?? "" })
        }
    }
#endif
