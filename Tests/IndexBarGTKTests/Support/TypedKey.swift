#if GTK
    import CGTK
    import IndexBarGTK

    /// Has a widget's key controller tell of a character, as GTK does for a keyboard that has it; answers whether the
    /// key was taken.
    @MainActor
    func type(_ character: Unicode.Scalar, to widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let controllers = gtk_widget_observe_controllers(widget) else { return false }
        defer { g_object_unref(gpointer(controllers)) }
        for place in 0..<g_list_model_get_n_items(controllers) {
            guard let controller = g_list_model_get_item(controllers, place) else { continue }
            defer { g_object_unref(controller) }
            let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
            guard g_type_check_instance_is_a(instance, gtk_event_controller_key_get_type()) != 0 else {
                continue
            }
            let types: [GType] = [
                gtk_event_controller_key_get_type(), GType(7 << 2), GType(7 << 2),
                gdk_modifier_type_get_type(),
            ]
            var values = types.map { type in
                var value = GValue()
                g_value_init(&value, type)
                return value
            }
            g_value_set_object(&values[0], controller)
            g_value_set_uint(&values[1], gdk_unicode_to_keyval(character.value))
            var answer = GValue()
            g_value_init(&answer, GType(5 << 2))
            g_signal_emitv(
                values, g_signal_lookup("key-pressed", gtk_event_controller_key_get_type()), 0, &answer)
            g_value_unset(&values[0])
            return g_value_get_boolean(&answer) != 0
        }
        return false
    }
#endif
