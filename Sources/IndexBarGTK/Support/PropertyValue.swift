#if GTK
    import CGTK

    /// A value of a GObject property, unset when it goes.
    package struct PropertyValue: ~Copyable {
        package private(set) var value = GValue()

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
#endif
