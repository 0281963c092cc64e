#if GTK
    import CGTK

    /// Folds text for case and diacritics, so that typing "e" finds "É".
    public enum SearchKey {
        /// The text in small letters, without the marks on them; for `IndexBarContent`'s `searchKeys`, which the
        /// bar compares with what is typed.
        public static func folded(_ text: String) -> String {
            guard let small = g_utf8_casefold(text, -1) else { return text }
            defer { g_free(small) }
            guard let apart = g_utf8_normalize(small, -1, G_NORMALIZE_ALL) else { return text }
            defer { g_free(apart) }
            let letters = String(cString: apart).unicodeScalars.filter {
                $0.properties.generalCategory != .nonspacingMark
            }
            return String(String.UnicodeScalarView(letters))
        }
    }
#endif
