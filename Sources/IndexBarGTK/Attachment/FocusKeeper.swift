#if GTK
    import CGTK

    /// Keeps the focus while a widget changes its parent, which would lose it.
    @MainActor
    struct FocusKeeper {
        private let focused: WeakObject?

        /// Remembers the focus if it is inside a widget, and clears it, so that no parent moves it elsewhere.
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

        /// Restores the focus.
        func restore() {
            if let widget = focused?.widget, gtk_widget_get_root(widget) != nil {
                gtk_widget_grab_focus(widget)
            }
        }
    }
#endif
