#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// Lists that are no list view, and bars inside other scrolled windows.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct ScrolledWindowTests {
        private static let content = IndexBarContent(
            titles: ["A", "B", "C", "D"], rowCounts: [20, 20, 20, 20])

        /// A window with something that scrolls and a bar beside it.
        @MainActor
        final class Scrolling {
            let window = gtk_window_new()!
            let scrolled = gtk_scrolled_window_new()!
            let bar: IndexBarWidget

            init(
                _ child: UnsafeMutablePointer<GtkWidget>, list: UnsafeMutablePointer<GtkWidget>? = nil,
                offsetOfRow: (@MainActor (Int) -> Double)? = nil
            ) {
                gtk_scrolled_window_set_child(OpaquePointer(scrolled), child)
                gtk_window_set_decorated(window.window, 0)
                gtk_window_set_default_size(window.window, 300, 400)
                gtk_window_set_child(window.window, scrolled)
                bar = IndexBarWidget.attach(
                    to: list ?? scrolled, content: ScrolledWindowTests.content, offsetOfRow: offsetOfRow)
                gtk_window_present(window.window)
                #expect(run { gtk_widget_get_mapped(window) != 0 })
                settle(window)
            }

            var value: Double {
                gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)))
            }

            func scroll(to value: Double) {
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)), value)
                settle(window)
            }

            func close() { gtk_window_destroy(window.window) }
        }

        private func label(_ row: Int, height: Int) -> UnsafeMutablePointer<GtkWidget> {
            let label = gtk_label_new("row \(row)")!
            gtk_widget_set_size_request(label, -1, gint(height))
            return label
        }

        /// Rows of different heights, and where each begins.
        private func heights() -> [Int] { (0..<80).map { 30 + $0 % 5 * 10 } }

        @Test func `the rows of a list box come exactly to the top, and light their entry`() throws {
            _ = try TestDisplay.shared.get()
            let box = gtk_list_box_new()!
            for (row, height) in heights().enumerated() {
                gtk_list_box_append(OpaquePointer(box), label(row, height: height))
            }
            let scrolling = Scrolling(box)
            defer { scrolling.close() }
            for entry in [2, 1, 3, 0] {
                scrolling.bar.select(entry: entry)
                settle(scrolling.window)
                let row = try #require(gtk_list_box_get_row_at_index(OpaquePointer(box), gint(entry * 20)))
                let widget = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
                let bounds = try #require(IndexBarRectangle(widget, in: scrolling.scrolled))
                #expect(entry == 3 || bounds.y == 0, "entry \(entry)")
                #expect(scrolling.bar.highlightedEntry == entry)
                #expect(entry == 3 || scrolling.bar.screen()?.topTexts == ["row \(entry * 20)"])
            }
            let row = try #require(gtk_list_box_get_row_at_index(OpaquePointer(box), 45))
            let widget = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
            scrolling.scroll(to: try #require(IndexBarRectangle(widget, in: box)).y)
            #expect(scrolling.bar.highlightedEntry == 2)
        }

        @Test func `R7 a list box below a heading is the one that has the rows`() throws {
            _ = try TestDisplay.shared.get()
            let box = gtk_list_box_new()!
            for (row, height) in heights().enumerated() {
                gtk_list_box_append(OpaquePointer(box), label(row, height: height))
            }
            let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            let pointer = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
            gtk_box_append(pointer, label(-1, height: 50))
            gtk_box_append(pointer, box)
            let scrolling = Scrolling(column, list: box)
            defer { scrolling.close() }
            for entry in [2, 1, 0] {
                scrolling.bar.select(entry: entry)
                settle(scrolling.window)
                let row = try #require(gtk_list_box_get_row_at_index(OpaquePointer(box), gint(entry * 20)))
                let widget = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
                #expect(IndexBarRectangle(widget, in: scrolling.scrolled)?.y == 0, "entry \(entry)")
                #expect(scrolling.bar.highlightedEntry == entry)
                #expect(scrolling.bar.screen()?.topTexts == ["row \(entry * 20)"])
            }
        }

        @Test func `the children of a box are rows too`() throws {
            _ = try TestDisplay.shared.get()
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            for (row, height) in heights().enumerated() {
                gtk_box_append(
                    UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self),
                    label(row, height: height))
            }
            let scrolling = Scrolling(box)
            defer { scrolling.close() }
            scrolling.bar.select(entry: 1)
            settle(scrolling.window)
            #expect(scrolling.value == Double(heights()[..<20].reduce(0, +)))
            #expect(scrolling.bar.screen()?.topRow == 20)
        }

        @Test func `the app can say where rows are, else they are equally high`() throws {
            _ = try TestDisplay.shared.get()
            for (offsetOfRow, starts) in [
                (nil, [0.0, 1000, 2000]),
                ({ Double($0 * $0) / 2 } as (@MainActor (Int) -> Double)?, [0, 200, 800]),
            ] {
                let area = gtk_drawing_area_new()!
                gtk_widget_set_size_request(area, 200, 4000)
                let scrolling = Scrolling(area, offsetOfRow: offsetOfRow)
                defer { scrolling.close() }
                for (entry, start) in starts.enumerated().reversed() {
                    scrolling.bar.select(entry: entry)
                    settle(scrolling.window)
                    #expect(scrolling.value == start)
                    scrolling.scroll(to: start + 10)
                    #expect(scrolling.bar.highlightedEntry == entry)
                }
            }
        }

        @Test func `P20 P24 P25: a drag on the bar does not move a scrolled window around it`() throws {
            let display = try TestDisplay.shared.get()
            let rows = RowList(count: 80)
            let inner = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_child(OpaquePointer(inner), rows.widget)
            gtk_widget_set_size_request(inner, -1, 380)
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            let boxPointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
            gtk_box_append(boxPointer, inner)
            gtk_box_append(boxPointer, label(0, height: 900))
            let outer = Scrolling(box)
            defer { outer.close() }
            outer.bar.detach()
            let bar = IndexBarWidget.attach(to: rows.widget, content: Self.content)
            settle(outer.window)
            let bounds = try #require(bar.screen()?.bar)
            let x = bounds.x + bounds.width / 2
            display.touch.touch(.began, x: x, y: 350)
            #expect(run { bar.isTracking })
            for y in stride(from: 340.0, through: 20, by: -20) {
                display.touch.touch(.moved, x: x, y: y)
                drain()
            }
            settle(outer.window)
            #expect(outer.value == 0)
            #expect(bar.isTracking && bar.selectedEntry == 0)
            display.touch.touch(.ended, x: x, y: 20)
            #expect(run { !bar.isTracking })
            // The same finger beside the bar does move it: the test can fail.
            display.touch.touch(.began, x: 100, y: 390)
            for y in stride(from: 380.0, through: 20, by: -20) {
                display.touch.touch(.moved, x: 100, y: y)
                drain()
            }
            display.touch.touch(.ended, x: 100, y: 20)
            #expect(run { outer.value > 0 })
        }
    }
#endif
