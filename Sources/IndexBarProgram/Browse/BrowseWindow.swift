#if GTK
    import IndexBarCore
    import IndexBarGTK

    /// The window of `index-bar browse`: a search field, the list with its headers, and the index bar beside it.
    @MainActor
    final class BrowseWindow {
        let window = gtk_window_new()!
        let listView: UnsafeMutablePointer<GtkWidget>
        let bar: IndexBarWidget
        let factory: RowFactory
        private let model: RowModel
        private let search = gtk_search_entry_new()!
        private let connections = SignalConnections()
        /// The work on the sections that nobody has looked at yet; nil before it and after it.
        private var sorting: SortingBehind?
        private let title: UnsafeMutablePointer<GtkWidget>
        private let subtitle: UnsafeMutablePointer<GtkWidget>
        /// Whether the user has closed it.
        private(set) var isClosed = false

        /// Creates the window; `show` opens it.
        init(_ list: BrowseList, options: BrowseOptions) {
            title = Self.label("title", options.file == "-" ? "Standard input" : Self.name(of: options.file))
            subtitle = Self.label("subtitle", "")
            let model = RowModel.make(list)
            self.model = model
            factory = RowFactory { [unowned model] row in model.list.header(at: row) }
            let selection = gtk_single_selection_new(OpaquePointer(model.instance))!
            gtk_single_selection_set_autoselect(selection, 0)
            gtk_single_selection_set_can_unselect(selection, 1)
            gtk_single_selection_set_selected(selection, guint.max)
            listView = gtk_list_view_new(selection, factory.instance)
            bar = IndexBarWidget.make(content: list.content, style: Self.style(of: options))
            bar.previewTitle = { [unowned bar] entry in bar.content.spokenTitle(at: entry) }
            BrowseStyleSheet.use()
            fill()
            bar.attach(to: listView)
            showCounts()
        }

        private static func style(of options: BrowseOptions) -> IndexBarStyle {
            var style = IndexBarStyle()
            switch options.axis {
            case .vertical: style.axis = .vertical
            case .horizontal: style.axis = .horizontal
            case .automatic, nil: style.axis = .automatic
            }
            switch options.distribution {
            case .start: style.distribution = .start
            case .end: style.distribution = .end
            case .fill: style.distribution = .fill
            case .proportional: style.distribution = .proportional
            case .center: style.distribution = .center
            case nil: style.distribution = options.isTimeline ? .proportional : .center
            }
            style.fineScrub = options.scrubsFinely
            return style
        }

        /// Opens the window, with the keyboard's focus on the list.
        func show() {
            gtk_window_present(window.cast())
            gtk_widget_grab_focus(listView)
        }

        private func fill() {
            gtk_widget_add_css_class(listView, "names")
            let scrolled = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_scrolled_window_set_child(scrolled.opaque, listView)
            gtk_widget_set_vexpand(scrolled, 1)
            gtk_widget_set_hexpand(scrolled, 1)

            gtk_widget_add_css_class(search, "names-search")
            gtk_search_entry_set_key_capture_widget(search.opaque, window)
            followSearch()

            let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            gtk_box_append(column.cast(), search)
            gtk_box_append(column.cast(), scrolled)
            gtk_window_set_titlebar(window.cast(), header())
            gtk_window_set_child(window.cast(), column)
            gtk_window_set_default_size(window.cast(), 420, 640)
            connections.connect(window, "close-request") { [unowned self] _ in isClosed = true }
        }

        private func header() -> UnsafeMutablePointer<GtkWidget> {
            let titles = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            gtk_widget_set_valign(titles, GTK_ALIGN_CENTER)
            gtk_box_append(titles.cast(), title)
            gtk_box_append(titles.cast(), subtitle)
            let header = gtk_header_bar_new()!
            gtk_header_bar_set_title_widget(header.opaque, titles)
            return header
        }

        private static func label(_ cssClass: String, _ text: String) -> UnsafeMutablePointer<GtkWidget> {
            let label = gtk_label_new(text)!
            gtk_widget_add_css_class(label, cssClass)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            gtk_label_set_single_line_mode(label.opaque, 1)
            return label
        }

        /// A file's name without its folders.
        private static func name(of path: String) -> String {
            path.split(separator: "/").last.map(String.init) ?? path
        }

        private func followSearch() {
            connections.connect(search, "changed") { [unowned self] _ in searchChanged() }
            // What is typed anywhere in the window begins a search; the field takes over, behind what it got.
            connections.connect(search, "search-started") { [unowned self] _ in
                if let text = gtk_editable_get_delegate(search.opaque) {
                    gtk_text_grab_focus_without_selecting(text.cast())
                }
            }
            connections.connect(search, "stop-search") { [unowned self] _ in
                gtk_editable_set_text(search.opaque, "")
                gtk_widget_grab_focus(listView)
            }
        }

        /// Leaves the rows that hold the text, from the first one on.
        private func searchChanged() {
            model.search(String(cString: gtk_editable_get_text(search.opaque)))
            if !model.list.rows.isEmpty { _ = cgtk_list_scroll_to(listView, 0) }
            bar.content = model.list.content
            showCounts()
        }

        /// Writes a text into the search field, as typing would.
        func type(_ text: String) { gtk_editable_set_text(search.opaque, text) }

        /// Runs the main loop. Once the first frame is there, the sections are put in order behind it.
        func runUntilClosed() {
            var (hasBegun, shown) = (false, -1)
            while !isClosed {
                g_main_context_iteration(nil, 1)
                if !hasBegun, hasFrame {
                    hasBegun = true
                    sorting = SortingBehind(model.list.sectioning) { g_main_context_wakeup(nil) }
                }
                guard let percent = sorting?.percent, percent != shown else { continue }
                shown = percent
                if percent >= 100 { sorting = nil }
                showCounts()
            }
            sorting?.stop()
        }

        /// Whether the window has been drawn.
        private var hasFrame: Bool {
            gtk_widget_get_frame_clock(window).map { gdk_frame_clock_get_frame_counter($0) > 1 } ?? false
        }

        private func showCounts() {
            let text = SortingBehind.label(
                names: model.list.rows.count, sections: model.list.runs.count, percent: sorting?.percent)
            gtk_label_set_text(subtitle.opaque, text)
            gtk_window_set_title(window.cast(), String(cString: gtk_label_get_text(title.opaque)))
        }
    }
#endif
