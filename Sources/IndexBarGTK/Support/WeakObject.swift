#if GTK
    import CGTK

    /// A weak reference to a GObject; nil once the object is disposed of.
    final class WeakObject {
        private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

        init(_ object: gpointer) { g_weak_ref_init(reference, object) }

        deinit {
            g_weak_ref_clear(reference)
            reference.deallocate()
        }

        /// The object; nil once it is gone.
        var object: gpointer? {
            guard let object = g_weak_ref_get(reference) else { return nil }
            g_object_unref(object)
            return object
        }

        /// The object as a widget; nil once it is gone.
        var widget: UnsafeMutablePointer<GtkWidget>? { object?.assumingMemoryBound(to: GtkWidget.self) }
    }
#endif
