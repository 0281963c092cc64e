import IndexBarCore
import SwiftUI
import Testing

@testable import IndexBarSwiftUI

/// What reaches the strip of macOS: mouse, pointer, keys, assistive technology.
@MainActor @Suite(.serialized) struct InputTests {
    @Test(arguments: [false, true])
    func `a drag that the system takes away ends without a word, at the latest with the next one`(
        sticks: Bool
    ) {
        var policy = StagePolicy.current
        policy.gestureStateSticks = sticks
        StagePolicy.with(policy) {
            let world = World()
            let hand = Hand(world)
            hand.down("M")
            hand.lose()
            #expect(world.isTracking == sticks)
            let next = Hand(world)
            next.down("C")
            #expect(world.isTracking && world.lit == "C" && world.told.map(\.phase) == [.began, .began])
            next.up()
            #expect(!world.isTracking && world.stage.issues.isEmpty)
        }
    }

    @Test func `a second finger ends the first one's drag and begins none`() {
        let world = World()
        let (first, second) = (Hand(world), Hand(world))
        first.down("M")
        second.down("C")
        #expect(world.lit == "M" && world.chosen == "M")
        second.up()
    }

    @Test func `hovering shows the preview and selects nothing`() throws {
        let world = World()
        world.stage.hover(world.point(of: "H"))
        world.turn()
        let bubble = try #require(world.stage.painted.last { $0.name == "H" && $0.rect.height > 25 })
        #expect(bubble.rect.maxX < 305 && world.told.isEmpty)
        world.stage.hover(nil)
        world.turn()
        #expect(!world.stage.painted.contains { $0.name == "H" && $0.rect.height > 25 })
        let hand = Hand(world)
        hand.down("H")
        let shown = try #require(world.stage.painted.last { $0.name == "H" && $0.rect.height > 25 })
        #expect(shown.rect == bubble.rect, "a mouse's preview is as near in a drag as before")
        hand.up()
    }

    @Test func `keys go along the bar, and those that find nothing are the window's`() {
        let world = World()
        world.stage.tab()
        #expect(world.stage.press(.downArrow) && world.chosen == "B")
        #expect(world.stage.press(.end) && world.chosen == "Z")
        #expect(world.stage.press(.home) && world.chosen == "A")
        #expect(world.stage.press("m", characters: "m") && world.chosen == "M")
        #expect(
            !world.stage.press("1", characters: "1") && !world.stage.press("q", characters: "q", .command))
        #expect(!world.stage.press(.leftArrow) && !world.stage.press(.escape) && world.chosen == "M")
        world.turn()
        #expect(world.top == "M" && world.lit == "M")
    }

    @Test(arguments: [15, 16]) func `on older systems arrows and escape come as commands`(release: Int) {
        StagePolicy.with(release: release) {
            let world = World()
            world.stage.tab()
            #expect(world.stage.press(.downArrow) && world.chosen == "B")
            world.turn()
            #expect(world.top == "B" && world.stage.issues.isEmpty)
        }
    }

    @Test func `one adjustable element has value, steps and an action for each drawn title`() throws {
        AccessibilityNotification.Announcement.posted = []
        let world = World()
        #expect(world.element?.label == "Section index" && world.value == "A, 1 of 26")
        world.element?.adjust?(.increment)
        world.turn()
        #expect(world.top == "B" && world.value == "B, 2 of 26")
        world.element?.adjust?(.decrement)
        world.turn()
        #expect(world.top == "A")
        let action = try #require(world.element?.actions.first { $0.name == "T" })
        action.action()
        world.turn()
        #expect(world.top == "T" && world.lit == "T")
        world.stage.tab()
        world.stage.press("m", characters: "m")
        #expect(AccessibilityNotification.Announcement.posted.last == "M, 13 of 26")
    }

    @Test func `a bar that hides itself has one timer, which a drag holds`() {
        let world = World(style: {
            $0.autoHide = .untilTouched
            $0.hideDelay = 2
        })
        #expect(world.lit == nil, "hidden")
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 312, y: 220))
        #expect(world.lit != nil && world.timer == nil)
        hand.up()
        #expect(world.timer == 2)
        hand.down(at: CGPoint(x: 312, y: 220))
        #expect(world.timer == nil)
        hand.up()
        world.endTimer()
        #expect(world.lit == nil && world.stage.issues.isEmpty)
    }

    @Test func `symbols stand in place of titles`() {
        let world = World(around: { world in
            List { ForEach(world.groups) { Text($0.id).indexBarTarget($0.id) } }
                .indexBar(world.groups, title: \.letter, symbol: { $0.id == "A" ? "star" : nil })
        })
        #expect(world.stage.painted.contains { $0.kind == .image && $0.name == "star" && $0.rect.midX > 300 })
    }
}
