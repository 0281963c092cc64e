#if GTK
    import IndexBarGTK

    /// How the window's rows look; the bar's look is its own.
    @MainActor
    enum BrowseStyleSheet {
        /// Adds the sheet to the display, once.
        static func use() {
            guard !isUsed, let display = gdk_display_get_default() else { return }
            isUsed = true
            let provider = gtk_css_provider_new()!
            cgtk_css_provider_load(provider, css)
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            g_object_unref(provider)
        }

        private static var isUsed = false

        private static let css = """
            .names > row { padding: 0; }
            .row-header {
              padding: 6px 12px 2px 12px;
              font-weight: bold;
              font-size: 0.9em;
              opacity: 0.6;
            }
            .row-name { padding: 6px 12px; }
            .names-search { margin: 6px; }
            """
    }
#endif
