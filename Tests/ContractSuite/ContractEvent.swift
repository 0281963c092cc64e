import IndexBarCore

/// An action of the app.
package enum ContractAct: Sendable {
    /// The app sets the bar's content.
    case content(IndexBarContent)
    /// The app sets the bar's whole style, including `constants`.
    case style(IndexBarStyle)
    /// The app replaces the list's rows. The list keeps its offset if the rows are long enough, else goes to its end.
    case rows(ContractList)
    /// The app selects an entry (`select(entry:)`).
    case choose(Int)
    /// The app scrolls the list at once, so that a row is at the top with `points` points of it above the edge.
    case jump(row: Int, points: Double = 0)
    /// The app scrolls the list to a row with an animation of 0.3 s.
    case animate(row: Int)
    /// The app scrolls the list sideways to an offset, in points.
    case sideways(Double)
    /// The app tells a bar that is not attached what the list shows (`listScrolled`).
    case listScrolled(row: Int, fraction: Double, byUser: Bool)
    /// At the next selection, an observer selects this entry.
    case chooseWhenTold(Int)
}

/// A toolkit event caused by the user. Its time is that of the clock, which `pass` advances.
package enum ContractEvent: Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled }

    /// A finger on the bar or beside it.
    case finger(Phase, id: Int = 0, x: Double, y: Double)
    /// A mouse with its button pressed.
    case mouse(Phase, x: Double, y: Double)
    /// A pointer with no button pressed.
    case hover(x: Double, y: Double)
    /// The pointer has left the window.
    case leave
    /// A key that types no character, while the bar has the focus.
    case key(IndexBarPress, IndexBarModifiers = [])
    /// A character; " " is the space bar.
    case type(String, IndexBarModifiers = [])
    /// A turn of the wheel over the bar.
    case wheel(IndexBarWheel)
    /// The bar gets a visible focus, or loses it.
    case focus(Bool)
    /// Assistive technology requests an action.
    case accessible(IndexBarAccessibleAction)
    /// A finger on the list scrolls it by a number of points and stays down.
    case dragList(Double)
    /// The finger lifts. The list scrolls on at `speed` points per second, which falls to 0 within 1 s.
    case liftList(speed: Double = 0)
}
