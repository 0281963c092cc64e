#if GTK
    import CGTK
    import IndexBarCore

    /// What a list shows at its top: a row and the part of it that is above the top, 0...1.
    struct ListPosition: Equatable {
        var row: Int
        var fraction: Double
    }

    /// A kind of list, as far as a bar has to know it: rows by number, from 0.
    @MainActor
    protocol ListAdapter: AnyObject {
        /// How many rows there are; nil where only the content knows.
        var rowCount: Int? { get }
        /// Whether rows run from side to side.
        var isHorizontal: Bool { get }
        /// The row at the top of the view and the part of it that is above the top, once the list is laid out.
        func firstVisible() -> ListPosition?
        /// Brings a row exactly to the top, or as near as the end of the list allows.
        func scrollToTop(row: Int)
        /// After the layout that follows `scrollToTop`: moves on by a fraction of the row.
        func scroll(into row: Int, fraction: Double)
        /// The widget that shows a row, if it is in view.
        func widget(of row: Int) -> UnsafeMutablePointer<GtkWidget>?
        /// Ends all connections.
        func end()
    }

    extension UnsafeMutablePointer<GtkWidget> {
        /// Whether the instance is of a type, or of one derived from it.
        func isA(_ type: GType) -> Bool {
            g_type_check_instance_is_a(cast(to: GTypeInstance.self), type) != 0
        }
    }
#endif
