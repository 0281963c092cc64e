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
        /// What the bar has selected, in order.
        private(set) var selections: [IndexBarSelection] = []

        /// A, B … Z and #.
        nonisolated static let alphabet = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]

        /// The rows of the list.
        let rows: RowList

        /// - Parameters:
        ///   - rowHeight: the height of a row, in points; −1: that of its text.
        ///   - hasHeaders: whether the first row of each section carries its title.
        ///   - showsWindow: if not, `show` does it.
        init(
            titles: [String] = ListWindow.alphabet, rowCounts: [Int]? = nil, style: IndexBarStyle = .init(),
            direction: GtkTextDirection = GTK_TEXT_DIR_LTR, width: Int = 360, height: Int = 640,
            rowHeight: @escaping @MainActor (Int) -> Int = { _ in -1 }, hasHeaders: Bool = false,
            showsWindow: Bool = true
        ) throws {
            display = try TestDisplay.shared.get()
            display.pointer.move(x: 1000, y: 750)
            let counts = rowCounts ?? titles.map { _ in 100 }
            self.titles = titles
            let starts = counts.indices.map { counts[..<$0].reduce(0, +) }
            self.starts = starts
            rowCount = counts.reduce(0, +)
            rows = RowList(count: rowCount, height: rowHeight) { row in
                hasHeaders ? starts.lastIndex(of: row).map { titles[$0] } : nil
            }
            list = rows.widget
            scrolled = gtk_scrolled_window_new()
            gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
            window = gtk_window_new()
            gtk_window_set_decorated(window.window, 0)
            gtk_window_set_default_size(window.window, gint(width), gint(height))
            gtk_window_set_child(window.window, scrolled)
            for widget in [window, scrolled, list] { gtk_widget_set_direction(widget, direction) }
            let content = IndexBarContent(titles: titles, rowCounts: counts)
            bar = IndexBarWidget.attach(to: list, content: content, style: style)
            bar.onSelect = { [unowned self] in selections.append($0) }
            if showsWindow { show() }
        }

        /// Shows the window and waits until it is laid out.
        func show() {
            gtk_window_present(window.window)
            #expect(run { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_height(list) > 0 })
            settle(window)
        }

        /// Closes the window and runs until GTK is done with it.
        func close() {
            gtk_window_destroy(window.window)
            drain()
        }

        /// The bounds of the bar in the window, which is at the top left of the screen.
        var barBounds: IndexBarRectangle {
            bar.widget.flatMap { IndexBarRectangle($0, in: window) } ?? IndexBarRectangle()
        }

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
        var topRow: Int? { bar.screen()?.topTexts.last.flatMap { Int($0.dropFirst(4)) } }

        /// The entries that were selected, in order.
        var selectedEntries: [Int] { selections.map(\.entry) }

        /// Forgets what was selected.
        func forget() { selections = [] }

        // MARK: Real input

        /// A finger goes down on a title and stays there.
        func touch(_ title: String, id: UInt32 = 1) throws {
            let point = try point(of: title)
            display.touch.touch(.began, id: id, x: point.x, y: point.y)
        }

        /// A finger moves to a title, off to the side by so many points.
        func drag(to title: String, id: UInt32 = 1, aside: Double = 0) throws {
            let point = try point(of: title)
            display.touch.touch(.moved, id: id, x: max(1, point.x - aside), y: point.y)
        }

        /// A finger is lifted.
        func lift(id: UInt32 = 1, x: Double = 10, y: Double = 10) {
            display.touch.touch(.ended, id: id, x: x, y: y)
        }

        /// Touches a title and lifts; waits until the drag is over.
        func tap(_ title: String) throws {
            try touch(title)
            #expect(run { bar.isTracking })
            let point = try point(of: title)
            lift(x: point.x, y: point.y)
            #expect(run { !bar.isTracking })
        }

        /// Turns the wheel over the list; down for positive numbers.
        func wheel(_ notches: Int) {
            display.pointer.move(x: 100, y: 100)
            for _ in 0..<abs(notches) {
                display.pointer.button(notches > 0 ? 5 : 4, isDown: true)
                display.pointer.button(notches > 0 ? 5 : 4, isDown: false)
            }
        }
    }

    extension UnsafeMutablePointer<GtkWidget> {
        /// The widget as a window.
        var window: UnsafeMutablePointer<GtkWindow> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
        }
    }
#endif
