#if GTK
    import CGTK
    import IndexBarCore

    /// A kind of list, as far as a bar has to know it: rows by number, from 0, along the list in points.
    @MainActor
    protocol ListRows: AnyObject {
        /// How many rows the list has taken in; nil where only the content knows.
        var count: Int? { get }
        /// Whether rows run from side to side.
        var isHorizontal: Bool { get }
        /// The list was laid out.
        func laidOut()
        /// What is at the top now that the list is laid out, and all else that is known but who moves it; nil
        /// without a row.
        func shown() -> IndexBarListState?
        /// Where a row is from the beginning of the view, by the last layout; nil where it is not placed.
        func place(of row: Int) -> (start: Double, length: Double)?
        /// Brings a row to the top as well as it can be told before the list is laid out; nil: the very top.
        func bring(_ row: Int?)
        /// The widget that shows a row, if it is in view.
        func widget(of row: Int) -> Widget?
        /// Ends all connections.
        func end()
    }
#endif
