#if GTK
    import CGTK
    import IndexBarCore

    /// Keys, while the bar has the focus.
    extension IndexBarWidget {
        func followKeys() {
            guard let widget, let controller = gtk_event_controller_key_new() else { return }
            connections.connect(gpointer(controller), "key-pressed") { [unowned self] arguments in
                let milliseconds = gtk_event_controller_get_current_event_time(controller)
                arguments.answer(
                    press(
                        arguments.uint(at: 1), modifiers: arguments.flags(at: 3),
                        time: Double(milliseconds) / 1000))
            }
            gtk_widget_add_controller(widget, controller)
        }

        /// Takes a key; returns whether the bar handled it.
        ///
        /// Arrows, page, home and end keys are always handled, at the ends too, so that the focus stays. Text is
        /// handled only if it finds an entry, so that the window's own search gets the rest.
        func press(_ key: guint, modifiers: guint, time: Double) -> Bool {
            let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
            guard modifiers & others == 0, !isHidden, !content.isEmpty else { return false }
            if let step = step(for: key) {
                perform(.key(step, time: time))
                return true
            }
            switch Int32(bitPattern: key) {
            case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space:
                perform(.activate)
                return true
            case GDK_KEY_Escape:
                let wasTracking = isTracking
                perform(.escape)
                return wasTracking
            default: return type(key, time: time)
            }
        }

        private func step(for key: guint) -> IndexBarKey? {
            let isVertical = engine.layout.axis == .vertical
            let isMirrored = engine.layout.isMirrored
            switch Int32(bitPattern: key) {
            case GDK_KEY_Home, GDK_KEY_KP_Home: return .first
            case GDK_KEY_End, GDK_KEY_KP_End: return .last
            case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return .pageBackward
            case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return .pageForward
            case GDK_KEY_Up, GDK_KEY_KP_Up: return isVertical ? .previous : nil
            case GDK_KEY_Down, GDK_KEY_KP_Down: return isVertical ? .next : nil
            case GDK_KEY_Left, GDK_KEY_KP_Left: return isVertical ? nil : isMirrored ? .next : .previous
            case GDK_KEY_Right, GDK_KEY_KP_Right: return isVertical ? nil : isMirrored ? .previous : .next
            default: return nil
            }
        }

        private func type(_ key: guint, time: Double) -> Bool {
            guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)),
                g_unichar_isgraph(scalar.value) != 0
            else { return false }
            let before = engine.selectedEntry
            var hasSelected = false
            withWidget { _ in
                let effects = engine.handle(.key(.text(SearchKey.folded(String(scalar))), time: time))
                hasSelected = effects.selection != nil
                carryOut(effects)
            }
            return hasSelected || (before != nil && engine.selectedEntry == before)
        }
    }
#endif
