#if GTK
    import CGTK
    import IndexBarCore

    /// What differs between kinds of lists. Rows are counted from 0; lengths run along the list, in points.
    @MainActor
    protocol ListRows: AnyObject {
        /// The number of rows that the list has; nil if only the content knows.
        var count: Int? { get }
        /// Whether the list is horizontal.
        var isHorizontal: Bool { get }
        /// Called after the list's layout.
        func laidOut()
        /// The list's state after a layout, except who moves it; nil without rows.
        func shown() -> IndexBarListState?
        /// The offset of a row from the start of the view in the last layout; nil if the row is not laid out.
        func place(of row: Int) -> (start: Double, length: Double)?
        /// Scrolls a row to the top as exactly as possible before the layout; nil means the very top.
        func bring(_ row: Int?)
        /// The widget of a row; nil if the row is not in view.
        func widget(of row: Int) -> Widget?
        /// Ends all connections.
        func end()
    }
#endif
