import IndexBarContract
import Testing

/// The contract of all front ends (rule D19), by SwiftUI's own events.
@MainActor @Suite(.serialized) struct ContractTests {
    private static let isMouse = "a finger on a Mac is the mouse, whose preview is nearer and which hovers on"
    private static let isSilent =
        "SwiftUI's modifiers tell no app that a drag has begun, ended or been cancelled"

    /// Cases that do not hold, and why; each fails as soon as it holds.
    static let open: [String: String] = [
        "D4: the preview of a finger is 24 points away, centred on the band": isMouse,
        "D2: a hover that follows a finger counts once it is 4 points away": isMouse,
        "D4: the preview stays 6 points inside the boundary": isMouse,
        "D4: the preview is on the side of the middle; of both where reading begins": isMouse,
        "D4: where 24 points do not fit it is 6 away, then cut; less than 24 is not shown": isMouse,
        "constants: from the strip to the preview while a finger tracks": isMouse,
        "constants: from the strip to the preview where neither fits": isMouse,
        "constants: from the preview to the ends of the boundary": isMouse,
        "E8: new content in a drag keeps the entry, none ends it": isSilent,
        "D4: a disabled bar is painted at 0.4 and takes nothing; disabling cancels a drag": isSilent,
        "D4: a bar that is put away is gone and gives its room back": isSilent,
        "D6: escape is the bar's in a drag only, which it cancels": isSilent,
        "D3: everything that can be seen is done before anyone is told":
            "the list moves with the next update, after observers have been told",
        "L13: reserved is known at once and told when it changes":
            "what rows keep free changes with the next update",
        "D4: insets are taken from the bar": "SwiftUI keeps its safe area clear; a bar is given no insets",
        "D4: no room, nothing drawn and nothing taken; no trap": "a line of text has a height",
        "D5: a key starts the timer anew, handled or not": "a key needs the focus, which stops the timer",
        "E4: a cancelled drag brings the list back, to the point": "the list is reached by its sections only",
        "D13: the chosen entry stays lit at the list's end until the user scrolls":
            "where the list is inside a section is not known, so a movement inside it is none",
        "D13: the very top, for a search entry": "the very top is the first section's header",
        "constants: how near a place of the list counts as there": "an offset is not known",
        "D11: content first, rows a frame later: the choice is gone to again":
            "how many rows a list has taken in is not known, and an id that it does not have is silent",
    ]

    @Test(arguments: ContractSuite.cases) func `the contract holds`(one: ContractCase) {
        let frontEnd = SwiftUIContract()
        defer { frontEnd.close() }
        let failures = one.failures(on: frontEnd) ?? []
        guard let reason = Self.open[one.name] else { return #expect(failures == []) }
        withKnownIssue(Comment(rawValue: reason)) { #expect(failures == []) }
    }

    /// - There are no fingers, haptics and wheels; gestures have no momentum, and what a scroll view does by itself is
    ///   not the bar's.
    /// - The suite's list is a stack, so headers do not stay on top: `JumpTests` has lazy and pinned ones.
    @Test func `what is left out is known`() {
        let left = ContractSuite.cases.filter { !SwiftUIContract.abilities.isSuperset(of: $0.needs) }
        let names = left.map(\.name).filter { !$0.hasPrefix("script ") }
        #expect(
            names == [
                "D3: haptic in a touch drag only, and not where the list does not move",
                "D3: no haptic where the section's header is on top already",
                "D3: no haptic for a mouse",
                "D3: a drag that begins while the list moves stops it at once",
                "D3: so does one that selects at the lift only",
                "D3: a selection stops a list that the user moves",
                "D3: scrolls are animated by the style, never in a drag or with less motion",
                "E3: one finger owns the drag; drift and the ends do not stop it",
                "E13: a wheel steps, its parts add up",
                "D4: a horizontal bar runs in reading direction at the bottom",
                "D5: momentum is the user's",
                "D5: an animation stops the timer",
                "D6: a horizontal bar is mirrored from right to left",
                "D14: rows above become longer: the bar goes there again",
                "D10: rows of unknown lengths: the header is exactly on top",
                "D10: an inner row ends below a pinned header",
                "R5, D16: a jump leaves the place across as it is",
                "D17, R18: 60 frames of scrolling read no title",
                "constants: how many titles are measured; D8: 512",
            ])
        #expect(Set(Self.open.keys).isSubset(of: ContractSuite.cases.map(\.name)))
    }
}
