#if GTK
    import IndexBarGTK

    /// The rows of a `BrowseList` as GTK's list model: an object for a row is made when GTK asks for it.
    ///
    /// The instance owns this Swift object and not the other way round.
    @MainActor
    final class RowModel {
        /// The GListModel; what it is given to holds a reference of its own.
        let instance: gpointer
        private(set) var list: BrowseList

        /// Creates the model. The caller owns one reference to `instance`.
        static func make(_ list: BrowseList) -> RowModel {
            let instance = gpointer(g_object_new_with_properties(registration.type, 0, nil, nil)!)
            let model = RowModel(instance, list)
            registration.slot.store(model, in: instance)
            return model
        }

        private init(_ instance: gpointer, _ list: BrowseList) {
            self.instance = instance
            self.list = list
        }

        /// Leaves the rows that hold the text, and tells the list.
        func search(_ text: String) {
            let before = list.rows.count
            list.search(text)
            g_list_model_items_changed(OpaquePointer(instance), 0, guint(before), guint(list.rows.count))
        }

        private static let registration = {
            let (type, slot) = InstanceSlot<RowModel>.register(
                "IndexBarProgramRowModel", parent: g_object_get_type(),
                classInit: { type, _ in RowModel.classInit(type!) },
                instanceInit: { _, _ in })
            var interface = GInterfaceInfo(
                interface_init: { interface, _ in RowModel.fillIn(interface!) }, interface_finalize: nil,
                interface_data: nil)
            g_type_add_interface_static(type, g_list_model_get_type(), &interface)
            return (type: type, slot: slot)
        }()

        private static func classInit(_ type: gpointer) {
            type.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { instance in
                RowModel.registration.slot.release(in: gpointer(instance!))
                let parent = g_type_class_peek_static(g_object_get_type())!
                parent.assumingMemoryBound(to: GObjectClass.self).pointee.finalize(instance)
            }
        }

        private static func fillIn(_ interface: gpointer) {
            let model = interface.assumingMemoryBound(to: GListModelInterface.self)
            model.pointee.get_item_type = { _ in gtk_string_object_get_type() }
            model.pointee.get_n_items = { instance in
                guint(RowModel.registration.slot.object(of: gpointer(instance!)).list.rows.count)
            }
            model.pointee.get_item = { instance, position in
                let list = RowModel.registration.slot.object(of: gpointer(instance!)).list
                guard position < guint(list.rows.count) else { return nil }
                return gpointer(gtk_string_object_new(list.name(at: Int(position))))
            }
        }
    }
#endif
