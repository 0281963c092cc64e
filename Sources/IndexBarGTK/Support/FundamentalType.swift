#if GTK
    import CGTK

    package typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// GObject's fundamental types, whose C names are casts that Swift does not import.
    package enum FundamentalType {
        static let none = GType(1 << 2)
        static let boolean = GType(5 << 2)
        package static let int = GType(6 << 2)
        static let double = GType(15 << 2)
        static let string = GType(16 << 2)
        static let strings = g_strv_get_type()
    }

    extension UnsafeMutablePointer {
        /// The same instance as another of its GObject types.
        package func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: other)
        }

        /// The same instance as a type with a private structure.
        package var opaque: OpaquePointer { OpaquePointer(self) }

        /// Whether the instance is of a type or of a derived one.
        func isA(_ type: GType) -> Bool {
            g_type_check_instance_is_a(cast(to: GTypeInstance.self), type) != 0
        }
    }

    extension OpaquePointer {
        /// The same instance as another of its GObject types.
        package func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: other)
        }
    }

    extension Bool {
        /// The value as a `gboolean`.
        package var gboolean: gboolean { self ? 1 : 0 }
    }
#endif
