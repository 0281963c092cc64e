import IndexBarCore

/// A front end as the contract suite meets it (rule D19): a bar beside a list, or alone, in a window of its own.
///
/// Whoever conforms turns events into those of the toolkit, so that they arrive at the bar by the way that a user's
/// take, and reads back what the toolkit shows, not what the driver says. Nothing calls the driver.
@MainActor package protocol ContractFrontEnd: AnyObject {
    /// What it can do; cases that need more are not run.
    var abilities: ContractAbilities { get }

    /// Builds the window, or builds it anew as another stage says; what was set stays. Comes first of all.
    func arrange(_ stage: ContractStage)

    /// The app does something. Nothing is drawn by it: several acts before `pass` are one turn of the main loop.
    func act(_ act: ContractAct)

    /// Delivers an event by the toolkit's own way, at once; frames come by `pass`.
    ///
    /// - Returns: whether the bar has taken it: for a key that nobody else hears of it, for a finger or a button that
    ///   the touch is the bar's, for assistive technology that it was carried out.
    @discardableResult func deliver(_ event: ContractEvent) -> Bool

    /// Lets time pass: frames are drawn as long as any is asked for, lists that move go on, timers end. At 0 all frames
    /// that are due are drawn, with their layouts.
    func pass(_ seconds: Double)

    /// What is shown now.
    func read() -> ContractReading

    /// What has been told and done since this was asked last, in order.
    func takeNotes() -> [ContractNote]
}

/// What not every toolkit has.
package struct ContractAbilities: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Section headers apart from rows, so that a header alone can be at the top.
    package static let headers = ContractAbilities(rawValue: 1)
    /// Headers that stay at the top.
    package static let pinnedHeaders = ContractAbilities(rawValue: 2)
    /// Rows wider than the view, which scrolls sideways.
    package static let sideways = ContractAbilities(rawValue: 4)
    /// A list that goes on after the finger has left it.
    package static let momentum = ContractAbilities(rawValue: 8)
    /// A list that moves to a row as an animation.
    package static let animation = ContractAbilities(rawValue: 16)
    /// Rows whose length is an estimate until they have been seen, and rows that change their length.
    package static let ownLengths = ContractAbilities(rawValue: 32)
    /// A mouse with buttons.
    package static let mouse = ContractAbilities(rawValue: 64)
    /// A pointer that hovers.
    package static let hover = ContractAbilities(rawValue: 128)
    /// A wheel, or two fingers on a trackpad, over the bar.
    package static let wheel = ContractAbilities(rawValue: 256)
    /// A focus that is shown.
    package static let focus = ContractAbilities(rawValue: 512)
    /// Haptics.
    package static let haptics = ContractAbilities(rawValue: 1024)
    /// A bar that is put away, as during a search.
    package static let putAway = ContractAbilities(rawValue: 2048)
    /// A bar from side to side beside a list that scrolls so.
    package static let horizontal = ContractAbilities(rawValue: 4096)
    /// Announcements.
    package static let announcements = ContractAbilities(rawValue: 8192)
    /// It takes no touch outside its own size.
    package static let ownsHit = ContractAbilities(rawValue: 16384)
    /// Several fingers at once.
    package static let fingers = ContractAbilities(rawValue: 32768)
    /// Named actions for assistive technology.
    package static let namedActions = ContractAbilities(rawValue: 65536)
    /// Tells how many titles were measured and read.
    package static let counts = ContractAbilities(rawValue: 131_072)

    /// All there is.
    package static let all = ContractAbilities(rawValue: 262_143)
}
