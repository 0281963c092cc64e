#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK

    /// A window of 360 × 640 with a list of many rows in 27 sections and a bar attached to it.
    @MainActor
    final class BenchmarkWindow {
        static let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]

        let display: TestDisplay
        let window: UnsafeMutablePointer<GtkWidget>
        let bar: IndexBarWidget
        private let rows: RowList
        var list: UnsafeMutablePointer<GtkWidget> { rows.widget }

        init(rows count: Int) throws {
            display = try TestDisplay.shared.get()
            rows = RowList(count: count)
            let scrolled = gtk_scrolled_window_new()
            gtk_scrolled_window_set_child(OpaquePointer(scrolled), rows.widget)
            window = gtk_window_new()
            gtk_window_set_decorated(window.window, 0)
            gtk_window_set_default_size(window.window, 360, 640)
            gtk_window_set_child(window.window, scrolled)
            let share = count / Self.letters.count
            let counts = Self.letters.indices.map {
                $0 == 0 ? count - share * (Self.letters.count - 1) : share
            }
            bar = IndexBarWidget.attach(
                to: rows.widget, content: IndexBarContent(titles: Self.letters, rowCounts: counts))
            gtk_window_present(window.window)
            let list = rows.widget
            run { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_height(list) > 0 }
            settle(window)
        }
    }

    extension UnsafeMutablePointer<GtkWidget> {
        var window: UnsafeMutablePointer<GtkWindow> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
        }
    }
#endif
