#if GTK
    import CGTK

    /// The default style sheet of index bars. Themes and apps can override it. Present while any bar exists.
    @MainActor
    enum StyleSheet {
        private static var users = 0
        private static var installed: (provider: OpaquePointer, display: WeakObject)?

        /// Adds the sheet for the first bar.
        static func use(for display: OpaquePointer) {
            users += 1
            guard installed == nil else { return }
            let provider = gtk_css_provider_new()!
            cgtk_css_provider_load(provider, css)
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
            installed = (OpaquePointer(provider), WeakObject(gpointer(display)))
        }

        /// Removes the sheet with the last bar.
        static func release() {
            users -= 1
            guard users == 0, let (provider, display) = installed else { return }
            installed = nil
            if let display = display.object {
                gtk_style_context_remove_provider_for_display(OpaquePointer(display), provider)
            }
            g_object_unref(gpointer(provider))
        }

        /// Uses named colours that GTK's own themes and libadwaita define.
        private static let css = """
            indexbar {
              font-size: 0.8em;
              font-weight: bold;
              font-feature-settings: "tnum";
              color: alpha(@theme_fg_color, 0.75);
              outline: 0 solid transparent;
              outline-offset: -1px;
              border-radius: 9999px;
            }
            indexbar:focus:focus-visible {
              outline: 2px solid alpha(@theme_selected_bg_color, 0.5);
            }
            indexbar > strip { border-radius: 9999px; transition: background-color 150ms ease-out; }
            indexbar:hover > strip { background-color: alpha(@theme_fg_color, 0.05); }
            indexbar.dragging > strip { background-color: alpha(@theme_fg_color, 0.1); }
            indexbar.floating > strip { background-color: alpha(@theme_base_color, 0.8); }
            indexbar > highlight {
              background-color: @theme_selected_bg_color;
              color: @theme_selected_fg_color;
              border-radius: 9999px;
            }
            indexbar > preview {
              padding: 4px 8px;
              font-size: 2.2em;
              font-weight: bold;
              border-radius: 14px;
              background-color: @theme_selected_bg_color;
              color: @theme_selected_fg_color;
              box-shadow: 0 2px 6px alpha(black, 0.25);
            }
            """
    }
#endif
