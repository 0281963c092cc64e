#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// A window with a list of so many rows in each of its sections and a bar attached to it.
    @MainActor
    final class ListWindow {
        let titles: [String]
        let starts: [Int]
        let rowCount: Int
        let window: UnsafeMutablePointer<GtkWidget>
        let scrolled: UnsafeMutablePointer<GtkWidget>
        let list: UnsafeMutablePointer<GtkWidget>
        let bar: IndexBarWidget
        let display: TestDisplay

        /// A, B … Z and #.
        nonisolated static let alphabet = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]

        init(
            titles: [String] = ListWindow.alphabet, rowCounts: [Int]? = nil, style: IndexBarStyle = .init(),
            direction: GtkTextDirection = GTK_TEXT_DIR_LTR, width: Int = 360, height: Int = 640,
            rowHeight: @escaping @MainActor (Int) -> Int = { _ in -1 }
        ) throws {
            display = try TestDisplay.shared.get()
            let counts = rowCounts ?? titles.map { _ in 100 }
            self.titles = titles
            var starts: [Int] = []
            var sum = 0
            for count in counts {
                starts.append(sum)
                sum += count
            }
            self.starts = starts
            rowCount = sum
            let content = IndexBarContent(titles: titles, rowCounts: counts)
            list = RowList.make(count: sum, height: rowHeight)
            scrolled = gtk_scrolled_window_new()
            gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
            gtk_widget_set_vexpand(scrolled, 1)
            gtk_widget_set_hexpand(scrolled, 1)
            window = gtk_window_new()
            gtk_widget_set_direction(window, direction)
            gtk_window_set_decorated(window.window, 0)
            gtk_window_set_default_size(window.window, gint(width), gint(height))
            gtk_window_set_child(window.window, scrolled)
            gtk_widget_set_direction(scrolled, direction)
            bar = IndexBarWidget.attach(to: list, content: content, style: style)
            gtk_widget_set_direction(list, direction)
            gtk_window_present(window.window)
            #expect(run { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_height(list) > 0 })
            settle(window)
        }

        /// Closes the window and runs until GTK is done with it.
        func close() {
            gtk_window_destroy(window.window)
            while g_main_context_iteration(nil, 0) != 0 {}
        }

        /// The bounds of the bar in the window, which is at the top left of the screen.
        var barBounds: Rectangle { bar.widget.flatMap { Rectangle($0, in: window) } ?? Rectangle() }

        /// The middle of a title's band, on the screen.
        func point(of title: String) throws -> (x: Double, y: Double) {
            let entry = try #require(titles.firstIndex(of: title))
            return try point(ofEntry: entry)
        }

        /// The middle of an entry's band, on the screen.
        func point(ofEntry entry: Int) throws -> (x: Double, y: Double) {
            let band = try #require(bar.band(of: entry))
            let bounds = barBounds
            return bar.axis == .vertical
                ? (bounds.x + bounds.width / 2, bounds.y + band.center)
                : (bounds.x + band.center, bounds.y + bounds.height / 2)
        }

        /// The row whose widget is at the top of the list, read from the row's own label.
        var topRow: Int? { bar.screen()?.topTexts.first.flatMap { Int($0.dropFirst(4)) } }
    }

    extension UnsafeMutablePointer<GtkWidget> {
        /// The widget as a window.
        var window: UnsafeMutablePointer<GtkWindow> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
        }
    }
#endif
