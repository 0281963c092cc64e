#if GTK
    import CGTK
    import IndexBarCore

    /// The titles laid out by Pango in the widget's font, each once.
    @MainActor
    final class TitleCache {
        /// A laid-out title and its size in points.
        struct Title {
            let layout: OpaquePointer
            let width: Double
            let height: Double
        }

        /// The most titles kept, more than any screen shows. Beyond that the cache is cleared.
        private static let most = 1024
        private var titles: [String: Title] = [:]
        /// The number of titles measured.
        private(set) var measured = 0
        /// The font state that the titles were laid out in.
        private var serial: guint = 0

        isolated deinit { clear() }

        /// Clears the cache.
        func clear() {
            for title in titles.values { g_object_unref(gpointer(title.layout)) }
            titles = [:]
        }

        /// Clears the cache if the widget's font has changed, and returns whether it has.
        func followFont(of widget: Widget) -> Bool {
            let now = pango_context_get_serial(gtk_widget_get_pango_context(widget))
            guard now != serial else { return false }
            serial = now
            clear()
            return true
        }

        /// Returns a title laid out in the widget's font.
        func title(_ text: String, in widget: Widget) -> Title {
            if let title = titles[text] { return title }
            if titles.count >= Self.most { clear() }
            let layout = gtk_widget_create_pango_layout(widget, text)!
            pango_layout_set_single_paragraph_mode(layout, 1)
            var width: gint = 0
            var height: gint = 0
            pango_layout_get_pixel_size(layout, &width, &height)
            let title = Title(layout: layout, width: Double(width), height: Double(height))
            titles[text] = title
            return title
        }

        /// The largest width and height of a sample of titles; without titles, the height of a line.
        ///
        /// - Complexity: that of `entriesToMeasure`.
        func extent(of texts: IndexBarTexts, atMost most: Int, in widget: Widget) -> (
            width: Double, height: Double
        ) {
            var width = 0.0
            var height = title("M", in: widget).height
            let entries = texts.entriesToMeasure(atMost: most)
            measured += entries.count
            for entry in entries {
                guard texts.content.symbolName(at: entry) == nil else {
                    width = max(width, height)
                    continue
                }
                let title = title(texts.content.title(at: entry), in: widget)
                (width, height) = (max(width, title.width), max(height, title.height))
            }
            return (width, height)
        }
    }
#endif
