#if GTK
    import CGTK

    /// The pointer behind a GObject instance that retains its Swift object.
    ///
    /// The instance structure of a type registered by `register` is its parent's plus one pointer. The instance owns
    /// the Swift object; the Swift object does not own the instance.
    @MainActor
    package struct InstanceSlot<Object: AnyObject> {
        private let offset: Int

        /// Stores the object in the instance.
        package func store(_ object: Object, in instance: gpointer) {
            let retained = Unmanaged.passRetained(object).toOpaque()
            (instance + offset).storeBytes(of: retained, as: gpointer.self)
        }

        /// The Swift object of an instance.
        package func object(of instance: gpointer) -> Object {
            Unmanaged<Object>.fromOpaque((instance + offset).load(as: gpointer.self)).takeUnretainedValue()
        }

        /// Releases the object, when the instance is finalized.
        package func release(in instance: gpointer) {
            Unmanaged<Object>.fromOpaque((instance + offset).load(as: gpointer.self)).release()
        }

        /// Registers a GObject type with a slot behind its parent's structure.
        package static func register(
            _ name: String, parent: GType, classInit: @escaping GClassInitFunc,
            instanceInit: @escaping GInstanceInitFunc
        ) -> (type: GType, slot: InstanceSlot) {
            var query = GTypeQuery()
            g_type_query(parent, &query)
            let word = guint(MemoryLayout<gpointer>.size)
            let size = (query.instance_size + word - 1) / word * word
            let type = g_type_register_static_simple(
                parent, name, query.class_size, classInit, size + word, instanceInit, G_TYPE_FLAG_FINAL)
            return (type, InstanceSlot(offset: Int(size)))
        }
    }
#endif
