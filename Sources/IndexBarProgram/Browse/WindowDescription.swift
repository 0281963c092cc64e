#if GTK
    import IndexBarCore
    import IndexBarGTK
    import IndexBarReplay

    /// What a window shows, read from its widgets and not from the values that they were made of.
    @MainActor
    struct WindowDescription {
        private let window: BrowseWindow
        private let screen: IndexBarScreen?

        init(of window: BrowseWindow) {
            self.window = window
            screen = window.bar.screen()
        }

        /// One JSON object on one line.
        var json: String {
            let isLit = screen?.highlight != nil
            return Self.object([
                ("rows", "\(rowCount)"),
                ("sections", "\(titles.count)"),
                ("topRow", screen?.topRow.map { "\($0)" } ?? "null"),
                ("topText", Self.quoted(screen?.topTexts.last)),
                ("highlighted", Self.quoted(isLit ? highlighted : nil)),
                ("preview", Self.quoted(screen?.preview)),
                ("bar", screen.map { Self.object($0.bar) } ?? "null"),
                ("accessible", screen.map { Self.object($0.accessible) } ?? "null"),
            ])
        }

        /// How many rows the list view's own model has.
        private var rowCount: Int {
            gtk_list_view_get_model(window.listView.opaque).map { Int(g_list_model_get_n_items($0)) } ?? 0
        }

        /// The bar's GObject property `titles`.
        private var titles: [String] {
            var value = GValue()
            g_value_init(&value, g_strv_get_type())
            defer { g_value_unset(&value) }
            read("titles", into: &value)
            guard let strings = g_value_get_boxed(&value) else { return [] }
            let first = strings.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
            return (0..<Int(g_strv_length(first))).compactMap { first[$0].map { String(cString: $0) } }
        }

        /// The title of the entry in the bar's GObject property `highlighted`. A title that the bar condenses away
        /// is lit as well: its dot is.
        private var highlighted: String? {
            var value = GValue()
            g_value_init(&value, FundamentalType.int)
            read("highlighted", into: &value)
            let (entry, titles) = (Int(g_value_get_int(&value)), titles)
            return titles.indices.contains(entry) ? titles[entry] : nil
        }

        private func read(_ property: String, into value: inout GValue) {
            guard let bar = window.bar.widget else { return }
            g_object_get_property(bar.cast(), property, &value)
        }

        private static func object(_ rectangle: IndexBarRectangle) -> String {
            object([
                ("x", "\(rectangle.x)"), ("y", "\(rectangle.y)"), ("width", "\(rectangle.width)"),
                ("height", "\(rectangle.height)"),
            ])
        }

        private static func object(_ accessible: IndexBarScreen.Accessible) -> String {
            object([
                ("role", quoted(accessible.role)), ("name", quoted(accessible.name)),
                ("value", "\(accessible.value)"), ("text", quoted(accessible.text)),
            ])
        }

        private static func object(_ pairs: [(String, String)]) -> String {
            "{" + pairs.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
        }

        private static func quoted(_ text: String?) -> String {
            text.map(ReplayJSON.string) ?? "null"
        }
    }
#endif
