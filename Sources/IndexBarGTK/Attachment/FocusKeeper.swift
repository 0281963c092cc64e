#if GTK
    import CGTK

    /// Keeps the focus where it is while a widget changes its parent, which takes it away.
    @MainActor
    struct FocusKeeper {
        private let focused: WeakObject?

        /// Remembers the focus, if it is inside a widget, and takes it away, so that no parent looks for it.
        init(inside widget: Widget) {
            guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root),
                gtk_widget_is_ancestor(focused, widget) != 0 || focused == widget
            else {
                self.focused = nil
                return
            }
            self.focused = WeakObject(focused)
            gtk_root_set_focus(root, nil)
        }

        /// Gives it back.
        func restore() {
            if let widget = focused?.widget, gtk_widget_get_root(widget) != nil {
                gtk_widget_grab_focus(widget)
            }
        }
    }
#endif
