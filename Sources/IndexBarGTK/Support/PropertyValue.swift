#if GTK
    import CGTK

    /// The value of a GObject property; unset when it is released.
    package struct PropertyValue: ~Copyable {
        package fileprivate(set) var value = GValue()

        init(_ type: GType) { g_value_init(&value, type) }

        init(double: Double) {
            self.init(FundamentalType.double)
            g_value_set_double(&value, double)
        }

        init(int: Int) {
            self.init(FundamentalType.int)
            g_value_set_int(&value, gint(clamping: int))
        }

        package init(boolean: Bool) {
            self.init(FundamentalType.boolean)
            g_value_set_boolean(&value, boolean.gboolean)
        }

        init(string: String) {
            self.init(FundamentalType.string)
            g_value_set_string(&value, string)
        }

        init(choice: UInt32, of type: GType) {
            self.init(type)
            g_value_set_enum(&value, gint(choice))
        }

        deinit {
            var value = value
            g_value_unset(&value)
        }
    }

    @MainActor
    extension UnsafeMutablePointer<GtkWidget> {
        /// Updates an accessible property.
        func tellAccessible(_ property: GtkAccessibleProperty, _ value: borrowing PropertyValue) {
            var property = property
            withUnsafePointer(to: value.value) {
                gtk_accessible_update_property_value(
                    opaque, 1, &property, UnsafeMutablePointer<GValue>(mutating: $0))
            }
        }

        /// Sets whether the widget is hidden from assistive technology.
        func tellAccessible(hidden isHidden: Bool) {
            var state = GTK_ACCESSIBLE_STATE_HIDDEN
            let value = PropertyValue(boolean: isHidden)
            withUnsafePointer(to: value.value) {
                gtk_accessible_update_state_value(
                    opaque, 1, &state, UnsafeMutablePointer<GValue>(mutating: $0))
            }
        }

        /// Reads a property that is an object.
        func object(named name: String) -> gpointer? {
            var value = PropertyValue(g_object_get_type())
            g_object_get_property(cast(), name, &value.value)
            return g_value_get_object(&value.value)
        }

        /// Calls a closure with an object property, which may not outlive the call.
        func withObject<Result>(named name: String, _ body: (OpaquePointer) -> Result) -> Result? {
            var value = PropertyValue(g_object_get_type())
            g_object_get_property(cast(), name, &value.value)
            return g_value_get_object(&value.value).map { body(OpaquePointer($0)) }
        }

        /// Sets a property that is an object.
        func set(_ name: String, to object: gpointer?) {
            var value = PropertyValue(g_object_get_type())
            g_value_set_object(&value.value, object)
            g_object_set_property(cast(), name, &value.value)
        }
    }
#endif
