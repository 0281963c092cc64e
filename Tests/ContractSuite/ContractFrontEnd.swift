import IndexBarCore

/// A front end as the contract suite sees it (rule D19): a bar in its own window, beside a list or alone.
///
/// A conforming type turns each event into one of the toolkit, so that it reaches the bar as a user's event does. It
/// reads results from the toolkit, not from the driver, and never calls the driver.
@MainActor package protocol ContractFrontEnd: AnyObject {
    /// What the front end can do. Cases that need more do not run.
    var abilities: ContractAbilities { get }

    /// Builds the window for a stage, or rebuilds it for another one and keeps all settings. This is the first call.
    func arrange(_ stage: ContractStage)

    /// Performs an action of the app and draws nothing: all acts before `pass` belong to one turn of the main loop.
    func act(_ act: ContractAct)

    /// Delivers an event at once, through the toolkit. Frames are drawn in `pass`.
    ///
    /// - Returns: whether the bar took the event: a key is not passed on, a finger or button belongs to the bar, an
    ///   action of assistive technology was carried out.
    @discardableResult func deliver(_ event: ContractEvent) -> Bool

    /// Lets time pass: draws frames while any is requested, moves lists that are in motion, and fires timers. With 0
    /// seconds it draws all frames that are due, with their layouts.
    func pass(_ seconds: Double)

    /// Reads what is shown now.
    func read() -> ContractReading

    /// Returns what has been reported and done since the last call, in order.
    func takeNotes() -> [ContractNote]
}

/// Features that not every toolkit has.
package struct ContractAbilities: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Section headers that are not rows, so that a header alone can be at the top.
    package static let headers = ContractAbilities(rawValue: 1)
    /// Headers that stay at the top.
    package static let pinnedHeaders = ContractAbilities(rawValue: 2)
    /// Rows wider than the view, which scrolls sideways.
    package static let sideways = ContractAbilities(rawValue: 4)
    /// A list that scrolls on after the finger lifts.
    package static let momentum = ContractAbilities(rawValue: 8)
    /// A list that scrolls to a row with an animation.
    package static let animation = ContractAbilities(rawValue: 16)
    /// Rows whose length is estimated until they are shown, and rows whose length changes.
    package static let ownLengths = ContractAbilities(rawValue: 32)
    /// A mouse with buttons.
    package static let mouse = ContractAbilities(rawValue: 64)
    /// A pointer that hovers.
    package static let hover = ContractAbilities(rawValue: 128)
    /// A wheel, or two fingers on a trackpad, over the bar.
    package static let wheel = ContractAbilities(rawValue: 256)
    /// A visible focus.
    package static let focus = ContractAbilities(rawValue: 512)
    /// Haptics.
    package static let haptics = ContractAbilities(rawValue: 1024)
    /// A bar that the app can hide, as during a search.
    package static let putAway = ContractAbilities(rawValue: 2048)
    /// A horizontal bar beside a list that scrolls sideways.
    package static let horizontal = ContractAbilities(rawValue: 4096)
    /// Announcements.
    package static let announcements = ContractAbilities(rawValue: 8192)
    /// A bar that takes no touch outside its own frame.
    package static let ownsHit = ContractAbilities(rawValue: 16384)
    /// Several fingers at once.
    package static let fingers = ContractAbilities(rawValue: 32768)
    /// Named actions for assistive technology.
    package static let namedActions = ContractAbilities(rawValue: 65536)
    /// Counts of the titles measured and read.
    package static let counts = ContractAbilities(rawValue: 131_072)

    /// All abilities.
    package static let all = ContractAbilities(rawValue: 262_143)
}
