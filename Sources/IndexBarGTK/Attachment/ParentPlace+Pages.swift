#if GTK
    import CGTK

    /// Parents whose children are pages.
    extension ParentPlace {
        /// A page of a stack. It disappears with its child.
        private struct Page {
            let child: Widget
            let name: String?
            let title: String?
            let icon: String?
            let isVisible: gboolean
            let needsAttention: gboolean
            let usesUnderline: gboolean

            @MainActor
            init(of child: Widget, in stack: OpaquePointer) {
                let page = gtk_stack_get_page(stack, child)!
                self.child = child
                name = gtk_stack_page_get_name(page).map { String(cString: $0) }
                title = gtk_stack_page_get_title(page).map { String(cString: $0) }
                icon = gtk_stack_page_get_icon_name(page).map { String(cString: $0) }
                isVisible = gtk_stack_page_get_visible(page)
                needsAttention = gtk_stack_page_get_needs_attention(page)
                usesUnderline = gtk_stack_page_get_use_underline(page)
            }

            @MainActor
            func add(_ child: Widget, to stack: OpaquePointer) {
                guard let page = gtk_stack_add_named(stack, child, name) else { return }
                if let title { gtk_stack_page_set_title(page, title) }
                if let icon { gtk_stack_page_set_icon_name(page, icon) }
                gtk_stack_page_set_visible(page, isVisible)
                gtk_stack_page_set_needs_attention(page, needsAttention)
                gtk_stack_page_set_use_underline(page, usesUnderline)
            }
        }

        /// Removes a page from a GtkStack, or from a GtkNotebook, which keeps its pages in a stack.
        static func removePage(
            _ old: Widget, of stack: Widget
        ) {
            guard let notebook = gtk_widget_get_ancestor(stack, gtk_notebook_get_type()),
                case let page = gtk_notebook_page_num(notebook.opaque, old), page >= 0
            else { return gtk_stack_remove(stack.opaque, old) }
            gtk_notebook_remove_page(notebook.opaque, page)
        }

        /// Replaces a page of a GtkStack, or of a GtkNotebook, which keeps its pages in a stack.
        static func replacePage(
            _ old: Widget, with new: Widget,
            in stack: Widget
        ) -> Bool {
            if let notebook = gtk_widget_get_ancestor(stack, gtk_notebook_get_type()),
                gtk_notebook_page_num(notebook.opaque, old) >= 0
            {
                replacePage(old, with: new, inNotebook: notebook.opaque)
                return true
            }
            let stack = stack.opaque
            let shown = gtk_stack_get_visible_child(stack)
            let transition = gtk_stack_get_transition_type(stack)
            gtk_stack_set_transition_type(stack, GTK_STACK_TRANSITION_TYPE_NONE)
            // A stack adds pages at the end only, so the pages from the old one on are removed and added again.
            var pages: [Page] = []
            var child: Widget? = old
            while let next = child {
                pages.append(Page(of: next, in: stack))
                child = gtk_widget_get_next_sibling(next)
            }
            for page in pages {
                g_object_ref(page.child)
                gtk_stack_remove(stack, page.child)
            }
            for page in pages {
                page.add(page.child == old ? new : page.child, to: stack)
                g_object_unref(page.child)
            }
            if let shown { gtk_stack_set_visible_child(stack, shown == old ? new : shown) }
            gtk_stack_set_transition_type(stack, transition)
            return true
        }

        private static func replacePage(
            _ old: Widget, with new: Widget,
            inNotebook notebook: OpaquePointer
        ) {
            let place = gtk_notebook_page_num(notebook, old)
            let current = gtk_notebook_get_current_page(notebook)
            let labels = [
                gtk_notebook_get_tab_label(notebook, old), gtk_notebook_get_menu_label(notebook, old),
            ]
            let isReorderable = gtk_notebook_get_tab_reorderable(notebook, old)
            let isDetachable = gtk_notebook_get_tab_detachable(notebook, old)
            for label in labels { if let label { g_object_ref(label) } }
            gtk_notebook_remove_page(notebook, place)
            gtk_notebook_insert_page_menu(notebook, new, labels[0], labels[1], place)
            for label in labels { if let label { g_object_unref(label) } }
            gtk_notebook_set_tab_reorderable(notebook, new, isReorderable)
            gtk_notebook_set_tab_detachable(notebook, new, isDetachable)
            gtk_notebook_set_current_page(notebook, current)
        }
    }
#endif
