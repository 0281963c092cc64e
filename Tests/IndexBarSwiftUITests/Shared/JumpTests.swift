import IndexBarCore
import SwiftUI
import Testing

@testable import IndexBarSwiftUI

/// From the bar to the list and back.
@MainActor @Suite(.serialized) struct JumpTests {
    @Test(arguments: World.Container.allCases)
    func `a tap on a letter brings its section to the top, and lights it`(container: World.Container) {
        let world = World(
            Group.all(container == .stack ? 3 : 9), container, size: CGSize(width: 320, height: 420))
        #expect(world.lit == "A")
        for letter in ["M", "C", "T", "A"] {
            world.tap(letter)
            #expect(
                world.top == letter && world.chosen == letter && world.lit == letter,
                "\(letter) \(world.top ?? "") \(world.lit ?? "")")
            #expect(abs(world.firstY) < 0.5)
        }
        #expect(world.stage.issues.isEmpty && world.stage.unknown.isEmpty && !world.isTracking)
        #expect(world.told.map(\.entry) == [12, 2, 19, 0])
    }

    @Test func `headers are found by their own ids where the ForEach has others`() {
        let world = World(
            Group.all(),
            around: { world in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(Array(world.groups.enumerated()), id: \.offset) { _, group in
                            Section {
                                ForEach(group.names, id: \.self) { Row(name: $0, height: 40) }
                            } header: {
                                Text(group.letter).frame(height: 30).indexBarTarget(group.id)
                            }
                        }
                    }
                }
                .indexBar(world.groups, title: \.letter, rows: \.count)
            })
        world.tap("Q")
        #expect(world.top == "Q" && world.lit == "Q" && world.stage.unknown.isEmpty)
    }

    @Test func `the first letter can be selected again after the list was scrolled by hand`() {
        let world = World()
        world.tap("A")
        world.stage.scroll(by: 1000)
        world.turn()
        #expect(world.topLetter == "C" && world.lit == "C")
        world.tap("A")
        #expect(world.top == "A" && world.lit == "A" && world.told.count == 2)
    }

    @Test func `a drag follows the finger, also aside and past the ends`() {
        let world = World()
        let hand = Hand(world)
        hand.down("F")
        #expect(hand.isTaken && world.isTracking && world.top == "F")
        hand.move("P", aside: -200)
        #expect(world.top == "P" && world.isTracking)
        hand.move(to: CGPoint(x: 315, y: 5000))
        #expect(world.lit == "Z" && world.chosen == "Z")
        hand.up()
        #expect(
            !world.isTracking && world.lit == "Z", "lit, though the list is too short to bring it to the top")
        world.stage.scroll(by: -900)
        world.turn()
        #expect(world.lit == world.topLetter)
    }

    @Test(arguments: World.Container.allCases)
    func `the list lights the bar at every step`(container: World.Container) {
        let world = World(Group.all(container == .stack ? 4 : 20), container)
        for step in 0..<40 {
            world.stage.scroll(by: step < 24 ? 211 : -187)
            world.turn()
            // What is above the top is not painted: there it is worked out, 190 points a section.
            let place = Int(world.stage.offset() / 190)
            let top = container == .stack ? Group.letters[min(25, place)] : world.topLetter
            #expect(world.lit == top, "step \(step) \(world.stage.offset())")
        }
        #expect(world.stage.issues.isEmpty)
    }

    @Test(arguments: [World.Container.list, .lazyStack, .pinnedStack])
    func `where heights are estimates a jump is put right`(container: World.Container) {
        // The double keeps no estimates in the list of UIKit's that is below its own.
        if container == .list, StagePolicy.current.listHost != .none { return }
        let groups = Group.letters.enumerated().map { place, letter in
            Group(id: letter, names: (0..<9).map { "\(letter)\($0)" }, height: 20 + CGFloat(place * 7))
        }
        let world = World(groups, container)
        for letter in ["T", "C", "W", "K", "B"] {
            world.tap(letter)
            #expect(world.top == letter && abs(world.firstY) < 0.5 && world.lit == letter)
        }
    }

    @Test func `several selections between two frames are one scroll, the last`() {
        let world = World()
        guard world.stage.list == nil else { return }
        let hand = Hand(world)
        hand.down("B")
        let before = world.stage.scrolls.count
        #expect(Set(world.stage.scrolls.map { "\($0.id)" }) == ["B"] && before <= 3)
        hand.move("Q")
        #expect(Set(world.stage.scrolls.dropFirst(before).map { "\($0.id)" }) == ["Q"])
        #expect(world.stage.scrolls.count - before <= 3, "one scroll and at most two repeats")
        hand.up()
    }
}

extension Stage {
    #if !canImport(UIKit)
        var list: Int? { nil }
    #endif
}
