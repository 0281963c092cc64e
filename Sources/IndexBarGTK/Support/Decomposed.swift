#if GTK
    import CGTK

    extension String {
        /// The text in compatibility decomposition (NFKD), by GLib. Typed text is compared with titles in this form.
        static func decomposed(_ text: String) -> String {
            guard let apart = g_utf8_normalize(text, -1, G_NORMALIZE_ALL) else { return text }
            defer { g_free(apart) }
            return String(cString: apart)
        }
    }
#endif
