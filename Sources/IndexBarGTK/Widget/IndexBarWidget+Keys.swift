#if GTK
    import CGTK
    import IndexBarCore

    /// Keys, while the bar has the focus.
    extension IndexBarWidget {
        func followKeys() {
            guard let widget, let controller = gtk_event_controller_key_new() else { return }
            connections.connect(gpointer(controller), "key-pressed") { [unowned self] arguments in
                var state = arguments.flags(at: 3)
                // If Alt produced the character, it does not count as a modifier.
                if let event = gtk_event_controller_get_current_event(controller) {
                    let used = gdk_key_event_get_consumed_modifiers(event).rawValue
                    state &= ~(used & GDK_ALT_MASK.rawValue)
                }
                let modifiers = Self.modifiers(state)
                arguments.answer(press(arguments.uint(at: 1), modifiers, time(of: controller)))
            }
            gtk_widget_add_controller(widget, controller)
        }

        /// Handles a key and returns whether the bar used it.
        private func press(_ key: guint, _ modifiers: IndexBarModifiers, _ time: Double) -> Bool {
            if let press = Self.presses[Int32(bitPattern: key)] {
                return send { $0.press(press, modifiers: modifiers, time: time) }.handled
            }
            guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)),
                g_unichar_isprint(scalar.value) != 0
            else { return false }
            return send { driver in
                texts.press(character: String(scalar), modifiers: modifiers, time: time, on: &driver)
            }.handled
        }

        private static let presses: [Int32: IndexBarPress] = [
            GDK_KEY_Up: .up, GDK_KEY_Down: .down, GDK_KEY_Left: .left, GDK_KEY_Right: .right,
            GDK_KEY_KP_Up: .up, GDK_KEY_KP_Down: .down, GDK_KEY_KP_Left: .left, GDK_KEY_KP_Right: .right,
            GDK_KEY_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end,
            GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
            GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
            GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return,
            GDK_KEY_Escape: .escape,
        ]

        private static func modifiers(_ state: guint) -> IndexBarModifiers {
            let names: [(GdkModifierType, IndexBarModifiers)] = [
                (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alt),
                (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
            ]
            return names.reduce(into: []) { if state & $1.0.rawValue != 0 { $0.insert($1.1) } }
        }
    }
#endif
