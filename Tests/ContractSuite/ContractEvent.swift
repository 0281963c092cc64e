import IndexBarCore

/// What an app does.
package enum ContractAct: Sendable {
    /// It gives the bar content.
    case content(IndexBarContent)
    /// It gives the bar a style: all of it, `constants` included.
    case style(IndexBarStyle)
    /// It gives the list other rows. The list stays at its offset as far as the rows go.
    case rows(ContractList)
    /// It selects an entry (`select(entry:)`).
    case choose(Int)
    /// It moves the list so that a row is at the top and so many points of it are above, at once.
    case jump(row: Int, points: Double = 0)
    /// It moves the list to a row as an animation of 0.3 s.
    case animate(row: Int)
    /// It moves the list sideways.
    case sideways(Double)
    /// It tells a bar that stands alone what its list shows (`listScrolled`).
    case listScrolled(row: Int, fraction: Double, byUser: Bool)
    /// Whenever something is selected, an observer chooses this entry, once.
    case chooseWhenTold(Int)
}

/// What a user does, as the toolkit has it. The time is the clock's, which `pass` moves.
package enum ContractEvent: Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled }

    /// A finger on the bar, or beside it.
    case finger(Phase, id: Int = 0, x: Double, y: Double)
    /// A mouse with its button down.
    case mouse(Phase, x: Double, y: Double)
    /// A pointer without a button.
    case hover(x: Double, y: Double)
    /// The pointer has left the window.
    case leave
    /// A key that is no character, while the bar has the focus.
    case key(IndexBarPress, IndexBarModifiers = [])
    /// A character; " " is the space bar.
    case type(String, IndexBarModifiers = [])
    /// A wheel over the bar.
    case wheel(IndexBarWheel)
    /// The bar gets the focus so that it is shown, or loses it.
    case focus(Bool)
    /// Assistive technology asks for something.
    case accessible(IndexBarAccessibleAction)
    /// A finger on the list has moved it on by so many points, and stays down.
    case dragList(Double)
    /// That finger is lifted; the list goes on with a speed, in points a second, that fades within 1 s.
    case liftList(speed: Double = 0)
}
